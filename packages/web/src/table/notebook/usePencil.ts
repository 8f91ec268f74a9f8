import { useEffect, useState } from "preact/hooks";
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
  type SavedPencilled,
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

/** The grid and the pages of a notebook are two parts of the page that write into the same one. */
const readers = new Set<() => void>();
/** Null: nothing has been read yet. Lasts as long as the page where the browser stores nothing. */
let saved: SavedPencilled | null = null;

const read = (game: string): Pencilled => {
  saved ??= parseSaved(readStored(KEY));
  return pencilledIn(saved, game);
};

function save(game: string, pencilled: Pencilled): void {
  const stored = readStored(KEY);
  // Another tab may have written about another game.
  saved = withPencilled(stored === null ? (saved ?? []) : parseSaved(stored), game, pencilled);
  writeStored(KEY, formatSaved(saved));
  for (const redraw of readers) redraw();
}

/** What a player writes during one game, stored in the browser, or on the server of an online table. */
export function usePencil(game: string, notes: Notes | null): Pencil {
  const [, redraw] = useState({});
  useEffect(() => {
    const follow = (): void => redraw({});
    readers.add(follow);
    return () => {
      readers.delete(follow);
    };
  }, []);
  const pencilled = notes === null ? read(game) : parsePencilled(notes.text);
  const store = (next: Pencilled): void => {
    if (!fits(next)) return;
    if (notes === null) save(game, next);
    else notes.write(formatPencilled(next));
  };
  return {
    ...pencilled,
    full: isFull(pencilled),
    cycle: (cell) => store(cycleGuess(pencilled, cell)),
    write: (about, text) => store(writeLine(pencilled, about, text)),
  };
}
