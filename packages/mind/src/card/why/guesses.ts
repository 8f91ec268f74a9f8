import type { CardView } from "@inkognito/engine/card";
import type { Colour } from "@inkognito/engine/core";
import { type Contradiction, contradict } from "../../shared/why/contradiction.js";
import type { CardFace } from "../notebook/facts.js";
import { memoryOf } from "../worlds/worlds.js";
import { statementOf } from "./claim.js";
import { type CardWhy, puzzleOf } from "./why.js";

/** A private mark: this colour has that face, or has not. */
export interface CardGuess {
  readonly colour: Colour;
  readonly face: CardFace;
  readonly is: boolean;
}

/** The guesses that cannot be right, each with what it contradicts; ids as in `cardWhy`. */
export function cardContradictions(
  view: CardView,
  guesses: readonly CardGuess[],
): readonly Contradiction<CardWhy>[] {
  const statements = guesses.map(({ colour, face, is }) =>
    statementOf({ type: is ? "is" : "isNot", colour, face }),
  );
  return contradict(puzzleOf(memoryOf(view)), statements);
}
