import type { CardViewEvent } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import type { Seat } from "@inkognito/engine/core";
import {
  afterCards,
  black,
  type CardTestTable,
  demand,
  gathered,
  look,
  pair,
  pass,
} from "@inkognito/engine/testing";
import { expect, it } from "vitest";
import { firstUnseen, revealsSince } from "./happenings.js";

const told = ({ events }: CardTestTable, seat: Seat): readonly CardViewEvent[] =>
  events.flatMap((event) => cardGame.redact(event, seat) ?? []);

const shownTo = (table: CardTestTable, seat: Seat) => ({
  told: told(table, seat),
  view: table.state,
  seat,
});

const reveals = (table: CardTestTable, seat: Seat) => revealsSince(shownTo(table, seat), 0);

const swapped = () =>
  afterCards(
    gathered("M M R S | B"),
    [0, pair("identity:F", "identity:B")],
    [1, pair("identity:B", "number:0")],
  );

it("[C4.1] in a swap each sees the other's two cards", () => {
  expect(reveals(swapped(), 0)).toMatchObject([
    { type: "pair", faces: [{ of: "green", cards: ["identity:B", "number:0"] }] },
  ]);
  expect(reveals(swapped(), 1)).toMatchObject([
    { type: "pair", faces: [{ of: "red", cards: ["identity:F", "identity:B"] }] },
  ]);
});

it("[V] a player who was not there sees nothing", () => {
  expect(reveals(swapped(), 2)).toEqual([]);
});

const demanded = (players: number) => {
  const met = afterCards(gathered("M R G S | M", { players }), [0, demand("blue")]);
  const both = players === 5 ? afterCards(met, [4, pass]) : met;
  return afterCards(both, [2, black("black:identity:Z")]);
};

it("[C5.1] the asker sees the black card, and with five players the Ambassador too", () => {
  const shown = [
    { type: "black", asker: "red", faces: [{ of: "blue", cards: ["black:identity:Z"] }] },
  ];
  expect(reveals(demanded(4), 0)).toMatchObject(shown);
  expect(reveals(demanded(5), 4)).toMatchObject(shown);
  expect(reveals(demanded(5), 2)).toEqual([]);
  expect(reveals(demanded(4), 1)).toEqual([]);
});

it("[C8.3] the Ambassador sees the cards of both agents at once", () => {
  const table = afterCards(
    gathered("M M R S | M", { players: 5 }),
    [0, pair("identity:F", "identity:B")],
    [1, pair("identity:B", "number:0")],
    [4, pass],
  );
  expect(reveals(table, 4)[0]?.faces.map(({ of }) => of)).toEqual(["red", "green"]);
  expect(reveals(table, 0)).toEqual([]);
});

it("[C7.2] the fictitious agent's card is seen by the player who looks", () => {
  const table = afterCards(gathered("M R G M | S", { players: 3 }), [0, look("left")]);
  expect(reveals(table, 0)).toMatchObject([
    { type: "look", side: "left", faces: [{ of: "yellow", cards: ["black:identity:X"] }] },
  ]);
  expect(reveals(table, 1)).toEqual([]);
});

it("what was shown lies there until I have done something else", () => {
  const table = swapped();
  const before = shownTo(table, 0);
  expect(revealsSince(before, firstUnseen(before))).toHaveLength(1);
  const gone = afterCards(
    table,
    [1, { type: "locate", location: "rialto" }],
    [2, { type: "locate", location: "sanMarco" }],
    [3, { type: "locate", location: "sanMarco" }],
    [0, { type: "locate", location: "salute" }],
  );
  const after = shownTo(gone, 0);
  expect(revealsSince(after, firstUnseen(after))).toEqual([]);
});
