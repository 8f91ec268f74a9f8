import { describe, expect, it } from "vitest";
import {
  after,
  boardTable,
  publicTable,
  refusal,
  steps,
  type TestOptions,
  viewAt,
} from "../../testing/index.js";
import type { Ball } from "../terms/types.js";
import { nextSteps } from "./enumerate.js";

const move = (...texts: readonly string[]) => ({ type: "move", steps: steps(...texts) }) as const;

/**
 * One test a row, red to move: the steps, and after an arrow why they are refused. A movement that
 * is allowed leaves everybody else where they were.
 */
function rows(options: TestOptions, table: Readonly<Record<string, string>>): void {
  for (const [title, row] of Object.entries(table)) {
    it(title, () => {
      const [movement = "", refused] = row.split(" -> ");
      const start = boardTable(options);
      const act = move(...movement.split(", "));
      const [code, rule] = refused?.split(" ") ?? [];
      expect(refusal(start, 0, act)).toEqual(refused === undefined ? null : { code, rule });
      if (refused !== undefined) return;
      const ends = Object.fromEntries(act.steps.map(({ piece, to }) => [piece, to]));
      const { positions } = publicTable(after(start, [0, act]));
      expect(positions).toEqual({ ...publicTable(start).positions, ...ends });
    });
  }
}

const OBW: readonly Ball[] = ["orange", "blue", "white"];
const OOB: readonly Ball[] = ["orange", "orange", "blue"];
const WBP: readonly Ball[] = ["white", "black", "purple"];
const BBP: readonly Ball[] = ["black", "black", "purple"];

describe("what each ball does", () => {
  // Red 2: by land 3 and 10, by sea 1 and 4. Red 31 is joined to 39 by land and by sea.
  rows(
    { balls: OBW },
    {
      "[B3.1] orange goes by land": "orange red-tall 3",
      "[B3.1] orange goes by land where both routes exist": "orange red-fat 39",
      "[B3.1] orange not by sea": "orange red-tall 4 -> notByLand B3.1",
      "[B3.1] orange not for another's figure": "orange yellow-tall 3 -> notYourFigure B3.1",
      "[B3.1] blue goes by sea": "blue red-tall 4",
      "[B3.1] blue goes by sea where both routes exist": "blue red-fat 39",
      "[B3.1] blue not by land": "blue red-tall 3 -> notBySea B3.1",
      "[B3.1] blue not for another's figure": "blue yellow-tall 4 -> notYourFigure B3.1",
      "[B3.1] white goes by land": "white red-tall 3",
      "[B3.1] white goes by sea": "white red-tall 4",
      "[B3.1] white not two spaces": "white red-tall 7 -> notAdjacent B3.1",
      "[B3.1] white not onto its own space": "white red-tall 2 -> notAdjacent B3.1",
      "[B3.1] white not for another's figure": "white yellow-tall 3 -> notYourFigure B3.1",
      "[B3.1] white not for the Ambassador": "white ambassador 29 -> notYourFigure B3.1",
      "[B3.1] the balls in any order": "white red-tall 3, blue red-fat 25, orange red-short 22",
      "[B3.1] balls may stay unused": "blue red-tall 1",
      "[B3.1] a ball that is not shown": "black ambassador 29 -> ballNotShown B3.1",
      "[B3.1] a ball used twice": "orange red-tall 3, orange red-thin 53 -> ballNotShown B3.1",
    },
  );
  rows(
    { balls: OOB },
    {
      "[B3.1] two balls of one kind are two moves": "orange red-tall 3, orange red-thin 53",
      "[B3.1] two balls of one kind are not three moves":
        "orange red-tall 3, orange red-thin 53, orange red-short 22 -> ballNotShown B3.1",
    },
  );
  rows(
    { balls: WBP },
    {
      "[B3.1] purple moves another's figure by land": "purple yellow-tall 3",
      "[B3.1] purple moves another's figure by sea": "purple yellow-short 1",
      "[B3.1] purple not two spaces": "purple yellow-tall 7 -> notAdjacent B3.1",
      "[B3.1] purple not for one's own figure": "purple red-tall 3 -> ownFigure B3.1",
      "[B3.1] black moves the Ambassador by land": "black ambassador 36",
      "[B3.1] black not two spaces": "black ambassador 22 -> notAdjacent B3.1",
      "[B3.1] black not for one's own figure": "black red-tall 3 -> ambassadorNotYours B3.1",
      "[B3.1] black not for another's figure": "black yellow-tall 3 -> ambassadorNotYours B3.1",
      "[B3.7] purple never moves the Ambassador": "purple ambassador 29 -> ambassadorNotYours B3.7",
    },
  );
  rows(
    { balls: WBP, at: { ambassador: 29 } },
    { "[B3.1] black moves the Ambassador by sea": "black ambassador 34" },
  );
  rows(
    { balls: WBP, players: 3 },
    { "[B3.1] a colour no one plays": "purple yellow-tall 3 -> notInPlay B3.1" },
  );
  rows(
    { balls: WBP, players: 5 },
    {
      "[B3.7] purple never moves the Ambassador, with five players neither":
        "purple ambassador 29 -> ambassadorNotYours B3.7",
    },
  );
});

