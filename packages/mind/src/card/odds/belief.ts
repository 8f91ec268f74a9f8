import { type CardKind, type CardView, fictitiousOf, type Seen } from "@inkognito/engine/card";
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
  byHand,
  COLOUR_INDEX,
  type ColourIndex,
  colourIndexAt,
  type Four,
  four,
  type HandIndex,
  type HandSet,
  has,
  replaceAt,
} from "../../shared/worlds/hands.js";
import { CASTS, type Cast, HANDS_OF, handOf } from "../worlds/deals.js";
import { handsWith, leftsAfter, type Memory } from "../worlds/evidence.js";
import { memoryOf } from "../worlds/worlds.js";
import {
  type AnswerModel,
  cardSet,
  choicesOf,
  coloured,
  type Showing,
  type Situation,
  shownBefore,
} from "./choices.js";

/** What a viewer believes under an answer model. */
export interface Belief {
  readonly model: AnswerModel;
  /** What it rests on; the id of something seen is its index in `seen`. */
  readonly memory: Memory;
  /** The round in which the viewer believes this. */
  readonly round: number;
  /** By colour: how well each hand explains what was seen of it. */
  readonly hands: Four<HandWeights>;
  /** All that are possible. */
  readonly casts: readonly Cast[];
  /** C7.2: what may lie left, equally likely; null unless three play. */
  readonly lefts: readonly CardKind[] | null;
}

export const beliefOf = (view: CardView, model: AnswerModel = coloured): Belief =>
  beliefFrom(memoryOf(view), model, view.table.rounds.length);

/** The belief of a player who may remember only a part. */
export function beliefFrom(memory: Memory, model: AnswerModel, round: number): Belief {
  const { config, seat, hand } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  const nothing = { ...memory, seen: [] };
  const hands = four((colour) =>
    COLOURS[colour] === own && hand !== null ? onlyHand(handOf(hand)) : ANY_HAND,
  );
  const opening: Belief = {
    model,
    memory: nothing,
    round: 0,
    hands,
    casts: castsLeft(CASTS, hands),
    lefts: fictitiousOf(config) === null ? null : leftsAfter(nothing),
  };
  return { ...memory.seen.reduce(believe, opening), round };
}

/** With one more thing seen. */
export function believe(belief: Belief, seen: Seen): Belief {
  const { memory } = belief;
  const after = { ...memory, seen: [...memory.seen, seen] };
  const colour = colourOfSeen(memory, seen);
  const next = { ...belief, memory: after, round: seen.round };
  if (colour === null) return next;
  const before = belief.hands[colour];
  const likelihoods =
    seen.type === "look" ? fitting(handsWith([seen.card])) : likelihoodsOf(belief, seen, before);
  const hands = replaceAt(belief.hands, colour, explaining(before, likelihoods));
  return {
    ...next,
    hands,
    casts: castsLeft(belief.casts, hands),
    lefts: seen.type === "look" ? leftsAfter(after) : belief.lefts,
  };
}

/** The colour whose hand it tells about; null: the viewer's own. */
export function colourOfSeen({ config, seat }: Memory, seen: Seen): ColourIndex | null {
  if (seen.type === "look") {
    const fictitious = fictitiousOf(config);
    return fictitious === null ? null : COLOUR_INDEX[fictitious];
  }
  const shower = seen.type === "pair" ? seen.from : seen.of;
  return shower === seat ? null : colourIndexAt(config, shower);
}

/** 1 for the hands in the set, 0 for all others. */
export const fitting = (hands: HandSet): HandWeights =>
  byHand((hand) => (has(hands, hand) ? 1 : 0));

/** By hand: how likely its owner shows exactly these cards. Only open hands are looked at. */
export function likelihoodsOf(
  { model, memory }: Pick<Belief, "model" | "memory">,
  seen: Exclude<Seen, { type: "look" }>,
  open: HandWeights,
): HandWeights {
  const cards = seen.type === "pair" ? seen.cards : [seen.card];
  const possible = handsWith(cards);
  const situationOf = situations(memory, seen, seen.round);
  const set = cardSet(cards);
  return byHand((hand) => {
    if (open[hand] === 0 || !has(possible, hand)) return 0;
    const situation = situationOf(hand);
    const at = situation.choices.findIndex((choice) => choice.set === set);
    return likelihoodOf(model, situation, at);
  });
}

/** By hand: the situation in which a player with it would have to show cards. */
export function situations(
  { config, seen }: Memory,
  showing: Showing,
  round: number,
): (hand: HandIndex) => Situation {
  const { edition } = config;
  const earlier = shownBefore(seen, showing);
  const demand = { type: showing.type, edition, earlier: earlier.map(cardSet) };
  return (hand) => ({
    config,
    round,
    showing,
    hand: HANDS_OF[edition][hand],
    earlier,
    choices: choicesOf(hand, demand),
  });
}

export const weighedCasts = ({ casts, hands }: Belief): Weighed<Cast> => weigh(casts, hands);
