import { AGENTS, type Agent } from "../../core/agents.js";
import { BUILDS, type Build, type Hand, LETTERS, type Letter } from "./types.js";

/** B1.2, B1.3: a coloured card is its owner's; a grey one proves. */
export type Card =
  | `identity:${Agent}`
  | `build:${Build}`
  | `grey:identity:${Agent}`
  | `grey:build:${Build}`
  | `grey:mission:${Letter}`;

export type CardKind = "identity" | "build" | "mission";

interface Face {
  readonly kind: CardKind;
  readonly face: Agent | Build | Letter;
  readonly grey: boolean;
  /** The place in CARDS, by which shown cards are sorted. */
  readonly index: number;
}

export const CARDS: readonly Card[] = [
  ...AGENTS.map((agent): Card => `identity:${agent}`),
  ...BUILDS.map((build): Card => `build:${build}`),
  ...AGENTS.map((agent): Card => `grey:identity:${agent}`),
  ...BUILDS.map((build): Card => `grey:build:${build}`),
  ...LETTERS.map((letter): Card => `grey:mission:${letter}`),
];

const FACES: ReadonlyMap<unknown, Face> = new Map(
  CARDS.map((card, index) => {
    const words = card.split(":");
    const [face, kind] = words.reverse() as [Agent | Build | Letter, CardKind];
    return [card, { kind, face, grey: words.length === 3, index }];
  }),
);

export const isCard = (value: unknown): value is Card => FACES.has(value);

export function faceOf(card: Card): Face {
  const face = FACES.get(card);
  if (face === undefined) throw new Error(`no such card: ${card}`);
  return face;
}

/** B5.2: equal to the player's grey card. The mission never counts (B5.3). */
export function isTrue(card: Card, hand: Hand): boolean {
  const { kind, face } = faceOf(card);
  return kind !== "mission" && face === hand[kind];
}

/** Shown cards in one order for all, so that the order tells nothing. */
export const sortCards = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => faceOf(a).index - faceOf(b).index);

export const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));
