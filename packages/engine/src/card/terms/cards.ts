import { AGENTS, type Agent } from "../../core/agents.js";
import { type CodeNumber, type Hand, NUMBERS } from "./types.js";

/** C1.1: a coloured card is its owner's; a black one proves. */
export type Card =
  | `identity:${Agent}`
  | `number:${CodeNumber}`
  | `black:identity:${Agent}`
  | `black:number:${CodeNumber}`;

export type CardKind = "identity" | "number";

interface Face {
  readonly kind: CardKind;
  readonly face: Agent | CodeNumber;
  readonly black: boolean;
  /** The place in CARDS, by which shown cards are sorted. */
  readonly index: number;
}

/** All cards of both editions; a game uses four of the numbers. */
export const CARDS: readonly Card[] = [
  ...AGENTS.map((agent): Card => `identity:${agent}`),
  ...NUMBERS.map((number): Card => `number:${number}`),
  ...AGENTS.map((agent): Card => `black:identity:${agent}`),
  ...NUMBERS.map((number): Card => `black:number:${number}`),
];

const FACES: ReadonlyMap<unknown, Face> = new Map(
  CARDS.map((card, index) => {
    const words = card.split(":");
    const [last = "", kind] = words.reverse() as [string, CardKind];
    const face = kind === "number" ? (Number(last) as CodeNumber) : (last as Agent);
    return [card, { kind, face, black: words.length === 3, index }];
  }),
);

export const isCard = (value: unknown): value is Card => FACES.has(value);

export function faceOf(card: Card): Face {
  const face = FACES.get(card);
  if (face === undefined) throw new Error(`no such card: ${card}`);
  return face;
}

/** C4.1: equal to the player's black card. */
export function isTrue(card: Card, hand: Hand): boolean {
  const { kind, face } = faceOf(card);
  return face === hand[kind];
}

/** Shown cards in one order for all, so that the order tells nothing. */
export const sortCards = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => faceOf(a).index - faceOf(b).index);

/** The two black cards of a hand. */
export const blackCards = ({ identity, number }: Hand): readonly [Card, Card] => [
  `black:identity:${identity}`,
  `black:number:${number}`,
];
