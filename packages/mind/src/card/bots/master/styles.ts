import {
  ALL_HANDS,
  both,
  byHand,
  countOf,
  EXCLUDED,
  HANDS,
  type HandIndex,
  type HandSet,
  has,
  only,
  without,
} from "../../../shared/worlds/hands.js";
import { type CardSet, type Choice, choicesOf } from "../../odds/choices.js";
import { handsWith } from "../../worlds/evidence.js";
import { doubtOf } from "../agent/secrecy.js";
import { type End, endOf, friendsOf, MATE, worthOf } from "./codeDoubt.js";
import type { Occasion, Watcher } from "./occasion.js";

/**
 * How an agent shows cards. Closed: what leaves the watcher most of the hand to think of, and the opposite
 * to a likely partner; the level `agent` does so. Cunning: what leaves a rival most of the code to think
 * of; the level `master` does so. Careless: anything, but rarely a proof.
 */
export interface Style {
  readonly goes: "closed" | "cunning" | "careless";
  /** Does the shower know the watcher's hand, from others or by exclusion? */
  readonly knowing: boolean;
}

/** How strictly the best is chosen; agents take it wherever it is much better, masters mix. */
export const STRICT = { closed: 30, cunning: 16 } as const;
/** The share of cards that a careful player shows without thought. */
const SLIPS = 0.04;
/** The share of proofs among the cards that are shown carelessly. */
const PROVING = 0.05;
/** From this share of the hands on, the watcher is taken for the partner. */
const TRUST = 0.55;

/** One thing that may be shown, and how likely. */
export interface Likely {
  readonly choice: Choice;
  readonly chance: number;
}

/** What an agent of this style with this hand may show, and how likely it is. */
export function answersWith(
  hand: HandIndex,
  occasion: Occasion,
  { goes, knowing }: Style,
): readonly Likely[] {
  const choices = choicesOf(hand, occasion);
  const careless = carelessly(choices, occasion.type);
  if (goes === "careless") {
    return choices.map((choice, i) => ({ choice, chance: careless[i] ?? 0 }));
  }
  const { watchers, paired } = occasion;
  const rateBy = goes === "closed" ? closedRate : cunningRate;
  const rates = watchers.map(({ open, hands, is }) =>
    rateBy(hand, { open, hands: knowing && is !== null ? only(is) : hands }, paired),
  );
  const values = choices.map((choice) => {
    const hands = fits(choice);
    return rates.reduce((sum, rate) => sum + rate(hands), 0);
  });
  const strict = strictShares(values, STRICT[goes]);
  return choices.map((choice, i) => ({
    choice,
    chance: SLIPS * (careless[i] ?? 0) + (1 - SLIPS) * (strict[i] ?? 0),
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

/** How likely each is chosen: the better, the likelier. */
export function strictShares(values: readonly number[], strict: number): readonly number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp(strict * (value - most)));
  const sum = weights.reduce((all, each) => all + each, 0);
  return weights.map((weight) => weight / sum);
}

/** What it is worth to the shower to show cards that leave these hands. */
type Rate = (leaves: HandSet) => number;
type RateBy = (hand: HandIndex, watcher: Watcher, paired: boolean) => Rate;

/** What is left to the watcher to think of, on average over the hands the watcher may hold. */
const closedRate: RateBy = (hand, { open, hands }, paired) => {
  const possible = without(hands, EXCLUDED[hand]);
  const theirs = handsIn(possible);
  const friends = paired ? countOf(both(possible, friendsOf(hand))) : 0;
  const count = Math.max(1, theirs.length);
  const caution = (1 - friends / count / TRUST) / count;
  return (leaves) => {
    const left = both(open, leaves);
    let doubt = theirs.length === 0 ? doubtOf(left) : 0;
    for (const each of theirs) doubt += doubtOf(without(left, EXCLUDED[each]));
    return caution * doubt;
  };
};

/** What is left to a rival to think of the code, or to the partner of the hand. */
const cunningRate: RateBy = (hand, { open, hands }, paired) => {
  const theirs = handsIn(without(hands, EXCLUDED[hand]));
  const ends = (paired ? ENDS.paired : ENDS.alone)[hand];
  return (leaves) => {
    const left = both(open, leaves);
    let worth = theirs.length === 0 ? worthOf(left, false, ANY_ENDS[hand]) : 0;
    for (const each of theirs) {
      const friend = paired && has(friendsOf(hand), each);
      const seen = without(left, EXCLUDED[each]);
      worth += worthOf(seen, friend, friend ? [] : ends[each]) / theirs.length;
    }
    return worth;
  };
};

const handsIn = (set: HandSet): readonly HandIndex[] => HANDS.filter((hand) => has(set, hand));

/** By the hands of the shower and the watcher: each of the four others may be the one the watcher knows. */
const endsBy = (paired: boolean) =>
  byHand((hand) =>
    byHand((watcher): readonly End[] =>
      handsIn(without(without(ALL_HANDS, EXCLUDED[hand]), EXCLUDED[watcher])).map((other) => {
        const share = !paired ? 1 / 2 : has(friendsOf(hand), other) ? 1 - MATE : MATE;
        return endOf(share / 2, watcher, other);
      }),
    ),
  );
const ENDS = { paired: endsBy(true), alone: endsBy(false) };

/** C8.3: the Ambassador's player has no hand, but may know any two. */
const ANY_ENDS = byHand((hand): readonly End[] => {
  const others = handsIn(without(ALL_HANDS, EXCLUDED[hand]));
  const pairs = others.flatMap((one) =>
    others.filter((two) => two > one && !has(EXCLUDED[one], two)).map((two) => [one, two] as const),
  );
  return pairs.map(([one, two]) => endOf(1 / pairs.length, one, two));
});

/** By set of cards, because an answer is weighed thousands of times a decision. */
const FITS = new Map<CardSet, HandSet>();

function fits({ set, cards }: Choice): HandSet {
  const hands = FITS.get(set) ?? handsWith(cards);
  FITS.set(set, hands);
  return hands;
}
