import { type CardKind, type CardView, fictitiousOf } from "@inkognito/engine/card";
import { COLOURS, colourAt, seatOf } from "@inkognito/engine/core";
import { ALL_HANDS, FOUR, four, has } from "../../shared/worlds/hands.js";
import { CASTS, type Cast, castsWith } from "./deals.js";
import { evidenceAgainst, evidenceByLooking, leftsAfter, type Memory } from "./evidence.js";

/**
 * Every deal that could have led to what was seen: 3! · 3! = 36 for an agent who has seen nothing yet,
 * 24 · 24 = 576 for the Ambassador's player. With three players the unused colour holds the
 * fictitious agent's hand, and the worlds are all pairs of a cast and of what may lie left: 72.
 */
export interface Worlds {
  readonly casts: readonly Cast[];
  /** C7.2: what may lie left; null unless three play. */
  readonly lefts: readonly CardKind[] | null;
}

/** The worlds of a viewer, from nothing but its view. */
export const worldsOf = (view: CardView): Worlds => worldsFrom(memoryOf(view));

export const memoryOf = ({ table, own }: CardView): Memory => ({
  config: table.config,
  seat: own?.seat ?? null,
  hand: own?.hand ?? null,
  seen: own?.seen ?? [],
});

export function worldsFrom(memory: Memory): Worlds {
  const { config, seat, hand } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  const fictitious = fictitiousOf(config);
  const open = four((index) => {
    const colour = COLOURS[index];
    if (colour === own) return ALL_HANDS;
    if (colour === fictitious) return evidenceByLooking(memory);
    const shower = seatOf(config, colour);
    return shower === null ? ALL_HANDS : evidenceAgainst(memory, shower);
  });
  const all = own === null || hand === null ? CASTS : castsWith(own, hand);
  return {
    casts: all.filter(({ hands }) => FOUR.every((colour) => has(open[colour], hands[colour]))),
    lefts: fictitious === null ? null : leftsAfter(memory),
  };
}
