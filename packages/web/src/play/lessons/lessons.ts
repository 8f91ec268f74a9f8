import type { RecalledShow } from "@inkognito/engine/board/rules";
import { cardConfig } from "@inkognito/engine/card";
import { AMBASSADOR, isOneOf } from "@inkognito/engine/core";
import type { CardSetup, SoloSetup } from "../../setup/setup.js";
import { readStored, writeStored } from "../../shell/storage.js";
import {
  announcedRightly,
  answeredInColour,
  answeredWith,
  askedAndBanished,
  movedOnto,
  signed,
  swapped,
} from "./judges.js";
import { ACQUAINTED, TRIO, tableOf } from "./scenario.js";
import type { Judge, PracticeStep, QuizStep, Step } from "./step.js";

const MOLO = 42;
const SAN_MARCO = 49;
const SANTA_MARIA_FORMOSA = 48;
const SANT_ANGELO = 35;
const GREEN = 1;

const WHITE = ["white", "white", "white"] as const;

/** Blue and Yellow have shown red who they are: so Green is Bubble, red's partner. */
const UNMASKED: readonly RecalledShow[] = [
  { of: 2, asker: 0, about: "identity", clear: true, cards: ["identity:F", "identity:Z"] },
  { of: 3, asker: 0, about: "identity", clear: true, cards: ["identity:F", "identity:X"] },
];

const board = (setup: SoloSetup, judge: Judge<"board">, rule?: string) =>
  ({
    type: "board",
    setup: { ...setup, assistant: "consequences" },
    judge,
    ...(rule === undefined ? {} : { rule }),
  }) as const satisfies PracticeStep;

/** The right answer is one of the options. */
const quiz = <const O extends QuizStep["options"]>(
  options: O,
  right: O[number],
  more: Partial<Pick<QuizStep, "shown" | "rule">> = {},
) => ({ type: "quiz", shown: null, options, right, ...more }) as const satisfies QuizStep;

/** Yellow stands alone at the Rialto, the two others are together at San Giorgio. */
const MEETING_AT_THE_RIALTO = "965ba63a1c8f9ca80eea45888ee079e9365070dbbaf42e498d72bb8b1554f4fc";
/** Green comes to one of red's figures and asks who red is. */
const ASKED_BY_GREEN = "175b024ed9b65f687ed965edbe06538c9474c7de8a9567e68bdf20ae06eb7215";

const askedByGreen = (shown: readonly RecalledShow[]): SoloSetup =>
  tableOf({
    first: GREEN,
    away: { "green-short": 3, "green-fat": 10, "green-tall": 1 },
    shown,
    seed: ASKED_BY_GREEN,
  });

function cardTable(seed: string): CardSetup {
  const config = cardConfig({ players: 4, edition: "safe" });
  if (!config.ok) throw new Error(config.error.field);
  const bot = { type: "bot", level: "agent" } as const;
  const seats = [{ type: "person", name: "" } as const, bot, bot, bot];
  return { config: config.value, seats, match: null, assistant: "facts", seed };
}

