import { describe, expect, it } from "vitest";
import type { Agent } from "../../core/agents.js";
import { after, boardTable, steps } from "../../testing/index.js";
import { boardGame } from "../rules.js";
import type { Outcome } from "../terms/event.js";
import type { Ball, Code, Piece, Positions, SpaceId } from "../terms/types.js";

/**
 * The passport written a second time, as games. Red is F and tall, green B and short, blue Z and
 * fat, yellow X and thin; so at home F stands on 2, B on 24, Z on 38, X on 44, the Ambassador on 58.
 * A row: the code, who announces, what happens, who stands elsewhere than at home, the movement.
 */
type Row = readonly [Code, Agent, string, Positions, string];

const FULFILLED: readonly Row[] = [
  ["A-B", "F", "a decoy onto X", {}, "white red-thin 53, white red-thin 44"],
  ["A-B", "B", "X brought onto a decoy", { "green-thin": 47 }, "purple yellow-thin 47"],
  ["B-A", "F", "Fiddlebottom onto X", { "red-tall": 53 }, "white red-tall 44"],
  ["B-A", "B", "a decoy onto X", {}, "white green-thin 47, white green-thin 44"],
  ["A-C", "F", "Fiddlebottom to 5", { "red-tall": 39 }, "blue red-tall 40"],
  ["A-C", "B", "Fiddlebottom sent to 5", { "red-tall": 42 }, "purple red-tall 40"],
  ["A-D", "F", "a decoy onto Zsa Zsa", {}, "white red-short 33, white red-short 38"],
  ["A-D", "B", "Bubble onto Zsa Zsa", { "green-short": 32 }, "orange green-short 38"],
  ["B-C", "F", "a decoy onto the Ambassador", { "red-fat": 29 }, "orange red-fat 58"],
  ["B-C", "B", "the Ambassador onto a decoy", { "green-fat": 36 }, "black ambassador 36"],
  ["B-D", "F", "Bubble sent to 1", { "green-short": 57 }, "purple green-short 54"],
  ["B-D", "B", "Bubble to 1", { "green-short": 57 }, "blue green-short 54"],
  ["C-A", "F", "Fiddlebottom to 7", { "red-tall": 30 }, "orange red-tall 34"],
  ["C-A", "B", "Fiddlebottom on 7 since before", { "red-tall": 34 }, ""],
  ["C-B", "F", "Fiddlebottom onto the Ambassador", { "red-tall": 36 }, "white red-tall 58"],
  ["C-B", "B", "the Ambassador onto Bubble", { "green-short": 29 }, "black ambassador 29"],
  ["C-D", "F", "the Ambassador to the embassy", { ambassador: 29 }, "black ambassador 58"],
  ["C-D", "B", "the Ambassador never left the embassy", {}, ""],
  ["D-A", "F", "Fiddlebottom onto Zsa Zsa", { "red-tall": 34 }, "blue red-tall 38"],
  ["D-A", "B", "Zsa Zsa brought onto a decoy", { "green-thin": 42 }, "purple blue-fat 42"],
  ["D-B", "F", "Fiddlebottom onto Bubble", { "green-short": 3 }, "white red-tall 3"],
  ["D-B", "B", "Bubble onto Fiddlebottom", { "green-short": 3 }, "white green-short 2"],
  ["D-C", "F", "the Ambassador to 8", { ambassador: 25 }, "black ambassador 28"],
  ["D-C", "B", "the Ambassador on 8 since before", { ambassador: 28 }, ""],

  ["A-B", "Z", "a decoy onto the Ambassador", { "blue-tall": 36 }, "white blue-tall 58"],
  ["A-B", "X", "the Ambassador onto X", { "yellow-thin": 29 }, "black ambassador 29"],
  ["A-C", "Z", "a decoy onto Bubble", {}, "white blue-short 23, white blue-short 24"],
  ["A-C", "X", "X onto Bubble", { "yellow-thin": 16 }, "blue yellow-thin 24"],
  ["A-D", "Z", "Zsa Zsa onto the Ambassador", { "blue-fat": 29 }, "orange blue-fat 58"],
  ["A-D", "Z", "the Ambassador onto Zsa Zsa", { "blue-fat": 36 }, "black ambassador 36"],
  ["B-A", "Z", "the Ambassador onto a decoy", { "blue-thin": 29 }, "black ambassador 29"],
  ["B-A", "X", "a decoy onto the Ambassador", { "yellow-fat": 36 }, "orange yellow-fat 58"],
  ["B-C", "Z", "Zsa Zsa onto X", { "blue-fat": 43 }, "blue blue-fat 44"],
  ["B-C", "X", "X onto Zsa Zsa", { "yellow-thin": 42 }, "blue yellow-thin 38"],
  ["B-D", "Z", "a decoy onto Fiddlebottom", { "blue-tall": 10 }, "orange blue-tall 2"],
  ["B-D", "X", "a decoy onto Fiddlebottom", {}, "white yellow-tall 3, white yellow-tall 2"],
  ["C-A", "Z", "Bubble brought onto Zsa Zsa", { "blue-fat": 16 }, "purple green-short 16"],
  ["C-A", "X", "a decoy onto Bubble", { "yellow-fat": 25 }, "orange yellow-fat 24"],
  ["C-B", "Z", "Zsa Zsa to 4", { "blue-fat": 26 }, "white blue-fat 23"],
  ["C-B", "X", "Zsa Zsa sent to 4", { "blue-fat": 22 }, "purple blue-fat 23"],
  ["C-D", "Z", "X sent to 2", { "yellow-thin": 9 }, "purple yellow-thin 10"],
  ["C-D", "X", "X to 2", { "yellow-thin": 9 }, "orange yellow-thin 10"],
  ["D-A", "Z", "the Ambassador to 3", { ambassador: 18 }, "black ambassador 15"],
  ["D-A", "X", "the Ambassador on 3 since before", { ambassador: 15 }, ""],
  ["D-B", "Z", "Zsa Zsa onto Fiddlebottom", { "blue-fat": 10 }, "orange blue-fat 2"],
  ["D-B", "X", "Fiddlebottom brought onto X", { "yellow-thin": 3 }, "purple red-tall 3"],
  ["D-C", "Z", "X on 6 since before", { "yellow-thin": 46 }, ""],
  ["D-C", "X", "X to 6", { "yellow-thin": 45 }, "orange yellow-thin 46"],
];

