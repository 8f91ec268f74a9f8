import { SAME } from "../worlds/hands.js";
import { bitsBetween, type Heard, hear, type Signal } from "./information.js";
import { ANY_HAND, type ByHand } from "./weights.js";

/** Somebody who sees one's cards, in the worlds in which he holds one certain hand. */
export interface Watcher {
  /** Null: the Ambassador's player, who has none. */
  readonly hand: number | null;
  /** How likely it is his. */
  readonly odds: number;
  /** What he thinks of one's own hand. */
  readonly prior: ByHand;
  readonly heard: ReadonlyMap<number, Heard>;
}

/** `theirs`: how likely each hand is the watcher's; `explains`: what he has seen of one's cards. */
export function watchersOf(
  theirs: ByHand | null,
  explains: ByHand,
  signals: (hand: number) => readonly Signal[],
): readonly Watcher[] {
  const watcherWith = (hand: number | null, odds: number): Watcher => {
    const same = hand === null ? 0 : (SAME[hand] as number);
    const prior = shares(explains.map((weight, i) => ((same >> i) & 1 ? 0 : weight)));
    return { hand, odds, prior, heard: hear(prior, signals) };
  };
  if (theirs === null) return [watcherWith(null, 1)];
  return theirs.flatMap((odds, hand) => (odds === 0 ? [] : [watcherWith(hand, odds)]));
}

/** What one answer tells somebody, as likely as each of his hands is. */
export interface Effect {
  /** The bits it is expected to tell. */
  readonly bits: number;
  /** By how many bits it is expected to bring him nearer to the truth; below 0: it misleads. */
  readonly truth: number;
  /** The same by each of his hands. */
  readonly realised: readonly {
    readonly hand: number | null;
    readonly odds: number;
    readonly bits: number;
    readonly truth: number;
  }[];
  /** What he would think of one's own hand, on average. */
  readonly thinks: ByHand;
}

export interface Said {
  readonly key: number;
  /** The hands that allow it, as a set: all one has to go by where the record does not explain it. */
  readonly fits: number;
  /** What it proves beside the hand, in bits. */
  readonly extra: number;
}

/** The effect of saying this with that hand. */
export function effectOf(watchers: readonly Watcher[], truth: number, said: Said): Effect {
  const after = watchers.map((watcher) => told(watcher, said));
  const realised = watchers.map(({ hand, odds, prior }, i) => {
    const { bits, hands } = after[i] as Told;
    const nearer = Math.log2((hands[truth] as number) / (prior[truth] as number));
    return { hand, odds, bits: bits + said.extra, truth: nearer + said.extra };
  });
  return {
    bits: mean(realised, (each) => each.bits),
    truth: mean(realised, (each) => each.truth),
    realised,
    thinks: ANY_HAND.map((_, hand) => mean(watchers, (__, i) => after[i]?.hands[hand] as number)),
  };
}

type Told = Pick<Heard, "hands" | "bits">;

function told({ prior, heard }: Watcher, { key, fits }: Said): Told {
  const known = heard.get(key);
  if (known !== undefined) return known;
  const hands = shares(prior.map((share, hand) => ((fits >> hand) & 1 ? share : 0)));
  return { hands, bits: bitsBetween(prior, hands) };
}

const shares = (weights: ByHand): ByHand => {
  const sum = weights.reduce((all, each) => all + each, 0);
  return weights.map((each) => each / sum);
};

/** On average, as likely as each is. */
export const mean = <T extends { readonly odds: number }>(
  list: readonly T[],
  of: (item: T, index: number) => number,
): number => list.reduce((sum, item, i) => sum + item.odds * of(item, i), 0);
