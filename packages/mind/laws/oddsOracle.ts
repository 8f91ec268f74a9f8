import type { BoardViewEvent } from "@inkognito/engine/board";
import { total } from "./total.js";

/**
 * Slow, and written from the rules and the words of the models alone: every deal of the twelve grey
 * cards with its weight, one by one; every answer its player could have given, one by one. Shares no
 * code with the mind or the engine's card logic.
 */
export interface Weighed {
  /** By colour: red, green, blue, yellow. */
  readonly hands: readonly Grey[];
  readonly weight: number;
}

/** [identity, build, mission] */
export type Grey = readonly [string, string, string];

export const COLOURS = ["red", "green", "blue", "yellow"];
const IDENTITIES = ["F", "B", "Z", "X"];
const FIGURES = ["tall", "short", "fat", "thin"];
const MISSIONS = ["A", "B", "C", "D"];

export interface Asking {
  readonly asker: number;
  readonly of: number;
  readonly about: string;
  readonly clear: boolean;
}

/** Something seen: who showed whom what, and was it a penalty? */
interface Entry extends Asking {
  /** B12.4: who saw it too. */
  readonly witness: number | null;
  readonly cards: readonly string[];
  readonly owed: number;
}

/** Something that may be shown, and how likely it is. */
export interface Answer {
  readonly cards: readonly string[];
  readonly key: string;
  readonly chance: number;
}

type ModelName = "coloured" | "truthful";

export class OddsOracle {
  deals: readonly Weighed[] = [];
  seats: readonly string[] = [];
  blocked = true;
  readonly entries: Entry[] = [];
  readonly model: ModelName;
  readonly #me: number;

  constructor(me: number, model: ModelName) {
    this.#me = me;
    this.model = model;
  }

  hear(event: BoardViewEvent): void {
    if (event.type === "began") {
      this.seats = event.config.seats;
      this.blocked = event.config.repeats === "blocked";
      this.deals = everyDeal();
    }
    if (event.type === "dealt" && event.hand !== "hidden") {
      const { identity, build, mission } = event.hand;
      const mine = this.placeOf(this.#me);
      const own = `${[identity, build, mission]}`;
      this.#weigh(({ hands }) => (`${hands[mine]}` === own ? 1 : 0));
    }
    if (event.type === "answered" && event.cards !== "hidden") {
      const { question, penalty } = event;
      const cards = [...event.cards];
      const entry = { ...question, cards, owed: penalty ? cards.length : 0 };
      if (question.of !== this.#me) {
        const place = this.placeOf(question.of);
        const chances = new Map<string, number>();
        this.#weigh(({ hands }) => {
          const hand = hands[place] as Grey;
          const known = chances.get(`${hand}`) ?? this.chanceOf(hand, entry, this.entries);
          chances.set(`${hand}`, known);
          return known;
        });
      }
      this.entries.push(entry);
    }
  }

  placeOf(seat: number): number {
    return COLOURS.indexOf(this.seats[seat] ?? "");
  }

  /** How likely somebody with this hand shows just these cards. */
  chanceOf(hand: Grey, entry: Entry, before: readonly Entry[]): number {
    if (!couldShow(hand, entry.cards)) return 0;
    const all = this.answersOf(hand, entry, entry.owed, before);
    const found = all.find(({ cards }) => isSame(cards, entry.cards));
    // Only something that was not seen explains it: it tells no more than that it could be shown.
    return found === undefined ? 1 : found.chance;
  }

  /** Everything somebody with this hand may show, and how likely each is. */
  answersOf(hand: Grey, asking: Asking, owed: number, before: readonly Entry[]): readonly Answer[] {
    const seen = before
      .filter(({ of, asker }) => of === asking.of && asker === asking.asker)
      .map(({ cards }) => cards);
    const all = legalAnswers(hand, asking, owed, this.blocked, seen);
    const weights = all.map((cards) => weightOf(this.model, hand, cards, all));
    const sum = weights.reduce((one, other) => one + other, 0);
    return all.map((cards, i) => ({
      cards,
      key: [...cards].sort().join(),
      chance: (weights[i] ?? 0) / sum,
    }));
  }

  #weigh(factor: (deal: Weighed) => number): void {
    const weighed = this.deals
      .map((deal) => ({ ...deal, weight: deal.weight * factor(deal) }))
      .filter(({ weight }) => weight > 0);
    const sum = total(weighed, ({ weight }) => weight);
    this.deals = weighed.map((deal) => ({ ...deal, weight: deal.weight / sum }));
  }
}

