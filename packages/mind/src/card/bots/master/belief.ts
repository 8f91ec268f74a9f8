import { type CardView, type CodeNumber, EDITION_NUMBERS, type Seen } from "@inkognito/engine/card";
import { COLOURS, colourAt } from "@inkognito/engine/core";
import { type EstimateOf, estimatesFrom } from "../../../shared/odds/estimates.js";
import {
  ANY_HAND,
  castsLeft,
  explaining,
  type HandWeights,
  marginalsOf,
  onlyHand,
  type Weighed,
  weigh,
} from "../../../shared/odds/weights.js";
import {
  ALL_HANDS,
  byHand,
  EXCLUDED,
  type Four,
  four,
  replaceAt,
  without,
} from "../../../shared/worlds/hands.js";
import { colourOfSeen, fitting } from "../../odds/belief.js";
import { cardSet } from "../../odds/choices.js";
import { CASTS, type Cast, handOf } from "../../worlds/deals.js";
import { handsWith, type Memory } from "../../worlds/evidence.js";
import { memoryOf } from "../../worlds/worlds.js";
import { type Manner, seenOf, UNKNOWN, weightAt } from "./manner.js";
import { occasionOf } from "./occasion.js";

/** Every possible cast and how likely it is, and how each agent seems to show cards. */
export interface Believed extends Weighed<Cast> {
  /** By colour. */
  readonly manners: Four<Manner>;
}

/** From the cards that were seen. */
export function believed(memory: Memory): Believed {
  const { config, seat, hand, seen } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  // No other agent has the own identity or number: those hands need no looking at.
  const others = hand === null ? ANY_HAND : fitting(without(ALL_HANDS, EXCLUDED[handOf(hand)]));
  let hands = four((colour) =>
    COLOURS[colour] === own && hand !== null ? onlyHand(handOf(hand)) : others,
  );
  let manners = four(() => UNKNOWN);
  for (const [i, each] of seen.entries()) {
    const colour = colourOfSeen(memory, each);
    if (colour === null) continue;
    const cards = each.type === "pair" ? each.cards : [each.card];
    hands = replaceAt(hands, colour, explaining(hands[colour], fitting(handsWith(cards))));
    if (each.type === "look") continue;
    // Both show at the same time (C4.1): neither had seen the other's cards of the same swap.
    const before = seen.slice(0, i).filter((other) => !isSameSwap(other, each));
    const occasion = occasionOf({ ...memory, seen: before }, each);
    const shown = { occasion, set: cardSet(cards), round: each.round };
    manners = replaceAt(manners, colour, seenOf(manners[colour], shown, hands[colour]));
  }
  const explained = four((colour) => weighedBy(hands[colour], manners[colour]));
  return { ...weigh(castsLeft(CASTS, explained), explained), manners };
}

/** Only the rules make something impossible. */
const LEAST = 1e-60;

const weighedBy = (open: HandWeights, manner: Manner): HandWeights =>
  byHand((hand) => (open[hand] === 0 ? 0 : Math.max(LEAST, weightAt(manner, hand))));

const isSameSwap = (one: Seen, other: Seen): boolean =>
  one.type === "pair" &&
  other.type === "pair" &&
  one.round === other.round &&
  one.from === other.to;

export type Estimate = EstimateOf<CodeNumber>;

/** All estimates of a master in this seat. */
export const estimatesOf = (view: CardView): readonly Estimate[] => {
  const { config } = view.table;
  return estimatesFrom(
    marginalsOf(believed(memoryOf(view))),
    EDITION_NUMBERS[config.edition],
    config,
  );
};
