import { readFileSync } from "node:fs";
import { type BoardAction, enumerate } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { type CardAction, enumerate as enumerateCards } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import { act, momentOf } from "@inkognito/engine/host";
import { describe, expect, it } from "vitest";
import { type MessageId, t } from "../../i18n/i18n.js";
import { CATALOGS, COMPLETE, expectSentence, speakAtOnce } from "../../i18n/testing.js";
import { botsTurn, type OpenGame, openGame } from "../solo/host.js";
import { LESSON_KEYS, type LessonKey, lessonAfter, stepsOf } from "./lessons.js";
import { ON_SCREEN, type StepTextId, say, stepTextId } from "./lessonText.js";
import type { Step, Verdict } from "./step.js";
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

const asking = (of: number): Wish => board((action) => action.type === "ask" && action.of === of);
const signing = (tic: string, to: number | "all"): Wish =>
  board((action) => action.type === "gesture" && action.tic === tic && action.to === to);
/** All of the grey cards that are named, and no others. */
const showing = (...grey: readonly string[]): Wish =>
  board(
    (action) =>
      action.type === "show" &&
      action.cards.filter((each) => each.startsWith("grey:")).join() === grey.join(),
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
  goal: [null, null, null, null],
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
  answering: [{ right: [showing()], wrong: [showing("grey:identity:F")] }, null],
  partner: [
    {
      right: [move(["red-tall", 42]), asking(1), doing("banish")],
      wrong: [move(["red-tall", 48]), asking(2)],
    },
    {
      right: [showing("grey:identity:F", "grey:mission:A")],
      wrong: [showing("grey:identity:F")],
    },
    null,
  ],
  mission: [
    null,
    {
      right: [move(["red-tall", 40]), announcing(1, "A-C")],
      wrong: [move(["red-tall", 40]), announcing(1, "C-A")],
    },
  ],
  signs: [{ right: [signing("F", 1)], wrong: [signing("F", "all")] }, null],
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

const PARTS = ["situation", "task", "right", "wrong"] as const;

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

  it("comes before all others for a person who has never heard of the game", () => {
    const [partner, seat, figure, goal] = stepsOf("goal");
    expect(LESSON_KEYS[0]).toBe("goal");
    speakAtOnce("en");
    const answers = [partner, seat, figure, goal].map(
      (step) => step?.type === "quiz" && say(step.right as StepTextId),
    );
    expect(answers).toEqual([
      "Colonel Bubble",
      "I don’t know yet",
      "tall",
      "Find Bubble and carry out our mission before the other pair carries out theirs",
    ]);
  });

  it("leads to the next one, the last to none", () => {
    const order = [LESSON_KEYS[0]];
    for (let key = order[0]; key !== undefined; key = lessonAfter(key) ?? undefined) {
      if (key !== order[0]) order.push(key);
    }
    expect(order).toEqual(LESSON_KEYS);
  });

  it("names rules that there are", () => {
    const book = readFileSync(new URL("../../../../../docs/rules.md", import.meta.url), "utf8");
    for (const [, , { rule }] of STEPS) {
      if (rule !== undefined) expect(book).toContain(`**${rule}**`);
    }
  });

  it.each(COMPLETE)("speaks in whole sentences: %s", (language) => {
    speakAtOnce(language);
    for (const [key, number, step] of STEPS) {
      for (const part of PARTS) {
        expectSentence(say(stepTextId(key, number, part)), language);
      }
      if (step.type === "quiz") {
        const options = step.options.map((option) => say(option as StepTextId));
        expect(new Set(options).size).toBe(options.length);
      }
    }
  });

  it.each(COMPLETE)("calls a button what is written on it: %s", (language) => {
    speakAtOnce(language);
    const labels = Object.values(ON_SCREEN).map((id) => t(id));
    const tasks = STEPS.flatMap(([key, number, step]) =>
      step.type === "quiz" ? [] : PARTS.map((part) => stepTextId(key, number, part)),
    );
    for (const id of tasks) {
      for (const [, quoted = ""] of say(id).matchAll(/[“„«]([^”“»]+)[”“»]/gu)) {
        // In Swedish the names of cards are in quotes as well.
        expect([...labels, t("build.fat")], id).toContain(quoted);
      }
    }
    // Not as they happen to be called today.
    const text: Readonly<Record<MessageId, string>> = CATALOGS[language];
    const buttons = (["finish", "announce", "step", "tic"] as const).map((name) => ON_SCREEN[name]);
    for (const id of tasks) for (const button of buttons) expect(text[id]).not.toContain(t(button));
  });
});
