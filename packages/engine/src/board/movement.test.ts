import { describe, expect, it } from "vitest";
import { after, boardTable, publicTable, refusal, steps } from "../testing/index.js";

describe("movement", () => {
  it("[B3.3] a figure passes through its own and other figures", () => {
    const table = boardTable({ at: { "red-tall": 9, "green-tall": 10, "red-short": 2 } });
    const moved = after(table, [
      0,
      {
        type: "move",
        steps: steps("white red-tall 10", "white red-tall 2", "white red-tall 3"),
      },
    ]);
    expect(publicTable(moved).positions["red-tall"]).toBe(3);
  });

  it("[B3.4] movement cannot end with two own figures on one space", () => {
    const table = boardTable({ at: { "red-tall": 9, "red-short": 10 } });
    expect(refusal(table, 0, { type: "move", steps: steps("white red-tall 10") })).toEqual({
      code: "ownFiguresShare",
      rule: "B3.4",
    });
  });
});
