import { describe, expect, it } from "vitest";
import type { Seat } from "../../core/seat.js";
import {
  type Act,
  after,
  boardTable,
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

type Cards = readonly Card[];
type Turn = readonly [Seat, Act];

/** Red (F tall A) has met blue (Z fat C) on space 3 and the Ambassador on space 58. */
const meetings = (options: TestOptions = {}) =>
  after(boardTable({ at: { "blue-tall": 3, "red-short": 29 }, ...options }), [
    0,
    { type: "move", steps: steps("white red-tall 3", "white red-short 58") },
  ]);

const ask = (space: number, about: Subject = "identity"): Turn => [
  0,
  { type: "ask", space, of: 2, about },
];
const show = (cards: Cards): Turn => [2, { type: "show", cards }];
const banish = (to: number): Turn => [0, { type: "banish", to }];

/** Null: it is allowed. */
const whyNot = (table: TestTable, [seat, act]: Turn) => refusal(table, seat, act);

/** One earlier show about identity; two cards went through the Ambassador or to his player. */
const recall = (show: Pick<RecalledShow, "of" | "asker" | "cards">): readonly RecalledShow[] => [
  { ...show, about: "identity", clear: show.cards.length === 2 },
];

const TRIO: Cards = ["identity:F", "identity:Z", "build:tall"];
const PAIR: Cards = ["identity:F", "identity:Z"];
const shownBefore = { code: "shownBefore", rule: "B7.1" };
const pairSeenBefore = { code: "pairSeenBefore", rule: "B7.2" };

describe("trios on record", () => {
  it("[B7.1] the same trio to the same asker is refused", () => {
    const shown = recall({ of: 2, asker: 0, cards: TRIO });
    expect(whyNot(after(meetings({ shown }), ask(3)), show(TRIO))).toEqual(shownBefore);
  });

  it("[B7.1] the same trio to another asker is allowed", () => {
    const shown = recall({ of: 2, asker: 1, cards: TRIO });
    expect(whyNot(after(meetings({ shown }), ask(3)), show(TRIO))).toBe(null);
  });

  it("[B7.1] a trio that the asker has shown to this player is allowed", () => {
    const shown = recall({ of: 0, asker: 2, cards: TRIO });
    expect(whyNot(after(meetings({ shown }), ask(3)), show(TRIO))).toBe(null);
  });

  it("[B7.1] the trio of an identity question is refused for a build question too", () => {
    const cards: Cards = ["identity:Z", "build:tall", "grey:mission:C"];
    const shown = recall({ of: 2, asker: 0, cards });
    expect(whyNot(after(meetings({ shown }), ask(3, "build")), show(cards))).toEqual(shownBefore);
  });

  it("[B7.1] what was shown in play is remembered turns later", () => {
    const idle = ([1, 2, 3] as const).flatMap((seat): readonly Turn[] => [
      [seat, { type: "move", steps: [] }],
      [seat, { type: "endTurn" }],
    ]);
    const draws = { phantom: { 4: shake("white", "white", "white") } };
    const table = after(
      boardTable({ at: { "blue-tall": 3 }, draws }),
      [0, { type: "move", steps: steps("white red-tall 3") }],
      ask(3),
      show(TRIO),
      banish(7),
      [0, { type: "endTurn" }],
      ...idle,
      [0, { type: "move", steps: steps("white red-tall 7") }],
      ask(7),
    );
    expect(whyNot(table, show(TRIO))).toEqual(shownBefore);
  });
});

describe("pairs on record", () => {
  it("[B7.2] a pair inside the trio of this turn is refused through the Ambassador", () => {
    const table = after(meetings(), ask(3), show(TRIO), banish(7), ask(58));
    expect(whyNot(table, show(PAIR))).toEqual(pairSeenBefore);
    expect(whyNot(table, show(["identity:Z", "identity:B"]))).toBe(null);
  });

  it("[B7.2] a pair of this turn may be inside the trio of a meeting", () => {
    const table = after(meetings(), ask(58), show(PAIR), banish(2), ask(3));
    expect(whyNot(table, show(TRIO))).toBe(null);
  });

  it("[B7.2] a pair that only another asker has seen is allowed", () => {
    const shown = recall({ of: 2, asker: 3, cards: PAIR });
    expect(whyNot(after(meetings({ shown }), ask(58)), show(PAIR))).toBe(null);
  });

  it("[B7.2] worked example 2: under blocked Leo cannot show short and tall again", () => {
    const hands = ["F fat A", "B thin B", "X short C", "Z tall D"];
    const before = show(["build:short", "build:tall", "identity:B"]);
    const table = after(meetings({ hands }), ask(3, "build"), before, banish(7), ask(58, "build"));
    expect(whyNot(table, show(["build:short", "build:tall"]))).toEqual(pairSeenBefore);
  });

  it("[B7.5] the page offers exactly what the record leaves", () => {
    const shown = recall({ of: 2, asker: 0, cards: TRIO });
    const { awaits } = legal(viewAt(after(meetings({ shown }), ask(58)), 2));
    // Of the eight pairs all but F and Z: the true card, coloured or grey, beside one other.
    const answers = awaits.type === "show" ? awaits.answers.map((cards) => cards.join(" ")) : [];
    expect(new Set(answers)).toEqual(
      new Set([
        "identity:B identity:Z",
        "identity:Z identity:X",
        "identity:Z grey:mission:C",
        "identity:F grey:identity:Z",
        "identity:B grey:identity:Z",
        "identity:X grey:identity:Z",
        "grey:identity:Z grey:mission:C",
      ]),
    );
  });
});

describe("whose record", () => {
  /** Five players; the Ambassador's player walks to a figure of blue and asks about identity. */
  const asksHimself = (options: TestOptions) =>
    after(
      boardTable({ players: 5, first: 4, at: { "blue-tall": 29 }, ...options }),
      [4, { type: "walk", path: [29] }],
      [4, { type: "ask", space: 29, of: 2, about: "identity" }],
    );

  it("[B7.3] what the Ambassador's player saw in passing does not count for him", () => {
    const table = asksHimself({ shown: recall({ of: 2, asker: 0, cards: PAIR }) });
    expect(viewAt(table, 4).own?.shows.map(({ cards }) => cards)).toEqual([PAIR]);
    expect(whyNot(table, show(PAIR))).toBe(null);
  });

  it("[B7.3] what the Ambassador's player asked for himself does count", () => {
    const table = asksHimself({ shown: recall({ of: 2, asker: 4, cards: PAIR }) });
    expect(whyNot(table, show(PAIR))).toEqual(pairSeenBefore);
  });

  it("[B7.3] what the Ambassador's player was shown does not count for one who asks through him", () => {
    const shown = recall({ of: 2, asker: 4, cards: PAIR });
    expect(whyNot(after(meetings({ players: 5, shown }), ask(58)), show(PAIR))).toBe(null);
  });

  const verdict = ({ events }: TestTable) => {
    const last = events.at(-1);
    return last?.type === "objected" ? last.owed : undefined;
  };

  it.each<[string, Seat, Owed | null]>([
    ["saw in passing is no repeat for him", 0, null],
    ["asked for himself is one", 4, 1],
  ])("[B7.3] under challenge, what the Ambassador's player %s", (_, asker, owed) => {
    const shown = recall({ of: 2, asker, cards: PAIR });
    const table = asksHimself({ repeats: "challenge", shown });
    expect(verdict(after(table, show(PAIR), [4, { type: "object" }]))).toBe(owed);
  });

  it.each<[string, Seat, Seat, Owed | null]>([
    ["was shown to this asker is a repeat", 2, 0, 2],
    ["was shown to another asker is none", 2, 1, null],
    ["another player has shown to this asker is none", 3, 0, null],
    ["the asker has shown is none", 0, 2, null],
  ])("[B7.3] under challenge, a trio that %s", (_, of, asker, owed) => {
    // One true card for each of red (F tall), blue (Z fat) and yellow (X thin).
    const cards: Cards = ["identity:Z", "identity:X", "build:tall"];
    const shown = recall({ of, asker, cards });
    const table = after(meetings({ repeats: "challenge", shown }), ask(3), show(cards));
    expect(verdict(after(table, [0, { type: "object" }]))).toBe(owed);
  });
});
