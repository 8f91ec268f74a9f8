import { AGENTS } from "../../core/agents.js";
import { combinations } from "../../core/lists.js";
import type { Show } from "../state/view.js";
import { type Card, type CardKind, faceOf, isTrue, sameCards, sortCards } from "../terms/cards.js";
import type { BoardConfig } from "../terms/config.js";
import type { Owed, Question } from "../terms/event.js";
import { type BoardRefusal, refuse } from "../terms/refusal.js";
import { BUILDS, type Hand, type Subject } from "../terms/types.js";

/** Everything that decides what a player may show now: all of it known to that player. */
export interface AnswerSituation {
  readonly hand: Hand;
  readonly question: Question;
  readonly owed: Owed | null;
  readonly repeats: BoardConfig["repeats"];
  /** What this player has shown to this asker before. */
  readonly earlier: readonly (readonly Card[])[];
}

/** B7.3: the record is kept per shower and asker. */
export const shownTo = (
  shows: readonly Show[],
  { of, asker }: Question,
): readonly (readonly Card[])[] =>
  shows
    .filter(({ question }) => question.of === of && question.asker === asker)
    .map(({ cards }) => cards);

/** May these cards be shown? */
export function checkAnswer(
  situation: AnswerSituation,
  cards: readonly Card[],
): BoardRefusal | null {
  const { hand, question, owed } = situation;
  if (new Set(cards.map(plainFace)).size !== cards.length) return refuse("sameFace", "B5.4");
  if (!cards.every((card) => isShowable(card, hand))) return refuse("notYourGrey", "B5.3");
  if (owed !== null) return checkPenalty(situation, cards, owed);
  if (cards.length === 1) return checkSingle(situation, cards);
  if (!isComposedRight(question, cards)) {
    return refuse("wrongCards", question.clear ? "B6.1" : "B5.1");
  }
  if (!cards.some((card) => isTrue(card, hand))) {
    return refuse("noTrueCard", question.clear ? "B6.1" : "B5.2");
  }
  if (situation.repeats === "blocked" && isRepeat(question, cards, situation.earlier)) {
    return question.clear ? refuse("pairSeenBefore", "B7.2") : refuse("shownBefore", "B7.1");
  }
  return null;
}

/** B7.5: where no unseen all-coloured combination is left, a single true card will do. */
function checkSingle(situation: AnswerSituation, cards: readonly Card[]): BoardRefusal | null {
  if (!singleAllowed(situation)) {
    return situation.repeats === "blocked"
      ? refuse("singleNotAllowed", "B7.5")
      : refuse("wrongCards", situation.question.clear ? "B6.1" : "B5.1");
  }
  return isSingleTrue(situation, cards) ? null : refuse("singleNotAllowed", "B7.5");
}

const isSingleTrue = ({ hand, question }: AnswerSituation, cards: readonly Card[]): boolean =>
  cards.length === 1 &&
  cards.every((card) => faceOf(card).kind === question.about && isTrue(card, hand));

/** B7.4 */
function checkPenalty(
  situation: AnswerSituation,
  cards: readonly Card[],
  owed: Owed,
): BoardRefusal | null {
  const kinds = cards.map((card) => faceOf(card).kind);
  const fits =
    owed === 1
      ? isSingleTrue(situation, cards)
      : cards.length === 2 &&
        !kinds.includes("mission") &&
        kinds.includes(situation.question.about) &&
        cards.some((card) => isTrue(card, situation.hand));
  return fits ? null : refuse("notThePenalty", "B7.4");
}

const singleAllowed = (situation: AnswerSituation): boolean =>
  situation.repeats === "blocked" && !anyColouredLeft(situation);

function anyColouredLeft({ hand, question, earlier }: AnswerSituation): boolean {
  const coloured = ordinaryAnswers(hand, question).filter(
    (cards) => !cards.some((card) => faceOf(card).grey),
  );
  return coloured.some((cards) => !isRepeat(question, cards, earlier));
}

