import type { BoardViewEvent } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { isPerformed, lastGesture } from "./SeatList.js";

const turn = (seat: Seat, number: number): BoardViewEvent => ({
  type: "turnBegan",
  seat,
  turn: number,
  balls: [],
});

describe("the last gesture of a seat", () => {
  const wink: BoardViewEvent = { type: "gestured", seat: 1, tic: "F", to: "all" };

  it("is seen at that seat and no other", () => {
    expect(lastGesture([wink], 1)).toEqual({ index: 0, fresh: true, tic: "F", to: "all" });
    expect(lastGesture([wink], 2)).toBeNull();
  });

  it("is performed when it is made, and not again after a reload or once more was told", () => {
    const [live, reloaded] = [lastGesture([turn(0, 1), wink], 1), lastGesture([wink], 1)];
    expect(live && isPerformed(live, -1)).toBe(true);
    expect(reloaded && isPerformed(reloaded, reloaded.index)).toBe(false);
    const older = lastGesture([wink, { ...wink, seat: 2 }], 1);
    expect(older && isPerformed(older, -1)).toBe(false);
  });

  it("is forgotten after a turn", () => {
    expect(lastGesture([wink, turn(0, 1), turn(1, 2)], 1)).toBeNull();
  });
});
