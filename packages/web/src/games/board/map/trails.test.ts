import type { BoardViewEvent, Positions } from "@inkognito/engine/board";
import { expect, it } from "vitest";
import { trailsAfter, trailsIn } from "./trails.js";

const HOMES: Positions = { "red-tall": 2, "red-thin": 52, ambassador: 58 };
const began: BoardViewEvent = { type: "turnEnded", seat: 3 };
const moved: BoardViewEvent = {
  type: "moved",
  seat: 0,
  steps: [
    { ball: "orange", piece: "red-tall", to: 3 },
    { ball: "black", piece: "ambassador", to: 29 },
    { ball: "white", piece: "red-tall", to: 7 },
  ],
};

it("[B3.9] each piece goes its own way, one step after another", () => {
  expect(trailsIn([moved], HOMES)).toEqual([
    {
      piece: "red-tall",
      legs: [
        { from: 2, to: 3, kind: "land", turn: 0 },
        { from: 3, to: 7, kind: "land", turn: 2 },
      ],
    },
    { piece: "ambassador", legs: [{ from: 58, to: 29, kind: "land", turn: 1 }] },
  ]);
});

it("[B3.1] where land and sea lead to the same space, the ball tells which way it was", () => {
  const by = (ball: "orange" | "blue" | "white") => {
    const steps = [{ ball, piece: "red-tall", to: 17 }] as const;
    const [trail] = trailsIn([{ type: "moved", seat: 0, steps }], { "red-tall": 16 });
    return trail?.legs[0]?.kind;
  };
  expect([by("orange"), by("blue"), by("white")]).toEqual(["land", "sea", "land"]);
});

it("[B8.1] a figure that is sent away goes along no route, even to a neighbour", () => {
  const sent: BoardViewEvent = { type: "banished", seat: 1, piece: "red-tall", to: 3 };
  expect(trailsIn([sent], HOMES)).toEqual([
    { piece: "red-tall", legs: [{ from: 2, to: 3, kind: null, turn: 0 }] },
  ]);
});

it("[B12.2] the Ambassador walks through the space between", () => {
  const legs = trailsIn([{ type: "walked", seat: 4, path: [29, 30] }], HOMES)[0]?.legs;
  expect(legs?.map(({ from, to }) => [from, to])).toEqual([
    [58, 29],
    [29, 30],
  ]);
});

it("figures that are being placed come from nowhere", () => {
  expect(trailsIn([moved], {})).toEqual([
    { piece: "red-tall", legs: [{ from: 3, to: 7, kind: "land", turn: 0 }] },
  ]);
});

it("what was taken back leaves no trail", () => {
  const before = { positions: HOMES, told: [began] };
  const after = { positions: { ...HOMES, "red-tall": 7 } as Positions, told: [began, moved] };
  expect(trailsAfter(before, after)).toHaveLength(2);
  expect(trailsAfter(after, before)).toEqual([]);
  // The page is told the game anew.
  expect(trailsAfter(after, { ...before, told: [{ ...began }] })).toEqual([]);
});