const LESSONS_BY_KEY = {
  goal: [
    quiz(["agent.Z", "agent.B", "agent.X"], "agent.B", {
      shown: { game: "board", owner: "red", cards: ["grey:identity:F"] },
    }),
    quiz(["role.green", "role.blue", "role.yellow", "lesson.goal.2.open"], "lesson.goal.2.open"),
    quiz(["build.tall", "build.short", "build.fat", "build.thin"], "build.tall", {
      shown: {
        game: "board",
        owner: "red",
        cards: ["grey:identity:F", "grey:build:tall", "grey:mission:A"],
      },
    }),
    quiz(["lesson.goal.4.a", "lesson.goal.4.b", "lesson.goal.4.c"], "lesson.goal.4.b"),
  ],
  moving: [
    board(
      tableOf({ away: { "red-tall": MOLO }, balls: ["white", "orange", "blue"] }),
      movedOnto("red-tall", SAN_MARCO),
      "B3.1",
    ),
    board(
      tableOf({
        away: { "red-tall": MOLO, "green-fat": SAN_MARCO },
        balls: ["orange", "purple", "black"],
      }),
      movedOnto("green-fat", MOLO),
      "B3.7",
    ),
  ],
  meeting: [
    board(
      tableOf({ away: { "red-tall": MOLO, "green-fat": SAN_MARCO }, balls: WHITE }),
      askedAndBanished(false),
      "B5.1",
    ),
    board(
      tableOf({ away: { "red-tall": MOLO, [AMBASSADOR]: SAN_MARCO }, balls: WHITE }),
      askedAndBanished(true),
      "B6.1",
    ),
  ],
  truths: [
    quiz(["agent.F", "agent.B", "agent.Z", "agent.X"], "agent.X", {
      shown: { game: "board", owner: "blue", cards: ["identity:F", "identity:X"] },
    }),
    quiz(["lesson.truths.2.a", "lesson.truths.2.b", "lesson.truths.2.c"], "lesson.truths.2.b", {
      shown: { game: "board", owner: "blue", cards: ["build:short", "build:tall", "identity:B"] },
    }),
    quiz(["lesson.truths.3.a", "lesson.truths.3.b", "lesson.truths.3.c"], "lesson.truths.3.c", {
      shown: { game: "board", owner: "yellow", cards: ["identity:F", "identity:Z", "build:fat"] },
    }),
  ],
  answering: [
    board(
      askedByGreen([{ of: 0, asker: GREEN, about: "identity", clear: false, cards: TRIO }]),
      answeredInColour,
      "B5.2",
    ),
    quiz(
      ["lesson.answering.2.a", "lesson.answering.2.b", "lesson.answering.2.c"],
      "lesson.answering.2.a",
      { shown: { game: "board", owner: "red", cards: TRIO }, rule: "B7.1" },
    ),
  ],
  partner: [
    board(
      tableOf({
        away: {
          "red-tall": SAN_MARCO,
          "green-fat": MOLO,
          "blue-fat": SANTA_MARIA_FORMOSA,
          "yellow-fat": SANT_ANGELO,
        },
        balls: WHITE,
        shown: UNMASKED,
      }),
      askedAndBanished(false, GREEN),
    ),
    board(askedByGreen(UNMASKED), answeredWith("grey:identity:F", "grey:mission:A"), "B5.3"),
    quiz(["lesson.partner.3.a", "lesson.partner.3.b", "lesson.partner.3.c"], "lesson.partner.3.b"),
  ],
  mission: [
    quiz(["lesson.mission.1.a", "lesson.mission.1.b", "lesson.mission.1.c"], "lesson.mission.1.a", {
      rule: "B9",
    }),
    board(
      tableOf({ away: { "red-tall": MOLO }, balls: WHITE, shown: ACQUAINTED }),
      announcedRightly,
      "B10.3",
    ),
  ],
  signs: [
    board(
      tableOf({ away: { "red-tall": MOLO }, balls: WHITE, shown: UNMASKED }),
      signed("F", GREEN),
    ),
    quiz(["lesson.signs.2.a", "lesson.signs.2.b", "lesson.signs.2.c"], "lesson.signs.2.c"),
  ],
  cards: [
    { type: "card", setup: cardTable(MEETING_AT_THE_RIALTO), judge: swapped, rule: "C3.2" },
    quiz(["agent.F", "agent.Z", "lesson.cards.2.none"], "agent.F", {
      shown: { game: "card", owner: "blue", cards: ["identity:F", "number:13"] },
      rule: "C4.1",
    }),
    quiz(["lesson.cards.3.a", "lesson.cards.3.b", "lesson.cards.3.c"], "lesson.cards.3.b", {
      rule: "C1.2",
    }),
  ],
} as const satisfies Readonly<Record<string, readonly Step[]>>;

export type LessonKey = keyof typeof LESSONS_BY_KEY;
export const LESSON_KEYS = Object.keys(LESSONS_BY_KEY) as readonly LessonKey[];
export const stepsOf = (key: LessonKey): readonly Step[] => LESSONS_BY_KEY[key];

/** Null: it is the last. */
export const lessonAfter = (key: LessonKey): LessonKey | null =>
  LESSON_KEYS[LESSON_KEYS.indexOf(key) + 1] ?? null;

const KEY = "inkognito.lessons";

/** The lessons that were gone through on this device. */
export function learnt(): readonly LessonKey[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? LESSON_KEYS.filter((key) => isOneOf(stored, key)) : [];
}

export function markLearnt(key: LessonKey): void {
  writeStored(KEY, [...new Set([...learnt(), key])]);
}