describe("own figures", () => {
  rows(
    {},
    {
      "[B3.2] three moves of one": "white red-tall 3, white red-tall 7, white red-tall 6",
      "[B3.2] one move of three": "white red-tall 3, white red-short 22, white red-thin 53",
      "[B3.2] two and one": "white red-tall 3, white red-short 22, white red-tall 7",
    },
  );
  rows(
    { balls: OBW },
    { "[B3.2] three kinds for one": "blue red-tall 4, white red-tall 17, orange red-tall 18" },
  );
  rows(
    { at: { "green-tall": 3, ambassador: 10 } },
    {
      "[B3.3] onto another player's figure": "white red-tall 3",
      "[B3.3] onto the Ambassador": "white red-tall 10",
      "[B3.3] through another player's figure": "white red-tall 3, white red-tall 7",
      "[B3.3] through the Ambassador": "white red-tall 10, white red-tall 9",
    },
  );
  rows(
    { at: { "red-tall": 9, "red-short": 10 } },
    {
      "[B3.3] through one's own figure": "white red-tall 10, white red-tall 2",
      "[B3.4] not ending on one's own figure": "white red-tall 10 -> ownFiguresShare B3.4",
      "[B3.4] two own figures change places": "white red-tall 10, white red-short 9",
      "[B3.4] onto a space one's own figure has left": "white red-short 2, white red-tall 10",
    },
  );
  rows(
    { at: { "red-tall": 9, "red-short": 2 } },
    {
      "[B3.4] not two onto one free space":
        "white red-tall 10, white red-short 10 -> ownFiguresShare B3.4",
    },
  );
  rows(
    { at: { "red-tall": 9, "red-short": 2, "green-tall": 10 } },
    {
      "[B3.3] through one's own figure in a meeting":
        "white red-short 10, white red-tall 10, white red-tall 2",
      "[B3.4] not two onto one other figure":
        "white red-tall 10, white red-short 10 -> ownFiguresShare B3.4",
    },
  );
});

describe("whom one meets", () => {
  const greens = { "green-tall": 3, "green-short": 22 };
  rows(
    { at: greens },
    {
      "[B3.5] two figures of one player cannot both be met":
        "white red-tall 3, white red-short 22 -> twoOfOnePlayer B3.5",
      "[B3.5] only the end counts": "white red-tall 3, white red-short 22, white red-short 29",
    },
  );
  rows(
    { at: greens, balls: WBP },
    {
      "[B3.5] nor when purple brings the second":
        "white red-tall 3, purple green-short 27 -> twoOfOnePlayer B3.5",
      "[B3.5] nor when purple brings the first":
        "purple green-short 27, white red-tall 3 -> twoOfOnePlayer B3.5",
    },
  );
  rows(
    { at: { "green-tall": 3, "green-short": 7 } },
    { "[B3.5] past one figure onto another": "white red-tall 3, white red-tall 7" },
  );
  rows(
    { at: { "green-tall": 3, "blue-tall": 22, ambassador: 53 } },
    {
      "[B3.5] one figure of each of two players, and the Ambassador":
        "white red-tall 3, white red-short 22, white red-thin 53",
    },
  );
});

