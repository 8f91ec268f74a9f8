import { useState } from "preact/hooks";
import { readStored, writeStored } from "../../shell/storage.js";
import type { Notes } from "../session.js";
import {
  cycled,
  formatGuesses,
  type Guesses,
  guessesOf,
  parseGuessText,
  parseShelf,
  shelved,
} from "./guesses.js";

const KEY = "inkognito.guesses";

export interface GuessesHandle {
  readonly guesses: Guesses;
  cycle(cell: string): void;
}

/** The pencil marks of one game, kept by the browser, or wherever the table keeps notes. */
export function useGuesses(game: string, notes: Notes | null): GuessesHandle {
  const [kept, setKept] = useState(() => guessesOf(parseShelf(readStored(KEY)), game));
  if (notes !== null) {
    const guesses = parseGuessText(notes.text);
    return { guesses, cycle: (cell) => notes.write(formatGuesses(cycled(guesses, cell))) };
  }
  const cycle = (cell: string): void => {
    const next = cycled(kept, cell);
    setKept(next);
    writeStored(KEY, shelved(parseShelf(readStored(KEY)), game, next));
  };
  return { guesses: kept, cycle };
}
