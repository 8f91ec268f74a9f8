import {
  type BoardConfig,
  type Card,
  faceOf,
  type Hand,
  isTrue,
  legalAnswers,
  type Owed,
  type Question,
  type Show,
  type Subject,
} from "@inkognito/engine/board";
import {
  type Choosable,
  colouredChance,
  type ModelOf,
  weighedChance,
} from "../../shared/odds/model.js";
import { type ByHand, byHand, type HandIndex, type SetOf } from "../../shared/worlds/hands.js";
import { MASKS, type Masks } from "../worlds/evidence.js";

/** Who asks whom about what, on whichever space. */
export type Asked = Omit<Question, "space">;

/** One answer that may be given. */
export interface Choice extends Choosable {
  /** The cards but for a mission card. */
  readonly cards: readonly Card[];
  /** B5.3: is the own mission card among them? */
  readonly mission: boolean;
  /** How many of the cards are true. */
  readonly truths: number;
  readonly set: CardSet;
}

/** What an answerer knows when choosing, in one world. */
export interface Situation {
  readonly config: BoardConfig;
  readonly turn: number;
  readonly question: Asked;
  /** B7.4: what is owed after a right objection. */
  readonly owed: Owed | null;
  /** The answerer's own. */
  readonly hand: Masks;
  /** What this asker has seen from the answerer before. */
  readonly earlier: readonly (readonly Card[])[];
  /** Is that all? What was shown to another asker a witness has not seen (B12.4). */
  readonly complete: boolean;
  /** What may be shown now, with `blocked` repeats left out as far as they are known. */
  readonly choices: readonly Choice[];
}

/** All mission cards are one: a player has only one of them. */
const MISSION = 16;

/** Cards as a set of bits; their order does not matter. */
export type CardSet = SetOf<Card>;

export function cardSet(cards: readonly Card[]): CardSet {
  let set = 0;
  for (const card of cards) set |= 1 << Math.min(faceOf(card).index, MISSION);
  return set as CardSet;
}

export const hasMission = (set: number): boolean => set >> MISSION === 1;

/** How a player chooses what to show. */
export type AnswerModel = ModelOf<Situation>;

/** Coloured answers are equally likely; all with a grey or a mission card share PROVING_SHARE. */
export const coloured: AnswerModel = {
  name: "coloured",
  chanceOf: ({ choices }, at) => colouredChance(choices, at),
};

/** An answer is as likely as the number of its true cards says, proofs included. */
export const truthful: AnswerModel = {
  name: "truthful",
  chanceOf: ({ choices }, at) => weighedChance(choices, at, ({ truths }) => truths),
};

type Choices = readonly Choice[];

/** What may be shown before any answer. */
interface Tables {
  readonly plain: ByHand<Choices>;
  readonly clear: ByHand<Choices>;
  readonly owed: Readonly<Record<Owed, ByHand<Choices>>>;
}

function tablesOf(about: Subject): Tables {
  const by = (clear: boolean, owed: Owed | null): ByHand<Choices> =>
    byHand((index) => {
      const hand: Hand = { ...MASKS[index], mission: "A" };
      const question = { asker: 0, of: 1, about, clear, space: 0, witness: null } as const;
      const repeats = "challenge";
      return legalAnswers({ hand, question, owed, repeats, earlier: [] }).map(choiceOf(hand));
    });
  return {
    plain: by(false, null),
    clear: by(true, null),
    owed: { 1: by(false, 1), 2: by(false, 2) },
  };
}

const choiceOf =
  (hand: Hand) =>
  (cards: readonly Card[]): Choice => {
    const faces = cards.map(faceOf);
    return {
      cards: cards.filter((_, i) => faces[i]?.kind !== "mission"),
      mission: faces.some(({ kind }) => kind === "mission"),
      proves: faces.some(({ grey }) => grey),
      truths: cards.filter((card) => isTrue(card, hand)).length,
      set: cardSet(cards),
    };
  };

/** Made on first use: a server that only serves tables never needs them. */
const TABLES: Partial<Record<Subject, Tables>> = {};

/** B7.4: what was owed when these cards were shown. */
export const owedIn = ({ penalty, cards }: Show): Owed | null =>
  penalty ? (cards.length === 1 ? 1 : 2) : null;

/** What may be shown depends on the question, on what is owed, and on the cards shown before. */
export interface Demand {
  readonly question: Pick<Question, "about" | "clear">;
  readonly owed: Owed | null;
  readonly repeats: BoardConfig["repeats"];
  readonly earlier: readonly CardSet[];
}

/** B5, B6, B7: what may be shown with this hand. */
export function choicesOf(hand: HandIndex, { question, owed, repeats, earlier }: Demand): Choices {
  const { about, clear } = question;
  TABLES[about] ??= tablesOf(about);
  const tables = TABLES[about];
  if (owed !== null) return tables.owed[owed][hand];
  const all = (clear ? tables.clear : tables.plain)[hand];
  if (repeats === "challenge" || earlier.length === 0) return all;
  const unseen = all.filter(({ set }) => !isRepeat(set, clear, earlier));
  const coloured = unseen.some(({ proves }) => !proves);
  // B7.5: where no coloured combination is left, a single true card will do.
  return coloured ? unseen : [...unseen, ...tables.owed[1][hand]];
}

/** B7.1 for three cards; B7.2 for two, also inside what was shown as three. */
function isRepeat(set: CardSet, clear: boolean, earlier: readonly CardSet[]): boolean {
  for (const seen of earlier) if ((clear ? set & seen : seen) === set) return true;
  return false;
}
