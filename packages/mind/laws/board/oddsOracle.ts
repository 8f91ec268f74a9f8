import type { BoardViewEvent } from "@inkognito/engine/board";
import { COLOURS, IDENTITIES, isSame, orders, subsetsOf } from "../shared/deals.js";
import {
  type Answer,
  byHand,
  colouredWeight,
  likely,
  type ModelName,
  type Weighed,
  weigh,
} from "../shared/weighing.js";

/** [identity, build, mission] */
export type Grey = readonly [string, string, string];

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

/**
 * Slow, and written from the rules and the words of the models alone: every deal of the twelve grey
 * cards with its weight, one by one; every answer its player could have given, one by one. Shares no
 * code with the mind or the engine's card logic.
 */
export class OddsOracle {
  deals: readonly Weighed<Grey>[] = [];
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
      this.deals = weigh(this.deals, ({ hands }) => (`${hands[mine]}` === own ? 1 : 0));
    }
    if (event.type === "answered" && event.cards !== "hidden") {
      const { question, penalty } = event;
      const cards = [...event.cards];
      const entry = { ...question, cards, owed: penalty ? cards.length : 0 };
      if (question.of !== this.#me) {
        const chanceOf = (hand: Grey): number => this.chanceOf(hand, entry, this.entries);
        this.deals = weigh(this.deals, byHand(this.placeOf(question.of), chanceOf));
      }
      this.entries.push(entry);
    }
  }

  placeOf(seat: number): number {
    return COLOURS.indexOf(this.seats[seat] ?? "");
  }

  /** How likely someone with this hand shows just these cards. */
  chanceOf(hand: Grey, entry: Entry, before: readonly Entry[]): number {
    if (!couldShow(hand, entry.cards)) return 0;
    const all = this.answersOf(hand, entry, entry.owed, before);
    const found = all.find(({ cards }) => isSame(cards, entry.cards));
    // Only something that was not seen explains it: it tells no more than that it could be shown.
    return found === undefined ? 1 : found.chance;
  }

  /** Everything someone with this hand may show, and how likely each is. */
  answersOf(hand: Grey, asking: Asking, owed: number, before: readonly Entry[]): readonly Answer[] {
    const seen = before
      .filter(({ of, asker }) => of === asking.of && asker === asking.asker)
      .map(({ cards }) => cards);
    const all = legalAnswers(hand, asking, owed, this.blocked, seen);
    return likely(all, (cards) => {
      if (this.model === "coloured") return colouredWeight(cards, all, isGrey);
      return cards.filter((card) => isTrueOf(hand, card)).length;
    });
  }
}

const isGrey = (card: string): boolean => card.startsWith("grey");

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
  const answers = subsetsOf([...COLOURED, ...greysOf(hand)], size).filter((some) => {
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

export function everyDeal(): readonly Weighed<Grey>[] {
  return DEALS;
}

const pick = (list: readonly string[], i: number): string => list[i] ?? "";

/** 24 · 24 · 24 */
const DEALS: readonly Weighed<Grey>[] = orders(IDENTITIES).flatMap((identities) =>
  orders(FIGURES).flatMap((builds) =>
    orders(MISSIONS).map((missions) => ({
      hands: COLOURS.map((_, i): Grey => [pick(identities, i), pick(builds, i), pick(missions, i)]),
      weight: 1 / 24 ** 3,
    })),
  ),
);
