const EXACT = 1e-12;

/** Exact but for rounding. */
export function near(value: number | undefined, expected: number, what: string): void {
  if (value === undefined || !(Math.abs(value - expected) <= EXACT * Math.max(1, expected))) {
    throw new Error(`${what}: ${value} instead of ${expected}`);
  }
}
