import { describe, expect, it } from "vitest";
import { randomFrom } from "../random.js";
import { smallestCover } from "./cover.js";

describe("the smallest cover", () => {
  it.each([
    { name: "no rows", rows: [], size: 0 },
    { name: "one item in all", rows: [[1, 2], [2, 3], [2]], size: 1 },
    // The greedy choice, 1, is in three rows and needs two more.
    {
      name: "greed is wrong",
      rows: [
        [1, 2],
        [1, 3],
        [1, 2, 4],
        [3, 5],
        [2, 6],
      ],
      size: 2,
    },
    { name: "nothing in common", rows: [[1], [2], [3]], size: 3 },
  ])("$name: $size", ({ rows, size }) => {
    const cover = smallestCover(rows);
    expect(cover).toHaveLength(size);
    for (const row of rows) expect(row.some((item) => cover?.includes(item))).toBe(true);
  });

  it("an empty row has none", () => {
    expect(smallestCover([[1], []])).toBeNull();
  });

  it("is as small as the best of all 2^10 sets", () => {
    for (let number = 0; number < 200; number += 1) {
      const below = randomFrom(`cover ${number}`);
      const rows = Array.from({ length: 1 + below(14) }, () =>
        Array.from({ length: 1 + below(4) }, () => below(10)),
      );
      let best = 10;
      for (let set = 0; set < 1024; set += 1) {
        if (!rows.every((row) => row.some((item) => (set >> item) & 1))) continue;
        best = Math.min(best, set.toString(2).replaceAll("0", "").length);
      }
      expect(smallestCover(rows)).toHaveLength(best);
    }
  });
});
