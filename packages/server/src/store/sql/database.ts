import type { Commit, Committed } from "../store.js";
import type { Db } from "./schema.js";

/** What the one store needs of either database. */
export interface Database {
  readonly dialect: "sqlite" | "postgres";
  /** So many changes at most share a transaction: more would make the first ones wait for the last. */
  readonly together: number;
  /** Sees whatever has become durable and is in its place; never waits for the writer. */
  readonly reader: Db;
  /** What was found when it was opened, for whoever runs the server. */
  readonly remarks: readonly string[];
  /** One transaction: all that `work` does becomes durable before the answer, or none of it. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Inside a transaction: as if each of them came alone, in this order. */
  commitAll(db: Db, commits: readonly Commit[]): Promise<readonly Committed[]>;
  /** Are there commits, durable as they are, that nobody would find in their tables? */
  readonly isBehind: boolean;
  /** Inside a transaction: puts those in their place. */
  settle(): void;
  /** While nobody writes: reads as if they were there, and leaves no trace. For a disk that is full. */
  peek<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** What is in the database's own log goes into its file, so that the file has all there is. */
  carryOver(): void;
  /** What was deleted is not to be found by who looks into the files either, as far as that is ours. */
  scrub(): void;
  /** Throws if part of it was found to be damaged since it was opened. */
  check(): void;
  /** Full, read-only or away: not the caller's fault, and it may work again later. */
  isTrouble(error: unknown): boolean;
  /** Two processes got into each other's way: the same again may well succeed. */
  isRace(error: unknown): boolean;
  close(): Promise<void>;
}
