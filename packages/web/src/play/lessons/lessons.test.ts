import { type BoardAction, enumerate } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { type CardAction, enumerate as enumerateCards } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import { act, momentOf } from "@inkognito/engine/host";
import { describe, expect, it } from "vitest";
import { t } from "../../i18n/i18n.js";
import { COMPLETE, expectSentence, speakAtOnce } from "../../i18n/testing.js";
import { botsTurn, type OpenGame, openGame } from "../solo/host.js";
import {
  LESSON_KEYS,
  type LessonKey,
  type Step,
  stepsOf,
  stepWords,
  type Verdict,
} from "./lessons.js";
import "../solo/testing.js";

/** What the learner does: the first action that fits each of these. */
type Wish = (action: BoardAction | CardAction) => boolean;

const board = (wish: (action: BoardAction) => boolean): Wish => wish as Wish;
const card = (wish: (action: CardAction) => boolean): Wish => wish as Wish;

const move = (...steps: readonly (readonly [string, number])[]): Wish =>
  board(
    (action) =>
      action.type === "move" &&
      action.steps.length === steps.length &&
      action.steps.every(({ piece, to }, i) => piece === steps[i]?.[0] && to === steps[i]?.[1]),
  );
const doing =
  (type: string): Wish =>
  (action) =>
    action.type === type;

const showing = (grey: boolean): Wish =>
  board(
    (action) =>
      action.type === "show" && action.cards.some((each) => each.startsWith("grey:")) === grey,
  );
const announcing = (partner: number, code: string): Wish =>
  board(
    (action) =>
      action.type === "announce" && action.partner === partner && action.code.includes(code),
  );
const going = (location: string): Wish =>
  card((action) => action.type === "locate" && action.location === location);

/** By lesson and step: ways to do it, and ways not to. A quiz is its options. */
const WAYS: Readonly<Record<LessonKey, readonly ({ right: Wish[]; wrong: Wish[] } | null)[]>> = {
  moving: [
    { right: [move(["red-tall", 49])], wrong: [move()] },
    { right: [move(["green-fat", 42])], wrong: [move(["red-tall", 49])] },
  ],
  meeting: [
    {
      right: [move(["red-tall", 49]), doing("ask"), doing("banish")],
      wrong: [move(["red-tall", 49]), doing("step")],
    },
    {
      right: [move(["red-tall", 49]), doing("ask"), doing("banish")],
      wrong: [move(), doing("endTurn")],
    },
  ],
  truths: [null, null, null],
  answering: [{ right: [showing(false)], wrong: [showing(true)] }, null],
  mission: [
    null,
    {
      right: [move(["red-tall", 40]), announcing(1, "A-C")],
      wrong: [move(["red-tall", 40]), announcing(1, "C-A")],
    },
  ],
  cards: [
    {
      right: [
        going("rialto"),
        card((action) => action.type === "choose" && action.choice.type === "cards"),
      ],
      wrong: [going("salute")],
    },
    null,
    null,
  ],
};

function withBots<G extends "board" | "card">(game: OpenGame<G>): OpenGame<G> {
  let now = game;
  for (let next: OpenGame<G> | null = now; next !== null; next = botsTurn(next)) now = next;
  return now;
}

function verdictOf(step: Exclude<Step, { type: "quiz" }>, wishes: readonly Wish[]): Verdict {
  if (step.type === "board") {
    const began = openGame(step.setup, step.setup.seed ?? "");
    if (!began.ok) throw new Error("no such game");
    let game = withBots(began.value);
    for (const wish of wishes) {
      const action = [...enumerate(boardGame.viewOf(game.state, 0))].find(wish);
      if (action === undefined) throw new Error("nothing of the kind can be done");
      const acted = act(game, 0, action);
      if (!acted.ok) throw new Error(acted.error.code);
      game = withBots(acted.value);
    }
    const told = momentOf(game, 0).told;
    return step.judge({ told, view: boardGame.viewOf(game.state, 0) });
  }
  const began = openGame<"card">(step.setup, step.setup.seed ?? "");
  if (!began.ok) throw new Error("no such game");
  let game = withBots(began.value);
  for (const wish of wishes) {
    const action = [...enumerateCards(cardGame.viewOf(game.state, 0))].find(wish);
    if (action === undefined) throw new Error("nothing of the kind can be done");
    const acted = act(game, 0, action);
    if (!acted.ok) throw new Error(acted.error.code);
    game = withBots(acted.value);
  }
  const told = momentOf(game, 0).told;
  return step.judge({ told, view: cardGame.viewOf(game.state, 0) });
}

const STEPS = LESSON_KEYS.flatMap((key) =>
  stepsOf(key).map((step, number) => [key, number, step] as const),
);

describe("a lesson", () => {
  it.each(STEPS)(
    "%s, step %d: what is asked for is right, something else is not",
    (key, number, step) => {
      if (step.type === "quiz") {
        expect(step.options.filter((option) => option === step.right)).toHaveLength(1);
        expect(new Set(step.options).size).toBe(step.options.length);
        return;
      }
      const ways = WAYS[key][number];
      if (ways == null) throw new Error("no way is known");
      expect(verdictOf(step, [])).toBeNull();
      expect(verdictOf(step, ways.right)).toBe("right");
      expect(verdictOf(step, ways.wrong)).toBe("wrong");
    },
  );

  it("there are six", () => {
    expect(LESSON_KEYS).toHaveLength(6);
  });

  it.each(COMPLETE)("speaks in whole sentences: %s", (language) => {
    speakAtOnce(language);
    for (const [key, number, step] of STEPS) {
      for (const part of ["task", "right", "wrong"] as const) {
        expectSentence(t(stepWords(key, number, part)), language);
      }
      if (step.type === "quiz") {
        const options = step.options.map((option) => t(option));
        expect(new Set(options).size).toBe(options.length);
      }
    }
  });
});
