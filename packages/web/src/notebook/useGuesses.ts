import { useState } from "preact/hooks";
import { readStored, writeStored } from "../app/storage.js";
import { cycled, type Guesses, guessesOf, parseShelf, shelved } from "./guesses.js";

const KEY = "inkognito.guesses";

export interface GuessesHandle {
  readonly guesses: Guesses;
  cycle(cell: string): void;
}

/** The pencil marks of one game, kept by the browser. */
export function useGuesses(game: string): GuessesHandle {
  const [guesses, setGuesses] = useState(() => guessesOf(parseShelf(readStored(KEY)), game));
  const cycle = (cell: string): void => {
    const next = cycled(guesses, cell);
    setGuesses(next);
    writeStored(KEY, shelved(parseShelf(readStored(KEY)), game, next));
  };
  return { guesses, cycle };
}
