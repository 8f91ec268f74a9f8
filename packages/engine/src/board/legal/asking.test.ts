import { describe, expect, it } from "vitest";
import { AGENTS } from "../../core/agents.js";
import type { Seat } from "../../core/seat.js";
import {
  type Act,
  after,
  boardTable,
  publicTable,
  refusal,
  steps,
  type TestOptions,
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import type { Card } from "../terms/cards.js";
import { BUILDS, type Hand, type Subject } from "../terms/types.js";
import { legal } from "./legal.js";
import { checkAnswer } from "./shownCards.js";

type Turn = readonly [Seat, Act];

/** Red meets a figure of blue on space 3 and the Ambassador on space 58. */
const meetings = (options: TestOptions = {}) =>
  after(boardTable({ at: { "blue-tall": 3, "red-short": 29 }, ...options }), [
    0,
    { type: "move", steps: steps("white red-tall 3", "white red-short 58") },
  ]);

const ask = (space: number, of: Seat, about: Subject): Turn => [
  0,
  { type: "ask", space, of, about },
];
const show = (...cards: readonly Card[]): Turn => [2, { type: "show", cards }];
const banish = (to: number): Turn => [0, { type: "banish", to }];
/** Null: it is allowed. */
const whyNot = (table: TestTable, [seat, act]: Turn) => refusal(table, seat, act);

describe("asking in a meeting", () => {
  it.each<Subject>(["identity", "build"])("[B5.1] the met player is asked about %s", (about) => {
    const table = after(meetings(), ask(3, 2, about));
    expect(publicTable(table).phase).toEqual({
      type: "answering",
      seat: 2,
      question: { asker: 0, of: 2, about, clear: false, space: 3, witness: null },
      owed: null,
    });
  });

  it.each<[string, Seat]>([
    ["a player who is not met", 1],
    ["another one", 3],
    ["the asker", 0],
    ["an empty chair", 4],
  ])("[B5.1] in a meeting one cannot ask %s", (_, of) => {
    const refused = { code: "wrongPlayer", rule: "B5.1" };
    expect(whyNot(meetings(), ask(3, of, "identity"))).toEqual(refused);
  });

  it("[B5.1] only the player asked answers", () => {
    const table = after(meetings(), ask(3, 2, "identity"));
    const [, answer] = show("identity:Z", "identity:F", "build:tall");
    for (const seat of [0, 1, 3] as const) {
      expect(refusal(table, seat, answer)).toEqual({ code: "notYourDecision", rule: "T3" });
      expect(legal(viewAt(table, seat)).awaits).toEqual({ type: "none" });
    }
    expect(refusal(table, 2, answer)).toBe(null);
  });

  it("[B5.1] nothing is shown before a question, and one answer is enough", () => {
    const answer = show("identity:Z", "identity:F", "build:tall");
    const answered = after(meetings(), ask(3, 2, "identity"), answer);
    const refused = { code: "notYourDecision", rule: "T3" };
    expect(whyNot(meetings(), answer)).toEqual(refused);
    expect(whyNot(answered, answer)).toEqual(refused);
  });

  it("[B5.1] more than three cards are no answer at all", () => {
    const table = after(meetings(), ask(3, 2, "identity"));
    const four = show("identity:Z", "identity:F", "build:tall", "build:thin");
    expect(whyNot(table, four)).toEqual({ code: "malformed", rule: "T1" });
  });

  it("[B5.1] a meeting in a five-player game owes three cards and has no witness", () => {
    const table = after(meetings({ players: 5 }), ask(3, 2, "build"));
    expect(publicTable(table).phase).toMatchObject({ question: { clear: false, witness: null } });
  });
});

describe("asking through the Ambassador", () => {
  const others: readonly (readonly [Seat, Subject])[] = [
    ...([1, 2, 3] as const).map((of): [Seat, Subject] => [of, "identity"]),
    ...([1, 2, 3] as const).map((of): [Seat, Subject] => [of, "build"]),
  ];

  it.each(others)("[B6.1] four players: seat %i may be asked about %s", (of, about) => {
    const table = after(meetings(), ask(58, of, about));
    expect(publicTable(table).phase).toEqual({
      type: "answering",
      seat: of,
      question: { asker: 0, of, about, clear: true, space: 58, witness: null },
      owed: null,
    });
  });

  it.each(others)("[B6.1] five players: seat %i about %s, before a witness", (of, about) => {
    const table = after(meetings({ players: 5 }), ask(58, of, about));
    expect(publicTable(table).phase).toMatchObject({
      seat: of,
      question: { asker: 0, of, about, clear: true, space: 58, witness: 4 },
    });
  });

  it.each<[string, Seat, number]>([
    ["oneself", 0, 4],
    ["an empty chair", 4, 4],
    ["the Ambassador's player", 4, 5],
  ])("[B6.1] one cannot ask %s", (_, of, players) => {
    const refused = { code: "wrongPlayer", rule: "B6.1" };
    expect(whyNot(meetings({ players }), ask(58, of, "identity"))).toEqual(refused);
  });

  it("[B6.1] three players: the two others, not the empty chair", () => {
    const table = after(boardTable({ players: 3, at: { "red-short": 29 } }), [
      0,
      { type: "move", steps: steps("white red-short 58") },
    ]);
    expect(legal(viewAt(table, 0)).awaits).toMatchObject({ meetings: [{ askable: [1, 2] }] });
    const refused = { code: "wrongPlayer", rule: "B6.1" };
    expect(whyNot(table, ask(58, 3, "identity"))).toEqual(refused);
  });

  it("[B6.1] the page offers exactly the players who may be asked", () => {
    expect(legal(viewAt(meetings({ players: 5 }), 0)).awaits).toMatchObject({
      meetings: [
        { space: 3, askable: [2] },
        { space: 58, askable: [1, 2, 3] },
      ],
    });
  });

  it("[B6.3] one player is asked in a meeting and then through the Ambassador", () => {
    const table = after(
      meetings(),
      ask(3, 2, "identity"),
      show("identity:Z", "identity:F", "build:tall"),
      banish(7),
      ask(58, 2, "identity"),
      show("identity:Z", "identity:B"),
    );
    expect(viewAt(table, 0).own?.shows.map(({ question }) => question.clear)).toEqual([
      false,
      true,
    ]);
  });

  it("[B6.3] one player is asked through the Ambassador and then in a meeting", () => {
    const table = after(
      meetings(),
      ask(58, 2, "build"),
      show("build:fat", "build:tall"),
      banish(2),
      ask(3, 2, "build"),
      show("build:fat", "build:tall", "identity:F"),
    );
    expect(viewAt(table, 0).own?.shows.map(({ question }) => question.clear)).toEqual([
      true,
      false,
    ]);
  });

  it("[B6.3] worked example 1: Fiddlebottom sees that Leo is X, and short or tall", () => {
    const table = after(
      meetings({ hands: ["F fat A", "B thin B", "X short C", "Z tall D"] }),
      ask(3, 2, "build"),
      show("build:short", "build:tall", "identity:B"),
      banish(7),
      ask(58, 2, "identity"),
      show("identity:F", "identity:X"),
    );
    const shows = viewAt(table, 0).own?.shows ?? [];
    const hands = AGENTS.filter((agent) => agent !== "F").flatMap((identity) =>
      BUILDS.map((build): Hand => ({ identity, build, mission: "C" })),
    );
    const situation = { owed: null, repeats: "blocked", earlier: [] } as const;
    const possible = hands.filter((hand) =>
      shows.every(({ question, cards }) => !checkAnswer({ ...situation, hand, question }, cards)),
    );
    expect(possible.map(({ identity, build }) => `${identity} ${build}`)).toEqual([
      "X tall",
      "X short",
    ]);
  });
});
