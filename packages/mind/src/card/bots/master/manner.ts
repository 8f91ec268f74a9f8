import type { HandWeights } from "../../../shared/odds/weights.js";
import { byHand, type HandIndex } from "../../../shared/worlds/hands.js";
import type { CardSet } from "../../odds/choices.js";
import type { Occasion } from "./occasion.js";
import { answersWith, type Likely, type Style } from "./styles.js";

/** How an agent seems to show cards. */
export interface Manner {
  /** The last round in which it was seen. */
  readonly round: number;
  readonly styles: readonly Weighted[];
}

/** A style, and by hand how well both together explain what was shown; the best 1. */
interface Weighted {
  readonly style: Style;
  readonly weights: HandWeights;
}

/** How common each style is before anything was seen; at first no agent knows another's hand. */
const COMMON: readonly { readonly style: Style; readonly share: number }[] = [
  { style: { goes: "closed", knowing: false }, share: 0.4 },
  { style: { goes: "closed", knowing: true }, share: 0 },
  { style: { goes: "cunning", knowing: false }, share: 0.4 },
  { style: { goes: "cunning", knowing: true }, share: 0 },
  { style: { goes: "careless", knowing: false }, share: 0.2 },
];
/** How likely the shower gets to know the watcher's hand in one more round. */
const LEARNS: Readonly<Record<Style["goes"], number>> = {
  closed: 0.025,
  cunning: 0.06,
  careless: 0,
};

export const UNKNOWN: Manner = {
  round: 0,
  styles: COMMON.map(({ style, share }) => ({ style, weights: byHand(() => share) })),
};

/** Something that was shown. */
interface Shown {
  readonly occasion: Occasion;
  readonly set: CardSet;
  readonly round: number;
}

/** The manner after one more thing was shown. Only open hands are looked at. */
export function seenOf(manner: Manner, { occasion, set, round }: Shown, open: HandWeights): Manner {
  let most = 0;
  const explained = learning(manner, round).map(
    ({ style, weights }): Weighted => ({
      style,
      weights: byHand((hand) => {
        if (open[hand] === 0 || weights[hand] === 0) return 0;
        const answers = answersWith(hand, occasion, style);
        const chance = answers.find(({ choice }) => choice.set === set)?.chance ?? 0;
        const value = weights[hand] * chance;
        most = Math.max(most, value);
        return value;
      }),
    }),
  );
  if (most === 0) return { ...manner, round };
  const styles = explained.map(
    ({ style, weights }): Weighted => ({
      style,
      weights: byHand((hand) => weights[hand] / most),
    }),
  );
  return { round, styles };
}

/** A shower who knew the watcher's hand still knows it; the others may have got to know it. */
function learning({ styles, round: since }: Manner, round: number): readonly Weighted[] {
  return styles.map(({ style, weights }, s): Weighted => {
    const stays = (1 - LEARNS[style.goes]) ** (round - since);
    const guessing = styles[s - 1]?.weights;
    if (!style.knowing || guessing === undefined) {
      return { style, weights: byHand((hand) => weights[hand] * stays) };
    }
    return { style, weights: byHand((hand) => weights[hand] + (1 - stays) * guessing[hand]) };
  });
}

/** How well this hand explains what was shown, in all styles together. */
export function weightAt({ styles }: Manner, hand: HandIndex): number {
  let sum = 0;
  for (const { weights } of styles) sum += weights[hand];
  return sum;
}

/** How likely an agent of this manner shows cards like this. */
export function likelyGoes({ styles }: Manner, goes: Style["goes"]): number {
  let [all, such] = [0, 0];
  for (const { style, weights } of styles) {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    all += sum;
    if (style.goes === goes) such += sum;
  }
  return such / all;
}

/** What an agent with this hand may show, in all styles together. */
export function expectedOf(manner: Manner, occasion: Occasion, hand: HandIndex): readonly Likely[] {
  const sum = weightAt(manner, hand);
  const likely = new Map<CardSet, Likely>();
  for (const [s, { style, weights }] of manner.styles.entries()) {
    const share = sum === 0 ? (COMMON[s]?.share ?? 0) : weights[hand] / sum;
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
