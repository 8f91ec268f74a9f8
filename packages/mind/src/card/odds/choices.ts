import {
  blackCards,
  type Card,
  type CardConfig,
  type Edition,
  faceOf,
  type Hand,
  legalPairs,
  type Seen,
} from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { type Choosable, colouredChance, type ModelOf } from "../../shared/odds/model.js";
import { type ByHand, byHand, type HandIndex, type SetOf } from "../../shared/worlds/hands.js";
import { HANDS_OF } from "../worlds/deals.js";

/** Who shows what to whom: a pair (C4, C8.3), a black card on demand (C5). */
export type Showing =
  | { readonly type: "pair"; readonly from: Seat; readonly to: Seat }
  | { readonly type: "black"; readonly of: Seat; readonly asker: Seat };

/** One thing that may be shown. */
export interface Choice extends Choosable {
  readonly cards: readonly Card[];
  readonly set: CardSet;
}

/** What a player knows when choosing cards to show, in one world. */
export interface Situation {
  readonly config: CardConfig;
  readonly round: number;
  readonly showing: Showing;
  /** The shower's. */
  readonly hand: Hand;
  /** What was shown in this way to the same watcher before. */
  readonly earlier: readonly (readonly Card[])[];
  /** What may be shown now. */
  readonly choices: readonly Choice[];
}

/** Cards as a set of bits; their order does not matter. */
export type CardSet = SetOf<Card>;

export function cardSet(cards: readonly Card[]): CardSet {
  let set = 0;
  for (const card of cards) set |= 1 << faceOf(card).index;
  return set as CardSet;
}

/** How a player chooses what to show. */
export type AnswerModel = ModelOf<Situation>;

/**
 * Coloured pairs are equally likely; all with a black card share PROVING_SHARE. On demand both black cards
 * are equally likely, if they may be shown.
 */
export const coloured: AnswerModel = {
  name: "coloured",
  chanceOf: ({ choices }, at) => colouredChance(choices, at),
};

/** Everything that may be shown is equally likely, proofs included. */
export const truthful: AnswerModel = {
  name: "truthful",
  chanceOf: ({ choices }) => 1 / choices.length,
};

type Choices = readonly Choice[];

/** What may be shown before any card is shown. */
interface Tables {
  readonly pair: ByHand<Choices>;
  readonly black: ByHand<Choices>;
}

const choiceOf = (cards: readonly Card[]): Choice => ({
  cards,
  proves: cards.some((card) => faceOf(card).black),
  set: cardSet(cards),
});

const tablesOf = (edition: Edition): Tables => ({
  pair: byHand((index) => {
    const hand = HANDS_OF[edition][index];
    return legalPairs({ hand, edition, earlier: [] }).map(choiceOf);
  }),
  black: byHand((index) => blackCards(HANDS_OF[edition][index]).map((card) => choiceOf([card]))),
});

const TABLES: Readonly<Record<Edition, Tables>> = {
  telephone: tablesOf("telephone"),
  safe: tablesOf("safe"),
};

/** What may be shown depends on the kind of meeting, and on the cards shown before. */
export interface Demand {
  readonly type: Showing["type"];
  readonly edition: Edition;
  readonly earlier: readonly CardSet[];
}

/** C4.3, C5.2: what may be shown with this hand. */
export function choicesOf(hand: HandIndex, { type, edition, earlier }: Demand): Choices {
  const all = TABLES[edition][type][hand];
  if (type === "black" && edition === "telephone") return all;
  const unseen = all.filter(({ set }) => !earlier.includes(set));
  return unseen.length === 0 ? all : unseen;
}

/** What was shown before in the same way by the same player to the same watcher. */
export function shownBefore(seen: readonly Seen[], showing: Showing): readonly (readonly Card[])[] {
  const cards: (readonly Card[])[] = [];
  for (const each of seen) {
    if (showing.type === "pair") {
      const same = each.type === "pair" && each.from === showing.from && each.to === showing.to;
      if (same) cards.push(each.cards);
    } else {
      const same = each.type === "black" && each.of === showing.of && each.asker === showing.asker;
      if (same) cards.push([each.card]);
    }
  }
  return cards;
}
