import type { RecordAddress } from "../../../shell/route.js";

/** Where the file of a game that has ended comes from. */
export interface GameFile {
  /** Null: this game has none; it began in the middle. Rejected: it cannot be fetched now. */
  text(): Promise<string | null>;
  /** The public key that must have signed it, hexadecimal; null: it needs no signature. */
  key(): Promise<string | null>;
  /** The name under which it is saved. */
  readonly name: string;
  /** The address at which others may watch it again; null: it is on this device only. */
  readonly route: string | null;
  /** The same game on this server; null: it is on this device only. */
  readonly address: RecordAddress | null;
}

/** Hands a text to the browser as a file to be kept. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
