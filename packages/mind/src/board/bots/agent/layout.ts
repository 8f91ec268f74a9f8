import {
  type Build,
  neighboursOf,
  PIECES,
  type Piece,
  type Positions,
  SPACES,
  type SpaceId,
} from "@inkognito/engine/board";
import {
  type ColourIndex,
  type Four,
  four,
  type OtherIndex,
} from "../../../shared/worlds/hands.js";
import { BUILD_INDEX } from "../../worlds/deals.js";

declare const piece: unique symbol;

/** The index of a piece in PIECES: the colours one after the other, four builds each, then the Ambassador. */
export type PieceIndex = number & { readonly [piece]: true };

const PIECE_INDEX = new Map(PIECES.map((each, index) => [each, index as PieceIndex]));

export function pieceIndex(piece: Piece): PieceIndex {
  const index = PIECE_INDEX.get(piece);
  if (index === undefined) throw new Error(`no such piece: ${piece}`);
  return index;
}

export const AMBASSADOR_INDEX = pieceIndex("ambassador");

const figure = (colour: ColourIndex, build: OtherIndex) => (4 * colour + build) as PieceIndex;
const FIGURES = four((colour) => four((build) => figure(colour, build)));

export const trueFigure = (colour: ColourIndex, build: Build): PieceIndex =>
  FIGURES[colour][BUILD_INDEX[build]];
export const figuresOf = (colour: ColourIndex): Four<PieceIndex> => FIGURES[colour];
/** Null: the Ambassador. */
export const colourOfPiece = (index: PieceIndex): ColourIndex | null =>
  index === AMBASSADOR_INDEX ? null : ((index >> 2) as ColourIndex);

/** The space of every piece, by its index; 0: not in play. A movement is weighed thousands of times. */
export type Layout = Uint8Array;

export const layoutOf = (positions: Positions): Layout =>
  Uint8Array.from(PIECES, (each) => positions[each] ?? 0);

export const spaceOf = (layout: Layout, index: PieceIndex): SpaceId => layout[index] ?? 0;

/** The layout after one piece has moved. */
export function moved(layout: Layout, index: PieceIndex, to: SpaceId): Layout {
  const after = Uint8Array.from(layout);
  after[index] = to;
  return after;
}

const SIZE = SPACES.length + 1;

/** Steps by land or sea between any two spaces. A ball opens land as often as sea, so both count one. */
const STEPS: Uint8Array = (() => {
  const steps = new Uint8Array(SIZE * SIZE).fill(255);
  for (const { id: from } of SPACES) {
    let edge: readonly SpaceId[] = [from];
    for (let far = 0; edge.length > 0; far += 1) {
      for (const space of edge) steps[from * SIZE + space] = far;
      const next = new Set(edge.flatMap((space) => neighboursOf(space, "any")));
      edge = [...next].filter((space) => steps[from * SIZE + space] === 255);
    }
  }
  return steps;
})();

export const distance = (from: SpaceId, to: SpaceId): number => STEPS[from * SIZE + to] ?? FAR;

const FAR = 9;

/** Steps from the nearest of these pieces to a space. */
export function nearest(layout: Layout, pieces: readonly PieceIndex[], to: SpaceId): number {
  let best = FAR;
  for (const each of pieces) {
    const from = spaceOf(layout, each);
    if (from === 0) continue;
    const far = distance(from, to);
    if (far < best) best = far;
  }
  return best;
}
