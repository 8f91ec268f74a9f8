import { PIECES, type Piece, type Positions, type SpaceId } from "@inkognito/engine/board";
import { useRef } from "preact/hooks";

/** Where a piece came from with the last thing that happened. */
export interface Trail {
  readonly piece: Piece;
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** What has moved between two boards; pieces that were not there before came from nowhere. */
export const trailsBetween = (before: Positions, after: Positions): readonly Trail[] =>
  PIECES.flatMap((piece) => {
    const [from, to] = [before[piece], after[piece]];
    return from === undefined || to === undefined || from === to ? [] : [{ piece, from, to }];
  });

/** The trails of the last change of the board; they stay until the next one. */
export function useTrails(positions: Positions): readonly Trail[] {
  const last = useRef<{ positions: Positions; trails: readonly Trail[] }>({
    positions,
    trails: [],
  });
  if (last.current.positions !== positions) {
    last.current = { positions, trails: trailsBetween(last.current.positions, positions) };
  }
  return last.current.trails;
}