const MISSED: readonly Row[] = [
  ["A-B", "F", "onto X's decoy", {}, "white red-thin 54, white red-thin 12"],
  ["A-B", "F", "beside X", {}, "white red-thin 53"],
  ["A-B", "F", "past X", {}, "white red-thin 53, white red-thin 44, white red-thin 47"],
  ["A-B", "F", "onto Zsa Zsa", {}, "white red-short 33, white red-short 38"],
  ["B-A", "B", "X's decoy brought", { "green-tall": 6 }, "purple yellow-tall 6"],
  ["B-A", "B", "beside X", {}, "white green-thin 47"],
  ["B-A", "B", "past X", {}, "white green-thin 47, white green-thin 44, white green-thin 43"],
  ["B-A", "B", "onto Zsa Zsa", { "green-short": 32 }, "orange green-short 38"],
  ["A-C", "F", "a decoy on 5", { "red-fat": 39 }, "blue red-fat 40"],
  ["A-C", "F", "beside 5", { "red-tall": 39 }, ""],
  ["A-C", "F", "past 5", { "red-tall": 39 }, "blue red-tall 40, white red-tall 42"],
  ["A-C", "B", "Bubble on 5", { "green-short": 39 }, "blue green-short 40"],
  ["A-C", "F", "Fiddlebottom on 7", { "red-tall": 30 }, "white red-tall 34"],
  ["A-D", "F", "onto Zsa Zsa's decoy", { "red-fat": 46 }, "orange red-fat 41"],
  ["A-D", "F", "beside Zsa Zsa", {}, "white red-short 33"],
  ["A-D", "F", "past Zsa Zsa", { "red-short": 33 }, "white red-short 38, white red-short 32"],
  ["A-D", "F", "onto X", {}, "white red-thin 53, white red-thin 44"],
  ["B-C", "F", "beside the Ambassador", { "red-fat": 29 }, ""],
  ["B-C", "F", "past the Ambassador", { "red-fat": 29 }, "white red-fat 58, white red-fat 36"],
  ["B-C", "F", "the embassy empty", { "red-fat": 29 }, "black ambassador 36, white red-fat 58"],
  ["B-D", "B", "a decoy on 1", { "green-thin": 57 }, "blue green-thin 54"],
  ["B-D", "B", "beside 1", { "green-short": 57 }, ""],
  ["B-D", "B", "past 1", { "green-short": 57 }, "blue green-short 54, white green-short 12"],
  ["B-D", "F", "Fiddlebottom on 1", { "red-tall": 57 }, "blue red-tall 54"],
  ["C-A", "F", "a decoy on 7", { "red-short": 30 }, "orange red-short 34"],
  ["C-A", "F", "beside 7", { "red-tall": 30 }, ""],
  ["C-A", "F", "past 7", { "red-tall": 30 }, "orange red-tall 34, white red-tall 29"],
  ["C-A", "B", "Bubble on 7", { "green-short": 30 }, "orange green-short 34"],
  ["C-A", "F", "Fiddlebottom on 5", { "red-tall": 39 }, "blue red-tall 40"],
  ["C-B", "B", "beside the Ambassador", { "green-fat": 36 }, ""],
  ["C-B", "B", "he only passed", { "green-fat": 36 }, "black ambassador 36, black ambassador 37"],
  ["C-B", "B", "onto Zsa Zsa", { "green-short": 32 }, "white green-short 38"],
  ["C-D", "F", "the Ambassador beside the embassy", { ambassador: 29 }, ""],
  ["C-D", "F", "only on his way", { ambassador: 29 }, "black ambassador 58, black ambassador 36"],
  ["C-D", "F", "Fiddlebottom there", { ambassador: 29, "red-tall": 36 }, "white red-tall 58"],
  ["D-A", "B", "Zsa Zsa's decoy brought", { "green-tall": 8 }, "purple blue-tall 8"],
  ["D-A", "F", "beside Zsa Zsa", { "red-tall": 34 }, ""],
  ["D-A", "F", "past Zsa Zsa", { "red-tall": 34 }, "blue red-tall 38, white red-tall 42"],
  ["D-A", "B", "onto X", {}, "white green-thin 47, white green-thin 44"],
  ["D-B", "F", "a decoy onto Bubble", { "green-short": 53 }, "white red-thin 53"],
  ["D-B", "F", "onto Bubble's decoy", { "green-tall": 3 }, "white red-tall 3"],
  ["D-B", "B", "a decoy onto Fiddlebottom", { "green-tall": 3 }, "white green-tall 2"],
  ["D-B", "F", "beside each other", { "green-short": 3 }, ""],
  ["D-B", "F", "past Bubble", { "green-short": 3 }, "white red-tall 3, white red-tall 7"],
  ["D-C", "F", "the Ambassador beside 8", { ambassador: 25 }, ""],
  ["D-C", "F", "past 8", { ambassador: 25 }, "black ambassador 28, black ambassador 31"],
  ["D-C", "F", "Fiddlebottom on 8", { "red-tall": 25 }, "orange red-tall 28"],

  ["A-B", "Z", "beside the Ambassador", { "blue-tall": 36 }, ""],
  ["A-B", "Z", "past him", { "blue-tall": 36 }, "white blue-tall 58, white blue-tall 29"],
  ["A-B", "X", "onto Bubble", { "yellow-thin": 16 }, "blue yellow-thin 24"],
  ["A-C", "Z", "onto Bubble's decoy", { "blue-thin": 45 }, "orange blue-thin 55"],
  ["A-C", "Z", "beside Bubble", {}, "white blue-short 23"],
  ["A-C", "Z", "past Bubble", { "blue-short": 23 }, "white blue-short 24, white blue-short 25"],
  ["A-C", "X", "onto Fiddlebottom", {}, "white yellow-tall 3, white yellow-tall 2"],
  ["A-D", "Z", "a decoy onto the Ambassador", { "blue-tall": 29 }, "orange blue-tall 58"],
  ["A-D", "Z", "beside the Ambassador", { "blue-fat": 29 }, ""],
  ["A-D", "Z", "past the Ambassador", { "blue-fat": 29 }, "white blue-fat 58, white blue-fat 36"],
  ["A-D", "X", "X onto the Ambassador", { "yellow-thin": 29 }, "white yellow-thin 58"],
  ["B-A", "X", "beside the Ambassador", { "yellow-fat": 36 }, ""],
  ["B-A", "X", "past", { "yellow-fat": 36 }, "white yellow-fat 58, white yellow-fat 29"],
  ["B-A", "X", "onto Fiddlebottom", {}, "white yellow-tall 3, white yellow-tall 2"],
  ["B-C", "Z", "a decoy onto X", { "blue-tall": 53 }, "orange blue-tall 44"],
  ["B-C", "Z", "onto X's decoy", { "blue-fat": 11 }, "orange blue-fat 12"],
  ["B-C", "X", "a decoy onto Zsa Zsa", { "yellow-tall": 32 }, "orange yellow-tall 38"],
  ["B-C", "Z", "beside each other", { "blue-fat": 43 }, ""],
  ["B-C", "Z", "past X", { "blue-fat": 43 }, "blue blue-fat 44, white blue-fat 53"],
  ["B-D", "X", "onto Fiddlebottom's decoy", {}, "white yellow-fat 22, white yellow-fat 27"],
  ["B-D", "X", "beside Fiddlebottom", {}, "white yellow-tall 3"],
  ["B-D", "X", "past", { "yellow-tall": 3 }, "white yellow-tall 2, white yellow-tall 10"],
  ["B-D", "Z", "onto Bubble", {}, "white blue-short 23, white blue-short 24"],
  ["C-A", "X", "onto Bubble's decoy", {}, "white yellow-thin 47, white yellow-thin 55"],
  ["C-A", "X", "beside Bubble", { "yellow-fat": 25 }, ""],
  ["C-A", "X", "past Bubble", { "yellow-fat": 25 }, "white yellow-fat 24, white yellow-fat 16"],
  ["C-A", "Z", "onto Fiddlebottom", { "blue-tall": 10 }, "white blue-tall 2"],
  ["C-B", "Z", "a decoy on 4", {}, "orange blue-short 23"],
  ["C-B", "Z", "beside 4", { "blue-fat": 26 }, ""],
  ["C-B", "Z", "past 4", { "blue-fat": 26 }, "white blue-fat 23, white blue-fat 22"],
  ["C-B", "X", "X on 4", { "yellow-thin": 22 }, "white yellow-thin 23"],
  ["C-D", "X", "a decoy on 2", { "yellow-tall": 9 }, "orange yellow-tall 10"],
  ["C-D", "X", "beside 2", { "yellow-thin": 9 }, ""],
  ["C-D", "X", "past 2", { "yellow-thin": 9 }, "white yellow-thin 10, white yellow-thin 2"],
  ["C-D", "Z", "Zsa Zsa on 2", { "blue-fat": 9 }, "orange blue-fat 10"],
  ["C-D", "X", "X on 6", { "yellow-thin": 45 }, "orange yellow-thin 46"],
  ["D-A", "Z", "the Ambassador beside 3", { ambassador: 18 }, ""],
  ["D-A", "Z", "past 3", { ambassador: 18 }, "black ambassador 15, black ambassador 6"],
  ["D-A", "Z", "Zsa Zsa on 3", { "blue-fat": 18 }, "orange blue-fat 15"],
  ["D-B", "X", "Fiddlebottom's decoy brought", { "yellow-thin": 53 }, "purple red-thin 53"],
  ["D-B", "Z", "beside Fiddlebottom", { "blue-fat": 10 }, ""],
  ["D-B", "Z", "past Fiddlebottom", { "blue-fat": 10 }, "white blue-fat 2, white blue-fat 3"],
  ["D-B", "Z", "onto Bubble", {}, "white blue-short 23, white blue-short 24"],
  ["D-C", "X", "a decoy on 6", { "yellow-fat": 45 }, "orange yellow-fat 46"],
  ["D-C", "X", "beside 6", { "yellow-thin": 45 }, ""],
  ["D-C", "X", "past 6", { "yellow-thin": 45 }, "white yellow-thin 46, white yellow-thin 56"],
  ["D-C", "Z", "Zsa Zsa on 6", { "blue-fat": 45 }, "orange blue-fat 46"],
  ["D-C", "X", "X on 2", { "yellow-thin": 9 }, "orange yellow-thin 10"],
];

