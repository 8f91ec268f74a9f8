import { type CardViewEvent, fictitiousOf } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import type { Colour, Seat } from "@inkognito/engine/core";
import {
  afterCards,
  type CardTestTable,
  cardViewAt,
  gathered,
  look,
  pair,
} from "@inkognito/engine/testing";
import { notebook } from "@inkognito/mind/card";
import { expect, it } from "vitest";
import { cellKey } from "../../../table/notebook/cell.js";
import { gridOf } from "./grid.js";

const told = ({ events }: CardTestTable, seat: Seat): readonly CardViewEvent[] =>
  events.flatMap((event) => cardGame.redact(event, seat) ?? []);

/** "F ruledOut O …": face, state, X and O column by column; what is black in brackets. */
function drawn(table: CardTestTable, seat: Seat, who: Colour): readonly string[] {
  const book = notebook(cardViewAt(table, seat), told(table, seat));
  const page = book.pages.find((each) => each.who === who);
  if (page === undefined) throw new Error(`no page for ${who}`);
  const sign = (letter: string, cell: string): string =>
    cell === "none" ? "" : cell === "black" ? `[${letter}]` : letter;
  return gridOf(book, page, { config: table.state.table.config }).map(({ face, state, cells }) =>
    [face.face, state, ...cells.map(({ seen, shown }) => sign("X", seen) + sign("O", shown))]
      .join(" ")
      .trimEnd(),
  );
}

it("[C4.1] X for seen, O for shown, in one column; one of the two must be true", () => {
  const table = afterCards(
    gathered("M M R S | B"),
    [0, pair("identity:F", "number:11")],
    [1, pair("identity:B", "identity:F")],
  );
  // F is my own, so B was the true one; and so 11 may still be green's.
  expect(drawn(table, 0, "green")).toEqual([
    "F ruledOut XO",
    "B follows X",
    "Z ruledOut",
    "X ruledOut",
    "52 ruledOut",
    "11 open O",
    "0 open",
    "29 open",
  ]);
});

it("[C4.2] a black card is a fact", () => {
  const table = afterCards(
    gathered("M M R S | B"),
    [0, pair("identity:F", "number:11")],
    [1, pair("black:number:11", "identity:Z")],
  );
  expect(drawn(table, 0, "green").slice(2, 6)).toEqual([
    "Z ruledOut X",
    "X open",
    "52 ruledOut",
    "11 fact [X]O",
  ]);
});

it("[C7.2] the fictitious agent has a page", () => {
  const table = afterCards(gathered("M R G M | S", { players: 3 }), [0, look("left")]);
  expect(fictitiousOf(table.state.table.config)).toBe("yellow");
  expect(drawn(table, 0, "yellow")[3]).toBe("X fact [X]");
});

it("every cell of every colour has a key of its own", () => {
  const keys = (["red", "blue"] as const).flatMap((colour) => [
    cellKey(colour, { kind: "identity", face: "F" }),
    cellKey(colour, { kind: "number", face: 52 }),
    cellKey(colour, { kind: "number", face: 0 }),
  ]);
  expect(new Set(keys).size).toBe(6);
});
