import type { BoardView, Card, Show } from "@inkognito/engine/board";
import { COLOURS, colourAt } from "@inkognito/engine/core";
import { likelihoodOf } from "../../shared/odds/model.js";
import {
  ANY_HAND,
  castsLeft,
  explaining,
  type HandWeights,
  onlyHand,
  type Weighed,
  weigh,
} from "../../shared/odds/weights.js";
import {
  both,
  byHand,
  colourIndexAt,
  type Four,
  four,
  type HandIndex,
  has,
  replaceAt,
  type SetOf,
} from "../../shared/worlds/hands.js";
import { ALL_LETTERS, CASTS, type Cast, type LetterIndex, type Letters } from "../worlds/deals.js";
import {
  evidenceOfHand,
  handOf,
  handsWith,
  lettersWith,
  MASKS,
  type Memory,
} from "../worlds/evidence.js";
import { letterDealsWith, memoryOf } from "../worlds/worlds.js";
import {
  type AnswerModel,
  cardSet,
  choicesOf,
  coloured,
  owedIn,
  type Situation,
} from "./choices.js";

/**
 * What a viewer believes under an answer model. A letter is never tied to an identity or a build, so
 * casts have weights and the deals of letters that are left are equally likely.
 */
export interface Belief {
  readonly model: AnswerModel;
  /** What it rests on; an answer's id is its index in `shows`. */
  readonly memory: Memory;
  /** The turn in which the viewer believes this. */
  readonly turn: number;
  /** By colour: how well each hand explains what its player was seen to show. */
  readonly hands: Four<HandWeights>;
  /** All that are possible. */
  readonly casts: readonly Cast[];
  /** By colour: the set of possible letters. */
  readonly letters: Four<SetOf<LetterIndex>>;
}

export const beliefOf = (view: BoardView, model: AnswerModel = coloured): Belief =>
  beliefFrom(memoryOf(view), model, view.table.turn);

/** The belief of a player who may remember only a part. */
export function beliefFrom(memory: Memory, model: AnswerModel, turn: number): Belief {
  const { config, seat, hand } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  const known = own === null || hand === null ? null : evidenceOfHand(hand);
  const hands = four((colour) =>
    COLOURS[colour] === own && hand !== null ? onlyHand(handOf(hand)) : ANY_HAND,
  );
  const opening: Belief = {
    model,
    turn: 0,
    memory: { ...memory, shows: [] },
    hands,
    casts: castsLeft(CASTS, hands),
    letters: four((colour) =>
      COLOURS[colour] === own && known !== null ? known.letters : ALL_LETTERS,
    ),
  };
  return { ...memory.shows.reduce(believe, opening), turn };
}

/** With one more answer seen. */
export function believe(belief: Belief, show: Show): Belief {
  const { model, memory } = belief;
  const { turn } = show;
  const after = { ...memory, shows: [...memory.shows, show] };
  const colour = colourIndexAt(memory.config, show.question.of);
  if (colour === null || show.question.of === memory.seat) {
    return { ...belief, memory: after, turn };
  }
  const before = belief.hands[colour];
  const seen = explaining(before, likelihoodsOf(belief, show, before));
  const letters = both(belief.letters[colour], lettersWith(show.cards));
  const hands = replaceAt(belief.hands, colour, seen);
  return {
    model,
    memory: after,
    turn,
    hands,
    casts: castsLeft(belief.casts, hands),
    letters: replaceAt(belief.letters, colour, letters),
  };
}

/** By hand: how likely its owner shows exactly these cards. Only open hands are looked at. */
export function likelihoodsOf(
  { model, memory }: Pick<Belief, "model" | "memory">,
  show: Show,
  open: HandWeights,
): HandWeights {
  const { question, turn, cards } = show;
  const possible = handsWith(cards);
  const situationOf = situations(memory, { question, owed: owedIn(show), turn });
  const set = cardSet(cards);
  return byHand((hand) => {
    if (open[hand] === 0 || !has(possible, hand)) return 0;
    const situation = situationOf(hand);
    const at = situation.choices.findIndex((choice) => choice.set === set);
    return likelihoodOf(model, situation, at);
  });
}

/** By hand: the situation in which a player with it would have to answer. */
export function situations(
  { config, seat, shows }: Memory,
  { question, owed, turn }: Pick<Situation, "question" | "owed" | "turn">,
): (hand: HandIndex) => Situation {
  const { of, asker } = question;
  const earlier: (readonly Card[])[] = [];
  for (const each of shows) {
    if (each.question.of === of && each.question.asker === asker) earlier.push(each.cards);
  }
  const demand = { question, owed, repeats: config.repeats, earlier: earlier.map(cardSet) };
  const complete = seat === asker || seat === of;
  return (hand) => ({
    config,
    turn,
    question,
    owed,
    hand: MASKS[hand],
    earlier,
    complete,
    choices: choicesOf(hand, demand),
  });
}

export const weighedCasts = ({ casts, hands }: Belief): Weighed<Cast> => weigh(casts, hands);

/** All of them are equally likely. */
export const openLetters = ({ letters }: Belief): readonly Letters[] => letterDealsWith(letters);
