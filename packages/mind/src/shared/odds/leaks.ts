import type { ByHand } from "../worlds/hands.js";
import type { Effect } from "./watchers.js";

/** What the cards of a player would tell a watcher about that player's hand. */
export interface LeaksOf<L> {
  /** On average, if they are chosen as the model says. */
  readonly bits: number;
  /** By what the rules allow to be shown. */
  readonly answers: readonly L[];
}

/** What certain cards would tell. */
export interface LeakOf<Card, Hand, Odds> {
  readonly cards: readonly Card[];
  /** How likely the model thinks that they are shown. */
  readonly odds: number;
  /** The bits they are expected to tell the watcher, whose own hand may be unknown. */
  readonly bits: number;
  /** By how many bits they are expected to bring the watcher nearer to the truth; below 0: they mislead. */
  readonly truth: number;
  /** The same by each hand that the watcher may hold. */
  readonly realised: readonly RealisedOf<Hand>[];
  /** What the watcher would think of the hand, on average. */
  readonly leaves: Odds;
}

export interface RealisedOf<Hand> {
  /** Null: the Ambassador's player has none. */
  readonly hand: Hand | null;
  /** How likely it is the watcher's. */
  readonly odds: number;
  readonly bits: number;
  readonly truth: number;
}

/** The part of a leak that an effect on the watchers tells. */
export const leakBy = <Hand>({ bits, truth, realised }: Effect, hands: ByHand<Hand>) => ({
  bits,
  truth,
  realised: realised.map(
    ({ hand, odds, bits, truth }): RealisedOf<Hand> => ({
      hand: hand === null ? null : hands[hand],
      odds,
      bits,
      truth,
    }),
  ),
});
