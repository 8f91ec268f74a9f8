import type { BoardViewEvent, Question } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { steps } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { firstUnseen, lastShake, questionAt, revealsSince } from "./happenings.js";

const question = (asker: Seat, of: Seat, witness: Seat | null = null): Question => ({
  asker,
  of,
  about: "identity",
  clear: witness !== null,
  space: 50,
  witness,
});
const answered = (asked: Question, seen: boolean): BoardViewEvent => ({
  type: "answered",
  question: asked,
  penalty: false,
  count: 2,
  cards: seen ? ["identity:F", "identity:X"] : "hidden",
});
const turn = (seat: Seat, no: number): BoardViewEvent => ({
  type: "turnBegan",
  seat,
  turn: no,
  balls: ["white", "blue", "black"],
});

describe("answers that are dealt to me", () => {
  it("those I asked for and those I watch, not my own and not hidden ones", () => {
    const told = [
      answered(question(0, 1), true),
      answered(question(1, 0), true),
      answered(question(1, 2), false),
      answered(question(2, 3, 0), true),
    ];
    expect(revealsSince({ told, seat: 0 }, 0).map(({ index }) => index)).toEqual([0, 3]);
  });

  it("each once", () => {
    const told = [answered(question(0, 1), true), answered(question(0, 2), true)];
    expect(revealsSince({ told, seat: 0 }, 1).map(({ index }) => index)).toEqual([1]);
  });

  it("after a reload the one I have not yet acted on is dealt again", () => {
    expect(firstUnseen({ told: [turn(0, 1), answered(question(0, 1), true)], seat: 0 })).toBe(1);
  });

  it("after a reload an older one is not", () => {
    expect(firstUnseen({ told: [answered(question(0, 1), true), turn(1, 2)], seat: 0 })).toBe(2);
  });
});

describe("the Phantom on the table", () => {
  it("shows the last shake and what was done with it", () => {
    const moved: BoardViewEvent = { type: "moved", seat: 1, steps: steps("blue green-thin 26") };
    expect(lastShake([turn(0, 1), turn(1, 2), moved])).toEqual({
      index: 1,
      seat: 1,
      balls: ["white", "blue", "black"],
      steps: moved.steps,
    });
  });

  it("does not count an earlier player's movement", () => {
    const moved: BoardViewEvent = { type: "moved", seat: 0, steps: steps("white red-tall 3") };
    expect(lastShake([turn(0, 1), moved, turn(1, 2)])?.steps).toEqual([]);
  });

  it("[B12.1] is put away in the Ambassador's turn", () => {
    const walking: BoardViewEvent = { type: "turnBegan", seat: 4, turn: 2, balls: [] };
    expect(lastShake([turn(0, 1), walking])).toBeNull();
  });
});

it("a question is on the map until something else happens", () => {
  const asked: BoardViewEvent = { type: "asked", question: question(1, 2) };
  expect(questionAt([turn(1, 1), asked])).toBe(50);
  expect(questionAt([asked, answered(question(1, 2), false)])).toBe(50);
  expect(questionAt([asked, turn(2, 2)])).toBeNull();
  expect(questionAt([])).toBeNull();
});
