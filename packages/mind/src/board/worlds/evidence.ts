import {
  type BoardConfig,
  BUILDS,
  type Card,
  faceOf,
  type Hand,
  isTrue,
  LETTERS,
  type Letter,
  type Show,
} from "@inkognito/engine/board";
import { AGENTS, type Seat } from "@inkognito/engine/core";
import { ALL_HANDS, handNumber } from "../../shared/worlds/hands.js";
import { ALL_LETTERS } from "./deals.js";

/** What somebody has seen and remembers of it. */
export interface Memory {
  readonly config: BoardConfig;
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly hand: Hand | null;
  readonly shows: readonly Show[];
}

/** What one player's answers leave open: a set of identity and build, and a set of letters. */
export interface Evidence {
  readonly hands: number;
  readonly letters: number;
}

export const NO_EVIDENCE: Evidence = { hands: ALL_HANDS, letters: ALL_LETTERS };

/** What all the answers of this player that were seen leave open. */
export function evidenceAgainst({ shows }: Memory, shower: Seat): Evidence {
  let { hands, letters } = NO_EVIDENCE;
  for (const { question, cards } of shows) {
    if (question.of !== shower) continue;
    hands &= handsWith(cards);
    letters &= lettersWith(cards);
  }
  return { hands, letters };
}

/**
 * The hands with which these cards can be shown: of two or three at least one is true, a single one is
 * true, grey ones are the shower's own. Nothing else about an answer depends on the hand: whether it
 * was a repeat is a matter of the record, and that no unseen combination was left (B7.5) tells nothing
 * new, because every combination that only this hand allows has then been seen.
 */
export function handsWith(cards: readonly Card[]): number {
  const key = cards.join(" ");
  const known = MASKS.get(key);
  if (known !== undefined) return known;
  let mask = 0;
  for (const [i, identity] of AGENTS.entries()) {
    for (const [b, build] of BUILDS.entries()) {
      if (couldShow({ identity, build }, cards)) mask |= 1 << handNumber(i, b);
    }
  }
  MASKS.set(key, mask);
  return mask;
}

/** As many entries as there are answers: a few hundred. */
const MASKS = new Map<string, number>();

function couldShow(masks: Omit<Hand, "mission">, cards: readonly Card[]): boolean {
  const hand: Hand = { ...masks, mission: "A" };
  const proves = (card: Card): boolean => faceOf(card).grey && faceOf(card).kind !== "mission";
  return (
    cards.some((card) => isTrue(card, hand)) &&
    cards.every((card) => !proves(card) || isTrue(card, hand))
  );
}

/** The letters the shower may hold. */
export function lettersWith(cards: readonly Card[]): number {
  for (const card of cards) {
    const { kind, face } = faceOf(card);
    if (kind === "mission") return 1 << LETTERS.indexOf(face as Letter);
  }
  return ALL_LETTERS;
}

/** What a player knows of the own hand. */
export const evidenceOfHand = ({ identity, build, mission }: Hand): Evidence => ({
  hands: 1 << handNumber(AGENTS.indexOf(identity), BUILDS.indexOf(build)),
  letters: 1 << LETTERS.indexOf(mission),
});
