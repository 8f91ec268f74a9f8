import {
  BUILDS,
  type Card,
  faceOf,
  type Hand,
  isTrue,
  type Owed,
  type Question,
} from "@inkognito/engine/board";
import { AGENTS } from "@inkognito/engine/core";

/** The cards one can take in hand: a row a kind, the grey ones last. */
export const cardRows = ({ identity, build, mission }: Hand): readonly (readonly Card[])[] => [
  AGENTS.map((agent): Card => `identity:${agent}`),
  BUILDS.map((each): Card => `build:${each}`),
  [`grey:identity:${identity}`, `grey:build:${build}`, `grey:mission:${mission}`],
];

/** Taken or put back; a card and its grey twin never together. */
export function toggleCard(cards: readonly Card[], card: Card): readonly Card[] {
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  const { kind, face } = faceOf(card);
  const twin = (each: Card): boolean => faceOf(each).kind === kind && faceOf(each).face === face;
  return [...cards.filter((each) => !twin(each)), card];
}

/** B5.1, B6.1, B7.4: how many cards are asked for; before that nothing is wrong yet. */
export const cardsWanted = ({ clear }: Pick<Question, "clear">, owed: Owed | null): number =>
  owed ?? (clear ? 2 : 3);

const ANSWER_KINDS = ["single", "oneTrue", "moreTrue", "grey", "mission"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export interface AnswerGroup {
  readonly kind: AnswerKind;
  readonly answers: readonly (readonly Card[])[];
}

/** How much an answer gives away: least first. */
function kindOf(cards: readonly Card[], hand: Hand): AnswerKind {
  if (cards.length === 1) return "single";
  if (cards.some((card) => faceOf(card).kind === "mission")) return "mission";
  if (cards.some((card) => faceOf(card).grey)) return "grey";
  return cards.filter((card) => isTrue(card, hand)).length > 1 ? "moreTrue" : "oneTrue";
}

export const answerGroups = (
  answers: readonly (readonly Card[])[],
  hand: Hand,
): readonly AnswerGroup[] =>
  ANSWER_KINDS.map((kind) => ({
    kind,
    answers: answers.filter((cards) => kindOf(cards, hand) === kind),
  })).filter((group) => group.answers.length > 0);
