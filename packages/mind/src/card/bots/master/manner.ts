import { ANY_HAND, type ByHand } from "../../../shared/odds/weights.js";
import type { Occasion } from "./occasion.js";
import { answersWith, type Likely, STYLES, type Style } from "./styles.js";

/** How somebody seems to show cards. */
export interface Manner {
  /** Up to which round it was seen. */
  readonly round: number;
  /** By style, by hand: how well both together explain what was shown; the best 1. */
  readonly weights: readonly ByHand[];
}

/** How common each is before anything was seen; at first nobody knows anybody. */
const COMMON: readonly number[] = [0.4, 0, 0.4, 0, 0.2];
/** How likely it is that in one round more the shower gets to know the watcher's hand. */
const LEARNS: Readonly<Record<Style["goes"], number>> = {
  closed: 0.025,
  cunning: 0.06,
  careless: 0,
};

export const UNKNOWN: Manner = {
  round: 0,
  weights: COMMON.map((share) => ANY_HAND.map(() => share)),
};

/** Something that was shown. */
interface Shown {
  readonly occasion: Occasion;
  /** See `cardSet`. */
  readonly set: number;
  readonly round: number;
}

/** With one thing more that was shown. Only hands that are open are looked at. */
export function seenOf(manner: Manner, { occasion, set, round }: Shown, open: ByHand): Manner {
  let most = 0;
  const weights = learning(manner, round).map((style, s) =>
    style.map((weight, hand) => {
      if (open[hand] === 0 || weight === 0) return 0;
      const answers = answersWith(hand, occasion, STYLES[s] as Style);
      const chance = answers.find(({ choice }) => choice.set === set)?.chance ?? 0;
      const value = weight * chance;
      most = Math.max(most, value);
      return value;
    }),
  );
  if (most === 0) return { ...manner, round };
  return { round, weights: weights.map((style) => style.map((weight) => weight / most)) };
}

/** Who knew the watcher's hand, knows it still; the others may have got to know it. */
function learning({ weights, round: since }: Manner, round: number): readonly ByHand[] {
  return weights.map((style, s) => {
    const { goes, knowing } = STYLES[s] as Style;
    const stays = (1 - LEARNS[goes]) ** (round - since);
    if (!knowing) return style.map((weight) => weight * stays);
    const guessing = weights[s - 1] as ByHand;
    return style.map((weight, hand) => weight + (1 - stays) * (guessing[hand] as number));
  });
}

/** How well this hand explains what was shown, in all styles together. */
export function weightAt({ weights }: Manner, hand: number): number {
  let sum = 0;
  for (const style of weights) sum += style[hand] as number;
  return sum;
}

/** How likely it is that somebody goes about it like this. */
export function likelyGoes({ weights }: Manner, goes: Style["goes"]): number {
  let [all, such] = [0, 0];
  for (const [s, style] of weights.entries()) {
    const sum = style.reduce((total, weight) => total + weight, 0);
    all += sum;
    if (STYLES[s]?.goes === goes) such += sum;
  }
  return such / all;
}

/** What somebody with this hand may show, in all styles together. */
export function expectedOf(manner: Manner, occasion: Occasion, hand: number): readonly Likely[] {
  const sum = weightAt(manner, hand);
  const likely = new Map<number, Likely>();
  for (const [s, style] of STYLES.entries()) {
    const share = sum === 0 ? (COMMON[s] as number) : (manner.weights[s]?.[hand] ?? 0) / sum;
    if (share < NEGLIGIBLE) continue;
    for (const { choice, chance } of answersWith(hand, occasion, style)) {
      const before = likely.get(choice.set)?.chance ?? 0;
      likely.set(choice.set, { choice, chance: before + share * chance });
    }
  }
  return [...likely.values()];
}

/** A style this unlikely changes no forecast. */
const NEGLIGIBLE = 1e-3;
