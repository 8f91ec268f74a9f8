import { type ByHand, byHand, HANDS } from "../worlds/hands.js";

declare const label: unique symbol;

/** Casts with the same label need not be told apart. */
type Label = number & { readonly [label]: true };
/** By cast, numbered from 0 without a gap. */
export type Labels = readonly Label[];

/** The same label for the same key. */
export function labelsOf(keys: readonly unknown[]): Labels {
  const known = new Map<unknown, Label>();
  return keys.map((key) => {
    const found = known.get(key) ?? (known.size as Label);
    known.set(key, found);
    return found;
  });
}

/** By what may be shown: how likely it is with each hand. */
export type Forecast = readonly ByHand<number>[];

/** By label and hand: how likely both are. */
export type Joint = readonly ByHand<number>[];

const ANY = byHand(() => 1);

/** The bits that the next observation is expected to tell about the labels. */
export function bitsAbout(joint: Joint, forecast: Forecast): number {
  if (joint.length < 2) return 0;
  let after = 0;
  for (const row of forecast) after += doubt(joint, row);
  return Math.max(0, doubt(joint, ANY) - after);
}

/** The bits still missing after this observation, times how likely it is. */
function doubt(joint: Joint, row: ByHand<number>): number {
  let [total, sum] = [0, 0];
  for (const each of joint) {
    let weight = 0;
    for (const hand of HANDS) weight += each[hand] * row[hand];
    if (weight <= 0) continue;
    total += weight;
    sum -= weight * Math.log2(weight);
  }
  return total <= 0 ? 0 : sum + total * Math.log2(total);
}
