import { identityAt, otherAt } from "../odds/weights.js";
import { ALL_HANDS } from "../worlds/hands.js";
import { smallestCover } from "./cover.js";

/** What both games share: why something is certain. Lists go by colour, in the order of COLOURS. */

/** A deal: who has which hand (see `handNumber`), and by colour what else there is to know. */
export interface World {
  readonly hands: readonly number[];
  /** Board: the place of the letter; card: what lies left, the same for all. */
  readonly rest: readonly number[];
}

/** Which parts of a deal are looked at; the other one may be anything. */
export interface LooksAt {
  readonly hands: boolean;
  readonly rest: boolean;
}

/** Something that is so, or is not, in any deal. */
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

/** What one colour's hand and rest have to be among: sets as bits. */
export interface Clue {
  readonly place: number;
  readonly hands: number;
  readonly rest: number;
}

/** The hands with one identity, and with one build or number. */
export const withIdentity = (identity: number): number => 15 << (4 * identity);
export const withOther = (other: number): number => 0x1111 << other;

/** All there is to prove something with. */
export interface Puzzle<Kind extends string> {
  /** Answers that were seen. */
  readonly answers: readonly (Clue & { readonly id: number })[];
  /** The own cards. */
  readonly own: readonly (Clue & { readonly kind: Kind })[];
  /** The kinds of cards of which each was dealt once: of the hand's halves, and of the rest. */
  readonly kinds: { readonly identity: Kind; readonly other: Kind; readonly rest: Kind | null };
  /** All that the rest may be, if each was dealt once and if not. */
  readonly rests: { readonly once: Rests; readonly free: Rests };
}

type Rests = readonly (readonly number[])[];

/** All lists of so many numbers below a limit. */
export const tuples = (length: number, below: number): Rests =>
  length === 0
    ? [[]]
    : tuples(length - 1, below).flatMap((list) =>
        Array.from({ length: below }, (_, number) => [...list, number]),
      );

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
  forEachWorld(puzzle, looksAt, own, all, (world) => {
    if (!isSo(world)) rows.push(refuters(strong, looksAt, world));
    return true;
  });
  const cover = smallestCover(rows);
  if (cover === null) return null;
  const used = cover.map((i) => strong[i] as (typeof strong)[number]);
  const follows = (clues: readonly Clue[], once: readonly Kind[]): boolean =>
    forEachWorld(puzzle, looksAt, [...used, ...clues], once, isSo);
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
  forEachWorld(
    puzzle,
    looksAt,
    [...puzzle.own, ...puzzle.answers],
    kindsOf(puzzle, looksAt),
    (world) => {
      worlds.push({ hands: [...world.hands], rest: world.rest });
      return true;
    },
  );
  return worlds;
}

/** The kinds of cards in the parts that are looked at. */
const kindsOf = <Kind extends string>(
  { kinds }: Puzzle<Kind>,
  looksAt: LooksAt,
): readonly Kind[] => [
  ...(looksAt.hands ? [kinds.identity, kinds.other] : []),
  ...(looksAt.rest && kinds.rest !== null ? [kinds.rest] : []),
];

/** Answers that tell no more than another one does are never needed; of equal ones the first is kept. */
function strongest<T extends Clue>(answers: readonly T[]): readonly T[] {
  const isWithin = (one: T, other: T): boolean =>
    one.place === other.place && (one.hands & ~other.hands) === 0 && (one.rest & ~other.rest) === 0;
  return answers.filter(
    (weak, i) =>
      !answers.some(
        (each, j) => j !== i && isWithin(each, weak) && (j < i || !isWithin(weak, each)),
      ),
  );
}

/** The answers with which the world could not be so. */
function refuters(clues: readonly Clue[], looksAt: LooksAt, world: World): readonly number[] {
  const items: number[] = [];
  for (const [i, { place, hands, rest }] of clues.entries()) {
    const fits =
      (!looksAt.hands || has(hands, world.hands[place])) &&
      (!looksAt.rest || has(rest, world.rest[place]));
    if (!fits) items.push(i);
  }
  return items;
}

const has = (set: number, bit = 0): boolean => ((set >> bit) & 1) === 1;

/** The first of the smallest parts of a list that will do. */
function fewest<T>(list: readonly T[], willDo: (some: readonly T[]) => boolean): readonly T[] {
  const parts = Array.from({ length: 2 ** list.length }, (_, bits) =>
    list.filter((__, i) => has(bits, i)),
  );
  parts.sort((a, b) => a.length - b.length);
  return parts.find(willDo) ?? list;
}

/** All worlds that fit, as far as they are looked at; false as soon as `visit` says so. */
function forEachWorld<Kind extends string>(
  { kinds, rests }: Puzzle<Kind>,
  looksAt: LooksAt,
  clues: readonly Clue[],
  once: readonly Kind[],
  visit: (world: World) => boolean,
): boolean {
  const hands = [ALL_HANDS, ALL_HANDS, ALL_HANDS, ALL_HANDS];
  const rest = [~0, ~0, ~0, ~0];
  for (const clue of clues) {
    hands[clue.place] = (hands[clue.place] as number) & clue.hands;
    rest[clue.place] = (rest[clue.place] as number) & clue.rest;
  }
  const all = kinds.rest !== null && once.includes(kinds.rest) ? rests.once : rests.free;
  const fitting = looksAt.rest
    ? all.filter((each) => each.every((bit, place) => has(rest[place] as number, bit)))
    : all.slice(0, 1);
  const visitHands = (cast: readonly number[]): boolean =>
    fitting.every((each) => visit({ hands: cast, rest: each }));
  if (!looksAt.hands) return visitHands([0, 0, 0, 0]);
  const distinct = { identity: once.includes(kinds.identity), other: once.includes(kinds.other) };
  return forEachCast(hands, distinct, visitHands);
}

/**
 * Hand by hand; where each card was dealt once, none that somebody before has. One list serves for all
 * casts: without the rule that cards are dealt once there are thousands of them.
 */
function forEachCast(
  open: readonly number[],
  distinct: { readonly identity: boolean; readonly other: boolean },
  visit: (cast: readonly number[]) => boolean,
): boolean {
  const cast = open.map(() => 0);
  const from = (place: number, left: number): boolean => {
    if (place === cast.length) return visit(cast);
    for (let hand = 0, rest = (open[place] as number) & left; rest !== 0; hand += 1, rest >>= 1) {
      if ((rest & 1) === 0) continue;
      cast[place] = hand;
      const identity = distinct.identity ? withIdentity(identityAt(hand)) : 0;
      const other = distinct.other ? withOther(otherAt(hand)) : 0;
      if (!from(place + 1, left & ~identity & ~other)) return false;
    }
    return true;
  };
  return from(0, ALL_HANDS);
}
