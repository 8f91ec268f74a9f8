import { AGENTS } from "../../core/agents.js";
import { blackCards, type Card, faceOf, isTrue, sortCards } from "../terms/cards.js";
import { EDITION_NUMBERS, type Edition } from "../terms/config.js";
import { type CardRefusal, refuse } from "../terms/refusal.js";
import type { Hand } from "../terms/types.js";

/** Everything that decides which pair a player may show now. */
export interface PairSituation {
  readonly hand: Hand;
  readonly edition: Edition;
  /** C4.3: the pairs this player has shown to that one before. */
  readonly earlier: readonly (readonly Card[])[];
}

/** C4: may these two cards be shown? */
export function checkPair(situation: PairSituation, cards: readonly Card[]): CardRefusal | null {
  const { hand, edition, earlier } = situation;
  if (!cards.every((card) => isShowable(card, situation))) return refuse("notYourCard", "C4.1");
  if (edition === "safe" && cards.some((card) => faceOf(card).black)) {
    return refuse("noBlackCards", "C4.2");
  }
  if (cards.filter((card) => isTrue(card, hand)).length !== 1) {
    return refuse("notOneTrueOneFalse", "C4.1");
  }
  if (isAmong(earlier, cards) && !isUsedUp(situation)) return refuse("shownBefore", "C4.3");
  return null;
}

/** All pairs that may be shown now, each sorted. */
export function legalPairs(situation: PairSituation): readonly (readonly Card[])[] {
  const all = pairsOf(situation);
  const unseen = all.filter((cards) => !isAmong(situation.earlier, cards));
  return unseen.length === 0 ? all : unseen;
}

/** C4.3: if every legal pair is used up, any legal pair may be shown again. */
const isUsedUp = (situation: PairSituation): boolean =>
  pairsOf(situation).every((cards) => isAmong(situation.earlier, cards));

type Pairs = readonly (readonly Card[])[];

/** Sixteen hands in each edition: their pairs are made once. */
const PAIRS = new Map<string, Pairs>();

function pairsOf({ hand, edition }: PairSituation): Pairs {
  const key = `${edition} ${hand.identity} ${hand.number}`;
  const pairs = PAIRS.get(key) ?? makePairs(hand, edition);
  PAIRS.set(key, pairs);
  return pairs;
}

/** C4.1, C4.2: four ways to show a true card (two in `safe`), six false ones. */
function makePairs(hand: Hand, edition: Edition): Pairs {
  const coloured = COLOURED[edition];
  const black = edition === "safe" ? [] : blackCards(hand);
  const truths = [...coloured.filter((card) => isTrue(card, hand)), ...black];
  const lies = coloured.filter((card) => !isTrue(card, hand));
  return truths.flatMap((truth) => lies.map((lie) => sortCards([truth, lie])));
}

const colouredCards = (edition: Edition): readonly Card[] => [
  ...AGENTS.map((agent): Card => `identity:${agent}`),
  ...EDITION_NUMBERS[edition].map((number): Card => `number:${number}`),
];

/** C1.1: the cards of a colour that can be shown. */
const COLOURED: Readonly<Record<Edition, readonly Card[]>> = {
  telephone: colouredCards("telephone"),
  safe: colouredCards("safe"),
};

const isShowable = (card: Card, { hand, edition }: PairSituation): boolean =>
  faceOf(card).black ? blackCards(hand).includes(card) : COLOURED[edition].includes(card);

const isAmong = (earlier: readonly (readonly Card[])[], cards: readonly Card[]): boolean =>
  earlier.some((seen) => cards.every((card) => seen.includes(card)));
