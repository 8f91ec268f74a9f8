import { boardTable, steps, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { byBall, movablePieces, startsOf, stepsOf, usedBalls, without } from "./movePlan.js";

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
