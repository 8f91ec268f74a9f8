import { SPACES } from "@inkognito/engine/board";
import { expect, it } from "vitest";
import { pointOf } from "./points.js";
import { reachOf } from "./VeniceMap.js";

const ALL = SPACES.map(({ id }) => id);
const apart = (a: number, b: number): number => {
  const [[ax, ay], [bx, by]] = [pointOf(a), pointOf(b)];
  return Math.hypot(ax - bx, ay - by);
};

it("a lit space by itself is as wide as a fingertip, however far away the map is", () => {
  for (const scale of [0.2, 0.3, 0.44]) expect(2 * reachOf(42, [42], scale) * scale).toBe(32);
});

it("from near it is as wide as its light", () => {
  expect(reachOf(42, [42], 0.85)).toBe(36);
});

it("a touch always means the nearest of two lit spaces: their reaches never overlap", () => {
  for (const scale of [0.1, 0.22, 0.5, 1.7]) {
    for (const a of ALL) {
      for (const b of ALL.filter((other) => other !== a)) {
        const both = reachOf(a, ALL, scale) + reachOf(b, ALL, scale);
        expect(both).toBeLessThanOrEqual(apart(a, b) + 1e-9);
      }
    }
  }
});

it("even with every space lit none is narrower than its light", () => {
  for (const id of ALL) expect(reachOf(id, ALL, 1)).toBe(36);
});
