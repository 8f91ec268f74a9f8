import type { Commit, Committed } from "../store.js";
import type { Db } from "./schema.js";

/** What the one store needs of either database. */
export interface Database {
  readonly dialect: "sqlite" | "postgres";
  /** So many changes at most share a transaction: more would make the first ones wait for the last. */
  readonly together: number;
  /** Reads the tables, without pending commits; never waits for the writer. */
  readonly reader: Db;
  /** What was found when it was opened, for the operator. */
  readonly remarks: readonly string[];
  /** One transaction: all that `work` does becomes durable before the answer, or none of it. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** In a transaction: as if each commit came alone, in this order. */
  commitAll(db: Db, commits: readonly Commit[]): Promise<readonly Committed[]>;
  /** True while the journal holds commits that are not in the tables yet. */
  readonly hasPending: boolean;
  /** In a transaction: writes pending commits into the tables. */
  settle(): void;
  /** While no write runs: reads as if pending commits were in the tables, without writing. For a full disk. */
  readWithJournal<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** Writes the database's own log into its file. */
  checkpoint(): void;
  /** Removes deleted data from the files as well, as far as possible. */
  scrub(): void;
  /** Throws if part of it was found to be damaged since it was opened. */
  check(): void;
  /** Full, read-only or away: not the caller's fault, and it may work again later. */
  isTrouble(error: unknown): boolean;
  /** Two processes got into each other's way: the same again may well succeed. */
  isRace(error: unknown): boolean;
  close(): Promise<void>;
}
