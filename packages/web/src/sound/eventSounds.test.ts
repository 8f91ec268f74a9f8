import type { BoardViewEvent } from "@inkognito/engine/board";
import { type Seat, SPECTATOR } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { soundsOf } from "./eventSounds.js";

const turn = (seat: Seat, balls: readonly ("white" | "black")[]): BoardViewEvent => ({
  type: "turnBegan",
  seat,
  turn: 1,
  balls,
});

describe("what is heard", () => {
  it("the balls of every turn, and a call for its player", () => {
    const balls = ["white", "white", "black"] as const;
    expect(soundsOf(turn(1, balls), 0)).toEqual(["balls"]);
    expect(soundsOf(turn(0, balls), 0)).toEqual(["balls", "turn"]);
    expect(soundsOf(turn(0, balls), SPECTATOR)).toEqual(["balls"]);
  });

  it("no balls in the Ambassador's turn, for he shakes none", () => {
    expect(soundsOf(turn(4, []), 0)).toEqual([]);
    expect(soundsOf(turn(4, []), 4)).toEqual(["turn"]);
  });

  it("a step for every space that is walked, and none for staying", () => {
    expect(soundsOf({ type: "walked", seat: 4, path: [42, 43] }, 0)).toEqual(["step", "step"]);
    expect(soundsOf({ type: "moved", seat: 0, steps: [] }, 0)).toEqual([]);
  });

  it("a hand that is taken, not one that is refused", () => {
    expect(soundsOf({ type: "handAnswered", seat: 1, given: true }, 0)).toEqual(["handshake"]);
    expect(soundsOf({ type: "handAnswered", seat: 1, given: false }, 0)).toEqual([]);
  });

  it("a demand of the card game, not one that is declined", () => {
    expect(soundsOf({ type: "demanded", seat: 0, of: "red", side: null }, 1)).toEqual(["question"]);
    expect(soundsOf({ type: "demanded", seat: 0, of: null, side: null }, 1)).toEqual([]);
  });

  it("nothing of a gesture: it is meant to be seen only", () => {
    expect(soundsOf({ type: "gestured", seat: 1, tic: "X", to: "all" }, 0)).toEqual([]);
  });
});
