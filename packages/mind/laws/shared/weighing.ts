import { total } from "./total.js";

/** A deal, and how likely it is. */
export interface Weighed<Hand> {
  /** By colour: red, green, blue, yellow. */
  readonly hands: readonly Hand[];
  readonly weight: number;
}

/** Something that may be shown, and how likely it is. */
export interface Answer {
  readonly cards: readonly string[];
  readonly key: string;
  readonly chance: number;
}

export type ModelName = "coloured" | "truthful";

/** The deals that are left when each has become less likely by its factor; all weights sum to 1. */
export function weigh<Deal extends Weighed<unknown>>(
  deals: readonly Deal[],
  factor: (deal: Deal) => number,
): readonly Deal[] {
  const left = deals
    .map((deal) => ({ ...deal, weight: deal.weight * factor(deal) }))
    .filter(({ weight }) => weight > 0);
  const sum = total(left, ({ weight }) => weight);
  return left.map((deal) => ({ ...deal, weight: deal.weight / sum }));
}

/** Something of the hand of one colour: worked out once for all the deals with that hand. */
export function byHand<Hand, T>(place: number, of: (hand: Hand) => T) {
  const known = new Map<string, T>();
  return ({ hands }: Weighed<Hand>): T => {
    const hand = hands[place] as Hand;
    const value = known.get(`${hand}`) ?? of(hand);
    known.set(`${hand}`, value);
    return value;
  };
}

/** All that may be shown, each as likely as its weight among the others says. */
export function likely(
  all: readonly (readonly string[])[],
  weightOf: (cards: readonly string[]) => number,
): readonly Answer[] {
  const weights = all.map(weightOf);
  const sum = weights.reduce((one, other) => one + other, 0);
  return all.map((cards, i) => ({
    cards,
    key: [...cards].sort().join(),
    chance: (weights[i] ?? 0) / sum,
  }));
}

/** The model `coloured` in words: where there is a choice, a card that proves itself is shown once in 10,000. */
export function colouredWeight(
  cards: readonly string[],
  all: readonly (readonly string[])[],
  proves: (card: string) => boolean,
): number {
  const proving = all.filter((each) => each.some(proves)).length;
  const coloured = all.length - proving;
  if (proving === 0 || coloured === 0) return 1;
  return cards.some(proves) ? 1 / 10_000 / proving : 9_999 / 10_000 / coloured;
}
