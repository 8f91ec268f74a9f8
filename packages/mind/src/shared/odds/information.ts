import type { ByHand, Weighed } from "./weights.js";

/** The bits that are missing to certainty. */
export function entropyOf({ weights, total }: Omit<Weighed<unknown>, "casts">): number {
  let sum = 0;
  for (const weight of weights) if (weight > 0) sum -= weight * Math.log2(weight / total);
  return total === 0 ? 0 : sum / total;
}

/**
 * The bits somebody was told whose shares were `before` and are `after`: how far one has moved, never
 * below 0, and on average what the question was worth (Kullback and Leibler's measure).
 */
export function bitsBetween(before: ByHand, after: ByHand): number {
  let sum = 0;
  for (const [i, share] of after.entries()) {
    if (share > 0) sum += share * Math.log2(share / (before[i] as number));
  }
  return Math.max(0, sum);
}

/** What somebody with a certain hand may say, and how likely it is then. */
export interface Signal {
  /** The same number for the same thing said. */
  readonly key: number;
  readonly chance: number;
}

/** One thing that may be said. */
export interface Heard {
  readonly key: number;
  /** How likely it is said. */
  readonly odds: number;
  /** By hand: how likely it is the speaker's, once it is said. */
  readonly hands: ByHand;
  /** What it tells about the speaker's hand. */
  readonly bits: number;
}

/** Everything that may be said by somebody of whose hand this much is known. */
export function hear(
  prior: ByHand,
  signals: (hand: number) => readonly Signal[],
): ReadonlyMap<number, Heard> {
  const joint = new Map<number, number[]>();
  for (const [hand, share] of prior.entries()) {
    if (share === 0) continue;
    for (const { key, chance } of signals(hand)) {
      const row = joint.get(key) ?? prior.map(() => 0);
      row[hand] = share * chance;
      joint.set(key, row);
    }
  }
  const heard = new Map<number, Heard>();
  for (const [key, row] of joint) {
    const odds = row.reduce((sum, each) => sum + each, 0);
    const hands = row.map((each) => each / odds);
    heard.set(key, { key, odds, hands, bits: bitsBetween(prior, hands) });
  }
  return heard;
}
