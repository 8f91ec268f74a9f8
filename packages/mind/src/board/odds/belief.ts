import type { BoardView, Card, Show } from "@inkognito/engine/board";
import { COLOURS, colourAt } from "@inkognito/engine/core";
import { likelihoodOf } from "../../shared/odds/model.js";
import {
  ANY_HAND,
  type ByHand,
  castsLeft,
  explaining,
  onlyHand,
  type Weighed,
  weigh,
} from "../../shared/odds/weights.js";
import { placeOf } from "../../shared/worlds/place.js";
import { ALL_LETTERS, CASTS, type Cast, type Letters } from "../worlds/deals.js";
import { evidenceOfHand, handsWith, lettersWith, type Memory } from "../worlds/evidence.js";
import { letterDealsWith, memoryOf } from "../worlds/worlds.js";
import { type Asked, cardSet, choicesOf, HANDS, handOf } from "./choices.js";
import { type AnswerModel, coloured } from "./models.js";

/**
 * What a viewer believes under an answer model. A letter is never tied to an identity or a build, so
 * casts have weights and the deals of letters that are left are equally likely.
 */
export interface Belief {
  readonly model: AnswerModel;
  /** What it rests on; an answer's id is its place among `shows`. */
  readonly memory: Memory;
  /** The turn in which it is held. */
  readonly turn: number;
  /** By colour: how well each hand explains what its player was seen to show. */
  readonly hands: readonly ByHand[];
  /** All that are possible. */
  readonly casts: readonly Cast[];
  /** By colour: the set of possible letters. */
  readonly letters: readonly number[];
}

export const beliefOf = (view: BoardView, model: AnswerModel = coloured): Belief =>
  beliefFrom(memoryOf(view), model, view.table.turn);

/** Also of somebody who remembers but a part. */
export function beliefFrom(memory: Memory, model: AnswerModel, turn: number): Belief {
  const { config, seat, hand } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  const known = own === null || hand === null ? null : evidenceOfHand(hand);
  const hands = COLOURS.map((colour) =>
    colour === own && hand !== null ? onlyHand(handOf(hand)) : ANY_HAND,
  );
  const opening: Belief = {
    model,
    turn: 0,
    memory: { ...memory, shows: [] },
    hands,
    casts: castsLeft(CASTS, hands),
    letters: COLOURS.map((colour) =>
      colour === own && known !== null ? known.letters : ALL_LETTERS,
    ),
  };
  return { ...memory.shows.reduce(believe, opening), turn };
}

/** With one more answer seen. */
export function believe(belief: Belief, show: Show): Belief {
  const { model, memory } = belief;
  const { turn } = show;
  const after = { ...memory, shows: [...memory.shows, show] };
  const place = placeOf(memory.config, show.question.of);
  if (place < 0 || show.question.of === memory.seat) {
    return { ...belief, memory: after, turn };
  }
  const before = belief.hands[place] as ByHand;
  const seen = explaining(before, likelihoodsOf(model, memory, show, before));
  const letters = (belief.letters[place] as number) & lettersWith(show.cards);
  const hands = belief.hands.with(place, seen);
  return {
    model,
    memory: after,
    turn,
    hands,
    casts: castsLeft(belief.casts, hands),
    letters: belief.letters.with(place, letters),
  };
}

/** By hand: how likely its owner shows just this. Only hands that are open are looked at. */
export function likelihoodsOf(
  model: AnswerModel,
  memory: Memory,
  { question, penalty, turn, cards }: Show,
  open: ByHand,
): ByHand {
  const possible = handsWith(cards);
  const owed = penalty ? (cards.length === 1 ? 1 : 2) : null;
  const situationOf = situations(memory, question, owed, turn);
  const set = cardSet(cards);
  return open.map((weight, hand) => {
    if (weight === 0 || ((possible >> hand) & 1) === 0) return 0;
    const situation = situationOf(hand);
    const at = situation.choices.findIndex((choice) => choice.set === set);
    return likelihoodOf(model, situation, at);
  });
}

/** By hand: the situation in which somebody with it would have to answer. */
export function situations(
  { config, seat, shows }: Memory,
  question: Asked,
  owed: 1 | 2 | null,
  turn: number,
) {
  const { of, asker } = question;
  const earlier: (readonly Card[])[] = [];
  for (const each of shows) {
    if (each.question.of === of && each.question.asker === asker) earlier.push(each.cards);
  }
  const sets = earlier.map(cardSet);
  const complete = seat === asker || seat === of;
  return (hand: number) => ({
    config,
    turn,
    question,
    owed,
    hand: HANDS[hand] as (typeof HANDS)[number],
    earlier,
    complete,
    choices: choicesOf(hand, question, owed, config.repeats, sets),
  });
}

export const weighedCasts = ({ casts, hands }: Belief): Weighed<Cast> => weigh(casts, hands);

/** Equally likely, all of them. */
export const openLetters = ({ letters }: Belief): readonly Letters[] => letterDealsWith(letters);
