import { describe, expect, it } from "vitest";
import { parseTable } from "../games/botTables.js";
import { meansByPart, partsOf } from "./parts.js";
import { swapsOf } from "./swaps.js";
import { countDeal, emptyTally } from "./tally.js";

const tableOf = (game: string, players: number, edition?: string) => {
  const seats = Array(players).fill("random").join(",");
  return parseTable({ game, seats, edition, seed: "parts", match: false });
};

const partsAt = (game: string, players: number, edition?: string) => {
  const table = tableOf(game, players, edition);
  const played = table.playDeal(1, table.levels);
  return { played, parts: partsOf(played) };
};

const count = (parts: readonly (readonly string[])[], part: string): number =>
  parts.filter((each) => each.includes(part)).length;

const sidesAt = (...table: Parameters<typeof partsAt>) => {
  const { parts } = partsAt(...table);
  const counted = ["partner", "alone", "ambassador"].map((side) => [side, count(parts, side)]);
  return Object.fromEntries(counted);
};

describe("what a chair is in a game", () => {
  it.each([
    ["board", 3, { partner: 2, alone: 1, ambassador: 0 }],
    ["board", 4, { partner: 4, alone: 0, ambassador: 0 }],
    ["board", 5, { partner: 4, alone: 0, ambassador: 1 }],
    ["card", 3, { partner: 0, alone: 3, ambassador: 0 }],
    ["card", 4, { partner: 4, alone: 0, ambassador: 0 }],
    ["card", 5, { partner: 0, alone: 4, ambassador: 1 }],
  ])("%s, %i players: who has a partner", (game, players, sides) => {
    expect(sidesAt(game, players)).toEqual(sides);
  });

  it("[C8.1] the card game, 5 players, safe: the four agents have partners", () => {
    expect(sidesAt("card", 5, "safe")).toEqual({ partner: 4, alone: 0, ambassador: 1 });
  });

  it("[B2.4] every chair has its place in the order of play, the first one begins", () => {
    const { played, parts } = partsAt("board", 5);
    for (const turn of ["first", "second", "third", "fourth", "fifth"]) {
      expect(count(parts, turn)).toBe(1);
    }
    expect(played.actions[0]?.seat).toBe(parts.findIndex((each) => each.includes("first")));
  });

  it("[C3.4] in the card game the first one plays the first location", () => {
    const { played, parts } = partsAt("card", 4);
    expect(played.actions[0]?.seat).toBe(parts.findIndex((each) => each.includes("first")));
  });

  it("two partners count once", () => {
    const parts = [["partner", "F"], ["alone"], ["partner", "B"]] as const;
    expect(meansByPart(parts, [1, 0, 1])).toEqual([
      ["partner", 1],
      ["alone", 0],
      ["F", 1],
      ["B", 1],
    ]);
  });

  it("[B11.4] of three, either the pair wins or the one alone", () => {
    const table = tableOf("board", 3);
    const tally = emptyTally();
    for (const number of [1, 2, 3, 4]) countDeal(tally, table.play([number]));
    const { partner, alone } = tally.parts;
    expect(partner?.count).toBe(4);
    expect((partner?.sum ?? 0) + (alone?.sum ?? 0)).toBe(4);
  });

  it("nothing changes where a bot takes its own chair", () => {
    const { parts } = swapsOf(tableOf("board", 3), 1, "random");
    expect(Object.values(parts).map(({ gain }) => gain.sum)).toEqual(
      Object.values(parts).map(() => 0),
    );
    expect(parts.alone?.wins.count).toBe(1);
  });

  it("only one chair changes hands, if only that one is asked for", () => {
    const { all, seats, wins, parts } = swapsOf(tableOf("board", 5), 1, "random", 4);
    expect(seats.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1]);
    expect(wins.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1]);
    expect(all.count).toBe(1);
    expect(parts.ambassador?.gain.count).toBe(1);
    expect(parts.partner).toBeUndefined();
  });
});
