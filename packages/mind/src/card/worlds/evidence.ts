import {
  CARDS,
  type Card,
  type CardConfig,
  type CardKind,
  type CodeNumber,
  faceOf,
  type Hand,
  type Seen,
} from "@inkognito/engine/card";
import { AGENTS, type Agent, type Seat } from "@inkognito/engine/core";
import { ALL_HANDS, handNumber } from "../../shared/worlds/hands.js";
import { numberPlace } from "./deals.js";

/** What somebody has seen and remembers of it. */
export interface Memory {
  readonly config: CardConfig;
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly hand: Hand | null;
  readonly seen: readonly Seen[];
}

/** The hands for which this card is true. */
function trueHands(card: Card): number {
  const { kind, face } = faceOf(card);
  let mask = 0;
  for (let other = 0; other < 4; other += 1) {
    const hand =
      kind === "identity"
        ? handNumber(AGENTS.indexOf(face as Agent), other)
        : handNumber(other, numberPlace(face as CodeNumber));
    mask |= 1 << hand;
  }
  return mask;
}

const TRUE_HANDS: ReadonlyMap<Card, number> = new Map(CARDS.map((card) => [card, trueHands(card)]));

/**
 * The hands with which these cards can be shown. Of two exactly one is true (C4.1), a black one is the
 * shower's own (C4.2), a single one is black. Nothing else depends on the hand: a pair comes back only
 * when all of one hand's pairs were seen (C4.3), and no other hand has the same pairs.
 */
export function handsWith(cards: readonly Card[]): number {
  const [first, second] = cards as readonly [Card, Card?];
  const one = TRUE_HANDS.get(first) ?? 0;
  if (second === undefined) return one;
  const two = TRUE_HANDS.get(second) ?? 0;
  if (faceOf(first).black) return one & ~two;
  return faceOf(second).black ? two & ~one : one ^ two;
}

/** What this player's cards that were seen leave open of the hand. */
export function evidenceAgainst({ seen }: Memory, shower: Seat): number {
  let hands = ALL_HANDS;
  for (const each of seen) {
    if (each.type === "pair" && each.from === shower) hands &= handsWith(each.cards);
    if (each.type === "black" && each.of === shower) hands &= handsWith([each.card]);
  }
  return hands;
}

/** C7.2: what looking at the fictitious agent's cards leaves open of its hand. */
export function evidenceByLooking({ seen }: Memory): number {
  let hands = ALL_HANDS;
  for (const each of seen) if (each.type === "look") hands &= handsWith([each.card]);
  return hands;
}

const KINDS: readonly CardKind[] = ["identity", "number"];

/** C7.2: which of the fictitious agent's cards may lie left. One look at either side tells. */
export function leftsAfter({ seen }: Memory): readonly CardKind[] {
  for (const each of seen) {
    if (each.type === "look") {
      const { kind } = faceOf(each.card);
      return KINDS.filter((left) => (left === kind) === (each.side === "left"));
    }
  }
  return KINDS;
}
