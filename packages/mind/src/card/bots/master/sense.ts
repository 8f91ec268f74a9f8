import type { Agent } from "@inkognito/engine/core";
import type { BotInput } from "../../../shared/bots/bot.js";
import type { Cast } from "../../worlds/deals.js";
import { memoryOf } from "../../worlds/worlds.js";
import type { Guess } from "../agent/belief.js";
import { type Sense as AgentSense, senseOf as agentSense } from "../agent/sense.js";
import { AGENT } from "../character.js";
import { believed } from "./belief.js";
import type { Manner } from "./manner.js";

/** What a master makes of its moment: the same, but every world with its weight. */
export interface Sense extends AgentSense {
  /** By cast of `worlds`: how likely it is; together 1. */
  readonly weights: readonly number[];
  /** By colour: how they seem to show cards. */
  readonly manners: readonly Manner[];
}

export function senseOf(moment: BotInput<"card">): Sense {
  const sense = agentSense(moment, AGENT);
  const { casts, weights: heavy, total, manners } = believed(memoryOf(moment.view));
  const worlds = { casts, lefts: sense.worlds.lefts };
  const weights = heavy.map((weight) => weight / total);
  const { sought } = sense;
  const partnerShares = sharesOf(casts, weights, sought);
  const partner = sought === null ? -1 : partnerShares.indexOf(Math.max(...partnerShares));
  const best = guessWith({ worlds, weights, sought }, partner);
  return { ...sense, worlds, weights, manners, partnerShares, partner, best };
}

function sharesOf(
  casts: readonly Cast[],
  weights: readonly number[],
  sought: Agent | null,
): readonly number[] {
  const shares = [0, 0, 0, 0];
  if (sought === null) return shares;
  for (const [i, { identities }] of casts.entries()) {
    const place = identities.indexOf(sought);
    shares[place] = (shares[place] as number) + (weights[i] as number);
  }
  return shares;
}

/** The likeliest code, counting only worlds in which the partner sits at this place. */
export function guessWith(
  { worlds, weights, sought }: Pick<Sense, "worlds" | "weights" | "sought">,
  place: number,
): Guess {
  const shares = new Map<number, number>();
  for (const [i, { code, identities }] of worlds.casts.entries()) {
    if (sought !== null && identities[place] !== sought) continue;
    shares.set(code, (shares.get(code) ?? 0) + (weights[i] as number));
  }
  let best: Guess = { code: -1, share: 0 };
  for (const [code, share] of shares) if (share > best.share) best = { code, share };
  return best;
}
