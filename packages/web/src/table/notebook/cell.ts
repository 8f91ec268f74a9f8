import { COLOURS, type Colour } from "@inkognito/engine/core";
import type { Guess, Guesses } from "./guesses.js";

/**
 * Fact: the cards on the table say it by themselves. Follows and ruled out: what reasoning makes of
 * all facts together. Open: nobody who saw what I saw can tell.
 */
export type CellState = "fact" | "follows" | "ruledOut" | "open";

/** What a mark of the notebook is about: of one colour, one face. */
export interface CellFace {
  readonly kind: string;
  readonly face: string | number;
}

/** Under what a guess about it is kept. */
export const cellKey = (colour: Colour, { kind, face }: CellFace): string =>
  `${colour} ${kind} ${face}`;

export interface PencilMark<F extends CellFace> {
  readonly key: string;
  readonly colour: Colour;
  readonly face: F;
  readonly guess: Guess;
}

/** The guesses about cells of this game, in the order of its cells; what else was kept is left out. */
export const pencilMarks = <F extends CellFace>(
  guesses: Guesses,
  faces: readonly F[],
): readonly PencilMark<F>[] =>
  COLOURS.flatMap((colour) =>
    faces.flatMap((face) => {
      const key = cellKey(colour, face);
      const guess = guesses[key];
      return guess === undefined ? [] : [{ key, colour, face, guess }];
    }),
  );
