import { AMBASSADOR, fictitiousOf, type Seen } from "@inkognito/engine/card";
import { COLOURS, colourAt, seatOf } from "@inkognito/engine/core";
import {
  ANY_HAND,
  type ByHand,
  castsLeft,
  explaining,
  onlyHand,
  type Weighed,
  weigh,
} from "../../../odds/weights.js";
import { cardSet, handOf } from "../../odds/choices.js";
import { CASTS, type Cast } from "../../worlds/deals.js";
import { handsWith, type Memory } from "../../worlds/evidence.js";
import { answersWith, occasionOf } from "./discretion.js";

/** Every possible cast and how likely it is, from the cards that were seen. */
export function believed(memory: Memory): Weighed<Cast> {
  const hands = byCards(memory);
  return weigh(castsLeft(CASTS, hands), hands);
}

/** By colour: how well each hand explains what was seen of it. */
function byCards(memory: Memory): readonly ByHand[] {
  const { config, seat, hand, seen } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  const hands: ByHand[] = COLOURS.map((colour) =>
    colour === own && hand !== null ? onlyHand(handOf(hand)) : ANY_HAND,
  );
  for (const [i, each] of seen.entries()) {
    const colour =
      each.type === "look"
        ? fictitiousOf(config)
        : colourAt(config, each.type === "pair" ? each.from : each.of);
    if (colour === null || colour === own) continue;
    const place = COLOURS.indexOf(colour);
    const before = hands[place] as ByHand;
    hands[place] = explaining(before, likelihoods(memory, i, each, before));
  }
  return hands;
}

/** Only the rules make something impossible. */
const LEAST = 1e-9;

/** By hand: how likely its owner shows just this, after what was shown before. */
function likelihoods({ config, seen }: Memory, at: number, each: Seen, open: ByHand): ByHand {
  const cards = each.type === "pair" ? each.cards : [each.card];
  const possible = handsWith(cards);
  if (each.type === "look") return open.map((_, hand) => (possible >> hand) & 1);
  const set = cardSet(cards);
  // Both show at the same time (C4.1): what was shown in the same swap, nobody had seen.
  const before = seen.slice(0, at).filter((other) => !isSameSwap(other, each));
  const occasion = occasionOf(config, before, each, seatOf(config, AMBASSADOR));
  return open.map((weight, hand) => {
    if (weight === 0 || ((possible >> hand) & 1) === 0) return 0;
    const answer = answersWith(hand, occasion).find(({ choice }) => choice.set === set);
    return answer === undefined ? 1 : Math.max(LEAST, answer.chance);
  });
}

const isSameSwap = (one: Seen, other: Seen): boolean =>
  one.type === "pair" &&
  other.type === "pair" &&
  one.round === other.round &&
  one.from === other.to;
