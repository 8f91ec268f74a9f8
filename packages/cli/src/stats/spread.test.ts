import { describe, expect, it } from "vitest";
import { meanOf, NO_SPREAD, type Spread, together, withValue } from "./spread.js";

const of = (...values: readonly number[]): Spread => values.reduce(withValue, NO_SPREAD);
const times = (count: number, value: number): readonly number[] => Array(count).fill(value);

describe("a mean and how far it can be trusted", () => {
  it("is the mean of the values, within its interval", () => {
    const { rate, low, high } = meanOf(of(...times(60, 1), ...times(40, 0)), 0, 1);
    expect(rate).toBe(0.6);
    // 1.96 * sqrt(0.6 * 0.4 / 100) = 0.096
    expect(low).toBeCloseTo(0.504, 1);
    expect(high).toBeCloseTo(0.696, 1);
  });

  it("deals that always come out even leave no doubt, as single games would", () => {
    const even = meanOf(of(...times(100, 0.5)), 0, 1);
    const single = meanOf(of(...times(50, 0), ...times(50, 1)), 0, 1);
    expect(even.high - even.low).toBeLessThan((single.high - single.low) / 2);
  });

  it("nothing known: anything is possible", () => {
    expect(meanOf(NO_SPREAD, -1, 1)).toEqual({ rate: 0, low: -1, high: 1 });
  });

  it("a few wins in a row are no proof", () => {
    expect(meanOf(of(1, 1, 1), 0, 1).low).toBeLessThan(0.6);
  });

  it("samples of several threads add up to the one of one thread", () => {
    expect(together(of(0, 1), of(0.5))).toEqual(of(0, 1, 0.5));
  });
});
