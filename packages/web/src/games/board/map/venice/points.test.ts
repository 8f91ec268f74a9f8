import { SPACES } from "@inkognito/engine/board";
import { expect, it } from "vitest";
import { FRAME, pointOf } from "./points.js";

it("[B1.1] all 58 spaces stand on the map, within its frame", () => {
  const inside = SPACES.filter(({ id }) => {
    const [x, y] = pointOf(id);
    return x > 30 && x < FRAME.width - 30 && y > 30 && y < FRAME.height - 30;
  });
  expect(inside).toHaveLength(58);
});

it("no two spaces are so near that one touch could mean both", () => {
  // A lit space can be touched within 36 units.
  const near = SPACES.flatMap(({ id }) =>
    SPACES.filter((other) => {
      const [[ax, ay], [bx, by]] = [pointOf(id), pointOf(other.id)];
      return other.id > id && Math.hypot(ax - bx, ay - by) < 72;
    }).map((other) => [id, other.id]),
  );
  expect(near).toEqual([]);
});
