import { expect, it } from "vitest";
import { pauseBefore } from "./pace.js";

const moved = { type: "moved", seat: 1, steps: [] } as const;

it("what I do myself is shown at once, what others do after a while", () => {
  expect(pauseBefore(moved, 1, "normal")).toBe(0);
  expect(pauseBefore(moved, 0, "normal")).toBe(900);
});

it("slow takes twice as long, and at once takes no time", () => {
  expect(pauseBefore(moved, 0, "slow")).toBe(1800);
  expect(pauseBefore(moved, 0, "instant")).toBe(0);
});
