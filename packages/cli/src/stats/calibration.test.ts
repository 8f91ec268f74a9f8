import { describe, expect, it } from "vitest";
import type { Claimed } from "../games/shared/botGame.js";
import { addCalibrations, calibrationOf, NO_CALIBRATION, reliabilityOf } from "./calibration.js";

/** Ten claims at these odds, so many of them true. */
const ten = (odds: number, right: number): readonly Claimed[] =>
  Array.from({ length: 10 }, (_, i) => ({ odds, right: i < right }));

const sumOf = (deals: readonly (readonly Claimed[])[]) =>
  reliabilityOf(deals.map(calibrationOf).reduce(addCalibrations, NO_CALIBRATION));

describe("calibration", () => {
  it("puts a claim into the tenth its odds lie in, and certainty into the last", () => {
    const bins = sumOf([[0, 0.0999, 0.1, 0.85, 1].map((odds) => ({ odds, right: true }))]);
    expect(bins.map(({ from, claims }) => [from, claims])).toEqual([
      [0, 2],
      [0.1, 1],
      [0.8, 1],
      [0.9, 1],
    ]);
  });

  it("says how many were true, and at what odds they were held", () => {
    const [bin] = sumOf([ten(0.82, 8), ten(0.88, 9)]);
    expect(bin).toMatchObject({ claims: 20, held: 0.85, rate: 0.85, reliable: true });
  });

  it("counts deals, not claims: all right in one deal and all wrong in the next is no certainty", () => {
    const torn = sumOf(Array.from({ length: 20 }, (_, i) => ten(0.5, i % 2 === 0 ? 10 : 0)))[0];
    const even = sumOf(Array.from({ length: 20 }, () => ten(0.5, 5)))[0];
    // Between deals the share's standard deviation is 0.5: 1.96 · 0.5 / √19 either way.
    expect(torn?.high).toBeCloseTo(0.5 + (1.96 * 0.5) / Math.sqrt(19), 3);
    expect(even).toMatchObject({ low: 0.5, high: 0.5 });
  });

  it("is not certain because a few deals had no exception", () => {
    const all = sumOf(Array.from({ length: 10 }, () => ten(0.85, 10)))[0];
    const none = sumOf(Array.from({ length: 10 }, () => ten(0.15, 0)))[0];
    // 0.6915 ** 10 = 0.025
    expect(all).toMatchObject({ rate: 1, low: 0.6915, high: 1, reliable: true });
    expect(none).toMatchObject({ rate: 0, low: 0, high: 0.3085, reliable: true });
  });

  it("sees too much confidence and too little", () => {
    const many = (odds: number, right: number) =>
      sumOf(Array.from({ length: 40 }, () => ten(odds, right)))[0]?.reliable;
    expect([many(0.85, 5), many(0.85, 10), many(0.85, 8)]).toEqual([false, false, true]);
  });

  it("is the same for everyone who counts", () => {
    const deals = [ten(0.2, 1), ten(0.7, 7), ten(0.72, 2)];
    const [one = [], two = [], three = []] = deals;
    const parts = [[one, two], [three]].map((each) =>
      each.map(calibrationOf).reduce(addCalibrations, NO_CALIBRATION),
    );
    expect(reliabilityOf(parts.reduce(addCalibrations))).toEqual(sumOf(deals));
  });
});
