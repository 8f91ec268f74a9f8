import {
  blackCards,
  type Card,
  EDITION_NUMBERS,
  type Edition,
  faceOf,
  type Hand,
  isTrue,
  type Own,
} from "@inkognito/engine/card";
import { AGENTS, type Seat } from "@inkognito/engine/core";

/** The cards one can take in hand: identities, numbers, and where the edition allows it the black ones. */
export const cardRows = (hand: Hand, edition: Edition): readonly (readonly Card[])[] => [
  AGENTS.map((agent): Card => `identity:${agent}`),
  EDITION_NUMBERS[edition].map((number): Card => `number:${number}`),
  // C4.2 [E]
  ...(edition === "telephone" ? [blackCards(hand)] : []),
];

/** Taken or put back. A third card takes the place of the one of its sort, true or false. */
export function toggleCard(cards: readonly Card[], card: Card, hand: Hand): readonly Card[] {
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  if (cards.length < 2) return [...cards, card];
  const truth = isTrue(card, hand);
  const kept = cards.find((each) => isTrue(each, hand) !== truth) ?? cards[1];
  return kept === undefined ? [card] : [kept, card];
}

/** C4.3: the pairs this player has seen from me. */
export const shownTo = ({ seat, seen }: Own, to: Seat): readonly (readonly Card[])[] =>
  seen.flatMap((each) =>
    each.type === "pair" && each.from === seat && each.to === to ? [each.cards] : [],
  );

/** C5: the black cards this player has seen from me. */
export const blacksShownTo = ({ seat, seen }: Own, asker: Seat): readonly Card[] => [
  ...new Set(
    seen.flatMap((each) =>
      each.type === "black" && each.of === seat && each.asker === asker ? [each.card] : [],
    ),
  ),
];

const PAIR_KINDS = ["coloured", "proof"] as const;
type PairKind = (typeof PAIR_KINDS)[number];

export interface PairGroup {
  readonly kind: PairKind;
  readonly pairs: readonly (readonly Card[])[];
}

/** A black card proves; two coloured ones leave it open which is true. */
export const pairGroups = (pairs: readonly (readonly Card[])[]): readonly PairGroup[] =>
  PAIR_KINDS.map((kind) => ({
    kind,
    pairs: pairs.filter((pair) => pair.some((card) => faceOf(card).black) === (kind === "proof")),
  })).filter((group) => group.pairs.length > 0);
