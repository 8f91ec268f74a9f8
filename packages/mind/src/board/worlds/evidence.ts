import {
  type BoardConfig,
  BUILDS,
  type Card,
  faceOf,
  type Hand,
  isTrue,
  type Letter,
  type Show,
} from "@inkognito/engine/board";
import { AGENTS, type Seat } from "@inkognito/engine/core";
import {
  AGENT_INDEX,
  ALL_HANDS,
  agentOf,
  type ByHand,
  both,
  byHand,
  type HandIndex,
  type HandSet,
  handIndex,
  handsWhere,
  only,
  otherOf,
  type SetOf,
} from "../../shared/worlds/hands.js";
import { ALL_LETTERS, BUILD_INDEX, LETTER_INDEX, type LetterIndex } from "./deals.js";

/** What a player has seen and remembers of it. */
export interface Memory {
  readonly config: BoardConfig;
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly hand: Hand | null;
  readonly shows: readonly Show[];
}

/** What one player's answers leave open. */
export interface Evidence {
  readonly hands: HandSet;
  readonly letters: SetOf<LetterIndex>;
}

/** Who a player is, and which figure is the true one: what may be shown never depends on the letter. */
export type Masks = Omit<Hand, "mission">;

export const MASKS: ByHand<Masks> = byHand((hand) => ({
  identity: AGENTS[agentOf(hand)],
  build: BUILDS[otherOf(hand)],
}));

export const handOf = ({ identity, build }: Masks): HandIndex =>
  handIndex(AGENT_INDEX[identity], BUILD_INDEX[build]);

export const NO_EVIDENCE: Evidence = { hands: ALL_HANDS, letters: ALL_LETTERS };

/** What all the answers of this player that were seen leave open. */
export function evidenceAgainst({ shows }: Memory, shower: Seat): Evidence {
  let { hands, letters } = NO_EVIDENCE;
  for (const { question, cards } of shows) {
    if (question.of !== shower) continue;
    hands = both(hands, handsWith(cards));
    letters = both(letters, lettersWith(cards));
  }
  return { hands, letters };
}

/**
 * The hands with which these cards can be shown: of two or three at least one is true, a single one is
 * true, grey ones are the shower's own. Nothing else about an answer depends on the hand: whether it
 * was a repeat depends on the record, and that no unseen combination was left (B7.5) tells nothing
 * new, because every combination that only this hand allows has then been seen.
 */
export function handsWith(cards: readonly Card[]): HandSet {
  const key = cards.join(" ");
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const hands = handsWhere((hand) => couldShow(MASKS[hand], cards));
  KNOWN.set(key, hands);
  return hands;
}

/** As many entries as there are answers: a few hundred. */
const KNOWN = new Map<string, HandSet>();

function couldShow(masks: Masks, cards: readonly Card[]): boolean {
  const hand: Hand = { ...masks, mission: "A" };
  const proves = (card: Card): boolean => faceOf(card).grey && faceOf(card).kind !== "mission";
  return (
    cards.some((card) => isTrue(card, hand)) &&
    cards.every((card) => !proves(card) || isTrue(card, hand))
  );
}

/** The letters the shower may hold. */
export function lettersWith(cards: readonly Card[]): SetOf<LetterIndex> {
  for (const card of cards) {
    const { kind, face } = faceOf(card);
    if (kind === "mission") return only(LETTER_INDEX[face as Letter]);
  }
  return ALL_LETTERS;
}

/** What a player knows of the own hand. */
export const evidenceOfHand = (hand: Hand): Evidence => ({
  hands: only(handOf(hand)),
  letters: only(LETTER_INDEX[hand.mission]),
});
