import { COLOURS } from "@inkognito/engine/core";
import {
  afterCards,
  cardTable,
  decline,
  gathered,
  pair,
  places,
  publicCardTable,
  round,
} from "@inkognito/engine/testing";
import { expect, it } from "vitest";
import { fateOf, isPicked, roundInCycle, rowsOf } from "./rounds.js";

const PILE = places("B R M G S");

/** A round without a meeting, and the next. */
const later = () => round(cardTable({ pile: PILE }), "R M G S");

/** "now 1 hand …" by location, one line a player. */
const drawn = (table: Parameters<typeof rowsOf>[0]): readonly string[] =>
  rowsOf(table).map(({ who, lies }) =>
    [who, ...lies.map((lie) => (lie.type === "earlier" ? `${lie.round}` : lie.type))].join(" "),
  );

it("[C3.1] before anything is played all players have five in hand", () => {
  const table = publicCardTable(cardTable());
  expect(drawn(table)).toEqual(
    [...COLOURS, "ambassador"].map((who) => `${who} hand hand hand hand hand`),
  );
});

it("[C3.4] what lies on the table says in which round it was played", () => {
  const table = publicCardTable(afterCards(later(), [1, { type: "locate", location: "rialto" }]));
  expect(drawn(table)[0]).toBe("red 1 hand hand hand hand");
  expect(drawn(table)[1]).toBe("green now 1 hand hand hand");
  expect(drawn(table)[4]).toBe("ambassador hand hand hand hand 1");
});

it("[C3.4] in the sixth round all players have all five again", () => {
  let table = cardTable({ pile: PILE });
  for (const text of ["R M G S", "M G S B", "G S B R", "S B R M", "B R M G"]) {
    table = round(table, text);
  }
  const now = publicCardTable(table);
  expect(now.rounds).toHaveLength(6);
  expect(roundInCycle(now)).toBe(1);
  expect(drawn(now)[0]).toBe("red hand hand hand hand hand");
});

it("[C3.3] meetings are counted in the order in which they take place", () => {
  const first = gathered("M M R R | B");
  const fates = (table: typeof first) =>
    (["rialto", "sanMarco", "salute"] as const).map((place) =>
      fateOf(publicCardTable(table), place),
    );
  expect(fates(first)).toEqual([
    { type: "meeting", order: 2, state: "next" },
    { type: "meeting", order: 1, state: "now" },
    { type: "quiet" },
  ]);
  const second = afterCards(
    first,
    [0, pair("identity:F", "identity:B")],
    [1, pair("identity:B", "identity:F")],
  );
  expect(fates(second).slice(0, 2)).toEqual([
    { type: "meeting", order: 2, state: "now" },
    { type: "meeting", order: 1, state: "past" },
  ]);
});

it("[C3.2] three at a place are too many", () => {
  const table = publicCardTable(gathered("M M M R | R"));
  expect(fateOf(table, "sanMarco")).toEqual({ type: "crowd" });
  expect(fateOf(table, "rialto")).toEqual({ type: "meeting", order: 1, state: "now" });
});

it("[C5.1] after the last meeting the next round begins and nothing is left to happen", () => {
  const table = afterCards(gathered("M M M R | R"), [3, decline]);
  expect(fateOf(publicCardTable(table), "rialto")).toEqual({ type: "quiet" });
});

it("[C8.1] the Ambassador's choice lies face down until all have played", () => {
  const five = cardTable({ players: 5 });
  expect(isPicked(publicCardTable(five))).toBe(false);
  const picked = afterCards(five, [4, { type: "pick", location: "salute" }]);
  expect(isPicked(publicCardTable(picked))).toBe(true);
  expect(drawn(publicCardTable(picked))[4]).toBe("ambassador hand hand hand hand hand");
});
