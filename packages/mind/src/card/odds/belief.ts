import { type CardKind, type CardView, fictitiousOf, type Seen } from "@inkognito/engine/card";
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
import { placeOf, placeOfColour } from "../../shared/worlds/place.js";
import { CASTS, type Cast } from "../worlds/deals.js";
import { handsWith, leftsAfter, type Memory } from "../worlds/evidence.js";
import { memoryOf } from "../worlds/worlds.js";
import {
  cardSet,
  choicesOf,
  HANDS,
  handOf,
  type Showing,
  type Situation,
  shownBefore,
} from "./choices.js";
import { type AnswerModel, coloured } from "./models.js";

/** What a viewer believes under an answer model. */
export interface Belief {
  readonly model: AnswerModel;
  /** What it rests on; the id of something seen is its place among `seen`. */
  readonly memory: Memory;
  /** The round in which it is held. */
  readonly round: number;
  /** By colour: how well each hand explains what was seen of it. */
  readonly hands: readonly ByHand[];
  /** All that are possible. */
  readonly casts: readonly Cast[];
  /** C7.2: what may lie left, equally likely; null unless three play. */
  readonly lefts: readonly CardKind[] | null;
}

export const beliefOf = (view: CardView, model: AnswerModel = coloured): Belief =>
  beliefFrom(memoryOf(view), model, view.table.rounds.length);

/** Also of somebody who remembers but a part. */
export function beliefFrom(memory: Memory, model: AnswerModel, round: number): Belief {
  const { config, seat, hand } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  const nothing = { ...memory, seen: [] };
  const hands = COLOURS.map((colour) =>
    colour === own && hand !== null ? onlyHand(handOf(hand)) : ANY_HAND,
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
  const { model, memory } = belief;
  const after = { ...memory, seen: [...memory.seen, seen] };
  const place = placeOfSeen(memory, seen);
  const next = { ...belief, memory: after, round: seen.round };
  if (place < 0) return next;
  const before = belief.hands[place] as ByHand;
  const likelihoods =
    seen.type === "look"
      ? fitting(handsWith([seen.card]))
      : likelihoodsOf(model, memory, seen, before);
  const hands = belief.hands.with(place, explaining(before, likelihoods));
  return {
    ...next,
    hands,
    casts: castsLeft(belief.casts, hands),
    lefts: seen.type === "look" ? leftsAfter(after) : belief.lefts,
  };
}

/** Whose hand it tells about: the place of that colour; -1: one's own. */
export function placeOfSeen(memory: Memory, seen: Seen): number {
  if (seen.type === "look") return placeOfColour(fictitiousOf(memory.config));
  const shower = seen.type === "pair" ? seen.from : seen.of;
  return shower === memory.seat ? -1 : placeOf(memory.config, shower);
}

const fitting = (hands: number): ByHand => ANY_HAND.map((_, hand) => (hands >> hand) & 1);

/** By hand: how likely its owner shows just this. Only hands that are open are looked at. */
export function likelihoodsOf(
  model: AnswerModel,
  memory: Memory,
  seen: Exclude<Seen, { type: "look" }>,
  open: ByHand,
): ByHand {
  const cards = seen.type === "pair" ? seen.cards : [seen.card];
  const possible = handsWith(cards);
  const situationOf = situations(memory, seen, seen.round);
  const set = cardSet(cards);
  return open.map((weight, hand) => {
    if (weight === 0 || ((possible >> hand) & 1) === 0) return 0;
    const situation = situationOf(hand);
    const at = situation.choices.findIndex((choice) => choice.set === set);
    return likelihoodOf(model, situation, at);
  });
}

/** By hand: the situation in which somebody with it would have to show cards. */
export function situations(
  { config, seen }: Memory,
  showing: Showing,
  round: number,
): (hand: number) => Situation {
  const earlier = shownBefore(seen, showing);
  const sets = earlier.map(cardSet);
  const hands = HANDS[config.edition];
  return (hand) => ({
    config,
    round,
    showing,
    hand: hands[hand] as (typeof hands)[number],
    earlier,
    choices: choicesOf(hand, showing.type, config.edition, sets),
  });
}

export const weighedCasts = ({ casts, hands }: Belief): Weighed<Cast> => weigh(casts, hands);
