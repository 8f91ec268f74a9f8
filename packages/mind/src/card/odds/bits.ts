import type { CardKind, Hand } from "@inkognito/engine/card";
import { blackCards, type Card, fictitiousOf, type Side } from "@inkognito/engine/card";
import { COLOURS } from "@inkognito/engine/core";
import { bitsBetween, hear, type Signal } from "../../shared/odds/information.js";
import { likelihoodOf } from "../../shared/odds/model.js";
import { type ByHand, handsAt } from "../../shared/odds/weights.js";
import { placeOf } from "../../shared/worlds/place.js";
import {
  type Belief,
  beliefFrom,
  believe,
  placeOfSeen,
  situations,
  weighedCasts,
} from "./belief.js";
import { cardSet, HANDS, type Showing } from "./choices.js";

/** What one thing told, as it was seen. */
export interface AnswerBits {
  /** Its place among the view's `seen`. */
  readonly answer: number;
  readonly bits: number;
}

/** What each thing seen so far told about the deal; one's own cards tell nothing. */
export function bitsTold({ memory, model }: Belief): readonly AnswerBits[] {
  let belief = beliefFrom({ ...memory, seen: [] }, model, 0);
  return memory.seen.map((seen, answer) => {
    const before = belief;
    belief = believe(before, seen);
    return { answer, bits: bitsOf(before, belief, placeOfSeen(memory, seen)) };
  });
}

/** As only one hand's weights have changed, the bits about the deal are those about that hand. */
function bitsOf(before: Belief, after: Belief, place: number): number {
  if (place < 0) return 0;
  const hands = bitsBetween(
    handsAt(weighedCasts(before), place),
    handsAt(weighedCasts(after), place),
  );
  return hands + Math.log2((before.lefts?.length ?? 1) / (after.lefts?.length ?? 1));
}

/** Something one may get to see. */
export type Asked = Showing | { readonly type: "look"; readonly side: Side };

/** What something is worth, before it is seen. */
export interface Forecast {
  /** The bits it is expected to tell. */
  readonly bits: number;
  readonly answers: readonly Forecasted[];
}

export interface Forecasted {
  readonly cards: readonly Card[];
  /** How likely just these are shown. */
  readonly odds: number;
  readonly bits: number;
}

/** What one would be told by a pair, a demanded card or a look. */
export function forecast(belief: Belief, asked: Asked): Forecast {
  const cards = new Map<number, readonly Card[]>();
  const spoken = asked.type === "look" ? lookingAt(belief, asked.side) : showing(belief, asked);
  const prior = priorOf(belief, spoken.place);
  const heard = hear(prior, (hand) =>
    spoken.of(hand).map((each): Signal => {
      const key = cardSet(each.cards);
      cards.set(key, each.cards);
      return { key, chance: each.chance };
    }),
  );
  const answers = [...heard.values()].map(({ key, odds, bits }) => ({
    cards: cards.get(key) ?? [],
    odds,
    bits: bits + spoken.extra,
  }));
  return { bits: answers.reduce((sum, { odds, bits }) => sum + odds * bits, 0), answers };
}

const priorOf = (belief: Belief, place: number): ByHand => handsAt(weighedCasts(belief), place);

interface Spoken {
  readonly place: number;
  /** By hand: what may be shown, and how likely it is then. */
  of(hand: number): readonly { readonly cards: readonly Card[]; readonly chance: number }[];
  /** What any of it tells beside the hand. */
  readonly extra: number;
}

function showing({ memory, model, round }: Belief, asked: Showing): Spoken {
  const situationOf = situations(memory, asked, round);
  return {
    place: placeOf(memory.config, asked.type === "pair" ? asked.from : asked.of),
    of(hand) {
      const situation = situationOf(hand);
      return situation.choices.map(({ cards }, at) => ({
        cards,
        chance: likelihoodOf(model, situation, at),
      }));
    },
    extra: 0,
  };
}

/** C7.2: a card seen also tells which of the two lies there. */
function lookingAt({ memory, lefts }: Belief, side: Side): Spoken {
  const { config } = memory;
  const fictitious = fictitiousOf(config);
  if (fictitious === null || lefts === null) throw new Error("there is no fictitious agent");
  const kindAt = (left: CardKind): CardKind =>
    side === "left" ? left : left === "identity" ? "number" : "identity";
  return {
    place: COLOURS.indexOf(fictitious),
    of(hand) {
      const [identity, number] = blackCards(HANDS[config.edition][hand] as Hand);
      return lefts.map((left) => ({
        cards: [kindAt(left) === "identity" ? identity : number],
        chance: 1 / lefts.length,
      }));
    },
    extra: Math.log2(lefts.length),
  };
}
