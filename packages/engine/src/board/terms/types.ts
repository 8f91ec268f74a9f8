import { type Agent, COLOURS, type Colour } from "../../core/agents.js";
import { AMBASSADOR } from "../../core/seat.js";

/** B1: the things on and around the board. */
export const BUILDS = ["tall", "short", "fat", "thin"] as const;
export type Build = (typeof BUILDS)[number];
export type ByBuild<T> = Readonly<Record<Build, T>>;

export const LETTERS = ["A", "B", "C", "D"] as const;
export type Letter = (typeof LETTERS)[number];

export const BALLS = ["white", "orange", "blue", "black", "purple"] as const;
export type Ball = (typeof BALLS)[number];

/** B1.4: the ten balls in the Phantom. */
export const PHANTOM: readonly Ball[] = [
  ...["white", "white", "white", "orange", "orange"],
  ...["blue", "blue", "black", "black", "purple"],
] as readonly Ball[];

export type Figure = `${Colour}-${Build}`;
export type Piece = Figure | typeof AMBASSADOR;

export const figureOf = (colour: Colour, build: Build): Figure => `${colour}-${build}`;

export const FIGURES: readonly Figure[] = COLOURS.flatMap((colour) =>
  BUILDS.map((build) => figureOf(colour, build)),
);
export const PIECES: readonly Piece[] = [...FIGURES, AMBASSADOR];

const COLOUR_OF: ReadonlyMap<string, Colour> = new Map(
  COLOURS.flatMap((colour) => BUILDS.map((build) => [figureOf(colour, build), colour] as const)),
);

/** The colour a piece belongs to; the Ambassador has none. */
export const colourOf = (piece: Piece): Colour | null => COLOUR_OF.get(piece) ?? null;

export type SpaceId = number;

/** Where every piece in play stands. A colour without a player has no entry. */
export type Positions = Readonly<Partial<Record<Piece, SpaceId>>>;

/** Which figure stands on which home space (B2.1). */
export type Placement = ByBuild<SpaceId>;

/** The three grey cards of one player (B2.3). */
export interface Hand {
  readonly identity: Agent;
  readonly build: Build;
  readonly mission: Letter;
}

/** What one may ask about (B5.1). */
export const SUBJECTS = ["identity", "build"] as const;
export type Subject = (typeof SUBJECTS)[number];

export type Code = `${Letter}-${Letter}`;

/** What the Ambassador's player writes down (B12.5), one entry a colour. */
export interface Suspicion {
  readonly identity: Agent;
  readonly build: Build;
}
export type Sheet = Readonly<Record<Colour, Suspicion>>;

/** One ball used: the piece goes to a neighbouring space (B3.1). */
export interface Step {
  readonly ball: Ball;
  readonly piece: Piece;
  readonly to: SpaceId;
}

const PIECE_SET: ReadonlySet<unknown> = new Set(PIECES);
export const isPiece = (value: unknown): value is Piece => PIECE_SET.has(value);
