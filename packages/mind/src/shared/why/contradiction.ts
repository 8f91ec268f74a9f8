import type { Colour } from "@inkognito/engine/core";
import { smallestCover } from "./cover.js";
import {
  isNot,
  type Proof,
  type Puzzle,
  possibleWorlds,
  prove,
  type Statement,
  together,
} from "./proof.js";

/** A private mark: this colour has that face, or has not. */
export interface GuessOf<Face> {
  readonly colour: Colour;
  readonly face: Face;
  readonly is: boolean;
}

/** What a guess says, as a claim. */
export const guessed = <Face>({ colour, face, is }: GuessOf<Face>) =>
  ({ type: is ? "is" : "isNot", colour, face }) as const;

/** Guesses that cannot all be right. */
export interface Contradiction<Why> {
  /** Their places in the list: one, or the fewest that are possible one by one and not together. */
  readonly guesses: readonly number[];
  /** What they contradict. */
  readonly because: Why;
}

/** First every guess that is impossible by itself; then, of the others, the fewest that clash. */
export function contradict<Kind extends string>(
  puzzle: Puzzle<Kind>,
  guesses: readonly Statement[],
): readonly Contradiction<Proof<Kind>>[] {
  const found: Contradiction<Proof<Kind>>[] = [];
  const refute = (some: readonly number[]): boolean => {
    const because = prove(puzzle, isNot(together(some.map((i) => guesses[i] as Statement))));
    if (because !== null) found.push({ guesses: some, because });
    return because !== null;
  };
  const open = guesses.flatMap((_, i) => (refute([i]) ? [] : [i]));
  const clash = clashOf(puzzle, guesses, open);
  if (clash !== null) refute(clash);
  return found;
}

/** Every world that is left has to go against one of them. */
function clashOf<Kind extends string>(
  puzzle: Puzzle<Kind>,
  guesses: readonly Statement[],
  open: readonly number[],
): readonly number[] | null {
  const { looksAt } = together(open.map((i) => guesses[i] as Statement));
  const rows = possibleWorlds(puzzle, looksAt).map((world) =>
    open.filter((i) => !guesses[i]?.isSo(world)),
  );
  return smallestCover(rows)?.toSorted((a, b) => a - b) ?? null;
}