describe("black and purple", () => {
  // 22, 29 and the embassy (58) lie in a row.
  rows(
    { balls: BBP },
    { "[B3.6] two black balls walk him two spaces": "black ambassador 29, black ambassador 22" },
  );
  rows(
    { balls: BBP, at: { "red-short": 29 } },
    {
      "[B3.6] black brings the Ambassador to one's own figure": "black ambassador 29",
      "[B3.6] two black balls walk him past one's own figure":
        "black ambassador 29, black ambassador 22",
    },
  );
  rows(
    { balls: BBP, at: { "green-tall": 29 } },
    {
      "[B3.6] black not onto another player's figure": "black ambassador 29 -> held B3.6",
      "[B3.6] nor past it": "black ambassador 29, black ambassador 22 -> held B3.6",
    },
  );
  rows(
    { balls: BBP, at: { "green-tall": 22 } },
    { "[B3.6] nor with the second": "black ambassador 29, black ambassador 22 -> held B3.6" },
  );
  rows(
    { balls: WBP, at: { "red-tall": 3 } },
    {
      "[B3.7] purple brings a figure to one's own": "purple yellow-tall 3",
      "[B3.8] whom purple brought may be left again": "purple yellow-tall 3, white red-tall 7",
    },
  );
  rows(
    { balls: WBP, at: { "green-tall": 3 } },
    {
      "[B3.7] purple not onto a third player's figure": "purple yellow-tall 3 -> held B3.7",
      "[B3.8] nor beside one's own figure": "white red-tall 3, purple yellow-tall 3 -> held B3.7",
    },
  );
  rows(
    { balls: WBP, at: { "yellow-short": 3 } },
    {
      "[B3.7] purple not onto its own colour": "purple yellow-tall 3 -> held B3.7",
      "[B3.8] nor onto its own colour beside one's own figure":
        "white red-tall 3, purple yellow-tall 3 -> held B3.7",
    },
  );
  rows(
    { balls: WBP, at: { ambassador: 3 } },
    { "[B3.7] purple not onto the Ambassador": "purple yellow-tall 3 -> held B3.7" },
  );
  rows(
    { balls: WBP, at: { "green-tall": 22, ambassador: 29 } },
    {
      "[B3.8] he makes room for purple": "black ambassador 58, purple green-tall 29",
      "[B3.8] purple too early": "purple green-tall 29, black ambassador 58 -> held B3.7",
      "[B3.8] purple makes room for him": "purple green-tall 23, black ambassador 22",
      "[B3.8] black too early": "black ambassador 22, purple green-tall 23 -> held B3.6",
    },
  );
  rows(
    { balls: WBP, at: { "red-short": 29, "green-tall": 22 } },
    {
      "[B3.8] own figure and another: closed to the Ambassador":
        "purple green-tall 29, black ambassador 29 -> held B3.6",
      "[B3.8] own figure and the Ambassador: closed to purple":
        "black ambassador 29, purple green-tall 29 -> held B3.7",
    },
  );
});

describe("the commit", () => {
  it("[B3.9] a movement is one fact, with all its steps", () => {
    const table = boardTable();
    const moved = after(table, [0, move("white red-tall 3", "white red-tall 7")]);
    expect(moved.events.slice(table.events.length)).toEqual([
      { type: "moved", seat: 0, steps: steps("white red-tall 3", "white red-tall 7") },
    ]);
  });

  it("[B3.9] a movement may be empty", () => {
    const table = boardTable();
    const moved = publicTable(after(table, [0, move()]));
    expect(moved.phase).toEqual({ type: "resolving", seat: 0 });
    expect(moved.positions).toEqual(publicTable(table).positions);
  });

  it("[B3.9] one bad step and nothing of it happens", () => {
    const table = boardTable();
    const bad = move("white red-tall 3", "white red-tall 7", "white red-tall 5");
    expect(refusal(table, 0, bad)).toEqual({ code: "notAdjacent", rule: "B3.1" });
    expect(publicTable(after(table, [0, move()])).positions["red-tall"]).toBe(2);
  });

  it("[B3.9] chosen steps are taken back freely", () => {
    const table = boardTable();
    const ends = (...chosen: readonly string[]) =>
      nextSteps(viewAt(table, 0), steps(...chosen))
        .filter(({ piece }) => piece === "red-tall")
        .map(({ to }) => to)
        .toSorted((a, b) => a - b);
    expect(ends("white red-tall 3")).toEqual([2, 5, 7]);
    expect(ends()).toEqual([1, 3, 4, 10]);
  });

  it("[B3.9] what is committed is not taken back", () => {
    const moved = after(boardTable(), [0, move("white red-tall 3")]);
    expect(refusal(moved, 0, move("white red-tall 2"))).toEqual({ code: "notAwaited", rule: "T3" });
  });
});
