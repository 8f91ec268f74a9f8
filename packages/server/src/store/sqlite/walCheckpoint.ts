import type Libsql from "libsql";
import { bootMark } from "./inspectFiles.js";

/**
 * Writes SQLite's log (WAL) into the file, and marks the file: it says from then on that it is not
 * complete without its log, while the log itself takes that back. So the mark is gone wherever the log
 * has been written into the file, by this program or by another; and is found where the log was lost.
 */
export class WalCheckpoint {
  readonly #file: Libsql.Database;
  /** The disk was full: the log has to give back what it takes. */
  #isTooLong = false;

  constructor(file: Libsql.Database) {
    this.#file = file;
  }

  /** A transaction did not find space. */
  ranOut(): void {
    this.#isTooLong = true;
  }

  get isTooLong(): boolean {
    return this.#isTooLong;
  }

  /** False: it could not be done now. On a full disk the next commit tells. */
  carryOver(how: "passive" | "truncate" = this.#isTooLong ? "truncate" : "passive"): boolean {
    if (this.#file.inTransaction) return false;
    try {
      if (how === "truncate") this.#checkpoint("truncate");
      this.#set("application_id", bootMark());
      this.#set("user_version", 1);
      this.#checkpoint("passive");
      this.#isTooLong = false;
      return true;
    } catch {
      return false;
    } finally {
      this.#clear();
    }
  }

  #checkpoint(how: "passive" | "truncate"): void {
    const [found] = this.#file.pragma(`wal_checkpoint(${how})`) as { readonly busy: number }[];
    if (found?.busy !== 0) throw new Error("the log is being read");
  }

  #set(name: "application_id" | "user_version", value: number): void {
    const [now] = this.#file.pragma(name) as Readonly<Record<string, number>>[];
    if (now?.[name] !== value) this.#file.pragma(`${name} = ${value}`);
  }

  #clear(): void {
    try {
      this.#set("user_version", 0);
    } catch {
      // As long as the log is there, nothing depends on it.
    }
  }
}
