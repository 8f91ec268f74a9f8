import {
  announcesToPartner,
  type CardView,
  faceOf,
  hasPartners,
  type Seen,
} from "@inkognito/engine/card";
import { type Agent, partnerOf } from "@inkognito/engine/core";
import type { Character } from "../../../shared/bots/bot.js";
import { randomFrom } from "../../../shared/random.js";
import { type ColourIndex, FOUR, type Four, four } from "../../../shared/worlds/hands.js";
import type { Cast, CodeDigits } from "../../worlds/deals.js";
import type { Memory } from "../../worlds/evidence.js";
import { memoryOf, type Worlds, worldsFrom } from "../../worlds/worlds.js";

/** What a bot remembers, and what follows from it. */
export interface BotBelief {
  /** What is remembered of all that was shown. */
  readonly seen: readonly Seen[];
  readonly worlds: Worlds;
  /** C6.2, C8.1: the agent who wins and loses with this one; null: each player plays alone. */
  readonly ally: Agent | null;
  /** C6.1: the same, if that is the agent to announce to; null: any meeting will do. */
  readonly sought: Agent | null;
  /** By colour: the share of the worlds in which it is the partner. */
  readonly partnerShares: Four<number>;
  /** The likeliest partner; null: there are none. */
  readonly partner: ColourIndex | null;
  /** The likeliest thing to announce, and in what share of the worlds it is right. */
  readonly best: Guess;
}

export interface Guess {
  /** Null: no cast is left. */
  readonly code: CodeDigits | null;
  readonly share: number;
}

export const botBeliefOf = (view: CardView, seed: string, character: Character): BotBelief =>
  believed(remembered(view, seed, character));

function believed(memory: Memory): BotBelief {
  const { seen, hand, config } = memory;
  const worlds = worldsFrom(memory);
  const ally = hasPartners(config) && hand !== null ? partnerOf(hand.identity) : null;
  const sought = announcesToPartner(config) ? ally : null;
  const partnerShares = four((colour) =>
    shareOf(worlds, ({ identities }) => identities[colour] === ally),
  );
  const partner = ally === null ? null : likeliest(partnerShares);
  const best = guessWith(worlds, sought, partner);
  return { seen, worlds, ally, sought, partnerShares, partner, best };
}

/** The colour with the largest share. */
export const likeliest = (shares: Four<number>): ColourIndex =>
  FOUR.reduce((best, colour) => (shares[colour] > shares[best] ? colour : best));

/** For so many rounds nothing is forgotten. */
const FRESH = 2;

/**
 * A forgotten pair stays forgotten: which ones depends on the seed and their order, not on the round. Black
 * cards and the bot's own pairs are never forgotten.
 */
function remembered(view: CardView, seed: string, { forgets }: Character): Memory {
  const memory = memoryOf(view);
  if (forgets === 0) return memory;
  const fresh = view.table.rounds.length - FRESH;
  const seen = memory.seen.filter(
    (each, i) =>
      each.type !== "pair" ||
      each.round >= fresh ||
      each.from === memory.seat ||
      each.cards.some((card) => faceOf(card).black) ||
      randomFrom(`${seed} forgets ${i}`)(forgets) !== 0,
  );
  return { ...memory, seen };
}

const shareOf = ({ casts }: Worlds, isSo: (cast: Cast) => boolean): number =>
  casts.filter(isSo).length / casts.length;

/** The likeliest code, counting only worlds in which this colour is the partner. */
export function guessWith(
  { casts }: Worlds,
  sought: Agent | null,
  partner: ColourIndex | null,
): Guess {
  const counts = new Map<CodeDigits, number>();
  for (const { code, identities } of casts) {
    if (sought !== null && (partner === null || identities[partner] !== sought)) continue;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  let best: Guess = { code: null, share: 0 };
  for (const [code, count] of counts) {
    if (count / casts.length > best.share) best = { code, share: count / casts.length };
  }
  return best;
}
