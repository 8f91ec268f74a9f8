import type { Card } from "../../../src/board/terms/cards.js";
import type { BoardConfig } from "../../../src/board/terms/config.js";
import type { BoardEvent, Owed, Question } from "../../../src/board/terms/event.js";
import { BUILDS, type Hand, LETTERS } from "../../../src/board/terms/types.js";
import { AGENTS } from "../../../src/core/agents.js";
import type { Viewer } from "../../../src/core/seat.js";
import type { Random } from "../../shared/twins/random.js";

/**
 * What a viewer can know, worked out from the rules' text (B5 to B7, part V) and the full log, slowly
 * and plainly. Nothing of the engine decides here: only its words for cards, seats and events are used.
 */

/** Everything that is dealt: who holds what, and what was laid aside (B11.1). */
export interface Deal {
  /** By seat; null for the Ambassador's player. */
  readonly hands: readonly (Hand | null)[];
  readonly arrested: Hand | null;
}

/** An answer as the log has it. All but the cards is public. */
export interface Answer {
  readonly question: Question;
  /** How many cards were owed after a right objection; null: an ordinary answer. */
  readonly owed: Owed | null;
  readonly cards: readonly Card[];
  /** What an objection to it led to: cards owed, or null if it was wrong; "none": no one objected. */
  readonly verdict: Owed | null | "none";
}

export function answersIn(log: readonly BoardEvent[]): readonly Answer[] {
  const answers: Answer[] = [];
  let owed: Owed | null = null;
  for (const event of log) {
    if (event.type === "answered") {
      answers.push({ question: event.question, owed, cards: event.cards, verdict: "none" });
      owed = null;
    }
    if (event.type === "objected") {
      const last = answers.pop();
      if (last !== undefined) answers.push({ ...last, verdict: event.owed });
      owed = event.owed;
    }
  }
  return answers;
}

/** Part V, the row of the answer: who showed, who asked, and the Ambassador if it went through him. */
export const seesCards = (viewer: Viewer, { of, asker, witness }: Question): boolean =>
  viewer === of || viewer === asker || (witness !== null && viewer === witness);

interface Face {
  readonly grey: boolean;
  readonly kind: "identity" | "build" | "mission";
  readonly face: string;
}

const FACES = new Map<Card, Face>();

export function read(card: Card): Face {
  const known = FACES.get(card);
  if (known !== undefined) return known;
  const words = card.split(":");
  const grey = words[0] === "grey";
  const [kind, face] = (grey ? words.slice(1) : words) as [Face["kind"], string];
  FACES.set(card, { grey, kind, face });
  return { grey, kind, face };
}

/** B5.2, B5.3: equal to the grey card; the mission never counts. */
const isTrueOf = (hand: Hand, card: Card): boolean =>
  read(card).kind !== "mission" && hand[read(card).kind] === read(card).face;

/** What decides whether cards may be shown. */
export interface Showing {
  readonly hand: Hand;
  readonly question: Question;
  readonly owed: Owed | null;
  readonly repeats: BoardConfig["repeats"];
  /** B7.3: what this player has shown this asker before. */
  readonly record: readonly (readonly Card[])[];
}

export function mayShow(showing: Showing, cards: readonly Card[]): boolean {
  const { hand, question, owed, repeats, record } = showing;
  const about = (kind: Face["kind"]): number => cards.filter((c) => read(c).kind === kind).length;
  const faces = new Set(cards.map((card) => `${read(card).kind} ${read(card).face}`));
  if (faces.size !== cards.length) return false; // B5.4
  if (!cards.every((c) => !read(c).grey || hand[read(c).kind] === read(c).face)) return false; // B5.3
  if (!cards.some((card) => isTrueOf(hand, card))) return false; // B5.2, B6.1, B7.4, B7.5
  if (owed !== null) {
    return cards.length === owed && about("mission") === 0 && about(question.about) >= 1; // B7.4
  }
  if (cards.length === 1) {
    return repeats === "blocked" && about(question.about) === 1 && isExhausted(showing); // B7.5
  }
  if (!isWellMade(question, cards)) return false;
  return repeats === "challenge" || !isRepeated(question, cards, record); // B7.5
}

/** B5.1 with B5.3; B6.1 with B6.2. */
function isWellMade({ about, clear }: Question, cards: readonly Card[]): boolean {
  const kinds = cards
    .map((card) => read(card).kind)
    .map((kind) => (kind === about ? "asked" : kind === "mission" ? "mission" : "other"))
    .sort()
    .join(" ");
  return clear
    ? ["asked asked", "asked mission"].includes(kinds)
    : ["asked asked other", "asked asked mission", "asked mission other"].includes(kinds);
}

