import { useState } from "preact/hooks";
import { readStored, writeStored } from "../../shell/storage.js";
import type { Notes } from "../session.js";
import {
  cycleGuess,
  formatGuesses,
  type Guesses,
  guessesOf,
  parseGuessText,
  parseSavedGuesses,
  withGuesses,
} from "./guesses.js";

const KEY = "inkognito.guesses";

export interface Pencil {
  readonly guesses: Guesses;
  cycle(cell: string): void;
}

/** The pencil marks of one game, stored in the browser, or on the server of an online table. */
export function useGuesses(game: string, notes: Notes | null): Pencil {
  const [kept, setKept] = useState(() => guessesOf(parseSavedGuesses(readStored(KEY)), game));
  if (notes !== null) {
    const guesses = parseGuessText(notes.text);
    return { guesses, cycle: (cell) => notes.write(formatGuesses(cycleGuess(guesses, cell))) };
  }
  const cycle = (cell: string): void => {
    const next = cycleGuess(kept, cell);
    setKept(next);
    writeStored(KEY, withGuesses(parseSavedGuesses(readStored(KEY)), game, next));
  };
  return { guesses: kept, cycle };
}
