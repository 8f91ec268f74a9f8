import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { noEd25519 } from "../../laws/shared/record/records.js";
import { type BoardTypes, boardGame } from "../board/rules.js";
import type { CardTypes } from "../card/rules.js";
import { parseRecord } from "./parse.js";
import { replayRecord } from "./replay.js";
import { isVerified, verifyRecord } from "./verify.js";

const FIXTURES = new URL("../../fixtures/", import.meta.url);

function recordOf(file: string) {
  const parsed = parseRecord(readFileSync(new URL(file, FIXTURES), "utf8"));
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.reason}`);
  return parsed.value;
}

describe.each(["three", "four", "five"])("version 1 of the board game: %s", (players) => {
  const record = recordOf(`board-rules-1/${players}.json`);

  it("[T1] still verifies", async () => {
    expect(isVerified(await verifyRecord(record, noEd25519), null)).toBe(true);
  });

  it("[T1] replays to the same end", () => {
    const { state, events } = replayRecord(record);
    const { table } = state as BoardTypes["State"];
    expect(events).toEqual(record.events);
    expect([table.config.rulesVersion, table.phase.type]).toEqual([1, "ended"]);
  });

  it("[B10.1] at no moment could a player announce in another's turn", () => {
    let state = boardGame.initial;
    for (const event of record.events as readonly BoardTypes["Event"][]) {
      state = boardGame.evolve(state, event);
      for (const { seat } of state.own) {
        expect(boardGame.legal(boardGame.viewOf(state, seat)).announceTo).toBeNull();
      }
    }
  });
});

/** By version 2 the partners of seat 0 and of seat 1 would have won and lost with them. */
describe.each([
  ["card-rules-1/safe-five-right.json", [0], [1, 0, 0, 0, 0]],
  ["card-rules-1/safe-five-wrong.json", [0, 2, 3, 4], [1, 0, 1, 1, 1]],
])("[C8.1] five players, safe, by version 1 of the rules: %s", (file, winners, points) => {
  it("still verifies", async () => {
    expect(isVerified(await verifyRecord(recordOf(file), noEd25519), null)).toBe(true);
  });

  it("replays to the same end: each plays alone", () => {
    const record = recordOf(file);
    const { state, events } = replayRecord(record);
    const { table } = state as CardTypes["State"];
    expect(events).toEqual(record.events);
    expect(table.config.rulesVersion).toBe(1);
    expect(table.phase).toMatchObject({ type: "ended", outcome: { winners, points } });
  });
});
