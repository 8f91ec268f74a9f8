import type { BoardView } from "@inkognito/engine/board";
import { COLOURS, colourAt, seatOf } from "@inkognito/engine/core";
import { CASTS, type Cast, LETTER_DEALS, type Letters } from "./deals.js";
import { evidenceAgainst, evidenceOfHand, type Memory, NO_EVIDENCE } from "./evidence.js";

/**
 * Every deal that could have led to what was seen. No answer ties a letter to an identity or a build,
 * so the worlds are all pairs of one cast and one deal of letters: 36 · 6 = 216 for an agent who has
 * seen nothing yet. With three players the colour nobody plays holds the arrested hand.
 */
export interface Worlds {
  readonly casts: readonly Cast[];
  readonly letters: readonly Letters[];
}

/** The worlds of a viewer, from nothing but its view. */
export const worldsOf = (view: BoardView): Worlds => worldsFrom(memoryOf(view));

export const memoryOf = ({ table, own }: BoardView): Memory => ({
  config: table.config,
  seat: own?.seat ?? null,
  hand: own?.hand ?? null,
  shows: own?.shows ?? [],
});

export function worldsFrom(memory: Memory): Worlds {
  const { config, seat, hand } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  const evidence = COLOURS.map((colour) => {
    if (colour === own) return hand === null ? NO_EVIDENCE : evidenceOfHand(hand);
    const shower = seatOf(config, colour);
    return shower === null ? NO_EVIDENCE : evidenceAgainst(memory, shower);
  });
  return {
    casts: CASTS.filter(({ hands }) =>
      hands.every((each, place) => (evidence[place]?.hands ?? 0) & (1 << each)),
    ),
    letters: letterDealsWith(evidence.map(({ letters }) => letters)),
  };
}

/** The deals that give each colour one of its possible letters, these being sets by colour. */
export const letterDealsWith = (open: readonly number[]): readonly Letters[] =>
  LETTER_DEALS.filter((deal) =>
    deal.every((letter, place) => (open[place] ?? 0) & LETTER_BITS[letter]),
  );

const LETTER_BITS = { A: 1, B: 2, C: 4, D: 8 } as const;
