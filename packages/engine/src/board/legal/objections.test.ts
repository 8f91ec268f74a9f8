import { describe, expect, it } from "vitest";
import type { Seat } from "../../core/seat.js";
import {
  type Act,
  after,
  boardTable,
  publicTable,
  refusal,
  shake,
  steps,
  type TestOptions,
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import type { RecalledShow } from "../play/scenario.js";
import type { Card } from "../terms/cards.js";
import type { Owed } from "../terms/event.js";
import type { Subject } from "../terms/types.js";
import { legal } from "./legal.js";
import { type AnswerSituation, checkAnswer } from "./shownCards.js";

type Cards = readonly Card[];
type Turn = readonly [Seat, Act];

/** Red (F tall A) has met blue (Z fat C) on space 3 and the Ambassador on space 58. */
const meetings = (shown: readonly RecalledShow[], options: TestOptions = {}) =>
  after(
    boardTable({
      repeats: "challenge",
      at: { "blue-tall": 3, "red-short": 29 },
      shown,
      ...options,
    }),
    [0, { type: "move", steps: steps("white red-tall 3", "white red-short 58") }],
  );

const ask = (about: Subject, space = 3): Turn => [0, { type: "ask", space, of: 2, about }];
const askThrough = (about: Subject): Turn => ask(about, 58);
const show = (cards: Cards): Turn => [2, { type: "show", cards }];
const object: Turn = [0, { type: "object" }];
const banish = (to: number): Turn => [0, { type: "banish", to }];

/** Null: it is allowed. */
const whyNot = (table: TestTable, [seat, act]: Turn) => refusal(table, seat, act);

/** Blue has shown these to red; three cards in a meeting, two through the Ambassador. */
const recall = (...list: readonly Cards[]): readonly RecalledShow[] =>
  list.map((cards) => ({ of: 2, asker: 0, about: "identity", clear: cards.length === 2, cards }));

const TRIO: Cards = ["identity:F", "identity:B", "build:fat"];
const PAIR: Cards = ["identity:F", "identity:Z"];
/** A trio that holds the pair. */
const WIDER: Cards = ["identity:F", "identity:Z", "build:tall"];

/** What the table made of the objection just made. */
const verdict = (table: TestTable): Owed | null | undefined => {
  const last = table.events.at(-1);
  return last?.type === "objected" ? last.owed : undefined;
};

describe("what a right objection costs", () => {
  it.each<[string, readonly Cards[], Owed | null]>([
    ["a new trio: nothing", [], null],
    ["a trio shown once: two cards", [TRIO], 2],
    ["a trio shown twice: one card", [TRIO, TRIO], 1],
    ["a trio shown three times: one card", [TRIO, TRIO, TRIO], 1],
    ["a trio shown once among others: two cards", [WIDER, TRIO, WIDER, WIDER], 2],
    ["a trio shown twice, not in a row: one card", [TRIO, WIDER, TRIO], 1],
    [
      "a trio seen with the grey twin: nothing",
      [["identity:F", "identity:B", "grey:build:fat"]],
      null,
    ],
  ])("[B7.4] %s", (_, earlier, owed) => {
    const table = after(meetings(recall(...earlier)), ask("identity"), show(TRIO), object);
    expect(verdict(table)).toBe(owed);
  });

  it.each<[string, readonly Cards[], Owed | null]>([
    ["a new pair: nothing", [["identity:Z", "identity:B"]], null],
    ["a pair shown once: one card", [PAIR], 1],
    ["a pair shown twice: one card", [PAIR, PAIR], 1],
    ["a pair seen inside a trio: one card", [WIDER], 1],
    ["a pair seen with the grey twin: nothing", [["grey:identity:Z", "identity:F"]], null],
  ])("[B7.4] %s", (_, earlier, owed) => {
    const table = after(meetings(recall(...earlier)), askThrough("identity"), show(PAIR), object);
    expect(verdict(table)).toBe(owed);
  });

  it("[B7.4] a trio that holds a pair seen before costs nothing", () => {
    const table = after(meetings(recall(PAIR)), ask("identity"), show(WIDER), object);
    expect(verdict(table)).toBe(null);
  });

  it("[B7.4] the shower owes the penalty, in answer to the same question", () => {
    const table = after(meetings(recall(TRIO)), ask("identity"), show(TRIO), object);
    expect(publicTable(table).phase).toEqual({
      type: "answering",
      seat: 2,
      question: { asker: 0, of: 2, about: "identity", clear: false, space: 3, witness: null },
      owed: 2,
    });
    expect(legal(viewAt(table, 2)).awaits).toMatchObject({ type: "show", owed: 2 });
  });

  it("[B7.4] every showing counts, objected to or not: the third in play costs one card", () => {
    const idle = ([1, 2, 3] as const).flatMap((seat): readonly Turn[] => [
      [seat, { type: "move", steps: [] }],
      [seat, { type: "endTurn" }],
    ]);
    const draws = { phantom: { 4: shake("white", "white", "white") } };
    const table = after(
      boardTable({ repeats: "challenge", at: { "blue-tall": 3 }, shown: recall(TRIO), draws }),
      [0, { type: "move", steps: steps("white red-tall 3") }],
      ask("identity"),
      show(TRIO),
      banish(7),
      [0, { type: "endTurn" }],
      ...idle,
      [0, { type: "move", steps: steps("white red-tall 7") }],
      ask("identity", 7),
      show(TRIO),
      object,
    );
    expect(verdict(table)).toBe(1);
  });
});

describe("the penalty answer", () => {
  const penalty = (about: Subject, owed: Owed, more: Partial<AnswerSituation> = {}) => ({
    hand: { identity: "Z", build: "fat", mission: "C" } as const,
    question: { asker: 0, of: 2, about, clear: false, space: 3, witness: null } as const,
    owed,
    repeats: "challenge" as const,
    earlier: [],
    ...more,
  });
  const notThePenalty = { code: "notThePenalty", rule: "B7.4" };

  it.each<[string, Subject, Cards]>([
    ["two of the kind asked", "identity", ["identity:Z", "identity:F"]],
    ["the true one of the kind asked", "identity", ["identity:Z", "build:tall"]],
    ["the true one of the other kind", "identity", ["identity:F", "build:fat"]],
    ["both true", "identity", ["identity:Z", "build:fat"]],
    ["a grey one", "identity", ["grey:identity:Z", "identity:F"]],
    ["two grey ones", "build", ["grey:identity:Z", "grey:build:fat"]],
    ["two builds", "build", ["build:fat", "build:tall"]],
  ])("[B7.4] two cards: %s", (_, about, cards) => {
    expect(checkAnswer(penalty(about, 2), cards)).toBe(null);
  });

  it.each<[string, Subject, Cards]>([
    ["none true", "identity", ["identity:F", "identity:B"]],
    ["none true, one of each kind", "identity", ["identity:F", "build:tall"]],
    ["none of the kind asked", "identity", ["build:fat", "build:tall"]],
    ["none of the kind asked, build", "build", ["identity:Z", "identity:F"]],
    ["the mission", "identity", ["identity:Z", "grey:mission:C"]],
    ["no card", "identity", []],
    ["one card", "identity", ["identity:Z"]],
    ["three cards", "identity", ["identity:Z", "identity:F", "build:fat"]],
  ])("[B7.4] two cards, refused: %s", (_, about, cards) => {
    expect(checkAnswer(penalty(about, 2), cards)).toEqual(notThePenalty);
  });

  it.each<[string, Subject, Cards]>([
    ["coloured", "identity", ["identity:Z"]],
    ["grey", "identity", ["grey:identity:Z"]],
    ["a build", "build", ["build:fat"]],
  ])("[B7.4] one true card: %s", (_, about, cards) => {
    expect(checkAnswer(penalty(about, 1), cards)).toBe(null);
  });

  it.each<[string, Subject, Cards]>([
    ["a false one", "identity", ["identity:F"]],
    ["of the other kind", "identity", ["build:fat"]],
    ["grey, of the other kind", "build", ["grey:identity:Z"]],
    ["the mission", "identity", ["grey:mission:C"]],
    ["no card", "identity", []],
    ["two cards", "identity", ["identity:Z", "identity:F"]],
    ["three cards", "identity", ["identity:Z", "identity:F", "build:fat"]],
  ])("[B7.4] one true card, refused: %s", (_, about, cards) => {
    expect(checkAnswer(penalty(about, 1), cards)).toEqual(notThePenalty);
  });

  it("[B7.4] a card beside its grey twin, and the grey card of another, are refused here too", () => {
    const twins = checkAnswer(penalty("identity", 2), ["identity:Z", "grey:identity:Z"]);
    expect(twins).toEqual({ code: "sameFace", rule: "B5.4" });
    const foreign = checkAnswer(penalty("identity", 2), ["identity:Z", "grey:identity:F"]);
    expect(foreign).toEqual({ code: "notYourGrey", rule: "B5.3" });
  });

  it("[B7.4] a penalty may be a pair or a card that was seen before", () => {
    const table = after(meetings(recall(WIDER, PAIR)), ask("identity"), show(WIDER), object);
    expect(whyNot(table, show(PAIR))).toBe(null);
    const single = penalty("identity", 1, { earlier: [["identity:Z"]] });
    expect(checkAnswer(single, ["identity:Z"])).toBe(null);
  });

  it("[B7.4] a penalty is recorded: its pair counts as seen through the Ambassador", () => {
    const fined = [ask("identity"), show(TRIO), object, show(PAIR), banish(7)] as const;
    const again = [askThrough("identity"), show(PAIR), object] as const;
    expect(verdict(after(meetings(recall(TRIO)), ...fined, ...again))).toBe(1);
    const spared = [ask("identity"), show(TRIO), banish(7)] as const;
    expect(verdict(after(meetings(recall(TRIO)), ...spared, ...again))).toBe(null);
  });

  it("[B7.4] a penalty is shown in addition, and marked as one", () => {
    const table = after(meetings(recall(TRIO)), ask("identity"), show(TRIO), object, show(PAIR));
    const shows = viewAt(table, 0).own?.shows.map(({ penalty, cards }) => ({ penalty, cards }));
    expect(shows).toEqual([
      { penalty: false, cards: TRIO },
      { penalty: false, cards: TRIO },
      { penalty: true, cards: PAIR },
    ]);
  });

  it("[B7.4] after the penalty the met figure is sent away", () => {
    const table = after(meetings(recall(TRIO)), ask("identity"), show(TRIO), object, show(PAIR));
    expect(publicTable(table).phase).toMatchObject({
      type: "banishing",
      seat: 0,
      objectable: false,
    });
    expect(publicTable(after(table, banish(7))).positions["blue-tall"]).toBe(7);
  });

  it("[B7.4] worked example 2: for short and tall again Leo shows the one true build card", () => {
    const trio: Cards = ["build:short", "build:tall", "identity:B"];
    const shown = recall(trio).map((each): RecalledShow => ({ ...each, about: "build" }));
    const hands = ["F fat A", "B thin B", "X short C", "Z tall D"];
    const again = [askThrough("build"), show(["build:short", "build:tall"]), object] as const;
    const table = after(meetings(shown, { hands }), ...again);
    expect(legal(viewAt(table, 2)).awaits).toMatchObject({
      answers: [["build:short"], ["grey:build:short"]],
    });
  });
});

describe("objecting", () => {
  const repeated = () => after(meetings(recall(TRIO)), ask("identity"), show(TRIO));
  const notObjectable = { code: "notObjectable", rule: "B7.5" };

  it("[B7.5] under challenge a repeat is possible, and the page offers the objection", () => {
    expect(legal(viewAt(repeated(), 0)).awaits).toMatchObject({ type: "banish", object: true });
    expect(whyNot(repeated(), object)).toBe(null);
  });

  it("[B7.5] a wrong objection changes nothing, and cannot be made again", () => {
    const before = after(meetings([]), ask("identity"), show(TRIO));
    const objected = after(before, object);
    const { decision, phase, ...rest } = publicTable(before);
    expect(publicTable(objected)).toEqual({
      ...rest,
      decision: decision + 1,
      phase: { ...phase, objectable: false },
    });
    expect(objected.state.own).toEqual(before.state.own);
    expect(whyNot(objected, object)).toEqual(notObjectable);
    expect(whyNot(objected, banish(7))).toBe(null);
  });

  it("[B7.5] a penalty answer cannot be objected to", () => {
    const table = after(repeated(), object, show(PAIR));
    expect(whyNot(table, object)).toEqual(notObjectable);
    expect(legal(viewAt(table, 0)).awaits).toMatchObject({ type: "banish", object: false });
  });

  it("[B7.5] under blocked there are no objections", () => {
    const table = after(meetings([], { repeats: "blocked" }), ask("identity"), show(TRIO));
    expect(whyNot(table, object)).toEqual(notObjectable);
    expect(legal(viewAt(table, 0)).awaits).toMatchObject({ type: "banish", object: false });
  });

  it("[B7.5] banishing without objecting is accepting: it is too late afterwards", () => {
    const table = after(repeated(), banish(7));
    expect(publicTable(table).phase).toEqual({ type: "resolving", seat: 0 });
    expect(whyNot(table, object)).toEqual({ code: "notAwaited", rule: "T3" });
  });

  it.each<Seat>([1, 2, 3])("[B7.5] only the asker objects, not seat %i", (seat) => {
    expect(refusal(repeated(), seat, object[1])).toEqual({ code: "notYourDecision", rule: "T3" });
  });

  it("[B7.5] there is nothing to object to before the cards are seen", () => {
    const table = after(meetings(recall(TRIO)), ask("identity"));
    expect(whyNot(table, object)).toEqual({ code: "notYourDecision", rule: "T3" });
  });

  it("[B7.5] while a penalty is owed no one is sent away", () => {
    const table = after(repeated(), object);
    expect(whyNot(table, banish(7))).toEqual({ code: "notYourDecision", rule: "T3" });
  });

  it("[B7.5] the witness of an answer cannot object to it", () => {
    const table = after(meetings(recall(PAIR), { players: 5 }), askThrough("identity"), show(PAIR));
    expect(refusal(table, 4, object[1])).toEqual({ code: "notYourDecision", rule: "T3" });
    expect(verdict(after(table, object))).toBe(1);
  });
});
