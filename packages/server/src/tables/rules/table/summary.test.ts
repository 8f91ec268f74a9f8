import type { TableOptions, TableState } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { gone, playing } from "../../../testing/decisions.js";
import { formatSummary, parseSummary, summaryFor } from "./summary.js";

const stored = {
  game: "board",
  players: 4,
  people: 2,
  bots: 2,
  host: "ada",
  phase: "playing",
  listed: true,
  options: {} as TableOptions,
  seated: ["ada", "ben"],
  removed: [],
};
const listed = (summary: object, awaited: readonly string[] | null) =>
  parseSummary({ table: "campo", at: 7, summary: JSON.stringify(summary), awaited });
const isYours = (read: ReturnType<typeof parseSummary>, player: string | null): boolean =>
  summaryFor(read, player, () => null).yours;

describe("a summary", () => {
  it("says whether it is your turn, and of no one else's", () => {
    const read = listed(stored, ["ben"]);
    expect([isYours(read, "ben"), isYours(read, "ada"), isYours(read, null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(JSON.stringify(summaryFor(read, "ada", () => "Ada"))).not.toContain("ben");
  });

  it("counts a player who has left a game as the bot that plays on", () => {
    const counts = (table: TableState) => {
      const { people, bots } = JSON.parse(formatSummary(table));
      return [people, bots];
    };
    expect(counts(playing())).toEqual([2, 1]);
    expect(counts(playing(gone(1)))).toEqual([1, 2]);
    expect(counts(playing({ type: "stoodIn", seat: 1, why: "late" }))).toEqual([2, 1]);
  });

  it("says how many games there were, if it was written since that is known", () => {
    const at = (summary: object) => summaryFor(listed(summary, []), "ada", () => "Ada").games;
    expect([at({ ...stored, games: 2 }), at(stored)]).toEqual([2, undefined]);
  });

  it("written when whose turn it is still stood in it is read as well, until that is said anew", () => {
    const old = { ...stored, awaited: ["ada"] };
    expect(isYours(listed(old, null), "ada")).toBe(true);
    expect(isYours(listed(old, ["ben"]), "ada")).toBe(false);
    expect(summaryFor(listed(old, null), "ben", () => null)).not.toHaveProperty("awaited");
  });
});
