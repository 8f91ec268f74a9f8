import type { Colour } from "@inkognito/engine/core";
import { useEffect } from "preact/hooks";
import type { CellFace, CellState } from "./cell.js";
import type { Pencil } from "./usePencil.js";

/** A mark that a player wants to understand. */
export interface Asked<F extends CellFace> {
  readonly colour: Colour;
  readonly face: F;
  readonly state: CellState;
}

export interface ReasonsProps<S, Book, F extends CellFace> {
  readonly session: S;
  readonly book: Book;
  readonly pencil: Pencil;
  /** Null: no mark has been asked about yet. */
  readonly asked: Asked<F> | null;
  /** Says which marks cannot be right, by key. */
  readonly onClashing: (keys: ReadonlySet<string>) => void;
}

interface Reasoning<F extends CellFace> {
  readonly clashing: ReadonlySet<string>;
  explain(colour: Colour, face: F, state: CellState): void;
}

/** Answers what the grid asks, and tells it what clashes. */
export function useReasons<S, Book, F extends CellFace>(
  { asked, onClashing }: ReasonsProps<S, Book, F>,
  { clashing, explain }: Reasoning<F>,
): void {
  useEffect(() => {
    if (asked !== null) explain(asked.colour, asked.face, asked.state);
  }, [asked]);
  const keys = [...clashing].join();
  useEffect(() => onClashing(clashing), [keys]);
}
