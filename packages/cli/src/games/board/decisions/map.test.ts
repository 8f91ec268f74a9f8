import { SPACES } from "@inkognito/engine/board";
import { boardTable, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { WIDTH } from "../../shared/text.js";
import { mapReply, plan, spots } from "./map.js";

describe("the map as text", () => {
  const { positions } = viewAt(boardTable(), 0).table;

  it("[B1.1] shows every space once, in 80 columns, with who stands there", () => {
    const rows = plan({ ...positions, "red-tall": 58, "blue-fat": 1 });
    const labels = rows
      .join(" ")
      .split(/\s+/)
      .filter((label) => label !== "");
    expect(labels.map((label) => Number.parseInt(label, 10)).sort((a, b) => a - b)).toEqual(
      SPACES.map(({ id }) => id),
    );
    expect(labels).toContain("58RA");
    expect(labels).toContain("1B");
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(WIDTH);
  });

  it("keeps east and west, north and south", () => {
    const at = new Map(spots().map((spot) => [spot.id, spot]));
    const spotOf = (id: number) => at.get(id) ?? { row: Number.NaN, column: Number.NaN };
    const turned = SPACES.flatMap((a) =>
      SPACES.filter(
        (b) =>
          (a.x - b.x > 90 && !(spotOf(a.id).column > spotOf(b.id).column)) ||
          (a.y - b.y > 90 && !(spotOf(a.id).row > spotOf(b.id).row)),
      ).map((b) => [a.name, b.name]),
    );
    expect(turned).toEqual([]);
  });

  it("says where a space leads, by number or name", () => {
    const view = viewAt(boardTable(), 0);
    const line = mapReply("rialto", view);
    expect(line).toEqual(mapReply("50", view));
    expect(line).toMatchObject({ lines: [expect.stringContaining("land 11 37 49 51; sea 13 29")] });
    expect(mapReply("nowhere", view)).toMatchObject({
      lines: [expect.stringContaining("no place")],
    });
    expect(mapReply("all", view)).toMatchObject({ type: "say" });
  });
});
