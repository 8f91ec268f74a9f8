import type { Question } from "@inkognito/engine/board";
import { AGENTS, partnerOf } from "@inkognito/engine/core";
import { identityAt } from "../../odds/weights.js";
import { answersWith, between } from "./discretion.js";
import type { Sense } from "./sense.js";

/** By answer that may come: how likely it is with each hand. */
export type Forecast = readonly Float64Array[];

/** What asking the player at this place may bring, if he answers with discretion. */
export function forecastOf(
  { shows, config, worlds, hand: own }: Sense,
  asked: Pick<Question, "asker" | "of" | "about" | "clear">,
  place: number,
): Forecast {
  const known = between(config, shows, asked);
  const sought = own === null ? null : partnerOf(own.identity);
  let open = 0;
  for (const { hands } of worlds.casts) open |= 1 << (hands[place] as number);
  const rows = new Map<number, Float64Array>();
  for (let hand = 0; hand < 16; hand += 1) {
    if (((open >> hand) & 1) === 0) continue;
    const friend = AGENTS[identityAt(hand)] === sought;
    const answers = answersWith(hand, friend, asked, null, config.repeats, known);
    for (const { choice, chance } of answers) {
      const row = rows.get(choice.set) ?? new Float64Array(16);
      row[hand] = chance;
      rows.set(choice.set, row);
    }
  }
  return [...rows.values()];
}

/** What is to be told apart, and the hand at one place: by label and hand, how likely both are. */
export type Joint = readonly Float64Array[];

/** `labels`: by cast, numbers from 0 without a gap. */
export function jointOf(
  { worlds, weights }: Sense,
  labels: readonly number[],
  place: number,
): Joint {
  const rows: Float64Array[] = [];
  for (const [i, { hands }] of worlds.casts.entries()) {
    const label = labels[i] as number;
    const row = rows[label] ?? new Float64Array(16);
    const hand = hands[place] as number;
    row[hand] = (row[hand] as number) + (weights[i] as number);
    rows[label] = row;
  }
  return rows;
}

const ANY = new Float64Array(16).fill(1);

/** The bits the answers are expected to tell about the labels. */
export function bitsAbout(joint: Joint, forecast: Forecast): number {
  if (joint.length < 2) return 0;
  let after = 0;
  for (const row of forecast) after += doubt(joint, row);
  return Math.max(0, doubt(joint, ANY) - after);
}

/** The bits still missing once this is heard, times how likely it is heard. */
function doubt(joint: Joint, row: Float64Array): number {
  let [total, sum] = [0, 0];
  for (const each of joint) {
    let weight = 0;
    for (let hand = 0; hand < 16; hand += 1) {
      weight += (each[hand] as number) * (row[hand] as number);
    }
    if (weight <= 0) continue;
    total += weight;
    sum -= weight * Math.log2(weight);
  }
  return total <= 0 ? 0 : sum + total * Math.log2(total);
}
