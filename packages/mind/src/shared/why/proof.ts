import {
  type AgentIndex,
  ALL_HANDS,
  agentOf,
  both,
  type ColourIndex,
  FOUR,
  type Four,
  type FourIndex,
  four,
  HANDS,
  type HandIndex,
  type HandSet,
  handsWhere,
  has,
  NO_HANDS,
  type OtherIndex,
  otherOf,
  type SetOf,
  without,
} from "../worlds/hands.js";
import { smallestCover } from "./cover.js";

/** A deal, by colour: the hand, and what else there is to know. */
export interface World {
  readonly hands: Four<HandIndex>;
  /** Board: the index of the letter; card: what lies left, the same for all. */
  readonly rest: Four<FourIndex>;
}

/** Which parts of a deal are looked at; the other one may be anything. */
export interface LooksAt {
  readonly hands: boolean;
  readonly rest: boolean;
}

/** Something that is true or false in any deal. */
export interface Statement {
  readonly looksAt: LooksAt;
  readonly isSo: (world: World) => boolean;
}

/** All of them at once. */
export const together = (statements: readonly Statement[]): Statement => ({
  looksAt: {
    hands: statements.some(({ looksAt }) => looksAt.hands),
    rest: statements.some(({ looksAt }) => looksAt.rest),
  },
  isSo: (world) => statements.every(({ isSo }) => isSo(world)),
});

export const isNot = ({ looksAt, isSo }: Statement): Statement => ({
  looksAt,
  isSo: (world) => !isSo(world),
});

/** What one colour's hand and rest have to be among. */
export interface Clue {
  readonly colour: ColourIndex;
  readonly hands: HandSet;
  readonly rest: SetOf<FourIndex>;
}

export const ANY_REST = 15 as SetOf<FourIndex>;

const WITH_AGENT = four((agent) => handsWhere((hand) => agentOf(hand) === agent));
const WITH_OTHER = four((other) => handsWhere((hand) => otherOf(hand) === other));

/** The hands with one agent, and with one build or number. */
export const withAgent = (agent: AgentIndex): HandSet => WITH_AGENT[agent];
export const withOther = (other: OtherIndex): HandSet => WITH_OTHER[other];

/** All there is to prove something with. */
export interface Puzzle<Kind extends string> {
  /** Answers that were seen. */
  readonly answers: readonly (Clue & { readonly id: number })[];
  /** The own cards. */
  readonly own: readonly (Clue & { readonly kind: Kind })[];
  /** The kinds of cards of which each was dealt once: of the hand's halves, and of the rest. */
  readonly kinds: { readonly agent: Kind; readonly other: Kind; readonly rest: Kind | null };
  /** All that the rest may be, if each was dealt once and if not. */
  readonly rests: { readonly once: Rests; readonly free: Rests };
}

type Rests = readonly World["rest"][];

/** Why something is certain. */
export interface Proof<Kind extends string> {
  /** The fewest answers that will do, by id. */
  readonly answers: readonly number[];
  /** Which of the own cards one has to know beside them. */
  readonly own: readonly Kind[];
  /** Of which kinds one has to know that each card was dealt once. */
  readonly once: readonly Kind[];
}

/** Null: it is not certain. */
export function prove<Kind extends string>(
  puzzle: Puzzle<Kind>,
  statement: Statement,
): Proof<Kind> | null {
  const { own, answers } = puzzle;
  const { looksAt, isSo } = statement;
  const all = kindsOf(puzzle, looksAt);
  const strong = strongest(answers);
  const rows: (readonly number[])[] = [];
  forEachWorld(puzzle, { looksAt, clues: own, once: all }, (world) => {
    if (!isSo(world)) rows.push(refuters(strong, looksAt, world));
    return true;
  });
  const cover = smallestCover(rows);
  if (cover === null) return null;
  const used = strong.filter((_, i) => cover.includes(i));
  const follows = (clues: readonly Clue[], once: readonly Kind[]): boolean =>
    forEachWorld(puzzle, { looksAt, clues: [...used, ...clues], once }, isSo);
  const needed = fewest(
    own.filter(({ kind }) => all.includes(kind)),
    (some) => follows(some, all),
  );
  return {
    answers: used.map(({ id }) => id).sort((a, b) => a - b),
    own: needed.map(({ kind }) => kind),
    once: fewest(all, (some) => follows(needed, some)),
  };
}

/** Every deal that fits everything known, as far as it is looked at. */
export function possibleWorlds<Kind extends string>(
  puzzle: Puzzle<Kind>,
  looksAt: LooksAt,
): readonly World[] {
  const worlds: World[] = [];
  const known = {
    looksAt,
    clues: [...puzzle.own, ...puzzle.answers],
    once: kindsOf(puzzle, looksAt),
  };
  forEachWorld(puzzle, known, ({ hands, rest }) => {
    worlds.push({ hands: [...hands], rest });
    return true;
  });
  return worlds;
}

