import { fictitiousOf, type Seen } from "@inkognito/engine/card";
import { COLOURS, colourAt } from "@inkognito/engine/core";
import {
  ANY_HAND,
  type ByHand,
  castsLeft,
  explaining,
  onlyHand,
  type Weighed,
  weigh,
} from "../../../shared/odds/weights.js";
import { ALL_HANDS, SAME } from "../../../shared/worlds/hands.js";
import { cardSet, handOf } from "../../odds/choices.js";
import { CASTS, type Cast } from "../../worlds/deals.js";
import { handsWith, type Memory } from "../../worlds/evidence.js";
import { type Manner, seenOf, UNKNOWN, weightAt } from "./manner.js";
import { occasionOf } from "./occasion.js";

/** Every possible cast and how likely it is, and how everybody seems to show cards. */
export interface Believed extends Weighed<Cast> {
  /** By colour. */
  readonly manners: readonly Manner[];
}

/** From the cards that were seen. */
export function believed(memory: Memory): Believed {
  const { config, seat, hand, seen } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  // Nobody else has the own identity or number: those hands need no looking at.
  const others = hand === null ? ANY_HAND : fitting(ALL_HANDS & ~(SAME[handOf(hand)] as number));
  const hands: ByHand[] = COLOURS.map((colour) =>
    colour === own && hand !== null ? onlyHand(handOf(hand)) : others,
  );
  const manners: Manner[] = COLOURS.map(() => UNKNOWN);
  for (const [i, each] of seen.entries()) {
    const colour =
      each.type === "look"
        ? fictitiousOf(config)
        : colourAt(config, each.type === "pair" ? each.from : each.of);
    if (colour === null || colour === own) continue;
    const place = COLOURS.indexOf(colour);
    const cards = each.type === "pair" ? each.cards : [each.card];
    const possible = handsWith(cards);
    hands[place] = explaining(hands[place] as ByHand, fitting(possible));
    if (each.type === "look") continue;
    // Both show at the same time (C4.1): what was shown in the same swap, nobody had seen.
    const before = seen.slice(0, i).filter((other) => !isSameSwap(other, each));
    const occasion = occasionOf({ ...memory, seen: before }, each);
    const shown = { occasion, set: cardSet(cards), round: each.round };
    manners[place] = seenOf(manners[place] as Manner, shown, hands[place] as ByHand);
  }
  const explained = hands.map((open, place) => weighedBy(open, manners[place] as Manner));
  return { ...weigh(castsLeft(CASTS, explained), explained), manners };
}

const fitting = (hands: number): ByHand => ANY_HAND.map((_, hand) => (hands >> hand) & 1);

/** Only the rules make something impossible. */
const LEAST = 1e-60;

const weighedBy = (open: ByHand, manner: Manner): ByHand =>
  open.map((weight, hand) => (weight === 0 ? 0 : Math.max(LEAST, weightAt(manner, hand))));

const isSameSwap = (one: Seen, other: Seen): boolean =>
  one.type === "pair" &&
  other.type === "pair" &&
  one.round === other.round &&
  one.from === other.to;
