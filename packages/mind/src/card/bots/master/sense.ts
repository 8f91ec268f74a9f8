import type { Agent } from "@inkognito/engine/core";
import type { BotInput } from "../../../shared/bots/bot.js";
import { AGENT_INDEX, type ColourIndex, type Four } from "../../../shared/worlds/hands.js";
import type { Cast, CodeDigits } from "../../worlds/deals.js";
import { memoryOf } from "../../worlds/worlds.js";
import { type Guess, likeliest } from "../agent/belief.js";
import { AGENT, type Sense as AgentSense, senseOf as agentSense } from "../agent/sense.js";
import { believed } from "./belief.js";
import type { Manner } from "./manner.js";

/** What a master makes of its input: the same as an agent, but every world with its weight. */
export interface Sense extends AgentSense {
  /** By cast of `worlds`: how likely it is; together 1. */
  readonly weights: readonly number[];
  /** By colour: how they seem to show cards. */
  readonly manners: Four<Manner>;
}

export function senseOf(moment: BotInput<"card">): Sense {
  const sense = agentSense(moment, AGENT);
  const { casts, weights: heavy, total, manners } = believed(memoryOf(moment.view));
  const worlds = { casts, lefts: sense.worlds.lefts };
  const weights = heavy.map((weight) => weight / total);
  const { ally, sought } = sense;
  const partnerShares = sharesOf(casts, weights, ally);
  const partner = ally === null ? null : likeliest(partnerShares);
  const best = guessWith({ worlds, weights, sought }, partner);
  return { ...sense, worlds, weights, manners, partnerShares, partner, best };
}

function sharesOf(
  casts: readonly Cast[],
  weights: readonly number[],
  ally: Agent | null,
): Four<number> {
  const shares: [number, number, number, number] = [0, 0, 0, 0];
  if (ally === null) return shares;
  for (const [i, { colours }] of casts.entries()) {
    shares[colours[AGENT_INDEX[ally]]] += weights[i] ?? 0;
  }
  return shares;
}

/** The likeliest code, counting only worlds in which this colour is the partner. */
export function guessWith(
  { worlds, weights, sought }: Pick<Sense, "worlds" | "weights" | "sought">,
  partner: ColourIndex | null,
): Guess {
  const shares = new Map<CodeDigits, number>();
  for (const [i, { code, identities }] of worlds.casts.entries()) {
    if (sought !== null && (partner === null || identities[partner] !== sought)) continue;
    shares.set(code, (shares.get(code) ?? 0) + (weights[i] ?? 0));
  }
  let best: Guess = { code: null, share: 0 };
  for (const [code, share] of shares) if (share > best.share) best = { code, share };
  return best;
}
