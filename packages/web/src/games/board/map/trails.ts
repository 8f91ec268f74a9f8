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

/** The board with what was told of it. */
interface Moment {
  readonly positions: Positions;
  readonly told: readonly unknown[];
}

/** What led from one moment to another; nothing, if moves were taken back between them. */
export const trailsAfter = (before: Moment, after: Moment): readonly Trail[] =>
  before.told[0] !== after.told[0] || after.told.length < before.told.length
    ? []
    : trailsBetween(before.positions, after.positions);

/** The trails of the last change of the board; they stay until the next one. */
export function useTrails(positions: Positions, told: readonly unknown[]): readonly Trail[] {
  const last = useRef<Moment & { trails: readonly Trail[] }>({ positions, told, trails: [] });
  if (last.current.positions !== positions) {
    const now = { positions, told };
    last.current = { ...now, trails: trailsAfter(last.current, now) };
  }
  return last.current.trails;
}
