import type { BoardView } from "@inkognito/engine/board";
import { COLOURS, colourAt, seatOf } from "@inkognito/engine/core";
import { FOUR, type Four, four, has, type SetOf } from "../../shared/worlds/hands.js";
import {
  CASTS,
  type Cast,
  LETTER_DEALS,
  LETTER_INDEX,
  type LetterIndex,
  type Letters,
} from "./deals.js";
import { evidenceAgainst, evidenceOfHand, type Memory, NO_EVIDENCE } from "./evidence.js";

/**
 * Every deal that could have led to what was seen. No answer ties a letter to an identity or a build,
 * so the worlds are all pairs of one cast and one deal of letters: 36 · 6 = 216 for an agent who has
 * seen nothing yet. With three players the unused colour holds the arrested hand.
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
  const evidence = four((index) => {
    const colour = COLOURS[index];
    if (colour === own) return hand === null ? NO_EVIDENCE : evidenceOfHand(hand);
    const shower = seatOf(config, colour);
    return shower === null ? NO_EVIDENCE : evidenceAgainst(memory, shower);
  });
  return {
    casts: CASTS.filter(({ hands }) =>
      FOUR.every((colour) => has(evidence[colour].hands, hands[colour])),
    ),
    letters: letterDealsWith(four((colour) => evidence[colour].letters)),
  };
}

/** The deals that give each colour one of its possible letters. */
export const letterDealsWith = (open: Four<SetOf<LetterIndex>>): readonly Letters[] =>
  LETTER_DEALS.filter((deal) =>
    FOUR.every((colour) => has(open[colour], LETTER_INDEX[deal[colour]])),
  );
