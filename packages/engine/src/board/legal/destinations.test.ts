import { describe, expect, it } from "vitest";
import { after, boardTable, steps, type TestOptions, viewAt } from "../../testing/index.js";
import { afterSteps } from "../state/table.js";
import { type Ball, PIECES, type Positions, type Step } from "../terms/types.js";
import { check } from "./check.js";
import { destinationsOf, enumerate, nextSteps } from "./enumerate.js";

const redView = (options: TestOptions) => viewAt(boardTable(options), 0);

const OBB: readonly Ball[] = ["orange", "black", "black"];
const OOB: readonly Ball[] = ["orange", "orange", "black"];
const OBP: readonly Ball[] = ["orange", "black", "purple"];
const BBP: readonly Ball[] = ["blue", "black", "purple"];

/** Everybody near the Ambassador, so that each is in the way of the others. */
const CROWDED: Positions = {
  ...{ "red-tall": 22, "red-short": 27, "red-fat": 58, "red-thin": 33 },
  ...{ "green-tall": 18, "green-short": 26, "blue-tall": 34, "blue-fat": 38, "yellow-fat": 21 },
  ambassador: 29,
};

describe("legal steps", () => {
  const count = (ball: Ball, options: TestOptions, ...chosen: readonly string[]): number =>
    nextSteps(redView(options), steps(...chosen)).filter((step) => step.ball === ball).length;

  it("[B3.1] with all at home", () => {
    // Red 2, 27, 31, 52 by land: 2 + 3 + 2 + 1; by sea: 2 + 0 + 2 + 2; 31-39 is both.
    expect(count("orange", { balls: OBP })).toBe(8);
    expect(count("blue", { balls: BBP })).toBe(6);
    expect(count("white", {})).toBe(13);
    // The Ambassador: 29 and 36. Green 2 + 3 + 2 + 4, blue 4 + 2 + 4 + 4, yellow 3 + 4 + 2 + 3.
    expect(count("black", { balls: OBP })).toBe(2);
    expect(count("purple", { balls: OBP })).toBe(37);
  });

  it("[B3.1] a ball that was used is gone, of two equal ones one is left", () => {
    // From 3 instead of 2 there are 3 land routes instead of 2.
    expect(count("orange", { balls: OBP }, "orange red-tall 3")).toBe(0);
    expect(count("orange", { balls: OOB }, "orange red-tall 3")).toBe(9);
  });

  it("[B3.6] black: fewer where another player stands, not where red stands", () => {
    // From 29 there are 18, 22, 34, 50 and 58.
    expect(count("black", { balls: OBP, at: { ambassador: 29, "red-short": 22 } })).toBe(5);
    expect(count("black", { balls: OBP, at: { ambassador: 29, "green-tall": 22 } })).toBe(4);
  });

  it("[B3.7] purple: fewer where someone foreign stands, not where red stands", () => {
    // Green on 3 (2, 5, 7) instead of 14 (8, 15), but yellow holds 5, and 3 is closed to yellow.
    expect(count("purple", { balls: OBP, at: { "green-tall": 3 } })).toBe(37 - 2 + 2 - 1);
  });

  it("[B3.8] purple: more once the Ambassador has left", () => {
    // 29 opens to green on 22.
    const options: TestOptions = { balls: OBP, at: { "green-tall": 22, ambassador: 29 } };
    const before = count("purple", options);
    expect(count("purple", options, "black ambassador 58")).toBe(before + 1);
  });

  it("[B3.9] only for the one who moves, and only before the commit", () => {
    const table = boardTable();
    const moved = after(table, [0, { type: "move", steps: [] }]);
    expect(nextSteps(viewAt(table, 1), [])).toEqual([]);
    expect(nextSteps(viewAt(table, "spectator"), [])).toEqual([]);
    expect(nextSteps(viewAt(moved, 0), [])).toEqual([]);
  });
});

