import type { BoardViewEvent } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { lastGesture } from "./SeatList.js";

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

  it("is forgotten after a turn", () => {
    expect(lastGesture([wink, turn(0, 1), turn(1, 2)], 1)).toBeNull();
  });
});
