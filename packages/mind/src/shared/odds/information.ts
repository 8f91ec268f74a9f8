import { byHand, HANDS, type HandIndex, type HandSums, handSums } from "../worlds/hands.js";
import type { HandWeights, Weighed } from "./weights.js";

/** The bits that are missing to certainty. */
export function entropyOf({ weights, total }: Omit<Weighed<unknown>, "casts">): number {
  let sum = 0;
  for (const weight of weights) if (weight > 0) sum -= weight * Math.log2(weight / total);
  return total === 0 ? 0 : sum / total;
}

/**
 * The bits that moved the shares from `before` to `after`: never below 0, and on average what the question
 * was worth (the Kullback–Leibler divergence).
 */
export function bitsBetween(before: HandWeights, after: HandWeights): number {
  let sum = 0;
  for (const hand of HANDS) {
    if (after[hand] > 0) sum += after[hand] * Math.log2(after[hand] / before[hand]);
  }
  return Math.max(0, sum);
}

/** What a player with a certain hand may show, and how likely it is then. */
export interface Signal {
  /** The cards as a set of bits: the same for the same cards. */
  readonly key: number;
  readonly chance: number;
}

/** One thing that may be shown. */
export interface Heard {
  readonly key: number;
  /** How likely it is shown. */
  readonly odds: number;
  /** By hand: how likely it is the shower's, once this is shown. */
  readonly hands: HandWeights;
  /** What it tells about the shower's hand. */
  readonly bits: number;
}

/** Everything that may be shown by a player whose hand is known this well. */
export function hear(
  prior: HandWeights,
  signals: (hand: HandIndex) => readonly Signal[],
): ReadonlyMap<number, Heard> {
  const joint = new Map<number, HandSums>();
  for (const hand of HANDS) {
    if (prior[hand] === 0) continue;
    for (const { key, chance } of signals(hand)) {
      const row = joint.get(key) ?? handSums();
      row[hand] = prior[hand] * chance;
      joint.set(key, row);
    }
  }
  const heard = new Map<number, Heard>();
  for (const [key, row] of joint) {
    const odds = row.reduce((sum, each) => sum + each, 0);
    const hands = byHand((hand) => row[hand] / odds);
    heard.set(key, { key, odds, hands, bits: bitsBetween(prior, hands) });
  }
  return heard;
}
