import type { CardView } from "@inkognito/engine/card";
import type { Colour } from "@inkognito/engine/core";
import { type Contradiction, contradict } from "../../shared/why/contradiction.js";
import type { Face } from "../notebook/facts.js";
import { memoryOf } from "../worlds/worlds.js";
import { statementOf } from "./claim.js";
import { puzzleOf, type Why } from "./why.js";

/** A private mark: this colour has that face, or has not. */
export interface Guess {
  readonly colour: Colour;
  readonly face: Face;
  readonly is: boolean;
}

/** The guesses that cannot be right, each with what it contradicts; ids as in `why`. */
export function contradictions(
  view: CardView,
  guesses: readonly Guess[],
): readonly Contradiction<Why>[] {
  const statements = guesses.map(({ colour, face, is }) =>
    statementOf({ type: is ? "is" : "isNot", colour, face }),
  );
  return contradict(puzzleOf(memoryOf(view)), statements);
}
