import type { Card } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { redactLog, type Seat } from "@inkognito/engine/core";
import { after, boardTable, steps, type TestTable, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { factsOf } from "./facts.js";
import { notebook } from "./notebook.js";

const CARDS: readonly Card[] = ["identity:B", "identity:Z", "build:fat"];

/** Red has met green's tall figure and asked about identity. */
const asked = (players = 4): TestTable =>
  after(
    boardTable({ players, at: { "red-tall": 49, "green-tall": 50 } }),
    [0, { type: "move", steps: steps("white red-tall 50") }],
    [0, { type: "ask", space: 50, of: 1, about: "identity" }],
    [1, { type: "show", cards: CARDS }],
  );

const notebookOf = (table: TestTable, seat: Seat) =>
  notebook(
    viewAt(table, seat),
    redactLog(boardGame, table.events, seat).map(({ event }) => event),
  );

describe("rows", () => {
  it.each([
    { seat: 0, mark: "shownToMe", cards: CARDS },
    { seat: 1, mark: "shownByMe", cards: CARDS },
    { seat: 2, mark: "betweenOthers", cards: "hidden" },
  ] as const)("[B5.1] seat $seat has the answer as $mark", ({ seat, mark, cards }) => {
    const rows = notebookOf(asked(), seat).blocks[1]?.rows;
    expect(rows).toMatchObject([{ turn: 1, count: 3, penalty: false, mark, cards }]);
  });

  it("each goes by its place among the answers seen; what was not seen has none", () => {
    const place = (seat: Seat) => {
      const table = asked();
      const answers = notebookOf(table, seat).blocks.flatMap(({ rows }) => rows);
      return answers.map(({ answer, cards }) =>
        answer === null ? null : viewAt(table, seat).own?.shows[answer]?.cards === cards,
      );
    };
    expect([place(0), place(1), place(2)]).toEqual([[true], [true], [null]]);
  });

  it("[B12.4] what was shown through the Ambassador is marked as seen by his player", () => {
    const cards: readonly Card[] = ["identity:B", "identity:Z"];
    const show = { asker: 0, of: 1, about: "identity", clear: true, cards } as const;
    const rows = notebookOf(boardTable({ players: 5, shown: [show] }), 4).blocks[1]?.rows;
    expect(rows).toMatchObject([{ mark: "seenByMe", cards }]);
  });

  it("[B5.1] there is a block for every agent, and none for the Ambassador's player", () => {
    const { blocks } = notebookOf(asked(5), 0);
    expect(blocks.map(({ colour, rows }) => [colour, rows.length])).toEqual([
      ["red", 0],
      ["green", 1],
      ["blue", 0],
      ["yellow", 0],
    ]);
  });
});

describe("facts", () => {
  it("[B5.2] at least one of the cards is true", () => {
    const oneOf = [
      { kind: "identity", face: "B" },
      { kind: "identity", face: "Z" },
      { kind: "build", face: "fat" },
    ];
    expect(factsOf(CARDS)).toEqual([{ type: "oneOf", faces: oneOf }]);
  });

  it("[B5.3] a grey card proves, and nothing is said about the others", () => {
    expect(factsOf(["identity:Z", "build:fat", "grey:identity:B"])).toEqual([
      { type: "proven", face: { kind: "identity", face: "B" } },
    ]);
  });

  it("[B5.3] a mission card proves the letter; one of the others is still true", () => {
    expect(factsOf(["identity:B", "grey:mission:D"])).toEqual([
      { type: "proven", face: { kind: "mission", face: "D" } },
      { type: "oneOf", faces: [{ kind: "identity", face: "B" }] },
    ]);
  });

  it("[B5.2] one's own answers are no facts about oneself", () => {
    expect(notebookOf(asked(), 1).blocks[1]?.rows[0]?.facts).toEqual([]);
  });
});

describe("consequences", () => {
  it("[B5.2] what is one's own is excluded for everybody else", () => {
    const { consequences } = notebookOf(asked(), 0);
    expect(consequences.red.identities).toEqual({
      F: "certain",
      B: "excluded",
      Z: "excluded",
      X: "excluded",
    });
    expect(consequences.green.identities).toEqual({
      F: "excluded",
      B: "open",
      Z: "open",
      X: "open",
    });
  });

  it("[B6.1] a pair with one's own identity makes the other card certain", () => {
    const show = { asker: 0, of: 1, about: "identity", clear: true } as const;
    const cards: readonly Card[] = ["identity:F", "identity:B"];
    const { consequences } = notebookOf(boardTable({ shown: [{ ...show, cards }] }), 0);
    expect(consequences.green.identities.B).toBe("certain");
    expect(consequences.blue.identities.B).toBe("excluded");
  });
});
