import { type Card, type CardKind, EDITION_NUMBERS, faceOf } from "@inkognito/engine/card";
import { AGENTS, type Agent } from "@inkognito/engine/core";
import { type Labels, labelsOf } from "../../../shared/bots/doubt.js";
import { withAgent, withOther } from "../../../shared/why/proof.js";
import {
  AGENT_INDEX,
  both,
  type ColourIndex,
  either,
  FOUR,
  HANDS,
  type HandSet,
  has,
  NO_HANDS,
  only,
} from "../../../shared/worlds/hands.js";
import type { Cast } from "../../worlds/deals.js";
import { handsWith } from "../../worlds/evidence.js";
import type { BotBelief } from "./belief.js";
import { type Sense, seatOfColour } from "./sense.js";

/** Something that may be learned of one agent: the hands it leaves, and how likely it is for each of them. */
export interface Answer {
  readonly hands: HandSet;
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
export function pairsFrom(sense: Sense, colour: ColourIndex): readonly Answer[] {
  const from = seatOfColour(sense, colour);
  const known: HandSet[] = [];
  for (const each of sense.seen) {
    if (each.type === "pair" && each.from === from && each.to === sense.seat) {
      known.push(handsWith(each.cards));
    }
  }
  return known.length === 0 ? PAIRS : PAIRS.filter(({ hands }) => !known.includes(hands));
}

/** By kind, what each black card leaves. */
const BLACKS: Readonly<Record<CardKind, readonly HandSet[]>> = {
  identity: FOUR.map(withAgent),
  number: FOUR.map(withOther),
};

export const blacksOfKind = (kind: CardKind, weight: number): readonly Answer[] =>
  BLACKS[kind].map((hands) => ({ hands, weight }));

/** C5.2: a player who is free to choose tends to show the known card again. */
const STUBBORN = 4;

/** C5.1: the black cards this agent may show us. */
export function blacksFrom(sense: Sense, colour: ColourIndex): readonly Answer[] {
  const of = seatOfColour(sense, colour);
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

/** Knowing every hand is worth something; knowing what to announce is worth it all. */
const CURIOSITY = 0.3;

/** n · log2(n) for all numbers of worlds there are. */
const NLOG: Float64Array = Float64Array.from({ length: 577 }, (_, n) =>
  n === 0 ? 0 : n * Math.log2(n),
);

/** What there is to learn: a label for each cast, the same where the same would be announced. */
export interface Lesson {
  readonly casts: readonly Cast[];
  readonly labels: Labels;
  /** How many different labels there are. */
  readonly kinds: number;
}

export function lessonOf({ worlds, sought }: BotBelief): Lesson {
  const { casts } = worlds;
  const labels = announcementLabels(casts, sought);
  return { casts, labels, kinds: new Set(labels).size };
}

/** By cast: the same label where the same code would be announced to the same partner. */
export const announcementLabels = (casts: readonly Cast[], sought: Agent | null): Labels =>
  labelsOf(
    casts.map(
      ({ code, colours }) => 4 * code + (sought === null ? 0 : colours[AGENT_INDEX[sought]]),
    ),
  );

/** Worlds by hand and label, and by label alone. Filled anew each time: allocating costs more than counting. */
const COUNTS = new Uint16Array(16 * 24);
const SUMS = new Uint16Array(24);

/** The bits that one of these answers about a colour's hand is expected to bring. */
export function expectedBits(
  { casts, labels, kinds }: Lesson,
  colour: ColourIndex,
  answers: readonly Answer[],
): number {
  const all = casts.length;
  if (all < 2) return 0;
  COUNTS.fill(0, 0, 16 * kinds);
  let open = NO_HANDS;
  for (const [i, { hands }] of casts.entries()) {
    const hand = hands[colour];
    open = either(open, only(hand));
    const at = hand * kinds + (labels[i] ?? 0);
    COUNTS[at] = (COUNTS[at] ?? 0) + 1;
  }
  if ((open & (open - 1)) === 0) return 0;
  // The entropy of n worlds, times n, is n·log n; that of their labels is less by the same of each label.
  const before = tally(open, kinds);
  let [weight, left, rest] = [0, 0, 0];
  for (const answer of answers) {
    const hands = both(answer.hands, open);
    if (answer.weight === 0 || hands === NO_HANDS) continue;
    const { total, labelled } = tally(hands, kinds);
    weight += answer.weight * total;
    left += answer.weight * labelled;
    rest += answer.weight * (NLOG[total] ?? 0);
  }
  if (weight === 0) return 0;
  const about = before.labelled / all - left / weight;
  return about + CURIOSITY * ((NLOG[all] ?? 0) / all - rest / weight);
}

/** How many worlds these hands leave, and the entropy of their labels times that number. */
function tally(hands: HandSet, kinds: number): { total: number; labelled: number } {
  SUMS.fill(0, 0, kinds);
  let total = 0;
  for (const hand of HANDS) {
    if (!has(hands, hand)) continue;
    for (let label = 0, at = hand * kinds; label < kinds; label += 1, at += 1) {
      const count = COUNTS[at] ?? 0;
      SUMS[label] = (SUMS[label] ?? 0) + count;
      total += count;
    }
  }
  let labelled = NLOG[total] ?? 0;
  for (let label = 0; label < kinds; label += 1) labelled -= NLOG[SUMS[label] ?? 0] ?? 0;
  return { total, labelled };
}
