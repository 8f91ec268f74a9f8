import type { BoardAction, Card } from "@inkognito/engine/board";
import { boardGame, type RecalledShow } from "@inkognito/engine/board/rules";
import { redactLog, type Seat } from "@inkognito/engine/core";
import { boardTable, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { bots } from "../bots.js";
import { waiting } from "./ambassador.js";

/** All proven through the Ambassador but yellow's, which follows. */
const PROVEN: readonly RecalledShow[] = (
  [
    [0, "F", "tall"],
    [1, "B", "short"],
    [2, "Z", "fat"],
  ] as const
).flatMap(([of, identity, build]): RecalledShow[] => {
  const asker: Seat = 3;
  const cards: readonly (readonly Card[])[] = [
    [`grey:identity:${identity}`, "identity:X"],
    [`grey:build:${build}`, "build:thin"],
  ];
  return [
    { asker, of, about: "identity", clear: true, cards: cards[0] ?? [] },
    { asker, of, about: "build", clear: true, cards: cards[1] ?? [] },
  ];
});

function decisionWith(shown: readonly RecalledShow[]): BoardAction {
  const table = boardTable({ players: 5, first: 4, shown });
  const told = redactLog(boardGame, table.events, 4).map(({ event }) => event);
  return bots.master({ view: viewAt(table, 4), told, seed: "sheet" });
}

describe("the Ambassador's sheet", () => {
  it("[B12.5] is sealed as soon as all eight facts are certain", () => {
    expect(decisionWith(PROVEN)).toMatchObject({
      type: "seal",
      sheet: { red: { identity: "F", build: "tall" }, yellow: { identity: "X", build: "thin" } },
    });
  });

  it("[B12.5] is not sealed before a question that may settle it", () => {
    expect(decisionWith(PROVEN.slice(1)).type).toBe("walk");
  });

  it("[B12.5] certainty does not wait", () => {
    expect(waiting(1, 3, false)).toBe(0);
  });

  it.each([
    { round: 1, letterSeen: false, waits: true },
    { round: 5, letterSeen: false, waits: true },
    { round: 9, letterSeen: false, waits: false },
    { round: 5, letterSeen: true, waits: true },
    { round: 7, letterSeen: true, waits: false },
  ])("[B12.6] one of two sheets, round $round, a letter seen: $letterSeen", (row) => {
    // One more question settles it, if no one announces before: 0.72, at last 0.5 of the games go on.
    expect(waiting(0.5, row.round, row.letterSeen) > 0.5).toBe(row.waits);
  });

  it("[B12.6] the later, the less is waiting worth", () => {
    const values = [0, 2, 4, 6, 8].map((round) => waiting(0.2, round, false));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(values).size).toBe(values.length);
  });
});
