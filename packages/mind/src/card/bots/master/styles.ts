import { ALL_HANDS, SAME } from "../../../shared/worlds/hands.js";
import { type Choice, choicesOf } from "../../odds/choices.js";
import { handsWith } from "../../worlds/evidence.js";
import { doubtOf, type End, endOf, friendsOf, MATE, ones, worthOf } from "./codeDoubt.js";
import type { Occasion, Watcher } from "./occasion.js";

/**
 * How somebody shows cards. Closed: what leaves the watcher most of the hand to think of, and the
 * other way round to whom is taken for the partner; so do agents. Cunning: what leaves a rival most of
 * the code to think of; so do masters. Careless: anything, but rarely a proof.
 */
export interface Style {
  readonly goes: "closed" | "cunning" | "careless";
  /** Does the shower know the watcher's hand, from others or by exclusion? */
  readonly knowing: boolean;
}

/** Nobody says which; what is seen of them tells. */
export const STYLES: readonly Style[] = [
  { goes: "closed", knowing: false },
  { goes: "closed", knowing: true },
  { goes: "cunning", knowing: false },
  { goes: "cunning", knowing: true },
  { goes: "careless", knowing: false },
];

/** How strictly the best is chosen; agents take it wherever it is much better, masters mix. */
export const STRICT = { closed: 30, cunning: 16 } as const;
/** The share of cards shown without thought by those who think. */
const SLIPS = 0.04;
/** The share of what proves something among what is shown carelessly. */
const PROVING = 0.05;
/** From this share of the hands on, somebody is told rather than not. */
const TRUST = 0.55;

/** One thing that may be shown, and how likely. */
export interface Likely {
  readonly choice: Choice;
  readonly chance: number;
}

/** What somebody of this style with this hand may show, and how likely it is. */
export function answersWith(
  hand: number,
  occasion: Occasion,
  { goes, knowing }: Style,
): readonly Likely[] {
  const { type, edition, sets } = occasion;
  const choices = choicesOf(hand, type, edition, sets);
  const careless = carelessly(choices, type);
  if (goes === "careless") {
    return choices.map((choice, i) => ({ choice, chance: careless[i] as number }));
  }
  const values = valuesOf(goes, hand, occasion, choices.map(fits), knowing);
  const strict = strictShares(values, STRICT[goes]);
  return choices.map((choice, i) => ({
    choice,
    chance: SLIPS * (careless[i] as number) + (1 - SLIPS) * (strict[i] as number),
  }));
}

/** On demand every card proves something, and there is no choice. */
function carelessly(choices: readonly Choice[], type: Occasion["type"]): readonly number[] {
  const proving = type === "pair" ? choices.filter(({ proves }) => proves).length : 0;
  const plain = choices.length - proving;
  const proves = proving === 0 ? 0 : plain === 0 ? 1 : PROVING;
  return choices.map((choice) =>
    type === "pair" && choice.proves ? proves / proving : (1 - proves) / plain,
  );
}

/** What each choice is worth to the shower. */
function valuesOf(
  goes: "closed" | "cunning",
  hand: number,
  { watchers, paired }: Occasion,
  masks: readonly number[],
  knowing: boolean,
): readonly number[] {
  const values = masks.map(() => 0);
  const add = goes === "closed" ? addClosed : addCunning;
  for (const { open, hands, is } of watchers) {
    add(values, masks, hand, { open, hands: knowing && is >= 0 ? 1 << is : hands }, paired);
  }
  return values;
}

/** How likely each is chosen: the better, the likelier. */
export function strictShares(values: readonly number[], strict: number): readonly number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp(strict * (value - most)));
  const sum = weights.reduce((all, each) => all + each, 0);
  return weights.map((weight) => weight / sum);
}

type Add = (
  values: number[],
  masks: readonly number[],
  hand: number,
  watcher: Watcher,
  paired: boolean,
) => void;

/** What each choice leaves this watcher to think of, on average over the hands he may hold. */
const addClosed: Add = (values, masks, hand, { open, hands }, paired) => {
  const possible = hands & ~(SAME[hand] as number);
  const theirs = listed(possible);
  const friends = paired ? ones(possible & friendsOf(hand)) : 0;
  const count = Math.max(1, theirs.length);
  const caution = (1 - friends / count / TRUST) / count;
  for (let i = 0; i < masks.length; i += 1) {
    const left = open & (masks[i] as number);
    let doubt = theirs.length === 0 ? doubtOf(left) : 0;
    for (const each of theirs) doubt += doubtOf(left & ~(SAME[each] as number));
    values[i] = (values[i] as number) + caution * doubt;
  }
};

/** What each choice leaves him to think of the code, or his partner of the hand. */
const addCunning: Add = (values, masks, hand, { open, hands }, paired) => {
  const theirs = listed(hands & ~(SAME[hand] as number));
  for (let i = 0; i < masks.length; i += 1) {
    const left = open & (masks[i] as number);
    let worth = theirs.length === 0 ? worthOf(left, false, endsOfAny(hand)) : 0;
    for (const each of theirs) {
      const friend = paired && ((friendsOf(hand) >> each) & 1) === 1;
      const seen = left & ~(SAME[each] as number);
      worth += worthOf(seen, friend, friend ? [] : endsWith(hand, each, paired)) / theirs.length;
    }
    values[i] = (values[i] as number) + worth;
  }
};

function listed(hands: number): readonly number[] {
  const list: number[] = [];
  for (let rest = hands; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}

/** By two hands, of who shows and who watches: each of the four others may be the one he knows. */
const ENDS = new Map<number, readonly End[]>();

function endsWith(hand: number, watcher: number, paired: boolean): readonly End[] {
  const key = (hand * 16 + watcher) * 2 + (paired ? 1 : 0);
  const known = ENDS.get(key);
  if (known !== undefined) return known;
  const rest = listed(ALL_HANDS & ~(SAME[hand] as number) & ~(SAME[watcher] as number));
  const ends = rest.map((other) => {
    const share = !paired ? 1 / 2 : (friendsOf(hand) >> other) & 1 ? 1 - MATE : MATE;
    return endOf(share / 2, watcher, other);
  });
  ENDS.set(key, ends);
  return ends;
}

/** C8.3: the Ambassador's player has no hand, but may know any two. */
const ANY_ENDS = new Map<number, readonly End[]>();

function endsOfAny(hand: number): readonly End[] {
  const known = ANY_ENDS.get(hand);
  if (known !== undefined) return known;
  const others = listed(ALL_HANDS & ~(SAME[hand] as number));
  const pairs = others.flatMap((one) =>
    others
      .filter((two) => two > one && ((SAME[one] as number) >> two) % 2 === 0)
      .map((two) => [one, two] as const),
  );
  const ends = pairs.map(([one, two]) => endOf(1 / pairs.length, one, two));
  ANY_ENDS.set(hand, ends);
  return ends;
}

/** By set of cards, because an answer is weighed thousands of times a decision. */
const FITS = new Map<number, number>();

function fits({ set, cards }: Choice): number {
  const hands = FITS.get(set) ?? handsWith(cards);
  FITS.set(set, hands);
  return hands;
}
