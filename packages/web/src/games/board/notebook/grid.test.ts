import type { BoardEvent } from "@inkognito/engine/board/rules";
import { boardGame } from "@inkognito/engine/board/rules";
import type { Colour, Seat } from "@inkognito/engine/core";
import { after, boardTable, steps, type TestTable, viewAt } from "@inkognito/engine/testing";
import { notebook } from "@inkognito/mind/board";
import { expect, it } from "vitest";
import { cellKey } from "../../../table/notebook/cell.js";
import { gridOf } from "./grid.js";

const told = ({ events }: TestTable, seat: Seat) =>
  events.flatMap((event: BoardEvent) => boardGame.redact(event, seat) ?? []);

/** "identity F:open B:ruledOut …", one line a kind. */
const drawn = (table: TestTable, seat: Seat, colour: Colour): readonly string[] => {
  const cells = gridOf(notebook(viewAt(table, seat), told(table, seat)), colour);
  return (["identity", "build", "mission"] as const).map((kind) =>
    [
      kind,
      ...cells
        .filter(({ face }) => face.kind === kind)
        .map(({ face, state, shown }) => `${face.face}:${state}:${shown}`),
    ].join(" "),
  );
};

/** Red F tall A meets blue Z fat C at 50 and asks about the identity. */
const asked = (cards: readonly string[]): TestTable =>
  after(
    boardTable({ at: { "red-tall": 49, "blue-thin": 50 } }),
    [0, { type: "move", steps: steps("white red-tall 50") }],
    [0, { type: "ask", space: 50, of: 2, about: "identity" }],
    [2, { type: "show", cards: cards as never }],
  );

it("at first only what I am myself is ruled out for others", () => {
  expect(drawn(boardTable(), 0, "blue")).toEqual([
    "identity F:ruledOut:0 B:open:0 Z:open:0 X:open:0",
    "build tall:ruledOut:0 short:open:0 fat:open:0 thin:open:0",
    "mission A:ruledOut:0 B:open:0 C:open:0 D:open:0",
  ]);
});

it("[B5.3] a grey card is a fact; what it rules out only follows", () => {
  const table = asked(["grey:identity:Z", "identity:B", "build:short"]);
  expect(drawn(table, 0, "blue")[0]).toBe(
    "identity F:ruledOut:0 B:ruledOut:1 Z:fact:1 X:ruledOut:0",
  );
  expect(drawn(table, 0, "green")[0]).toBe("identity F:ruledOut:0 B:open:0 Z:ruledOut:0 X:open:0");
});

it("[B5.3] the grey mission card is a fact", () => {
  const table = asked(["grey:mission:C", "identity:Z", "build:tall"]);
  expect(drawn(table, 0, "blue")[2]).toBe(
    "mission A:ruledOut:0 B:ruledOut:0 C:fact:1 D:ruledOut:0",
  );
});

it("[B5.2] what must be the true one of three is no fact but follows", () => {
  // F and tall are my own, so Z must be true.
  const table = asked(["identity:F", "identity:Z", "build:tall"]);
  expect(drawn(table, 0, "blue")[0]).toBe(
    "identity F:ruledOut:1 B:ruledOut:0 Z:follows:1 X:ruledOut:0",
  );
});

it("[V] a viewer who did not see the cards learns nothing from them", () => {
  const table = asked(["grey:identity:Z", "identity:B", "build:short"]);
  expect(drawn(table, 3, "blue")[0]).toBe("identity F:open:0 B:open:0 Z:open:0 X:ruledOut:0");
});

it("[B11.1] with three players the unused colour is the arrested agent's", () => {
  expect(drawn(boardTable({ players: 3 }), 0, "yellow")[0]).toBe(
    "identity F:ruledOut:0 B:open:0 Z:open:0 X:open:0",
  );
});

it("every cell of every colour has a key of its own", () => {
  const book = notebook(viewAt(boardTable(), 0), told(boardTable(), 0));
  const keys = (["red", "green"] as const).flatMap((colour) =>
    gridOf(book, colour).map(({ face }) => cellKey(colour, face)),
  );
  // Two colours of three kinds with four faces each.
  expect(new Set(keys).size).toBe(2 * 3 * 4);
});
