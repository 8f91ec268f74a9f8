import {
  BUILDS,
  type Card,
  faceOf,
  type Question,
  type Show,
  type Subject,
} from "@inkognito/engine/board";
import { AGENTS, combinations } from "@inkognito/engine/core";
import type { Cast } from "../../worlds/deals.js";
import { handsWith } from "../../worlds/evidence.js";

type Asked = Pick<Question, "about" | "clear">;

interface Answer {
  readonly cards: readonly Card[];
  /** The hands it could come from. */
  readonly hands: number;
}

const identities = AGENTS.map((agent): Card => `identity:${agent}`);
const builds = BUILDS.map((build): Card => `build:${build}`);
const KIND: Readonly<Record<Subject, readonly Card[]>> = { identity: identities, build: builds };

const answers = (about: Subject, clear: boolean): readonly Answer[] => {
  const others = KIND[about === "identity" ? "build" : "identity"];
  const pairs = combinations(KIND[about], 2);
  const lists = clear ? pairs : pairs.flatMap((pair) => others.map((other) => [...pair, other]));
  return lists.map((cards) => ({ cards, hands: handsWith(cards) }));
};

/** The coloured answers to each kind of question: 24 trios or 6 pairs. */
const COLOURED = {
  identity: { plain: answers("identity", false), clear: answers("identity", true) },
  build: { plain: answers("build", false), clear: answers("build", true) },
} as const;

const SINGLES: Readonly<Record<Subject, readonly Answer[]>> = {
  identity: identities.map((card) => ({ cards: [card], hands: handsWith([card]) })),
  build: builds.map((card) => ({ cards: [card], hands: handsWith([card]) })),
};

/** What may still come: the answers this asker has not seen, and single cards when none is left. */
function answersLeft({ about, clear }: Asked, seen: readonly Show[]): readonly Answer[] {
  const all = COLOURED[about][clear ? "clear" : "plain"];
  const left = all.filter(({ cards }) => !seen.some((show) => covers(show.cards, cards, clear)));
  let possible = 0;
  for (const { hands } of left) possible |= hands;
  const forced = SINGLES[about].filter(({ hands }) => (hands & ~possible) !== 0);
  return [...left, ...forced];
}

const covers = (seen: readonly Card[], cards: readonly Card[], clear: boolean): boolean =>
  (clear || seen.length === cards.length) && cards.every((card) => seen.includes(card));

/**
 * The bits that asking one player is expected to bring: about `labels` (by cast, numbers below the
 * count of casts), if all coloured answers are equally likely.
 */
export function expectedBits(
  casts: readonly Cast[],
  labels: readonly number[],
  place: number,
  asked: Asked,
  seen: readonly Show[],
): number {
  const before = weigh(casts, labels, place, ~0);
  if (before.bits === 0) return 0;
  let [weight, after] = [0, 0];
  for (const { hands } of answersLeft(asked, seen)) {
    const { total, bits } = weigh(casts, labels, place, hands);
    weight += total;
    after += total * bits;
  }
  return weight === 0 ? 0 : before.bits - after / weight;
}

/** How many casts have one of these hands at that place, and the entropy of their labels. */
function weigh(
  casts: readonly Cast[],
  labels: readonly number[],
  place: number,
  hands: number,
): { readonly total: number; readonly bits: number } {
  const counts = new Uint16Array(casts.length);
  let total = 0;
  for (let i = 0; i < casts.length; i += 1) {
    if ((hands & (1 << (casts[i]?.hands[place] as number))) === 0) continue;
    const label = labels[i] as number;
    counts[label] = (counts[label] as number) + 1;
    total += 1;
  }
  let sum = 0;
  for (const count of counts) if (count > 1) sum += count * Math.log2(count);
  return { total, bits: total === 0 ? 0 : Math.log2(total) - sum / total };
}

/** Does this show a mission card? */
export const showsMission = ({ cards }: Show): boolean =>
  cards.some((card) => faceOf(card).kind === "mission");