const SEATS = { F: 0, B: 1, Z: 2, X: 3 } as const;
const PARTNERS = { F: "B", B: "F", Z: "X", X: "Z" } as const;
const isFirstTeam = (agent: Agent): boolean => agent === "F" || agent === "B";

/** The code's letters for the announcer's team, the other two for the others. */
function handsFor(code: Code, announcer: Agent): readonly string[] {
  const ours = code.split("-");
  const others = ["A", "B", "C", "D"].filter((letter) => !ours.includes(letter));
  const [f, b, z, x] = isFirstTeam(announcer) ? [...ours, ...others] : [...others, ...ours];
  return [`F tall ${f}`, `B short ${b}`, `Z fat ${z}`, `X thin ${x}`];
}

/** Move, announce, shake hands: how did it end? */
function played([code, announcer, , at, movement]: Row, players = 4): Outcome | null {
  const chosen = movement === "" ? [] : steps(...movement.split(", "));
  const whites: readonly Ball[] = ["white", "white", "white"];
  const balls = [...chosen.map(({ ball }) => ball), ...whites].slice(0, 3);
  const seat = SEATS[announcer];
  const partner = SEATS[PARTNERS[announcer]];
  const hands = handsFor(code, announcer);
  const table = boardTable({ players, hands, first: seat, balls, at });
  const ended = after(
    table,
    [seat, { type: "move", steps: chosen }],
    [seat, { type: "announce", partner, code }],
    [partner, { type: "shakeHands", given: true }],
  );
  return boardGame.outcome(ended.state);
}

