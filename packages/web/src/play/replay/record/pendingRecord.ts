import { REPLAY } from "../../../shell/route.js";
import type { Trouble } from "./trouble.js";

/** The recorded game that the replay screen is to show; it survives a reload. */
export type PendingRecord = { readonly text: string } | { readonly trouble: Trouble };

const KEY = "inkognito.replay";

/** A character has at most four bytes; whatever is longer than any game is not even read. */
const MAX_BYTES = 64_000_000;

let kept: PendingRecord | null = null;

export function pendingRecord(): PendingRecord | null {
  if (kept === null) {
    const text = stored();
    if (text !== null) kept = { text };
  }
  return kept;
}

export function setPendingRecord(next: PendingRecord | null): void {
  kept = next;
  try {
    if (next !== null && "text" in next) sessionStorage.setItem(KEY, next.text);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Too large for the browser to keep: after a reload the file is chosen again.
  }
}

/** A file that was chosen or dropped is shown, wherever one is. */
export async function openFile(file: File): Promise<void> {
  setPendingRecord(await read(file));
  if (location.hash === REPLAY) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = REPLAY;
}

async function read(file: File): Promise<PendingRecord> {
  if (file.size > MAX_BYTES) return { trouble: { code: "tooLarge" } };
  try {
    const bytes = await file.arrayBuffer();
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { trouble: { code: "unreadable" } };
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