const isGrey = (card: string): boolean => card.startsWith("grey");

/** What the models are in words. */
function weightOf(
  model: ModelName,
  hand: Grey,
  cards: readonly string[],
  all: readonly (readonly string[])[],
): number {
  if (model === "truthful") return cards.filter((card) => isTrueOf(hand, card)).length;
  const proving = all.filter((each) => each.some(isGrey)).length;
  const coloured = all.length - proving;
  if (proving === 0 || coloured === 0) return 1;
  return cards.some(isGrey) ? 1 / 10_000 / proving : 9_999 / 10_000 / coloured;
}

const isTrueOf = ([identity, build]: Grey, card: string): boolean =>
  card.endsWith(`identity:${identity}`) || card.endsWith(`build:${build}`);

export function couldShow(hand: Grey, cards: readonly string[]): boolean {
  const own = greysOf(hand);
  if (cards.some((card) => isGrey(card) && !own.includes(card))) return false;
  return cards.some((card) => isTrueOf(hand, card));
}

const greysOf = ([identity, build, mission]: Grey): readonly string[] => [
  `grey:identity:${identity}`,
  `grey:build:${build}`,
  `grey:mission:${mission}`,
];

const COLOURED = [
  ...IDENTITIES.map((each) => `identity:${each}`),
  ...FIGURES.map((each) => `build:${each}`),
];

const kindOf = (card: string): string => card.replace("grey:", "").split(":")[0] ?? "";

const count = (some: readonly string[], kind: string): number =>
  some.filter((card) => kindOf(card) === kind).length;

type Answers = readonly (readonly string[])[];

/** B5, B6, B7.4, by trying all sets of the eleven cards of a player; 0: nothing is owed. */
function composed(hand: Grey, { about, clear }: Asking, owed: number): Answers {
  const key = `${hand} ${about} ${clear} ${owed}`;
  const known = COMPOSED.get(key);
  if (known !== undefined) return known;
  const other = about === "identity" ? "build" : "identity";
  const size = owed > 0 ? owed : clear ? 2 : 3;
  const answers = subsets([...COLOURED, ...greysOf(hand)], size).filter((some) => {
    const faces = new Set(some.map((card) => card.replace("grey:", "")));
    if (faces.size < size || !some.some((card) => isTrueOf(hand, card))) return false;
    const [asked, rest, missions] = [about, other, "mission"].map((kind) => count(some, kind));
    if (owed > 0) return asked !== 0 && missions === 0;
    if (clear) return rest === 0;
    return missions === 1 ? asked !== 0 : asked === 2;
  });
  COMPOSED.set(key, answers);
  return answers;
}

const COMPOSED = new Map<string, Answers>();

/** B7.1, B7.2, B7.5 */
function legalAnswers(
  hand: Grey,
  asking: Asking,
  owed: number,
  blocked: boolean,
  seen: Answers,
): Answers {
  const all = composed(hand, asking, owed);
  if (!blocked || owed > 0) return all;
  const isRepeat = (some: readonly string[]): boolean =>
    seen.some((shown) =>
      asking.clear ? some.every((card) => shown.includes(card)) : isSame(some, shown),
    );
  const fresh = all.filter((some) => !isRepeat(some));
  const coloured = fresh.some((some) => !some.some(isGrey));
  return coloured ? fresh : [...fresh, ...composed(hand, asking, 1)];
}

function subsets(items: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) =>
    subsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

export function everyDeal(): readonly Weighed[] {
  return DEALS;
}

function orders(items: readonly string[]): readonly (readonly string[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((first) =>
    orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

const pick = (list: readonly string[], i: number): string => list[i] ?? "";

/** 24 · 24 · 24 */
const DEALS: readonly Weighed[] = orders(IDENTITIES).flatMap((identities) =>
  orders(FIGURES).flatMap((builds) =>
    orders(MISSIONS).map((missions) => ({
      hands: COLOURS.map((_, i): Grey => [pick(identities, i), pick(builds, i), pick(missions, i)]),
      weight: 1 / 24 ** 3,
    })),
  ),
);
