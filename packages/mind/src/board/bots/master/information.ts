import type { Question } from "@inkognito/engine/board";
import { AGENTS, partnerOf } from "@inkognito/engine/core";
import type { Forecast, Joint, Labels } from "../../../shared/bots/doubt.js";
import {
  agentOf,
  type ColourIndex,
  HANDS,
  type HandSums,
  handSums,
} from "../../../shared/worlds/hands.js";
import type { CardSet } from "../../odds/choices.js";
import type { Sense } from "./sense.js";
import { answersWith, between } from "./styles.js";

/** What asking the player of this colour may bring, if the answer is a careful one. */
export function forecastOf(
  { shows, config, worlds, hand: own }: Sense,
  question: Pick<Question, "asker" | "of" | "about" | "clear">,
  colour: ColourIndex,
): Forecast {
  const known = between(config, shows, question);
  const occasion = { question, owed: null, repeats: config.repeats, known };
  const sought = own === null ? null : partnerOf(own.identity);
  const open = new Set(worlds.casts.map(({ hands }) => hands[colour]));
  const rows = new Map<CardSet, HandSums>();
  for (const hand of HANDS) {
    if (!open.has(hand)) continue;
    const friend = AGENTS[agentOf(hand)] === sought;
    for (const { choice, chance } of answersWith(hand, friend, occasion)) {
      const row = rows.get(choice.set) ?? handSums();
      row[hand] = chance;
      rows.set(choice.set, row);
    }
  }
  return [...rows.values()];
}

export function jointOf({ worlds, weights }: Sense, labels: Labels, colour: ColourIndex): Joint {
  const rows: HandSums[] = [];
  for (const [i, { hands }] of worlds.casts.entries()) {
    const label = labels[i];
    if (label === undefined) continue;
    const row = rows[label] ?? handSums();
    row[hands[colour]] += weights[i] ?? 0;
    rows[label] = row;
  }
  return rows;
}
