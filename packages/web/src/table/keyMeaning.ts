/** What a key means at a table, wherever the focus is. */
export type TableKey =
  /** The choice with this number, from 1. */
  | { readonly type: "choose"; readonly nth: number }
  /** The lit button. */
  | { readonly type: "goOn" }
  | { readonly type: "notebook" }
  | { readonly type: "help" };

interface KeyPress {
  readonly key: string;
  /** Ctrl, Alt or Meta is held: a shortcut of the browser. */
  readonly modified: boolean;
  /** Held down. */
  readonly repeat: boolean;
  /** Does what is focused match this? */
  readonly on: (selector: string) => boolean;
}

const WRITES = "input, select, textarea, [contenteditable]";
/** Enter presses what is focused. */
const PRESSES = "a, button, summary, label, [role=button], [role=tab]";

/** Null: the key is not ours. */
export function meaningOf({ key, modified, repeat, on }: KeyPress): TableKey | null {
  if (modified || repeat || on(WRITES)) return null;
  if (/^[1-9]$/.test(key)) return { type: "choose", nth: Number(key) };
  if (key === "Enter") return on(PRESSES) ? null : { type: "goOn" };
  if (key === "n" || key === "N") return { type: "notebook" };
  return key === "?" ? { type: "help" } : null;
}
