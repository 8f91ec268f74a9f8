import type { Ball } from "@inkognito/engine/board";
import { boardTable, steps, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import {
  ballsOf,
  byBall,
  meetingsIn,
  movablePieces,
  reachOf,
  startsOf,
  stepsOf,
  usedBalls,
  without,
} from "./movePlan.js";

/** Red to move from the homes: tall 2, short 27, fat 31, thin 52. */
const view = (...balls: readonly ("white" | "orange" | "blue" | "black" | "purple")[]) =>
  viewAt(boardTable({ balls }), 0);

describe("the targets of a figure", () => {
  it("[B3.1] one step a space, and the narrow ball is spent before the white one", () => {
    // From 2: by land 3 and 10, by sea 1 and 4.
    const targets = stepsOf(view("white", "orange", "black"), [], "red-tall");
    expect(targets.map(({ ball, to }) => `${ball} ${to}`).sort()).toEqual([
      "orange 10",
      "orange 3",
      "white 1",
      "white 4",
    ]);
  });

  it("[B3.1] blue is spent before white by sea", () => {
    const targets = stepsOf(view("white", "blue", "black"), [], "red-tall");
    expect(targets.filter(({ ball }) => ball === "blue").map(({ to }) => to)).toEqual([1, 4]);
  });

  it("are listed by the ball each would use", () => {
    const targets = stepsOf(view("orange", "blue", "black"), [], "red-tall");
    expect(byBall(targets).map(({ ball, steps }) => [ball, steps.map(({ to }) => to)])).toEqual([
      ["orange", [3, 10]],
      ["blue", [1, 4]],
    ]);
  });
});

describe("the pieces that can still move", () => {
  it("[B3.1] black alone moves the Ambassador alone", () => {
    const plan = steps("white red-tall 3", "white red-tall 7");
    expect(movablePieces(view("white", "white", "black"), plan)).toEqual(["ambassador"]);
  });

  it("[B3.1] no piece, once three balls are used", () => {
    const plan = steps("white red-tall 3", "white red-tall 7", "white red-tall 8");
    expect(movablePieces(view("white", "white", "white"), plan)).toEqual([]);
  });
});

describe("[B3.9] taking a step back", () => {
  const plan = steps("white red-tall 3", "white red-tall 7", "orange red-short 33");

  it("takes back what depended on it", () => {
    expect(without(view("white", "white", "orange"), plan, 0)).toEqual(
      steps("orange red-short 33"),
    );
  });

  it("leaves what did not", () => {
    expect(without(view("white", "white", "orange"), plan, 2)).toEqual(plan.slice(0, 2));
  });
});

it("every step begins where the last one of its figure ended", () => {
  const plan = steps("white red-tall 3", "orange red-short 33", "white red-tall 7");
  const { positions } = view("white", "white", "orange").table;
  expect(startsOf(positions, plan)).toEqual([2, 27, 3]);
});

it("of two white balls one step uses up one", () => {
  const plan = steps("white red-tall 3");
  expect(usedBalls(["white", "black", "white"], plan)).toEqual([true, false, false]);
});

describe("what a figure reaches", () => {
  const within = (steps: number, balls: readonly Ball[]) =>
    [...reachOf(view(...balls), [], "red-tall")]
      .filter(([, count]) => count === steps)
      .map(([space]) => space)
      .sort((a, b) => a - b);

  it("[B3.1] one step a ball, in any order of the balls", () => {
    expect(within(1, ["orange", "black", "purple"])).toEqual([3, 10]);
    expect(within(2, ["orange", "black", "purple"])).toEqual([]);
    expect(within(1, ["orange", "blue", "black"])).toEqual([1, 3, 4, 10]);
    // From 1 by land, from 4 by land; from 3 and 10 by sea nowhere new.
    const two = within(2, ["orange", "blue", "black"]);
    expect(two.length).toBeGreaterThan(0);
    expect(two.filter((space) => [1, 2, 3, 4, 10].includes(space))).toEqual([]);
    expect(within(3, ["orange", "blue", "black"])).toEqual([]);
    // There and back is no way to go.
    expect(two).not.toContain(2);
    expect(reachOf(view("white", "white", "black"), [], "red-tall").has(2)).toBe(false);
  });

  it("[B3.2] less after each step that is planned", () => {
    const plan = steps("white red-tall 3", "white red-tall 7");
    const now = view("white", "white", "white");
    const left = reachOf(now, plan, "red-tall");
    expect(left.size).toBeGreaterThan(0);
    expect([...left.values()].every((count) => count === 1)).toBe(true);
    for (const [space] of left) expect(reachOf(now, [], "red-tall").has(space)).toBe(true);
  });

  it("[B4.1] has meetings where others stand, the nearest first", () => {
    const reach = new Map([
      [3, 2],
      [7, 1],
      [8, 1],
    ] as const);
    const positions = { "red-fat": 8, "green-tall": 3, ambassador: 7, "blue-thin": 40 } as const;
    expect(meetingsIn(reach, positions, "red")).toEqual([
      { piece: "ambassador", space: 7, steps: 1 },
      { piece: "green-tall", space: 3, steps: 2 },
    ]);
  });
});

it("[B3.1] the balls left for one's own figures are each named once", () => {
  const now = view("white", "white", "purple");
  expect(ballsOf(now, [], "red")).toEqual(["white"]);
  expect(ballsOf(now, steps("white red-tall 3", "white red-tall 7"), "red")).toEqual([]);
  expect(ballsOf(view("blue", "orange", "black"), [], "red")).toEqual(["orange", "blue"]);
});
