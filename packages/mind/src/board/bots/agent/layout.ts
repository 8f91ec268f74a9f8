import { BUILDS, type Build, PIECES, type Positions, type SpaceId } from "@inkognito/engine/board";
import { distance } from "../distance.js";

/** Where every piece stands, by its place in PIECES; 0: not in play. A movement is weighed thousands of times. */
export type Stand = Uint8Array;

export const standOf = (positions: Positions): Stand =>
  Uint8Array.from(PIECES, (piece) => positions[piece] ?? 0);

/** PIECES lists the colours one after the other, four builds each, and then the Ambassador. */
const pieceAt = (place: number, build: number): number => 4 * place + build;
export const trueFigure = (place: number, build: Build): number =>
  pieceAt(place, BUILDS.indexOf(build));
export const AMBASSADOR_AT = PIECES.indexOf("ambassador");
export const figuresAt = (place: number): readonly number[] =>
  [0, 1, 2, 3].map((build) => pieceAt(place, build));

const FAR = 9;

/** Steps from the nearest of these pieces to a space. */
export function nearest(stand: Stand, pieces: readonly number[], to: SpaceId): number {
  let best = FAR;
  for (const piece of pieces) {
    const from = stand[piece] as number;
    if (from === 0) continue;
    const far = distance(from, to);
    if (far < best) best = far;
  }
  return best;
}
