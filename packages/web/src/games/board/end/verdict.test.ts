import type { Positions } from "@inkognito/engine/board";
import { boardTable, publicTable, type TestOptions } from "@inkognito/engine/testing";
import { expect, it } from "vitest";
import { verdictsOf } from "./verdict.js";

/** By default red F tall A, green B short B, blue Z fat C, yellow X thin D. */
function verdicts(at: Positions, options: TestOptions = {}) {
  const test = boardTable(options);
  const table = publicTable(test);
  const hands = test.state.own.map(({ hand }) => hand);
  const revelation = { hands, arrested: test.state.arrested, sheet: null };
  return verdictsOf({ ...table, positions: { ...table.positions, ...at } }, revelation);
}

it("[B9] each team has the code of its letters, and nothing holds at the start", () => {
  expect(verdicts({})).toMatchObject([
    { type: "pair", team: "FB", seats: [0, 1], code: "A-B", fulfilled: false },
    { type: "pair", team: "ZX", seats: [2, 3], code: "C-D", fulfilled: false },
  ]);
});

it("[B9] A-B holds with any figure of the team on Agent X's true figure", () => {
  const [fb] = verdicts({ "red-fat": 50, "yellow-thin": 50 });
  expect(fb).toMatchObject({ fulfilled: true, mission: { type: "anyOnto", target: "X" } });
});

it("[B9] C-D does not hold with a decoy of X on space 2", () => {
  expect(verdicts({ "yellow-fat": 10 })[1]?.fulfilled).toBe(false);
  expect(verdicts({ "yellow-thin": 10 })[1]?.fulfilled).toBe(true);
});

it("[B11.3] the agent without a partner has an escape instead of a code", () => {
  const players = { players: 3 };
  expect(verdicts({}, players)[1]).toEqual({
    type: "lone",
    team: "ZX",
    seats: [2],
    agent: "Z",
    escape: 23,
    fulfilled: false,
  });
  expect(verdicts({ "blue-fat": 23 }, players)[1]?.fulfilled).toBe(true);
  expect(verdicts({ "blue-thin": 23 }, players)[1]?.fulfilled).toBe(false);
});

it("[B12.7] where the Ambassador plays, a true figure goes to the embassy in his place", () => {
  const hands = ["F tall C", "B short D", "Z fat A", "X thin B"];
  const elsewhere = { ambassador: 29, "red-tall": 58 } as const;
  expect(verdicts(elsewhere, { players: 5, hands })[0]).toMatchObject({
    code: "C-D",
    fulfilled: true,
  });
  expect(verdicts(elsewhere, { players: 4, hands })[0]).toMatchObject({
    code: "C-D",
    fulfilled: false,
  });
});