const missionsIn = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.map(([code, announcer]) => `${code} ${isFirstTeam(announcer)}`));

describe("missions", () => {
  it.each(FULFILLED)("[B9] %s, announced by %s: %s", (...row) => {
    const winners = isFirstTeam(row[1]) ? [0, 1] : [2, 3];
    expect(played(row)).toEqual({ winners, reason: "accomplished", rule: "B10.3" });
  });

  it.each(MISSED)("[B9] %s, announced by %s, is not fulfilled: %s", (...row) => {
    const winners = isFirstTeam(row[1]) ? [2, 3] : [0, 1];
    expect(played(row)).toEqual({ winners, reason: "notFulfilled", rule: "B10.3" });
  });

  // 4 first letters × 3 second letters × 2 teams
  it.each([
    ["fulfilled", FULFILLED],
    ["just missed", MISSED],
  ] as const)("[B9] all 24 missions are %s above", (_, rows) => {
    expect(missionsIn(rows).size).toBe(24);
  });
});

describe("missions with five players", () => {
  /** The Ambassador's player has left for Murano, 1, unless the row says otherwise. */
  it.each<[Code, Agent, string, Piece, SpaceId, boolean]>([
    ["C-D", "F", "Fiddlebottom in the embassy", "red-tall", 58, true],
    ["C-D", "F", "Bubble in the embassy", "green-short", 58, true],
    ["C-D", "B", "a decoy in the embassy", "red-fat", 58, false],
    ["C-D", "F", "Fiddlebottom beside the embassy", "red-tall", 29, false],
    ["C-D", "F", "Zsa Zsa in the embassy", "blue-fat", 58, false],
    ["C-D", "F", "the Ambassador in the embassy", "ambassador", 58, false],
    ["D-C", "F", "Fiddlebottom on 8", "red-tall", 28, true],
    ["D-C", "B", "Bubble on 8", "green-short", 28, true],
    ["D-C", "F", "a decoy on 8", "green-fat", 28, false],
    ["D-C", "B", "Bubble beside 8", "green-short", 25, false],
    ["D-C", "F", "X on 8", "yellow-thin", 28, false],
    ["D-C", "F", "the Ambassador on 8", "ambassador", 28, false],
    ["D-A", "Z", "Zsa Zsa on 3", "blue-fat", 15, true],
    ["D-A", "Z", "X on 3", "yellow-thin", 15, true],
    ["D-A", "X", "a decoy on 3", "blue-tall", 15, false],
    ["D-A", "X", "X beside 3", "yellow-thin", 18, false],
    ["D-A", "Z", "Fiddlebottom on 3", "red-tall", 15, false],
    ["D-A", "Z", "the Ambassador on 3", "ambassador", 15, false],
  ])("[B12.7] %s, announced by %s: %s", (code, announcer, _, piece, space, fulfilled) => {
    const at = { ambassador: 1, [piece]: space };
    const winners = isFirstTeam(announcer) === fulfilled ? [0, 1] : [2, 3];
    const reason = fulfilled ? "accomplished" : "notFulfilled";
    expect(played([code, announcer, "", at, ""], 5)).toEqual({ winners, reason, rule: "B10.3" });
  });

  it.each<Row>([
    ["B-C", "F", "a decoy onto the Ambassador", { "red-fat": 29 }, "orange red-fat 58"],
    ["A-D", "Z", "the Ambassador onto Zsa Zsa", { "blue-fat": 36 }, "black ambassador 36"],
  ])("[B12.7] %s, announced by %s, is as with four: %s", (...row) => {
    const winners = isFirstTeam(row[1]) ? [0, 1] : [2, 3];
    expect(played(row, 5)).toEqual({ winners, reason: "accomplished", rule: "B10.3" });
  });
});
