import { COLOURS, type Colour } from "@inkognito/engine/core";
import { type Assistant, concludes } from "@inkognito/protocol";
import type { Guess, Guesses } from "./pencil.js";

/**
 * Fact: the cards on the table say it by themselves. Follows and ruled out: what reasoning makes of
 * all facts together. Open: it cannot be told from what I saw.
 */
export type CellState = "fact" | "follows" | "ruledOut" | "open";

/** What a mark of the notebook is about: of one colour, one face. */
export interface CellFace {
  readonly kind: string;
  readonly face: string | number;
}

/** The key of a guess about this face. */
export const cellKey = (colour: Colour, { kind, face }: CellFace): string =>
  `${colour} ${kind} ${face}`;

export interface PencilMark<F extends CellFace> {
  readonly key: string;
  readonly colour: Colour;
  readonly face: F;
  readonly guess: Guess;
}

/** The guesses about faces of this game, in their order; stored guesses about other faces are left out. */
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

interface Inked {
  readonly face: CellFace;
  readonly state: CellState;
}

/** The keys of the marks in ink that were not there before. */
export const freshKeys = (
  colour: Colour,
  now: readonly Inked[],
  before: readonly Inked[],
): readonly string[] =>
  now
    .filter(({ state }, i) => state !== "open" && state !== before[i]?.state)
    .map(({ face }) => cellKey(colour, face));

/** What stands in the notebook in ink: nothing, what the cards say by themselves, or what follows too. */
export function inkOf(state: CellState, assistant: Assistant): CellState {
  if (concludes(assistant)) return state;
  return assistant === "facts" && state === "fact" ? "fact" : "open";
}
