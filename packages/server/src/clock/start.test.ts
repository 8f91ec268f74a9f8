import { describe, expect, it } from "vitest";
import { LONGEST_AWAY, resumedTime } from "./start.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = Date.UTC(2026, 0, 1, 12);

/** What was kept: the time at the tables, and how far the wall clock was ahead of it. */
const kept = (ahead: number) => ({ site: NOON, wall: NOON + ahead });

describe("the time at the tables at a start", () => {
  it("is what the wall clock shows where nothing is known", () => {
    expect(resumedTime(null, NOON)).toEqual({ now: NOON, moveBy: 0 });
  });

  it.each([
    ["after a short time away", 0, 5 * MINUTE, { now: 5 * MINUTE, moveBy: 0 }],
    ["after the longest time that is believed", 0, LONGEST_AWAY, { now: LONGEST_AWAY, moveBy: 0 }],
    ["after days away, which do not count", 0, 3 * DAY, { now: 3 * DAY, moveBy: 3 * DAY }],
    ["with a clock that is 40 days ahead", 0, 40 * DAY, { now: 40 * DAY, moveBy: 40 * DAY }],
    ["with a clock that was set back meanwhile", 0, -10 * MINUTE, { now: 0, moveBy: 0 }],
    ["with a clock of 1970", 0, -NOON, { now: 0, moveBy: 0 }],
    // Steps that the process before has seen are made up for.
    ["after a step back", -10 * MINUTE, 0, { now: -10 * MINUTE, moveBy: -10 * MINUTE }],
    ["after a step of 40 days", 40 * DAY, MINUTE, { now: 40 * DAY + MINUTE, moveBy: 40 * DAY }],
    [
      "after a step of 40 days that was undone while no server was there",
      40 * DAY,
      -40 * DAY,
      { now: 0, moveBy: 0 },
    ],
    ["after a step that the time approaches by itself", 30_000, 1000, { now: 1000, moveBy: 0 }],
  ])("goes on %s", (_, ahead, since, { now, moveBy }) => {
    const start = resumedTime(kept(ahead), NOON + ahead + since);
    expect(start).toEqual({ now: NOON + now, moveBy });
  });
});
