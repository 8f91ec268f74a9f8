import { describe, expect, it } from "vitest";
import { type Seat, SPECTATOR, type Viewer } from "../../core/seat.js";
import {
  type Act,
  after,
  boardTable,
  publicTable,
  steps,
  type TestOptions,
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import { legal } from "../legal/legal.js";
import type { RecalledShow } from "../play/scenario.js";
import type { Card } from "../terms/cards.js";
import type { BoardEvent } from "../terms/event.js";
import { redact } from "./redact.js";

type Cards = readonly Card[];
type Turn = readonly [Seat, Act];

/** Red has met blue (Z fat C) on space 3 and the Ambassador on space 58. */
const meetings = (options: TestOptions = {}) =>
  after(boardTable({ at: { "blue-tall": 3, "red-short": 29 }, ...options }), [
    0,
    { type: "move", steps: steps("white red-tall 3", "white red-short 58") },
  ]);

const ask: Turn = [0, { type: "ask", space: 3, of: 2, about: "identity" }];
const askThrough: Turn = [0, { type: "ask", space: 58, of: 2, about: "identity" }];
const show = (cards: Cards): Turn => [2, { type: "show", cards }];
const object: Turn = [0, { type: "object" }];

/** What this viewer is told of the last thing that happened. */
const told = ({ events }: TestTable, viewer: Viewer) => redact(events.at(-1) as BoardEvent, viewer);

const MEETING = { asker: 0, of: 2, about: "identity", clear: false, space: 3, witness: null };
const AUDIENCE = { asker: 0, of: 2, about: "identity", clear: true, space: 58, witness: null };
const FOUR: readonly Viewer[] = [0, 1, 2, 3, SPECTATOR];
const FIVE: readonly Viewer[] = [0, 1, 2, 3, 4, SPECTATOR];

const TRIOS: readonly (readonly [string, Cards])[] = [
  ["coloured", ["identity:F", "identity:Z", "build:tall"]],
  ["one grey", ["identity:F", "build:tall", "grey:identity:Z"]],
  ["one the mission", ["identity:Z", "build:tall", "grey:mission:C"]],
  ["all grey", ["grey:identity:Z", "grey:build:fat", "grey:mission:C"]],
];
const PAIRS: readonly (readonly [string, Cards])[] = [
  ["coloured", ["identity:F", "identity:Z"]],
  ["one grey", ["identity:F", "grey:identity:Z"]],
  ["one the mission", ["identity:Z", "grey:mission:C"]],
  ["both grey", ["grey:identity:Z", "grey:mission:C"]],
];

describe("who sees an answer", () => {
  it.each(TRIOS)("[V] in a meeting shower and asker see the cards: %s", (_, cards) => {
    const table = after(meetings(), ask, show(cards));
    const seen = { type: "answered", question: MEETING, penalty: false, count: 3, cards };
    for (const viewer of [0, 2] as const) expect(told(table, viewer)).toStrictEqual(seen);
  });

  it.each(TRIOS)("[V] in a meeting the others see that there were three: %s", (_, cards) => {
    const table = after(meetings(), ask, show(cards));
    const hidden = {
      type: "answered",
      question: MEETING,
      penalty: false,
      count: 3,
      cards: "hidden",
    };
    for (const viewer of [1, 3, SPECTATOR] as const) {
      expect(told(table, viewer)).toStrictEqual(hidden);
    }
  });

  it.each(PAIRS)(
    "[V] through the Ambassador the others see that there were two: %s",
    (_, cards) => {
      const table = after(meetings(), askThrough, show(cards));
      const event = { type: "answered", question: AUDIENCE, penalty: false, count: 2 };
      for (const viewer of FOUR) {
        const sees = viewer === 0 || viewer === 2;
        expect(told(table, viewer)).toStrictEqual({ ...event, cards: sees ? cards : "hidden" });
      }
    },
  );

  it.each(PAIRS)("[V] five players: the Ambassador's player sees it too: %s", (_, cards) => {
    const table = after(meetings({ players: 5 }), askThrough, show(cards));
    const question = { ...AUDIENCE, witness: 4 };
    const event = { type: "answered", question, penalty: false, count: 2 };
    for (const viewer of FIVE) {
      const sees = viewer === 0 || viewer === 2 || viewer === 4;
      expect(told(table, viewer)).toStrictEqual({ ...event, cards: sees ? cards : "hidden" });
    }
  });

  it.each(TRIOS)("[V] five players: he does not see the cards of a meeting: %s", (_, cards) => {
    const table = after(meetings({ players: 5 }), ask, show(cards));
    const event = { type: "answered", question: MEETING, penalty: false, count: 3 };
    for (const viewer of FIVE) {
      const sees = viewer === 0 || viewer === 2;
      expect(told(table, viewer)).toStrictEqual({ ...event, cards: sees ? cards : "hidden" });
    }
  });

  it("[V] five players: no one else sees what the Ambassador's player was shown himself", () => {
    const table = after(
      boardTable({ players: 5, first: 4, at: { "blue-tall": 29 } }),
      [4, { type: "walk", path: [29] }],
      [4, { type: "ask", space: 29, of: 2, about: "identity" }],
      show(["identity:F", "identity:Z"]),
    );
    const question = { ...AUDIENCE, asker: 4, space: 29 };
    const event = { type: "answered", question, penalty: false, count: 2 };
    for (const viewer of FIVE) {
      const cards = viewer === 2 || viewer === 4 ? ["identity:F", "identity:Z"] : "hidden";
      expect(told(table, viewer)).toStrictEqual({ ...event, cards });
    }
  });

  it("[V] the others see that a single card was shown (B7.5), not which", () => {
    const pairs: readonly Cards[] = (["F", "B", "X"] as const).map(
      (agent): Cards => ["identity:Z", `identity:${agent}`],
    );
    const shown = pairs.map(
      (cards): RecalledShow => ({ of: 2, asker: 0, about: "identity", clear: true, cards }),
    );
    const event = { type: "answered", question: AUDIENCE, penalty: false, count: 1 };
    for (const card of ["identity:Z", "grey:identity:Z"] as const) {
      const table = after(meetings({ shown }), askThrough, show([card]));
      expect(told(table, 1)).toStrictEqual({ ...event, cards: "hidden" });
      expect(told(table, 0)).toStrictEqual({ ...event, cards: [card] });
    }
  });

  it("[V] the order in which the cards are laid down tells the asker nothing", () => {
    const cards: Cards = ["grey:mission:C", "build:tall", "identity:Z"];
    const one = after(meetings(), ask, show(cards));
    const other = after(meetings(), ask, show([...cards].reverse()));
    expect(told(one, 0)).toStrictEqual(told(other, 0));
  });

  it.each(TRIOS.slice(1))(
    "[V] a third seat's view is the same for coloured cards and %s",
    (_, cards) => {
      const plain = after(meetings(), ask, show(["identity:F", "identity:Z", "build:tall"]));
      const grey = after(meetings(), ask, show(cards));
      expect(publicTable(grey)).toStrictEqual(publicTable(plain));
      for (const viewer of [1, 3, SPECTATOR] as const) {
        expect(viewAt(grey, viewer)).toStrictEqual(viewAt(plain, viewer));
        expect(legal(viewAt(grey, viewer))).toStrictEqual(legal(viewAt(plain, viewer)));
      }
    },
  );

  it("[V] only those who saw the cards remember them", () => {
    const table = after(meetings({ players: 5 }), askThrough, show(["identity:F", "identity:Z"]));
    const remembered = [0, 1, 2, 3, 4].map((seat) => viewAt(table, seat as Seat).own?.shows.length);
    expect(remembered).toEqual([1, 0, 1, 0, 1]);
    expect(viewAt(table, SPECTATOR).own).toBe(null);
  });

  it("[V] while the answer is awaited only the asked seat is offered cards", () => {
    const table = after(meetings(), ask);
    expect(legal(viewAt(table, 2)).awaits).toMatchObject({ type: "show", owed: null });
    for (const viewer of [0, 1, 3, SPECTATOR] as const) {
      expect(legal(viewAt(table, viewer)).awaits).toEqual({ type: "none" });
    }
  });
});

describe("who sees an objection and its penalty", () => {
  const recalled = (clear: boolean, cards: Cards): readonly RecalledShow[] => [
    { of: 2, asker: 0, about: "identity", clear, cards },
  ];
  const TRIO: Cards = ["identity:F", "identity:Z", "build:tall"];
  const PAIR: Cards = ["identity:F", "identity:Z"];

  it.each<[string, readonly RecalledShow[], 2 | null]>([
    ["right", recalled(false, TRIO), 2],
    ["wrong", [], null],
  ])("[V] everybody sees the objection and that it was %s", (_, shown, owed) => {
    const table = after(meetings({ repeats: "challenge", shown }), ask, show(TRIO), object);
    for (const viewer of FOUR) {
      expect(told(table, viewer)).toStrictEqual({ type: "objected", seat: 0, owed });
    }
  });

  it.each<[string, Cards]>([
    ["coloured", ["identity:B", "identity:Z"]],
    ["grey", ["grey:identity:Z", "grey:build:fat"]],
  ])("[V] a penalty is seen like an answer: %s", (_, cards) => {
    const options = { repeats: "challenge", shown: recalled(false, TRIO) } as const;
    const table = after(meetings(options), ask, show(TRIO), object, show(cards));
    const event = { type: "answered", question: MEETING, penalty: true, count: 2 };
    for (const viewer of FOUR) {
      const sees = viewer === 0 || viewer === 2;
      expect(told(table, viewer)).toStrictEqual({ ...event, cards: sees ? cards : "hidden" });
    }
  });

  it.each<[string, Cards]>([
    ["coloured", ["identity:Z"]],
    ["grey", ["grey:identity:Z"]],
  ])("[V] five players: the Ambassador's player sees the penalty too: %s", (_, cards) => {
    const options = { players: 5, repeats: "challenge", shown: recalled(true, PAIR) } as const;
    const table = after(meetings(options), askThrough, show(PAIR), object, show(cards));
    const question = { ...AUDIENCE, witness: 4 };
    const event = { type: "answered", question, penalty: true, count: 1 };
    for (const viewer of FIVE) {
      const sees = viewer === 0 || viewer === 2 || viewer === 4;
      expect(told(table, viewer)).toStrictEqual({ ...event, cards: sees ? cards : "hidden" });
    }
  });
});

describe("who sees the rest", () => {
  it("[V] everybody sees a question: who, whom, how and about what", () => {
    for (const [turn, question] of [
      [ask, MEETING],
      [askThrough, AUDIENCE],
    ] as const) {
      const table = after(meetings(), turn);
      for (const viewer of FOUR) {
        expect(told(table, viewer)).toStrictEqual({ type: "asked", question });
      }
    }
  });

  it("[V] of the deal everybody sees their own cards, spectators and the Ambassador's player none", () => {
    const dealt = boardTable({ players: 5 }).events.find(
      ({ type }) => type === "dealt",
    ) as BoardEvent;
    const hidden = { type: "dealt", hand: "hidden" };
    const hand = { identity: "B", build: "short", mission: "B" };
    expect(redact(dealt, 1)).toStrictEqual({ type: "dealt", hand });
    for (const viewer of [4, SPECTATOR] as const)
      expect(redact(dealt, viewer)).toStrictEqual(hidden);
  });

  it("[V] the hand of the arrested agent is dealt to no one's eyes", () => {
    const dealt = boardTable({ players: 3 }).events.find(
      ({ type }) => type === "dealt",
    ) as BoardEvent;
    expect(redact(dealt, 0)).toStrictEqual({
      type: "dealt",
      hand: { identity: "F", build: "tall", mission: "A" },
    });
    expect(redact(dealt, SPECTATOR)).toStrictEqual({ type: "dealt", hand: "hidden" });
  });

  it("[V] of a chosen placement the others see that it was chosen", () => {
    const placement = { tall: 2, short: 27, fat: 31, thin: 52 };
    const event: BoardEvent = { type: "placementChosen", seat: 0, placement };
    expect(redact(event, 0)).toStrictEqual(event);
    for (const viewer of [1, 4, SPECTATOR] as const) {
      expect(redact(event, viewer)).toStrictEqual({ ...event, placement: "hidden" });
    }
  });

  it("[V] of a sealed sheet the others see that it was declared", () => {
    const suspicion = { identity: "F", build: "tall" } as const;
    const sheet = { red: suspicion, green: suspicion, blue: suspicion, yellow: suspicion };
    const event: BoardEvent = { type: "sealed", seat: 4, sheet };
    expect(redact(event, 4)).toStrictEqual(event);
    for (const viewer of [0, 1, 2, 3, SPECTATOR] as const) {
      expect(redact(event, viewer)).toStrictEqual({ ...event, sheet: "hidden" });
    }
  });

  it("[V] a gesture to one is nothing to the others, not even that it happened", () => {
    const event: BoardEvent = { type: "gestured", seat: 0, tic: "F", to: 2 };
    for (const viewer of [0, 2] as const) expect(redact(event, viewer)).toStrictEqual(event);
    for (const viewer of [1, 3, 4, SPECTATOR] as const) expect(redact(event, viewer)).toBe(null);
  });

  it("[V] a gesture to all is seen by all", () => {
    const event: BoardEvent = { type: "gestured", seat: 0, tic: "X", to: "all" };
    for (const viewer of FIVE) expect(redact(event, viewer)).toStrictEqual(event);
  });
});
