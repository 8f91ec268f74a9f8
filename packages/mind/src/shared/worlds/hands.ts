import { type Agent, type Colour, colourAt, type Seat, type Seating } from "@inkognito/engine/core";

/** There are four colours, agents, builds, numbers and letters; lists by one of them have four entries. */
export type FourIndex = 0 | 1 | 2 | 3;
export type Four<T> = readonly [T, T, T, T];

export const FOUR: Four<FourIndex> = [0, 1, 2, 3];
export const four = <T>(of: (index: FourIndex) => T): Four<T> => [of(0), of(1), of(2), of(3)];
export const replaceAt = <T>(list: Four<T>, index: FourIndex, item: T): Four<T> =>
  four((each) => (each === index ? item : list[each]));

/** All lists of four indexes, the first changing slowest. */
export const TUPLES: readonly Four<FourIndex>[] = FOUR.flatMap((a) =>
  FOUR.flatMap((b) => FOUR.flatMap((c) => FOUR.map((d): Four<FourIndex> => [a, b, c, d]))),
);
/** The 24 of them in which each index occurs once. */
export const ORDERS = TUPLES.filter((list) => new Set(list).size === 4);

/** The index of a colour in COLOURS. */
export type ColourIndex = FourIndex;
export const COLOUR_INDEX = { red: 0, green: 1, blue: 2, yellow: 3 } as const satisfies Record<
  Colour,
  ColourIndex
>;

/** The index of a seat's colour; null: the Ambassador's player has none. */
export function colourIndexAt(seating: Seating, seat: Seat): ColourIndex | null {
  const colour = colourAt(seating, seat);
  return colour === null ? null : COLOUR_INDEX[colour];
}

/** The index of an agent in AGENTS. */
export type AgentIndex = FourIndex;
export const AGENT_INDEX = { F: 0, B: 1, Z: 2, X: 3 } as const satisfies Record<Agent, AgentIndex>;

/** The index of the other half of a hand: of a build in BUILDS, of a number in its edition's list. */
export type OtherIndex = FourIndex;

/** A hand is an agent and a build or a number: 16 of them, the agent counting four. */
export type HandIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;
export const handIndex = (agent: AgentIndex, other: OtherIndex): HandIndex =>
  (4 * agent + other) as HandIndex;
export const agentOf = (hand: HandIndex): AgentIndex => (hand >> 2) as AgentIndex;
export const otherOf = (hand: HandIndex): OtherIndex => (hand & 3) as OtherIndex;

/** A list by hand. */
export type ByHand<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T, T, T, T, T];
export const HANDS: ByHand<HandIndex> = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
export const byHand = <T>(of: (hand: HandIndex) => T): ByHand<T> =>
  HANDS.map(of) as readonly T[] as ByHand<T>;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Numbers by hand, to add up in. */
export type HandSums = Mutable<ByHand<number>>;
export const handSums = (): HandSums => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

declare const set: unique symbol;

/** A set as bits, one an index: of hands, of letters, of cards. */
export type SetOf<Index> = number & { readonly [set]: Index };
/** A set of hands: 16 bits. */
export type HandSet = SetOf<HandIndex>;

export const NO_HANDS = 0 as HandSet;
export const ALL_HANDS = (2 ** 16 - 1) as HandSet;

export const only = <Index extends number>(index: Index) => (1 << index) as SetOf<Index>;
export const has = <Index extends number>(of: SetOf<Index>, index: Index): boolean =>
  ((of >> index) & 1) === 1;
export const both = <Index>(one: SetOf<Index>, other: SetOf<Index>) =>
  (one & other) as SetOf<Index>;
export const either = <Index>(one: SetOf<Index>, other: SetOf<Index>) =>
  (one | other) as SetOf<Index>;
export const without = <Index>(one: SetOf<Index>, other: SetOf<Index>) =>
  (one & ~other) as SetOf<Index>;

/** The hands for which something is so. */
export const handsWhere = (isSo: (hand: HandIndex) => boolean): HandSet =>
  HANDS.reduce((set, hand) => (isSo(hand) ? either(set, only(hand)) : set), NO_HANDS);

/** By set of hands: a table, because the bots count thousands of sets a decision. */
const COUNTS = Uint8Array.from({ length: ALL_HANDS + 1 }, (_, hands) => {
  let count = 0;
  for (let rest = hands; rest !== 0; rest &= rest - 1) count += 1;
  return count;
});

/** How many hands are in a set. */
export const countOf = (hands: HandSet): number => COUNTS[hands] ?? 0;

/** By hand: all hands that no other player can have, with the same agent or the same other half. */
export const EXCLUDED: ByHand<HandSet> = byHand((hand) =>
  handsWhere((other) => agentOf(other) === agentOf(hand) || otherOf(other) === otherOf(hand)),
);
