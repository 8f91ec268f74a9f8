import { describe, expect, it } from "vitest";
import { boardGame } from "../board/rules.js";
import { type Act, after, boardTable, steps, type TestTable, viewAt } from "../testing/index.js";
import { foldView } from "./game.js";
import type { Seat, Viewer } from "./seat.js";
import { redactLog } from "./told.js";

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, "spectator"];
const gesture = (to: Seat): Act => ({ type: "gesture", tic: "X", to });

/** Red moves and ends the turn; in the silent game no one makes a gesture. */
function played(silent: boolean): TestTable {
  const move: Act = { type: "move", steps: steps("white red-tall 3") };
  const end: Act = { type: "endTurn" };
  const table = boardTable();
  return silent
    ? after(table, [0, move], [0, end])
    : after(table, [2, gesture(3)], [0, move], [3, gesture(2)], [2, gesture(3)], [0, end]);
}

const numbers = ({ events }: TestTable, viewer: Viewer): readonly number[] =>
  redactLog(boardGame, events, viewer).map(({ no }) => no);

describe("what a viewer is sent", () => {
  it("[V] everybody's own numbers run from 1 without a gap", () => {
    for (const viewer of VIEWERS) {
      const list = numbers(played(false), viewer);
      expect(list).toEqual(list.map((_, i) => i + 1));
    }
  });

  it("[V] a gesture to one leaves no trace for the others", () => {
    for (const viewer of [0, 1, "spectator"] as const) {
      const told = redactLog(boardGame, played(false).events, viewer);
      expect(told).toEqual(redactLog(boardGame, played(true).events, viewer));
    }
  });

  it("[V] the two of them have it, in its place", () => {
    for (const viewer of [2, 3] as const) {
      const types = redactLog(boardGame, played(false).events, viewer).map(
        ({ event }) => event.type,
      );
      expect(types.slice(-6)).toEqual([
        ...["gestured", "moved", "gestured", "gestured", "turnEnded", "turnBegan"],
      ]);
      expect(types).toHaveLength(numbers(played(true), viewer).length + 3);
    }
  });

  it("[V] nothing but the number and the event is sent", () => {
    const told = redactLog(boardGame, played(false).events, 1);
    expect(new Set(told.flatMap((each) => Object.keys(each)))).toEqual(new Set(["no", "event"]));
  });

  it("[V] after any number the rest follows as if there had been no pause", () => {
    const { events } = played(false);
    for (const viewer of VIEWERS) {
      const whole = redactLog(boardGame, events, viewer);
      for (let cut = 0; cut <= events.length; cut += 1) {
        const before = redactLog(boardGame, events.slice(0, cut), viewer);
        const rest = redactLog(boardGame, events.slice(cut), viewer, before.length);
        expect([...before, ...rest]).toEqual(whole);
      }
    }
  });

  it("[V] what a viewer was sent is all of what it knows", () => {
    const table = played(false);
    for (const viewer of VIEWERS) {
      const told = redactLog(boardGame, table.events, viewer).map(({ event }) => event);
      expect(foldView(boardGame, viewer, told)).toEqual(viewAt(table, viewer));
    }
  });
});