/** B5.1, B5.3, B6.1, B6.2: how many cards of which kind. */
function isComposedRight({ clear, about }: Question, cards: readonly Card[]): boolean {
  const count = (kind: CardKind): number =>
    cards.filter((card) => faceOf(card).kind === kind).length;
  const other: Subject = about === "identity" ? "build" : "identity";
  const missions = count("mission");
  if (clear) return cards.length === 2 && count(other) === 0 && missions <= 1;
  if (cards.length !== 3 || missions > 1) return false;
  return missions === 1 ? count(about) >= 1 : count(about) === 2;
}

/** B7.1 for three cards; B7.2 for two, also inside what was shown as three. */
function isRepeat(
  { clear }: Question,
  cards: readonly Card[],
  earlier: readonly (readonly Card[])[],
): boolean {
  return clear
    ? earlier.some((seen) => cards.every((card) => seen.includes(card)))
    : earlier.some((seen) => sameCards(seen, cards));
}

/** B7.4: what a right objection to the last of these shows costs; null: it was no repeat. */
export function owedFor(question: Question, shown: readonly (readonly Card[])[]): Owed | null {
  const last = shown.at(-1);
  if (last === undefined) return null;
  const earlier = shown.slice(0, -1);
  if (!isRepeat(question, last, earlier)) return null;
  if (question.clear) return 1;
  return earlier.filter((seen) => sameCards(seen, last)).length === 1 ? 2 : 1;
}

/** All answers that may be given now, each sorted. */
export function legalAnswers(situation: AnswerSituation): readonly (readonly Card[])[] {
  const { hand, question, owed, repeats, earlier } = situation;
  if (owed !== null) return penaltyAnswers(hand, question.about, owed);
  const all = ordinaryAnswers(hand, question);
  if (repeats === "challenge") return all;
  const unseen = all.filter((cards) => !isRepeat(question, cards, earlier));
  return anyColouredLeft(situation)
    ? unseen
    : [...unseen, ...penaltyAnswers(hand, question.about, 1)];
}

function ordinaryAnswers(hand: Hand, question: Question): readonly (readonly Card[])[] {
  const { about, clear } = question;
  const key = `${hand.identity} ${hand.build} ${hand.mission} ${about} ${clear}`;
  const known = ORDINARY.get(key);
  if (known !== undefined) return known;
  const answers = combinations(showableCards(hand), clear ? 2 : 3)
    .filter((cards) => new Set(cards.map(plainFace)).size === cards.length)
    .filter((cards) => isComposedRight(question, cards))
    .filter((cards) => cards.some((card) => isTrue(card, hand)))
    .map(sortCards);
  ORDINARY.set(key, answers);
  return answers;
}

/** At most 64 hands × 4 questions; computing one anew at every answer would be most of its cost. */
const ORDINARY = new Map<string, readonly (readonly Card[])[]>();

const penaltyAnswers = (hand: Hand, about: Subject, owed: Owed): readonly (readonly Card[])[] =>
  combinations(showableCards(hand), owed)
    .filter((cards) => new Set(cards.map(plainFace)).size === cards.length)
    .filter((cards) => {
      const kinds = cards.map((card) => faceOf(card).kind);
      const truth = cards.some((card) => isTrue(card, hand));
      return truth && kinds.includes(about) && !kinds.includes("mission");
    })
    .map(sortCards);

/** B1.2, B1.3: the cards a player can show at all: eight coloured ones and three grey ones. */
const showableCards = ({ identity, build, mission }: Hand): readonly Card[] => [
  ...AGENTS.map((agent): Card => `identity:${agent}`),
  ...BUILDS.map((each): Card => `build:${each}`),
  `grey:identity:${identity}`,
  `grey:build:${build}`,
  `grey:mission:${mission}`,
];

/** B5.3: grey cards can only be one's own. */
function isShowable(card: Card, hand: Hand): boolean {
  const { kind, face, grey } = faceOf(card);
  return !grey || hand[kind] === face;
}

/** B5.4: a grey card and its coloured twin have the same face. */
const plainFace = (card: Card): string => `${faceOf(card).kind}:${faceOf(card).face}`;
