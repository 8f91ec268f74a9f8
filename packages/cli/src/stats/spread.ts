import { round } from "./share.js";

/** Enough about a sample to give its mean with an interval. Sums only: samples can be added. */
export interface Spread {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export const NO_SPREAD: Spread = { count: 0, sum: 0, squares: 0 };

export const withValue = ({ count, sum, squares }: Spread, value: number): Spread => ({
  count: count + 1,
  sum: sum + value,
  squares: squares + value ** 2,
});

export const together = (a: Spread, b: Spread): Spread => ({
  count: a.count + b.count,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
});

export interface Mean {
  readonly rate: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Between `least` and `most`, where the values lie. */
export function meanOf({ count, sum, squares }: Spread, least: number, most: number): Mean {
  if (count === 0) return { rate: 0, low: least, high: most };
  const rate = sum / count;
  // One value more at either end: a sample without any difference is no proof that there is none.
  const [n, mean] = [count + 2, (sum + least + most) / (count + 2)];
  const variance = Math.max(0, (squares + least ** 2 + most ** 2) / n - mean ** 2);
  const spread = Z * Math.sqrt(variance / n);
  return {
    rate: round(rate),
    low: round(Math.max(least, Math.min(rate, mean - spread))),
    high: round(Math.min(most, Math.max(rate, mean + spread))),
  };
}