/** B7.1: the same three again. B7.2: a pair seen before, alone or inside a trio. */
function isRepeated(
  { clear }: Question,
  cards: readonly Card[],
  record: readonly (readonly Card[])[],
): boolean {
  return clear
    ? record.some((seen) => cards.every((card) => seen.includes(card)))
    : timesShown(cards, record) > 0;
}

const timesShown = (cards: readonly Card[], record: readonly (readonly Card[])[]): number =>
  record.filter((seen) => [...seen].sort().join() === [...cards].sort().join()).length;

/** B7.4: what an objection to these cards brings. */
export function verdictOn(
  question: Question,
  cards: readonly Card[],
  record: readonly (readonly Card[])[],
): Owed | null {
  if (!isRepeated(question, cards, record)) return null;
  return !question.clear && timesShown(cards, record) === 1 ? 2 : 1;
}

/** B7.5: no unseen all-coloured combination is left. */
const isExhausted = (showing: Showing): boolean =>
  showingsOf(showing, showing.question.clear ? 2 : 3).every((cards) =>
    cards.some((card) => read(card).grey),
  );

/** Every way to show this many cards. */
export const showingsOf = (showing: Showing, count: number): readonly (readonly Card[])[] =>
  choose(cardsOf(showing.hand), count).filter((cards) => mayShow(showing, cards));

/** B1.2, B1.3: eight coloured cards, three grey ones. */
const cardsOf = ({ identity, build, mission }: Hand): readonly Card[] => [
  ...AGENTS.map((agent): Card => `identity:${agent}`),
  ...BUILDS.map((each): Card => `build:${each}`),
  `grey:identity:${identity}`,
  `grey:build:${build}`,
  `grey:mission:${mission}`,
];

function choose<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) =>
    choose(items.slice(i + 1), count - 1).map((more) => [item, ...more]),
  );
}

/**
 * Could a seat that showed this have that hand? Only what is in the cards themselves; whether the
 * player's whole record allows it is asked again, answer by answer, when a twin is made.
 */
function couldHold(hand: Hand, { question, cards }: Answer): boolean {
  const greysFit = cards.every((c) => !read(c).grey || hand[read(c).kind] === read(c).face);
  const trueOnes = cards.filter((card) => isTrueOf(hand, card));
  const singleFits = cards.length > 1 || trueOnes.some((c) => read(c).kind === question.about);
  return greysFit && trueOnes.length >= 1 && singleFits;
}

const ALL_HANDS: readonly Hand[] = AGENTS.flatMap((identity) =>
  BUILDS.flatMap((build) => LETTERS.map((mission): Hand => ({ identity, build, mission }))),
);

const clash = (a: Hand, b: Hand): boolean =>
  a.identity === b.identity || a.build === b.build || a.mission === b.mission;

/** What may not change between the truth and another deal. */
type Kept = (hand: Hand, truth: Hand) => boolean;

/**
 * The deals that this viewer cannot tell from the truth after these answers, in random order. Every
 * identity, build and letter is dealt once; own cards are known; seen cards must fit.
 */
export function* deals(
  truth: Deal,
  viewer: Viewer,
  answers: readonly Answer[],
  kept: Kept,
  random: Random,
): Iterable<Deal> {
  const seen = answers.filter(({ question }) => seesCards(viewer, question));
  const holders = [...truth.hands, truth.arrested];
  const possible = holders.map((held, seat) => {
    if (held === null) return [null];
    const theirs = seen.filter(({ question }) => question.of === seat);
    return ALL_HANDS.filter((hand) => seat !== viewer || same(hand, held))
      .filter((hand) => theirs.every((answer) => couldHold(hand, answer)))
      .filter((hand) => kept(hand, held));
  });
  for (const hands of oneOfEach(possible, [], random)) {
    yield { hands: hands.slice(0, -1), arrested: hands.at(-1) ?? null };
  }
}

const same = (a: Hand, b: Hand): boolean =>
  a.identity === b.identity && a.build === b.build && a.mission === b.mission;

function* oneOfEach(
  possible: readonly (readonly (Hand | null)[])[],
  chosen: readonly (Hand | null)[],
  random: Random,
): Iterable<readonly (Hand | null)[]> {
  const [first, ...rest] = possible;
  if (first === undefined) return yield chosen;
  for (const hand of random.shuffled(first)) {
    if (hand !== null && chosen.some((other) => other !== null && clash(hand, other))) continue;
    yield* oneOfEach(rest, [...chosen, hand], random);
  }
}