describe("movements", () => {
  it("[B3.1] sequences are counted with their order", () => {
    // The Ambassador 0, 1 or 2 steps: 1, 2, 5 + 2 ways. With the one orange step (8 ways) in any
    // place between them: 1 + 2 + 7 without it, 8 · (1 · 1 + 2 · 2 + 7 · 3) with it.
    const moves = [...enumerate(redView({ balls: OBB }))].filter(({ type }) => type === "move");
    expect(moves).toHaveLength(10 + 208);
  });
});

describe("endings", () => {
  const inTheWay: Positions = { "red-tall": 9, "red-short": 10 };
  const greens: Positions = { "green-tall": 3, "green-short": 22 };
  const inARow: Positions = { "green-tall": 22, ambassador: 29 };
  const rows: readonly (readonly [string, TestOptions, number])[] = [
    // Red: stay or 8 land steps. Ambassador: 58; 29, 36; then 18, 22, 34, 50, 37.
    ["[B3.1] one own ball, two for the Ambassador", { balls: OBB }, 9 * 8],
    // Red: stay or 6 sea steps. Ambassador: 58, 29, 36. Others: all stay, or one of 37 steps.
    ["[B3.1] three kinds of balls", { balls: BBP }, 7 * 3 * 38],
    // Stay 1; one figure one step 8, two steps 3 + 6 + 1 + 2; two figures one step each 23.
    ["[B3.2] two own balls for one figure or for two", { balls: OOB }, 44 * 3],
    // Red on 9 and 10 instead of 2 and 27: stay, 9 to 13, 10 to 2, 31 to 28 and 39, 52 to 53.
    ["[B3.4] own figures in each other's way", { balls: OBB, at: inTheWay }, 6 * 8],
    // Of the 44 one meets green twice: 2 to 3 with 27 to 22.
    ["[B3.5] two figures of one player", { balls: OOB, at: greens }, 43 * 3],
    // No one 1; he alone to 18, 34, 50, 58: 4; purple alone 36, for 22-29, 22-21 and 21-22 are
    // closed. Both: he first, then 22-29 is open, but 38-34 and 13-50 are not where he stands:
    // 4 · 37 - 2; green first, to 23 or 27, and he to 22: 2.
    ["[B3.8] the order opens spaces", { balls: OBP, at: inARow }, 9 * (1 + 4 + 36 + 146 + 2)],
  ];
  for (const [title, options, count] of rows) {
    it(title, () => expect(destinationsOf(redView(options))).toHaveLength(count));
  }

  const shakes: readonly (readonly Ball[])[] = [
    ["white", "white", "white"],
    ["orange", "blue", "white"],
    ["orange", "orange", "purple"],
    ["blue", "black", "purple"],
    ["black", "black", "purple"],
    ["white", "black", "black"],
  ];
  for (const balls of shakes) {
    it(`[B3.9] ${balls.join(", ")}: each final position once, none forgotten`, () => {
      const view = redView({ balls, at: CROWDED });
      const final = (list: readonly Step[]) => {
        const positions = afterSteps(view.table.positions, list);
        return PIECES.map((piece) => positions[piece]).join(" ");
      };
      const sequences = [...enumerate(view)].flatMap((action) =>
        action.type === "move" ? [final(action.steps)] : [],
      );
      const ends = destinationsOf(view).map(final);
      expect(ends.toSorted()).toEqual([...new Set(sequences)].toSorted());
    });
  }

  it("[B3.9] each of them is accepted", () => {
    const view = redView({ balls: OBP, at: CROWDED });
    const { decision } = view.table;
    const why = destinationsOf(view).map((list) =>
      check(view, { type: "move", decision, steps: list }),
    );
    expect(new Set(why)).toEqual(new Set([null]));
  });

  it("[B3.9] none for those who do not move", () => {
    expect(destinationsOf(viewAt(boardTable(), 1))).toEqual([]);
    expect(destinationsOf(viewAt(boardTable({ players: 5, first: 4 }), 4))).toEqual([]);
  });
});
