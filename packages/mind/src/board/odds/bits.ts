import type { Card, Letter } from "@inkognito/engine/board";
import { bitsBetween, hear } from "../../shared/odds/information.js";
import { signalsOf } from "../../shared/odds/model.js";
import { handsAt } from "../../shared/odds/weights.js";
import { type ColourIndex, colourIndexAt } from "../../shared/worlds/hands.js";
import type { Letters } from "../worlds/deals.js";
import {
  type Belief,
  beliefFrom,
  believe,
  openLetters,
  situations,
  weighedCasts,
} from "./belief.js";
import type { Asked, Choice } from "./choices.js";

/** What one answer told, as it was given. */
export interface AnswerBits {
  /** The answer's index in the view's `shows`. */
  readonly answer: number;
  readonly bits: number;
}

/** What each answer seen so far told about the deal; the viewer's own answers tell nothing. */
export function bitsTold({ memory, model }: Belief): readonly AnswerBits[] {
  let belief = beliefFrom({ ...memory, shows: [] }, model, 0);
  return memory.shows.map((show, answer) => {
    const before = belief;
    belief = believe(before, show);
    return {
      answer,
      bits: bitsOf(before, belief, colourIndexAt(before.memory.config, show.question.of)),
    };
  });
}

/**
 * Only the weights of one colour's hands have changed: the bits about the deal are those about that hand,
 * and those about the letters.
 */
function bitsOf(before: Belief, after: Belief, colour: ColourIndex | null): number {
  if (colour === null || before.hands === after.hands) return 0;
  const hands = bitsBetween(
    handsAt(weighedCasts(before), colour),
    handsAt(weighedCasts(after), colour),
  );
  return hands + Math.log2(openLetters(before).length / openLetters(after).length);
}

/** What a question is worth, before it is answered. */
export interface Forecast {
  /** The bits its answer is expected to tell. */
  readonly bits: number;
  readonly answers: readonly Forecasted[];
}

export interface Forecasted {
  /** The cards but for a mission card. */
  readonly cards: readonly Card[];
  readonly mission: boolean;
  /** How likely this answer is. */
  readonly odds: number;
  /** What it would tell; with a mission card, on average over the letters. */
  readonly bits: number;
}

/** What the answer to this question would tell a player with this belief. */
export function forecast(belief: Belief, question: Asked): Forecast {
  const { memory, model } = belief;
  const colour = colourIndexAt(memory.config, question.of);
  if (colour === null) throw new Error("only a player with a hand can be asked");
  const prior = handsAt(weighedCasts(belief), colour);
  const situationOf = situations(memory, { question, owed: null, turn: belief.turn });
  const choices = new Map<number, Choice>();
  const heard = hear(prior, (hand) => {
    const situation = situationOf(hand);
    for (const choice of situation.choices) choices.set(choice.set, choice);
    return signalsOf(model, situation);
  });
  const letter = letterBits(openLetters(belief), colour);
  const answers = [...heard.values()].map(({ key, odds, bits }): Forecasted => {
    const { cards, mission } = choices.get(key) as Choice;
    return { cards, mission, odds, bits: bits + (mission ? letter : 0) };
  });
  return { bits: answers.reduce((sum, { odds, bits }) => sum + odds * bits, 0), answers };
}

/** What it tells to see this colour's letter. */
function letterBits(deals: readonly Letters[], colour: ColourIndex): number {
  const counts = new Map<Letter, number>();
  for (const deal of deals) {
    const letter = deal[colour];
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of counts.values()) {
    sum += (count / deals.length) * Math.log2(deals.length / count);
  }
  return sum;
}