/** The kinds of cards in the parts that are looked at. */
const kindsOf = <Kind extends string>(
  { kinds }: Puzzle<Kind>,
  looksAt: LooksAt,
): readonly Kind[] => [
  ...(looksAt.hands ? [kinds.agent, kinds.other] : []),
  ...(looksAt.rest && kinds.rest !== null ? [kinds.rest] : []),
];

/** Answers that tell no more than another one does are never needed; of equal ones the first is kept. */
function strongest<T extends Clue>(answers: readonly T[]): readonly T[] {
  const isWithin = (one: T, other: T): boolean =>
    one.colour === other.colour &&
    without(one.hands, other.hands) === 0 &&
    without(one.rest, other.rest) === 0;
  return answers.filter(
    (weak, i) =>
      !answers.some(
        (each, j) => j !== i && isWithin(each, weak) && (j < i || !isWithin(weak, each)),
      ),
  );
}

/** The answers that contradict the world. */
function refuters(clues: readonly Clue[], looksAt: LooksAt, world: World): readonly number[] {
  const items: number[] = [];
  for (const [i, { colour, hands, rest }] of clues.entries()) {
    const fits =
      (!looksAt.hands || has(hands, world.hands[colour])) &&
      (!looksAt.rest || has(rest, world.rest[colour]));
    if (!fits) items.push(i);
  }
  return items;
}

/** The first of the smallest parts of a list that will do. */
function fewest<T>(list: readonly T[], willDo: (some: readonly T[]) => boolean): readonly T[] {
  const parts = Array.from({ length: 2 ** list.length }, (_, bits) =>
    list.filter((__, i) => ((bits >> i) & 1) === 1),
  );
  parts.sort((a, b) => a.length - b.length);
  return parts.find(willDo) ?? list;
}

/** What the worlds have to fit. */
interface Known<Kind extends string> {
  readonly looksAt: LooksAt;
  readonly clues: readonly Clue[];
  /** The kinds of cards of which it is known that each was dealt once. */
  readonly once: readonly Kind[];
}

/** Visits all worlds that fit, as far as they are looked at, until `visit` returns false. */
function forEachWorld<Kind extends string>(
  { kinds, rests }: Puzzle<Kind>,
  { looksAt, clues, once }: Known<Kind>,
  visit: (world: World) => boolean,
): boolean {
  const left = <Index>(all: SetOf<Index>, setOf: (clue: Clue) => SetOf<Index>) =>
    four((colour) =>
      clues.reduce((set, clue) => (clue.colour === colour ? both(set, setOf(clue)) : set), all),
    );
  const hands = left(ALL_HANDS, (clue) => clue.hands);
  const rest = left(ANY_REST, (clue) => clue.rest);
  const all = kinds.rest !== null && once.includes(kinds.rest) ? rests.once : rests.free;
  const fitting = looksAt.rest
    ? all.filter((each) => FOUR.every((colour) => has(rest[colour], each[colour])))
    : all.slice(0, 1);
  const visitHands = (cast: World["hands"]): boolean =>
    fitting.every((each) => visit({ hands: cast, rest: each }));
  if (!looksAt.hands) return visitHands([0, 0, 0, 0]);
  const distinct = { agent: once.includes(kinds.agent), other: once.includes(kinds.other) };
  return forEachCast(hands, distinct, visitHands);
}

/**
 * Hand by hand; where each card was dealt once, no hand that shares a card with an earlier one. All casts
 * use one list: without the rule that cards are dealt once there are thousands of them.
 */
function forEachCast(
  open: Four<HandSet>,
  distinct: { readonly agent: boolean; readonly other: boolean },
  visit: (cast: World["hands"]) => boolean,
): boolean {
  const cast: [HandIndex, HandIndex, HandIndex, HandIndex] = [0, 0, 0, 0];
  const from = (colour: ColourIndex | 4, left: HandSet): boolean => {
    if (colour === 4) return visit(cast);
    const fitting = both(open[colour], left);
    if (fitting === NO_HANDS) return true;
    for (const hand of HANDS) {
      if (!has(fitting, hand)) continue;
      cast[colour] = hand;
      const agents = distinct.agent ? withAgent(agentOf(hand)) : NO_HANDS;
      const others = distinct.other ? withOther(otherOf(hand)) : NO_HANDS;
      if (!from(NEXT[colour], without(without(left, agents), others))) return false;
    }
    return true;
  };
  return from(0, ALL_HANDS);
}

const NEXT = [1, 2, 3, 4] as const;
