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
import type { Agent, Seat } from "@inkognito/engine/core";
import {
  AGENT_INDEX,
  ALL_HANDS,
  agentOf,
  both,
  either,
  type HandSet,
  handsWhere,
  NO_HANDS,
  otherOf,
  without,
} from "../../shared/worlds/hands.js";
import { numberIndex } from "./deals.js";

/** What a player has seen and remembers of it. */
export interface Memory {
  readonly config: CardConfig;
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly hand: Hand | null;
  readonly seen: readonly Seen[];
}

/** The hands for which each card is true. */
const TRUE_HANDS: ReadonlyMap<Card, HandSet> = new Map(
  CARDS.map((card) => {
    const { kind, face } = faceOf(card);
    const hands =
      kind === "identity"
        ? handsWhere((hand) => agentOf(hand) === AGENT_INDEX[face as Agent])
        : handsWhere((hand) => otherOf(hand) === numberIndex(face as CodeNumber));
    return [card, hands];
  }),
);

/**
 * The hands with which these cards can be shown. Of two exactly one is true (C4.1), a black one is the
 * shower's own (C4.2), a single one is black. Nothing else depends on the hand: a pair comes back only
 * when all of one hand's pairs were seen (C4.3), and no other hand has the same pairs.
 */
export function handsWith(cards: readonly Card[]): HandSet {
  const [first, second] = cards as readonly [Card, Card?];
  const one = TRUE_HANDS.get(first) ?? NO_HANDS;
  if (second === undefined) return one;
  const two = TRUE_HANDS.get(second) ?? NO_HANDS;
  if (faceOf(first).black) return without(one, two);
  if (faceOf(second).black) return without(two, one);
  return either(without(one, two), without(two, one));
}

/** What this player's cards that were seen leave open of the hand. */
export function evidenceAgainst({ seen }: Memory, shower: Seat): HandSet {
  let hands = ALL_HANDS;
  for (const each of seen) {
    if (each.type === "pair" && each.from === shower) hands = both(hands, handsWith(each.cards));
    if (each.type === "black" && each.of === shower) hands = both(hands, handsWith([each.card]));
  }
  return hands;
}

/** C7.2: what looking at the fictitious agent's cards leaves open of its hand. */
export function evidenceByLooking({ seen }: Memory): HandSet {
  let hands = ALL_HANDS;
  for (const each of seen) if (each.type === "look") hands = both(hands, handsWith([each.card]));
  return hands;
}

export const KINDS = ["identity", "number"] as const satisfies readonly CardKind[];

/** The kind of the other of the fictitious agent's two cards. */
export const OTHER_KIND = { identity: "number", number: "identity" } as const;

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
