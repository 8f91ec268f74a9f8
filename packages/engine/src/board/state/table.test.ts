import { describe, expect, it } from "vitest";
import { SPECTATOR } from "../../core/seat.js";
import { redactLog } from "../../core/told.js";
import { after, boardTable } from "../../testing/index.js";
import { legal } from "../legal/legal.js";
import { boardGame } from "../rules.js";
import { isDealt } from "./table.js";
import { blankView, evolveView } from "./view.js";

/** Two turns with five players, seen by the Ambassador's player, event by event. */
const { events } = after(
  boardTable({ players: 5 }),
  [0, { type: "move", steps: [] }],
  [0, { type: "endTurn" }],
);

describe("a view between two turns", () => {
  it("[B2.3] knows that the cards are dealt, from the deal on", () => {
    let view = blankView(SPECTATOR);
    let dealt = false;
    for (const { event } of redactLog(boardGame, events, SPECTATOR)) {
      view = evolveView(view, event);
      dealt ||= event.type === "dealt";
      expect(isDealt(view.table), event.type).toBe(dealt);
    }
  });

  it("[B12.5] lets the Ambassador's player declare all the time", () => {
    let view = blankView(4);
    const offered: string[] = [];
    for (const { event } of redactLog(boardGame, events, 4)) {
      view = evolveView(view, event);
      if (legal(view).seal) offered.push(event.type);
    }
    expect(offered).toEqual(["dealt", "turnBegan", "moved", "turnEnded", "turnBegan"]);
  });
});
