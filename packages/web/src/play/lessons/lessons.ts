import type { BoardViewEvent, Card, SpaceId } from "@inkognito/engine/board";
import { type Card as CardGameCard, cardConfig } from "@inkognito/engine/card";
import { AMBASSADOR, HIDDEN, isOneOf, type Seat } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { PlainId } from "../../i18n/i18n.js";
import type { CardSetup, SoloSetup } from "../../setup/setup.js";
import { readStored, writeStored } from "../../shell/storage.js";
import type { WatchedGame } from "../../table/session.js";
import { ACQUAINTED, TRIO, tableOf } from "./scenario.js";

/** What the learner has done: what was asked for, or something else; null: not there yet. */
export type Verdict = "right" | "wrong" | null;

/** What the learner has seen so far. */
type Done<G extends GameName> = Pick<WatchedGame<G>, "told" | "view">;

interface BoardStep {
  readonly type: "board";
  readonly setup: SoloSetup;
  readonly judge: (done: Done<"board">) => Verdict;
}

interface CardStep {
  readonly type: "card";
  readonly setup: CardSetup;
  readonly judge: (done: Done<"card">) => Verdict;
}

export interface QuizStep {
  readonly type: "quiz";
  /** Answers that were shown, each with its cards. */
  readonly shown: readonly (
    | { readonly game: "board"; readonly cards: readonly Card[] }
    | { readonly game: "card"; readonly cards: readonly CardGameCard[] }
  )[];
  readonly options: readonly PlainId[];
  readonly right: PlainId;
}

export type PracticeStep = BoardStep | CardStep;
export type Step = PracticeStep | QuizStep;

const ME: Seat = 0;
const MOLO: SpaceId = 42;
const SAN_MARCO: SpaceId = 49;

const did = (done: Done<"board">, type: BoardViewEvent["type"]): boolean =>
  done.told.some((event) => event.type === type && (!("seat" in event) || event.seat === ME));

/** Only the end of the movement counts: until then all of it can be taken back. */
const movedOnto =
  (piece: "red-tall" | "green-fat", space: SpaceId) =>
  (done: Done<"board">): Verdict => {
    if (!did(done, "moved")) return null;
    return done.view.table.positions[piece] === space ? "right" : "wrong";
  };

/** Asks, through the Ambassador or not, and sends away whom one has met. */
const askedAndBanished =
  (clear: boolean) =>
  (done: Done<"board">): Verdict => {
    const asked = done.told.some(
      (event) =>
        event.type === "asked" && event.question.asker === ME && event.question.clear === clear,
    );
    if (asked && did(done, "banished")) return "right";
    return did(done, "stepped") || did(done, "turnEnded") ? "wrong" : null;
  };

/** Any answer the rules allow; but a grey card would have given the secret away for nothing. */
function answeredInColour({ told }: Done<"board">): Verdict {
  // What was shown before the lesson begins has no question in it.
  const asked = told.findIndex((event) => event.type === "asked" && event.question.of === ME);
  const answer = told.slice(asked + 1).find(({ type }) => type === "answered");
  if (asked < 0 || answer?.type !== "answered" || answer.cards === HIDDEN) return null;
  return answer.cards.some((card) => card.startsWith("grey:")) ? "wrong" : "right";
}

function announcedRightly({ told, view }: Done<"board">): Verdict {
  const ended = told.find((event) => event.type === "ended");
  if (ended?.type === "ended") return ended.outcome.winners.includes(ME) ? "right" : "wrong";
  const { phase } = view.table;
  return told.some((event) => event.type === "turnEnded" && event.seat === ME) &&
    phase.type !== "ended"
    ? "wrong"
    : null;
}

function swapped({ told }: Done<"card">): Verdict {
  const mine = told.some(
    (event) => event.type === "swapped" && event.shows.some(({ from }) => from === ME),
  );
  if (mine) return "right";
  // The next round has begun: the learner met no player, or more than one.
  return told.filter(({ type }) => type === "roundBegan").length > 1 ? "wrong" : null;
}

const WHITE = ["white", "white", "white"] as const;

const board = (setup: SoloSetup, judge: BoardStep["judge"]): BoardStep => ({
  type: "board",
  setup: { ...setup, assistant: "facts" },
  judge,
});

/** Yellow stands alone at the Rialto, the two others are together at San Giorgio. */
const MEETING_AT_THE_RIALTO = "965ba63a1c8f9ca80eea45888ee079e9365070dbbaf42e498d72bb8b1554f4fc";
/** Green comes to one of red's figures and asks who red is. */
const ASKED_BY_GREEN = "175b024ed9b65f687ed965edbe06538c9474c7de8a9567e68bdf20ae06eb7215";

