import type { Code } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import type { BotInput } from "../../../shared/bots/bot.js";
import { memoryOf, worldsFrom } from "../../worlds/worlds.js";
import type { Prospect } from "../agent/goals.js";
import { AGENT, type Sense as AgentSense, senseOf as agentSense } from "../agent/sense.js";
import { believed } from "./belief.js";
import { prospectsOf } from "./goals.js";

/** What a master makes of its input: the same as an agent, but every world with its weight. */
export interface Sense extends AgentSense {
  /** By cast of `worlds`: how likely it is; together 1. */
  readonly weights: readonly number[];
}

/** From this share on a player is treated as the partner, or an announcement as settled. */
const LIKELY = 0.9;

export function senseOf(moment: BotInput<"board">): Sense {
  const sense = agentSense(moment, AGENT);
  const { view, told, config, hand, rounds } = sense;
  const memory = memoryOf(view);
  const { casts, weights: heavy, total } = believed(memory, told);
  const worlds = { casts, letters: worldsFrom(memory).letters };
  const weights = heavy.map((weight) => weight / total);
  const prospects = hand === null ? [] : prospectsOf({ worlds, weights }, config, hand);
  const partnerShare = sharesOf(prospects, ({ partner }) => partner);
  const likely = [...partnerShare].find(([, share]) => share > LIKELY);
  const announcements = sharesOf(prospects, ({ partner, code }) => said(partner, code));
  return {
    ...sense,
    character: { ...AGENT, sure: sureBy(rounds) },
    worlds,
    weights,
    prospects,
    partnerShare,
    partner: likely?.[0] ?? null,
    settled: [...announcements.values()].some((share) => share > LIKELY),
  };
}

const said = (partner: Seat | null, code: Code | null): string => `${partner} ${code}`;

function sharesOf<Key>(
  prospects: readonly Prospect[],
  keyOf: (prospect: Prospect) => Key | null,
): ReadonlyMap<Key, number> {
  const shares = new Map<Key, number>();
  for (const prospect of prospects) {
    const key = keyOf(prospect);
    if (key !== null) shares.set(key, (shares.get(key) ?? 0) + prospect.share);
  }
  return shares;
}

/** The later, the nearer are the others to theirs: waiting for certainty is worth less every round. */
const sureBy = (rounds: number): number => Math.max(0.6, 0.95 - 0.04 * rounds);
