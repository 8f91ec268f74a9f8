import {
  type ByHand,
  byHand,
  EXCLUDED,
  HANDS,
  type HandIndex,
  type HandSet,
  has,
  NO_HANDS,
} from "../worlds/hands.js";
import { bitsBetween, type Heard, hear, type Signal } from "./information.js";
import type { HandWeights } from "./weights.js";

/** A player who sees the shower's cards, in the worlds in which that watcher holds one certain hand. */
export interface Watcher {
  /** Null: the Ambassador's player, who has none. */
  readonly hand: HandIndex | null;
  /** How likely it is the watcher's. */
  readonly odds: number;
  /** What the watcher thinks of the shower's hand. */
  readonly prior: HandWeights;
  readonly heard: ReadonlyMap<number, Heard>;
}

/** `theirs`: how likely each hand is the watcher's; `explains`: what the watcher has seen of the shower. */
export function watchersOf(
  theirs: HandWeights | null,
  explains: HandWeights,
  signals: ByHand<readonly Signal[]>,
): readonly Watcher[] {
  const watcherWith = (hand: HandIndex | null, odds: number): Watcher => {
    const excluded = hand === null ? NO_HANDS : EXCLUDED[hand];
    const prior = shares(byHand((each) => (has(excluded, each) ? 0 : explains[each])));
    return { hand, odds, prior, heard: hear(prior, (each) => signals[each]) };
  };
  if (theirs === null) return [watcherWith(null, 1)];
  return HANDS.flatMap((hand) => (theirs[hand] === 0 ? [] : [watcherWith(hand, theirs[hand])]));
}

/** What one answer tells a watcher, on average over the hands the watcher may hold. */
export interface Effect {
  /** The bits it is expected to tell. */
  readonly bits: number;
  /** By how many bits it is expected to bring the watcher nearer to the truth; below 0: it misleads. */
  readonly truth: number;
  /** The same by each hand of the watcher. */
  readonly realised: readonly {
    readonly hand: HandIndex | null;
    readonly odds: number;
    readonly bits: number;
    readonly truth: number;
  }[];
  /** What the watcher would think of the shower's hand, on average. */
  readonly thinks: HandWeights;
}

/** The cards that are shown. */
export interface Said {
  readonly key: number;
  /** The hands that allow it: all there is to go by where the record does not explain it. */
  readonly fits: HandSet;
  /** What it proves beside the hand, in bits. */
  readonly extra: number;
}

/** The effect of showing this with the hand `truth`. */
export function effectOf(watchers: readonly Watcher[], truth: HandIndex, said: Said): Effect {
  const realised = watchers.map((watcher) => {
    const { bits, hands } = after(watcher, said);
    const nearer = Math.log2(hands[truth] / watcher.prior[truth]);
    const { hand, odds } = watcher;
    return { hand, odds, bits: bits + said.extra, truth: nearer + said.extra, hands };
  });
  return {
    bits: mean(realised, (each) => each.bits),
    truth: mean(realised, (each) => each.truth),
    realised,
    thinks: byHand((hand) => mean(realised, ({ hands }) => hands[hand])),
  };
}

function after({ prior, heard }: Watcher, { key, fits }: Said): Pick<Heard, "hands" | "bits"> {
  const known = heard.get(key);
  if (known !== undefined) return known;
  const hands = shares(byHand((hand) => (has(fits, hand) ? prior[hand] : 0)));
  return { hands, bits: bitsBetween(prior, hands) };
}

const shares = (weights: HandWeights): HandWeights => {
  const sum = weights.reduce((all, each) => all + each, 0);
  return byHand((hand) => weights[hand] / sum);
};

/** On average, as likely as each is. */
export const mean = <T extends { readonly odds: number }>(
  list: readonly T[],
  of: (item: T, index: number) => number,
): number => list.reduce((sum, item, i) => sum + item.odds * of(item, i), 0);
