import type { CardKind } from "@inkognito/engine/card";
import { blackCards, type Card, fictitiousOf, type Side } from "@inkognito/engine/card";
import { bitsBetween, hear, type Signal } from "../../shared/odds/information.js";
import { likelihoodOf } from "../../shared/odds/model.js";
import { handsAt } from "../../shared/odds/weights.js";
import {
  COLOUR_INDEX,
  type ColourIndex,
  colourIndexAt,
  type HandIndex,
} from "../../shared/worlds/hands.js";
import { HANDS_OF } from "../worlds/deals.js";
import { OTHER_KIND } from "../worlds/evidence.js";
import {
  type Belief,
  beliefFrom,
  believe,
  colourOfSeen,
  situations,
  weighedCasts,
} from "./belief.js";
import { cardSet, type Showing } from "./choices.js";

/** What one thing told, as it was seen. */
export interface AnswerBits {
  /** Its index in the view's `seen`. */
  readonly answer: number;
  readonly bits: number;
}

/** What each thing seen so far told about the deal; the viewer's own cards tell nothing. */
export function bitsTold({ memory, model }: Belief): readonly AnswerBits[] {
  let belief = beliefFrom({ ...memory, seen: [] }, model, 0);
  return memory.seen.map((seen, answer) => {
    const before = belief;
    belief = believe(before, seen);
    return { answer, bits: bitsOf(before, belief, colourOfSeen(memory, seen)) };
  });
}

/** As only one hand's weights have changed, the bits about the deal are those about that hand. */
function bitsOf(before: Belief, after: Belief, colour: ColourIndex | null): number {
  if (colour === null) return 0;
  const hands = bitsBetween(
    handsAt(weighedCasts(before), colour),
    handsAt(weighedCasts(after), colour),
  );
  return hands + Math.log2((before.lefts?.length ?? 1) / (after.lefts?.length ?? 1));
}

/** Something a player may get to see. */
export type Asked = Showing | { readonly type: "look"; readonly side: Side };

/** What something is worth, before it is seen. */
export interface Forecast {
  /** The bits it is expected to tell. */
  readonly bits: number;
  readonly answers: readonly Forecasted[];
}

export interface Forecasted {
  readonly cards: readonly Card[];
  /** How likely exactly these are shown. */
  readonly odds: number;
  readonly bits: number;
}

/** What a pair, a demanded card or a look would tell a player with this belief. */
export function forecast(belief: Belief, asked: Asked): Forecast {
  const cards = new Map<number, readonly Card[]>();
  const spoken = asked.type === "look" ? lookingAt(belief, asked.side) : showing(belief, asked);
  const prior = handsAt(weighedCasts(belief), spoken.colour);
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

interface Spoken {
  readonly colour: ColourIndex;
  /** By hand: what may be shown, and how likely it is then. */
  of(hand: HandIndex): readonly { readonly cards: readonly Card[]; readonly chance: number }[];
  /** What any of it tells beside the hand. */
  readonly extra: number;
}

function showing({ memory, model, round }: Belief, asked: Showing): Spoken {
  const situationOf = situations(memory, asked, round);
  const colour = colourIndexAt(memory.config, asked.type === "pair" ? asked.from : asked.of);
  if (colour === null) throw new Error("only a player with a hand shows cards");
  return {
    colour,
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
  const kindAt = (left: CardKind): CardKind => (side === "left" ? left : OTHER_KIND[left]);
  return {
    colour: COLOUR_INDEX[fictitious],
    of(hand) {
      const [identity, number] = blackCards(HANDS_OF[config.edition][hand]);
      return lefts.map((left) => ({
        cards: [kindAt(left) === "identity" ? identity : number],
        chance: 1 / lefts.length,
      }));
    },
    extra: Math.log2(lefts.length),
  };
}
