import {
  BUILDS,
  type Card,
  faceOf,
  type Question,
  type Show,
  type Subject,
} from "@inkognito/engine/board";
import { AGENTS, combinations } from "@inkognito/engine/core";
import type { Labels } from "../../../shared/bots/doubt.js";
import {
  ALL_HANDS,
  type ColourIndex,
  either,
  type HandSet,
  has,
  NO_HANDS,
  without,
} from "../../../shared/worlds/hands.js";
import type { Cast } from "../../worlds/deals.js";
import { handsWith } from "../../worlds/evidence.js";

type Asked = Pick<Question, "about" | "clear">;

interface Answer {
  readonly cards: readonly Card[];
  /** The hands it could come from. */
  readonly hands: HandSet;
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

/** The answers this asker has not seen, and single cards when none of them is left. */
export function answersLeft({ about, clear }: Asked, seen: readonly Show[]): readonly Answer[] {
  const all = COLOURED[about][clear ? "clear" : "plain"];
  const left = all.filter(({ cards }) => !seen.some((show) => covers(show.cards, cards, clear)));
  const possible = left.reduce((set, { hands }) => either(set, hands), NO_HANDS);
  const forced = SINGLES[about].filter(({ hands }) => without(hands, possible) !== NO_HANDS);
  return [...left, ...forced];
}

const covers = (seen: readonly Card[], cards: readonly Card[], clear: boolean): boolean =>
  (clear || seen.length === cards.length) && cards.every((card) => seen.includes(card));

/** What there is to learn: to tell apart the casts with different labels. */
export interface Lesson {
  readonly casts: readonly Cast[];
  readonly labels: Labels;
}

/** The bits that one of these answers, all equally likely, is expected to bring about a colour's hand. */
export function expectedBits(
  lesson: Lesson,
  colour: ColourIndex,
  answers: readonly Answer[],
): number {
  const before = weigh(lesson, colour, ALL_HANDS);
  if (before.bits === 0) return 0;
  let [weight, after] = [0, 0];
  for (const { hands } of answers) {
    const { total, bits } = weigh(lesson, colour, hands);
    weight += total;
    after += total * bits;
  }
  return weight === 0 ? 0 : before.bits - after / weight;
}

/** How many casts give this colour one of these hands, and the entropy of their labels. */
function weigh(
  { casts, labels }: Lesson,
  colour: ColourIndex,
  open: HandSet,
): { readonly total: number; readonly bits: number } {
  const counts = new Uint16Array(casts.length);
  let total = 0;
  for (const [i, { hands }] of casts.entries()) {
    const label = labels[i];
    if (label === undefined || !has(open, hands[colour])) continue;
    counts[label] = (counts[label] ?? 0) + 1;
    total += 1;
  }
  let sum = 0;
  for (const count of counts) if (count > 1) sum += count * Math.log2(count);
  return { total, bits: total === 0 ? 0 : Math.log2(total) - sum / total };
}

/** Does this show a mission card? */
export const showsMission = ({ cards }: Show): boolean =>
  cards.some((card) => faceOf(card).kind === "mission");