function cardTable(seed: string): CardSetup {
  const config = cardConfig({ players: 4, edition: "safe" });
  if (!config.ok) throw new Error(config.error.field);
  const bot = { type: "bot", level: "agent" } as const;
  const seats = [{ type: "person", name: "" } as const, bot, bot, bot];
  return { config: config.value, seats, match: null, assistant: "facts", seed };
}

const LESSONS_BY_KEY = {
  moving: [
    board(
      tableOf({ away: { "red-tall": MOLO }, balls: ["white", "orange", "blue"] }),
      movedOnto("red-tall", SAN_MARCO),
    ),
    board(
      tableOf({
        away: { "red-tall": MOLO, "green-fat": SAN_MARCO },
        balls: ["orange", "purple", "black"],
      }),
      movedOnto("green-fat", MOLO),
    ),
  ],
  meeting: [
    board(
      tableOf({ away: { "red-tall": MOLO, "green-fat": SAN_MARCO }, balls: WHITE }),
      askedAndBanished(false),
    ),
    board(
      tableOf({ away: { "red-tall": MOLO, [AMBASSADOR]: SAN_MARCO }, balls: WHITE }),
      askedAndBanished(true),
    ),
  ],
  truths: [
    {
      type: "quiz",
      shown: [{ game: "board", cards: ["identity:F", "identity:X"] }],
      options: ["agent.F", "agent.B", "agent.Z", "agent.X"],
      right: "agent.X",
    },
    {
      type: "quiz",
      shown: [{ game: "board", cards: ["build:short", "build:tall", "identity:B"] }],
      options: ["lesson.truths.2.a", "lesson.truths.2.b", "lesson.truths.2.c"],
      right: "lesson.truths.2.b",
    },
    {
      type: "quiz",
      shown: [{ game: "board", cards: ["identity:B", "identity:Z", "build:fat"] }],
      options: ["lesson.truths.3.a", "lesson.truths.3.b", "lesson.truths.3.c"],
      right: "lesson.truths.3.c",
    },
  ],
  answering: [
    board(
      tableOf({
        first: 1,
        away: { "green-short": 3, "green-fat": 10, "green-tall": 1 },
        shown: [{ of: 0, asker: 1, about: "identity", clear: false, cards: TRIO }],
        seed: ASKED_BY_GREEN,
      }),
      answeredInColour,
    ),
    {
      type: "quiz",
      shown: [{ game: "board", cards: TRIO }],
      options: ["lesson.answering.2.a", "lesson.answering.2.b", "lesson.answering.2.c"],
      right: "lesson.answering.2.a",
    },
  ],
  mission: [
    {
      type: "quiz",
      shown: [],
      options: ["lesson.mission.1.a", "lesson.mission.1.b", "lesson.mission.1.c"],
      right: "lesson.mission.1.a",
    },
    board(
      tableOf({ away: { "red-tall": MOLO }, balls: WHITE, shown: ACQUAINTED }),
      announcedRightly,
    ),
  ],
  cards: [
    { type: "card", setup: cardTable(MEETING_AT_THE_RIALTO), judge: swapped },
    {
      type: "quiz",
      shown: [{ game: "card", cards: ["identity:F", "number:13"] }],
      options: ["agent.F", "agent.B", "lesson.cards.2.none"],
      right: "agent.F",
    },
    {
      type: "quiz",
      shown: [],
      options: ["lesson.cards.3.a", "lesson.cards.3.b", "lesson.cards.3.c"],
      right: "lesson.cards.3.b",
    },
  ],
} as const satisfies Readonly<Record<string, readonly Step[]>>;

export type LessonKey = keyof typeof LESSONS_BY_KEY;
export const LESSON_KEYS = Object.keys(LESSONS_BY_KEY) as readonly LessonKey[];
export const stepsOf = (key: LessonKey): readonly Step[] => LESSONS_BY_KEY[key];

/** What is said at a step: "lesson.moving.1.task". */
export const stepWords = (
  key: LessonKey,
  step: number,
  part: "task" | "right" | "wrong",
): PlainId => `lesson.${key}.${step + 1}.${part}` as PlainId;

const KEY = "inkognito.lessons";

/** The lessons that were gone through on this device. */
export function learnt(): readonly LessonKey[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? LESSON_KEYS.filter((key) => isOneOf(stored, key)) : [];
}

export function markLearnt(key: LessonKey): void {
  writeStored(KEY, [...new Set([...learnt(), key])]);
}
