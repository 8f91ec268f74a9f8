import { type CardView, faceOf, type Seen } from "@inkognito/engine/card";
import { type Agent, partnerOf } from "@inkognito/engine/core";
import type { Character } from "../../../shared/bots/bot.js";
import { randomFrom } from "../../../shared/random.js";
import type { Memory } from "../../worlds/evidence.js";
import { memoryOf, type Worlds, worldsFrom } from "../../worlds/worlds.js";

/** What a bot remembers, and what follows from it. */
export interface BotBelief {
  /** What is remembered of all that was shown. */
  readonly seen: readonly Seen[];
  readonly worlds: Worlds;
  /** C6.2: the agent one has to announce to; null: everybody plays alone. */
  readonly sought: Agent | null;
  /** By colour: the share of the worlds in which it is the partner. */
  readonly partnerShares: readonly number[];
  /** The place of the likeliest partner; -1: there are none. */
  readonly partner: number;
  /** The likeliest thing to announce, and in what share of the worlds it is right. */
  readonly best: Guess;
}

export interface Guess {
  /** As in a cast. */
  readonly code: number;
  readonly share: number;
}

export const botBeliefOf = (view: CardView, seed: string, character: Character): BotBelief =>
  believed(remembered(view, seed, character));

function believed(memory: Memory): BotBelief {
  const { seen, hand, config } = memory;
  const worlds = worldsFrom(memory);
  const sought = config.seats.length === 4 && hand !== null ? partnerOf(hand.identity) : null;
  const partnerShares = sought === null ? NOBODY : sharesOf(worlds, sought);
  const partner = sought === null ? -1 : partnerShares.indexOf(Math.max(...partnerShares));
  const best = guessWith(worlds, sought, partner);
  return { seen, worlds, sought, partnerShares, partner, best };
}

const NOBODY = [0, 0, 0, 0];

/** How long nobody forgets. */
const FRESH = 2;

/**
 * Forgotten is forgotten: which pairs, hangs on the seed and their order, not on the moment. Nobody
 * forgets a black card, nor what he has shown himself.
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

function sharesOf({ casts }: Worlds, sought: Agent): readonly number[] {
  const counts = [0, 0, 0, 0];
  for (const { identities } of casts) {
    const place = identities.indexOf(sought);
    counts[place] = (counts[place] as number) + 1;
  }
  return counts.map((count) => count / casts.length);
}

/** The likeliest code, counting only worlds in which the partner sits at this place. */
export function guessWith({ casts }: Worlds, sought: Agent | null, place: number): Guess {
  const counts = new Map<number, number>();
  for (const { code, identities } of casts) {
    if (sought !== null && identities[place] !== sought) continue;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  let best: Guess = { code: -1, share: 0 };
  for (const [code, count] of counts) {
    if (count / casts.length > best.share) best = { code, share: count / casts.length };
  }
  return best;
}
