import type { Question } from "@inkognito/engine/board";
import { AGENTS, partnerOf } from "@inkognito/engine/core";
import type { Forecast, Joint } from "../../../shared/bots/doubt.js";
import { identityAt } from "../../../shared/odds/weights.js";
import type { Sense } from "./sense.js";
import { answersWith, between } from "./styles.js";

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
