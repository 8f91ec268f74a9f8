import { cardGame } from "@inkognito/engine/card/rules";
import { redactLog, type Seat } from "@inkognito/engine/core";
import {
  afterCards,
  black,
  type CardTestTable,
  cardViewAt,
  demand,
  gathered,
  look,
  pair,
} from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { factsOf } from "./facts.js";
import { gridOf, notebook } from "./notebook.js";

/** Red is F with 52, green B with 11, blue Z with 0, yellow X with 29. */
const swapped = (): CardTestTable =>
  afterCards(
    gathered("R R M S | B"),
    [0, pair("identity:F", "number:11")],
    [1, pair("black:identity:B", "number:52")],
  );

const notebookOf = (table: CardTestTable, seat: Seat) =>
  notebook(
    cardViewAt(table, seat),
    redactLog(cardGame, table.events, seat).map(({ event }) => event),
  );

const pageOf = (table: CardTestTable, seat: Seat, who: string) =>
  notebookOf(table, seat).pages.find((page) => page.who === who);

describe("columns", () => {
  it("[C4.1] each goes by its place among the cards seen; what was not seen has none", () => {
    const table = swapped();
    const answer = pageOf(table, 0, "green")?.columns[0]?.answer ?? -1;
    expect(cardViewAt(table, 0).own?.seen[answer]).toMatchObject({ type: "pair", from: 1, to: 0 });
    expect(pageOf(table, 2, "green")?.columns[0]?.answer).toBeNull();
  });

  it("[C4.1] what two showed each other stands in one column, X and O", () => {
    expect(pageOf(swapped(), 0, "green")?.columns).toMatchObject([
      {
        round: 1,
        type: "pair",
        seen: ["number:52", "black:identity:B"],
        shown: ["identity:F", "number:11"],
        elsewhere: null,
      },
    ]);
  });

  it("[V] of a swap between others only the two are known", () => {
    expect(pageOf(swapped(), 2, "green")?.columns).toMatchObject([
      { seen: [], shown: [], facts: [], elsewhere: "red" },
    ]);
  });

  it("[C5.1] a demanded card is seen by the asker and shown by the asked", () => {
    const table = afterCards(
      gathered("R M G S | R"),
      [0, demand("blue")],
      [2, black("black:number:0")],
    );
    expect(pageOf(table, 0, "blue")?.columns).toMatchObject([
      { type: "black", seen: ["black:number:0"], shown: [] },
    ]);
    expect(pageOf(table, 2, "red")?.columns).toMatchObject([{ shown: ["black:number:0"] }]);
    expect(pageOf(table, 3, "blue")?.columns).toMatchObject([{ seen: [], elsewhere: "red" }]);
  });

  it("[C8.2] the Ambassador's player has seen it too", () => {
    const met = gathered("R M G S | R", { players: 5 });
    const table = afterCards(
      met,
      [0, demand("blue")],
      [4, { type: "choose", choice: { type: "pass" } }],
      [2, black("black:number:0")],
    );
    expect(pageOf(table, 4, "blue")?.columns).toMatchObject([{ seen: ["black:number:0"] }]);
    expect(pageOf(table, 2, "ambassador")?.columns).toMatchObject([{ shown: ["black:number:0"] }]);
  });

  it("[C8.3] what is shown to the Ambassador stands on his page", () => {
    const met = gathered("R R M S | R", { players: 5 });
    const table = afterCards(
      met,
      [0, pair("identity:F", "number:11")],
      [1, pair("identity:B", "number:52")],
      [4, { type: "choose", choice: { type: "pass" } }],
    );
    expect(pageOf(table, 0, "ambassador")?.columns).toMatchObject([
      { seen: [], shown: ["identity:F", "number:11"] },
    ]);
    expect(pageOf(table, 0, "green")?.columns).toMatchObject([{ elsewhere: "ambassador" }]);
    expect(pageOf(table, 4, "green")?.columns).toMatchObject([
      { seen: ["identity:B", "number:52"] },
    ]);
  });

  it("[C7.2] a look stands on the fictitious agent's page, for others without the card", () => {
    const table = afterCards(gathered("R M G R | B", { players: 3 }), [0, look("left")]);
    expect(pageOf(table, 0, "yellow")?.columns).toMatchObject([
      { type: "look", seen: ["black:identity:X"] },
    ]);
    expect(pageOf(table, 1, "yellow")?.columns).toMatchObject([
      { type: "look", seen: [], elsewhere: "red" },
    ]);
  });
});

describe("facts", () => {
  it("[C4.1] exactly one of two coloured cards is true", () => {
    const faces = [
      { kind: "identity", face: "B" },
      { kind: "number", face: 52 },
    ];
    expect(factsOf(["identity:B", "number:52"])).toEqual([{ type: "oneOf", faces }]);
  });

  it("[C4.2] a black card proves, and the other one is false", () => {
    expect(factsOf(["number:52", "black:identity:B"])).toEqual([
      { type: "denied", face: { kind: "number", face: 52 } },
      { type: "proven", face: { kind: "identity", face: "B" } },
    ]);
  });
});

describe("the grid", () => {
  it("[C4.1] has a row per identity and number and a cell per meeting", () => {
    const page = pageOf(swapped(), 0, "green");
    const { config } = swapped().state.table;
    const marks = (page === undefined ? [] : gridOf(page, config)).map(({ face, cells }) => [
      face.face,
      ...cells.map(({ seen, shown }) => `${seen} ${shown}`),
    ]);
    expect(marks).toEqual([
      ["F", "none coloured"],
      ["B", "black none"],
      ["Z", "none none"],
      ["X", "none none"],
      [52, "coloured none"],
      [11, "none coloured"],
      [0, "none none"],
      [29, "none none"],
    ]);
  });
});

describe("consequences", () => {
  it("[C4.2] what is proven is excluded for everybody else", () => {
    const { consequences } = notebookOf(swapped(), 0);
    expect(consequences.green.identities.B).toBe("certain");
    expect(consequences.blue.identities).toEqual({
      F: "excluded",
      B: "excluded",
      Z: "open",
      X: "open",
    });
    expect(consequences.blue.numbers.map(({ verdict }) => verdict)).toEqual([
      "excluded",
      "open",
      "open",
      "open",
    ]);
  });
});
