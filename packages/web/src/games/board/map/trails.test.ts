import { expect, it } from "vitest";
import { trailsAfter, trailsBetween } from "./trails.js";

it("only what has moved leaves a trail", () => {
  const before = { "red-tall": 2, "red-thin": 52, ambassador: 58 };
  const after = { "red-tall": 3, "red-thin": 52, ambassador: 29 };
  expect(trailsBetween(before, after)).toEqual([
    { piece: "red-tall", from: 2, to: 3 },
    { piece: "ambassador", from: 58, to: 29 },
  ]);
});

it("figures that are being placed come from nowhere", () => {
  expect(trailsBetween({}, { "red-tall": 2 })).toEqual([]);
});

it("what was taken back leaves no trail", () => {
  const [began, moved] = [{ type: "began" }, { type: "moved" }];
  const before = { positions: { "red-tall": 2 }, told: [began] };
  const after = { positions: { "red-tall": 3 }, told: [began, moved] };
  expect(trailsAfter(before, after)).toHaveLength(1);
  expect(trailsAfter(after, before)).toEqual([]);
  // The page is told the game anew.
  expect(trailsAfter(after, { ...before, told: [{ ...began }] })).toEqual([]);
});
