import { useState } from "preact/hooks";
import { readStored, writeStored } from "../../shell/storage.js";
import type { Notes } from "../session.js";
import {
  cycleGuess,
  fits,
  formatPencilled,
  formatSaved,
  isFull,
  type Pencilled,
  parsePencilled,
  parseSaved,
  pencilledIn,
  withPencilled,
  writeLine,
} from "./pencil.js";

const KEY = "inkognito.guesses";

export interface Pencil extends Pencilled {
  /** No more can be written. */
  readonly full: boolean;
  cycle(cell: string): void;
  write(about: string, text: string): void;
}

/** What a player writes during one game, stored in the browser, or on the server of an online table. */
export function usePencil(game: string, notes: Notes | null): Pencil {
  const [kept, setKept] = useState(() => pencilledIn(parseSaved(readStored(KEY)), game));
  const pencilled = notes === null ? kept : parsePencilled(notes.text);
  const store = (next: Pencilled): void => {
    if (!fits(next)) return;
    if (notes !== null) notes.write(formatPencilled(next));
    else {
      setKept(next);
      writeStored(KEY, formatSaved(withPencilled(parseSaved(readStored(KEY)), game, next)));
    }
  };
  return {
    ...pencilled,
    full: isFull(pencilled),
    cycle: (cell) => store(cycleGuess(pencilled, cell)),
    write: (about, text) => store(writeLine(pencilled, about, text)),
  };
}
