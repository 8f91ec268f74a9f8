import {
  blackCards,
  type Card,
  type CardConfig,
  EDITION_NUMBERS,
  type Edition,
  faceOf,
  type Hand,
  legalPairs,
  type Seen,
} from "@inkognito/engine/card";
import { AGENTS, type Seat } from "@inkognito/engine/core";
import type { Choosable } from "../../shared/odds/model.js";
import { handNumber } from "../../shared/worlds/hands.js";
import { numberPlace } from "../worlds/deals.js";

/** Who shows what to whom: a pair (C4, C8.3), a black card on demand (C5). */
export type Showing =
  | { readonly type: "pair"; readonly from: Seat; readonly to: Seat }
  | { readonly type: "black"; readonly of: Seat; readonly asker: Seat };

/** One thing that may be shown. */
export interface Choice extends Choosable {
  readonly cards: readonly Card[];
  /** The cards as a set, see `cardSet`. */
  readonly set: number;
}

/** What somebody who has to show cards goes by, in one world. */
export interface Situation {
  readonly config: CardConfig;
  readonly round: number;
  readonly showing: Showing;
  /** The own hand of who shows. */
  readonly hand: Hand;
  /** What was shown in this way to the same watcher before. */
  readonly earlier: readonly (readonly Card[])[];
  /** What may be shown now. */
  readonly choices: readonly Choice[];
}

/** Cards as a set of bits; the order in which they lie does not matter. */
export function cardSet(cards: readonly Card[]): number {
  let set = 0;
  for (const card of cards) set |= 1 << faceOf(card).index;
  return set;
}

const handsIn = (edition: Edition): readonly Hand[] =>
  AGENTS.flatMap((identity) => EDITION_NUMBERS[edition].map((number) => ({ identity, number })));

/** By edition, the 16 hands in the order of their numbers. */
export const HANDS: Readonly<Record<Edition, readonly Hand[]>> = {
  telephone: handsIn("telephone"),
  safe: handsIn("safe"),
};

export const handOf = ({ identity, number }: Hand): number =>
  handNumber(AGENTS.indexOf(identity), numberPlace(number));

type Choices = readonly Choice[];

/** By hand. */
interface Tables {
  readonly pair: readonly Choices[];
  readonly black: readonly Choices[];
}

const choiceOf = (cards: readonly Card[]): Choice => ({
  cards,
  proves: cards.some((card) => faceOf(card).black),
  set: cardSet(cards),
});

const tablesOf = (edition: Edition): Tables => ({
  pair: HANDS[edition].map((hand) => legalPairs({ hand, edition, earlier: [] }).map(choiceOf)),
  black: HANDS[edition].map((hand) => blackCards(hand).map((card) => choiceOf([card]))),
});

const TABLES: Readonly<Record<Edition, Tables>> = {
  telephone: tablesOf("telephone"),
  safe: tablesOf("safe"),
};

/** C4.3, C5.2: what may be shown with this hand, if these sets of cards were shown before. */
export function choicesOf(
  hand: number,
  type: Showing["type"],
  edition: Edition,
  earlier: readonly number[],
): Choices {
  const all = TABLES[edition][type][hand] ?? [];
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
