import { describe, expect, it } from "vitest";
import { swapsOf } from "../../stats/swaps.js";
import { countDeal, emptyTally } from "../../stats/tally.js";
import { UsageError } from "../../usage.js";
import { parseTable } from "../botTables.js";
import { parseArrangement, seatings } from "./arrangement.js";

const none = () => {
  throw new Error("no one asked for the deal");
};

describe("how bots are spread over a deal", () => {
  it("as typed", () => {
    expect(seatings("seated", ["agent", "novice", "random"], none)).toEqual([
      ["agent", "novice", "random"],
    ]);
  });

  it("rotated: every bot has every chair once", () => {
    expect(seatings("rotated", ["agent", "novice", "random"], none)).toEqual([
      ["agent", "novice", "random"],
      ["novice", "random", "agent"],
      ["random", "agent", "novice"],
    ]);
  });

  it("duplicated: each level plays each team once", () => {
    const dealt = () => ["F", "X", "B", "Z"] as const;
    expect(seatings("duplicated", ["agent", "novice", "novice", "agent"], dealt)).toEqual([
      ["agent", "novice", "agent", "novice"],
      ["novice", "agent", "novice", "agent"],
    ]);
  });

  it.each([
    ["three seats", { duplicate: true }, ["agent", "novice", "agent"]],
    ["one level", { duplicate: true }, ["agent", "agent", "agent", "agent"]],
    ["three levels", { duplicate: true }, ["agent", "novice", "random", "agent"]],
    ["both", { duplicate: true, rotate: true }, ["agent", "novice", "agent", "novice"]],
    ["a match", { rotate: true, match: true }, ["agent", "novice", "agent", "novice"]],
  ] as const)("refuses %s", (_, wanted, levels) => {
    expect(() => parseArrangement(wanted, levels)).toThrow(UsageError);
  });
});

describe.each(["board", "card"])("duplicate deals of the %s game", (game) => {
  const values = { game, seats: "novice,random,novice,random", seed: "5", match: false };

  it("partners have the same bot, and both games have the same deal", () => {
    const table = parseTable({ ...values, duplicate: true });
    const games = [...table.play([1])];
    const hands = games.map(({ events }) =>
      events.find((event) => (event as { type: string }).type === "dealt"),
    );
    expect(hands[0]).toEqual(hands[1]);
    for (const { levels, outcome } of games) {
      const winners = outcome?.winners ?? [];
      expect(new Set(winners.map((seat) => levels[seat])).size).toBe(1);
    }
    expect(games[0]?.levels).toEqual(
      games[1]?.levels.map((level) => (level === "novice" ? "random" : "novice")),
    );
  });

  it("a deal counts once: what one bot wins the other loses", () => {
    const tally = emptyTally();
    countDeal(tally, parseTable({ ...values, duplicate: true }).play([1]));
    const { novice, random } = tally.deals;
    expect([novice?.count, random?.count]).toEqual([1, 1]);
    expect((novice?.sum ?? 0) + (random?.sum ?? 0)).toBe(1);
  });

  it("a bot that takes the chair of its like changes nothing", () => {
    const table = parseTable({ ...values, seats: "novice,novice,novice,novice" });
    const { all, seats } = swapsOf(table, 1, "novice");
    expect(all).toEqual({ count: 1, sum: 0, squares: 0 });
    expect(seats).toHaveLength(4);
  });
});
