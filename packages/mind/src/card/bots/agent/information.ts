import { type Card, type CardKind, EDITION_NUMBERS, faceOf } from "@inkognito/engine/card";
import { AGENTS } from "@inkognito/engine/core";
import type { Cast } from "../../worlds/deals.js";
import { handsWith } from "../../worlds/evidence.js";
import type { BotBelief } from "./belief.js";
import { type Sense, seatAtPlace } from "./sense.js";

/** Something that may be learned of one agent: the hands it leaves, and how likely it is for each of them. */
export interface Answer {
  readonly hands: number;
  readonly weight: number;
}

/** C4.1: the 28 coloured pairs, by what they leave; no two leave the same. */
const PAIRS: readonly Answer[] = (() => {
  const cards = [
    ...AGENTS.map((agent): Card => `identity:${agent}`),
    ...EDITION_NUMBERS.safe.map((number): Card => `number:${number}`),
  ];
  return cards.flatMap((one, i) =>
    cards.slice(i + 1).map((other) => ({ hands: handsWith([one, other]), weight: 1 })),
  );
})();

/** C4.3: the pairs this agent may still show us. Black ones are rare enough to be left out. */
export function pairsFrom(sense: Sense, place: number): readonly Answer[] {
  const from = seatAtPlace(sense, place);
  const known: number[] = [];
  for (const each of sense.seen) {
    if (each.type === "pair" && each.from === from && each.to === sense.seat) {
      known.push(handsWith(each.cards));
    }
  }
  return known.length === 0 ? PAIRS : PAIRS.filter(({ hands }) => !known.includes(hands));
}

/** By kind, what each black card leaves. */
const BLACKS: Readonly<Record<CardKind, readonly number[]>> = {
  identity: [0, 1, 2, 3].map((identity) => 15 << (4 * identity)),
  number: [0, 1, 2, 3].map((number) => 0x1111 << number),
};

export const blacksOfKind = (kind: CardKind, weight: number): readonly Answer[] =>
  BLACKS[kind].map((hands) => ({ hands, weight }));

/** C5.2: who is free to choose shows again what is known. */
const STUBBORN = 4;

/** C5.1: the black cards this agent may show us. */
export function blacksFrom(sense: Sense, place: number): readonly Answer[] {
  const of = seatAtPlace(sense, place);
  const known = new Set<CardKind>();
  for (const each of sense.seen) {
    if (each.type === "black" && each.of === of && each.asker === sense.seat) {
      known.add(faceOf(each.card).kind);
    }
  }
  const free = sense.config.edition === "telephone" || known.size === 2;
  const weightOf = (kind: CardKind): number => {
    if (known.size !== 1) return 1;
    if (known.has(kind)) return free ? STUBBORN : 0;
    return 1;
  };
  return [
    ...blacksOfKind("identity", weightOf("identity")),
    ...blacksOfKind("number", weightOf("number")),
  ];
}

/** Knowing everything about everybody is worth something, knowing what to announce is worth it all. */
const CURIOSITY = 0.3;

/** n · log2(n) for all numbers of worlds there are. */
const NLOG: Float64Array = Float64Array.from({ length: 577 }, (_, n) =>
  n === 0 ? 0 : n * Math.log2(n),
);

/** What there is to learn: a label for each cast, the same where the same would be announced. */
export interface Lesson {
  readonly casts: readonly Cast[];
  readonly labels: readonly number[];
  readonly kinds: number;
}

export function lessonOf({ worlds, sought }: BotBelief): Lesson {
  const { casts } = worlds;
  const ids = new Map<number, number>();
  const labels = casts.map(({ code, identities }) => {
    const key = 4 * code + (sought === null ? 0 : identities.indexOf(sought));
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  });
  return { casts, labels, kinds: ids.size };
}

/** Worlds by hand and label, and by label alone. Filled anew each time: allocating costs more than counting. */
const COUNTS = new Uint16Array(16 * 24);
const SUMS = new Uint16Array(24);

/** The bits that one of these answers about an agent is expected to bring. */
export function expectedBits(lesson: Lesson, place: number, answers: readonly Answer[]): number {
  const { casts, labels, kinds } = lesson;
  const all = casts.length;
  if (all < 2) return 0;
  COUNTS.fill(0, 0, 16 * kinds);
  let open = 0;
  for (let i = 0; i < all; i += 1) {
    const hand = casts[i]?.hands[place] as number;
    open |= 1 << hand;
    const at = hand * kinds + (labels[i] as number);
    COUNTS[at] = (COUNTS[at] as number) + 1;
  }
  if ((open & (open - 1)) === 0) return 0;
  // The entropy of n worlds, times n, is n·log n; that of their labels is less by the same of each label.
  const before = tally(open, kinds);
  let [weight, left, rest] = [0, 0, 0];
  for (const answer of answers) {
    const hands = answer.hands & open;
    if (answer.weight === 0 || hands === 0) continue;
    const { total, labelled } = tally(hands, kinds);
    weight += answer.weight * total;
    left += answer.weight * labelled;
    rest += answer.weight * (NLOG[total] as number);
  }
  if (weight === 0) return 0;
  const about = before.labelled / all - left / weight;
  return about + CURIOSITY * ((NLOG[all] as number) / all - rest / weight);
}

/** How many worlds these hands leave, and the entropy of their labels times that number. */
function tally(hands: number, kinds: number): { total: number; labelled: number } {
  SUMS.fill(0, 0, kinds);
  let total = 0;
  for (let hand = 0, rest = hands; rest !== 0; hand += 1, rest >>= 1) {
    if ((rest & 1) === 0) continue;
    for (let label = 0, at = hand * kinds; label < kinds; label += 1, at += 1) {
      const count = COUNTS[at] as number;
      SUMS[label] = (SUMS[label] as number) + count;
      total += count;
    }
  }
  let labelled = NLOG[total] as number;
  for (let label = 0; label < kinds; label += 1) labelled -= NLOG[SUMS[label] as number] as number;
  return { total, labelled };
}
