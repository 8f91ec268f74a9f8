import {
  type BoardConfig,
  BUILDS,
  type Card,
  faceOf,
  type Hand,
  isTrue,
  legalAnswers,
  type Owed,
  type Question,
  type Subject,
} from "@inkognito/engine/board";
import { AGENTS } from "@inkognito/engine/core";
import type { Choosable } from "../../shared/odds/model.js";
import { handNumber } from "../../shared/worlds/hands.js";

/** Who one is and which figure: an answer never hangs on which letter one holds. */
export type Masks = Omit<Hand, "mission">;

/** Who asks whom about what, wherever that may be. */
export type Asked = Omit<Question, "space">;

/** One answer that may be given. */
export interface Choice extends Choosable {
  /** The cards but for a mission card. */
  readonly cards: readonly Card[];
  /** B5.3: is the own mission card among them? */
  readonly mission: boolean;
  /** How many of the cards are true. */
  readonly truths: number;
  /** The cards as a set, see `cardSet`. */
  readonly set: number;
}

/** What an answerer goes by, in one world. */
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

/** All mission cards are one: a player has but one of them. */
const MISSION = 16;

/** Cards as a set of bits; the order in which they lie does not matter. */
export function cardSet(cards: readonly Card[]): number {
  let set = 0;
  for (const card of cards) set |= 1 << Math.min(faceOf(card).index, MISSION);
  return set;
}

export const hasMission = (set: number): boolean => set >> MISSION === 1;

export const HANDS: readonly Masks[] = AGENTS.flatMap((identity) =>
  BUILDS.map((build) => ({ identity, build })),
);

export const handOf = ({ identity, build }: Masks): number =>
  handNumber(AGENTS.indexOf(identity), BUILDS.indexOf(build));

type Choices = readonly Choice[];

/** By hand. */
interface Tables {
  readonly plain: readonly Choices[];
  readonly clear: readonly Choices[];
  readonly owed: Readonly<Record<Owed, readonly Choices[]>>;
}

function tablesOf(about: Subject): Tables {
  const by = (clear: boolean, owed: Owed | null): readonly Choices[] =>
    HANDS.map((masks) => {
      const hand: Hand = { ...masks, mission: "A" };
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

/** Made when first asked for: who only serves tables never asks. */
const TABLES: Partial<Record<Subject, Tables>> = {};

/** B5, B6, B7: what may be shown with this hand, if these sets of cards were shown before. */
export function choicesOf(
  hand: number,
  { about, clear }: Asked,
  owed: Owed | null,
  repeats: BoardConfig["repeats"],
  earlier: readonly number[],
): Choices {
  TABLES[about] ??= tablesOf(about);
  const tables = TABLES[about];
  if (owed !== null) return tables.owed[owed][hand] ?? [];
  const all = (clear ? tables.clear : tables.plain)[hand] ?? [];
  if (repeats === "challenge" || earlier.length === 0) return all;
  const unseen = all.filter(({ set }) => !isRepeat(set, clear, earlier));
  const coloured = unseen.some(({ proves }) => !proves);
  // B7.5: where no coloured combination is left, a single true card will do.
  return coloured ? unseen : [...unseen, ...(tables.owed[1][hand] ?? [])];
}

/** B7.1 for three cards; B7.2 for two, also inside what was shown as three. */
function isRepeat(set: number, clear: boolean, earlier: readonly number[]): boolean {
  for (const seen of earlier) if ((clear ? set & seen : seen) === set) return true;
  return false;
}
