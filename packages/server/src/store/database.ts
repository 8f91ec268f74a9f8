import type { Db } from "./schema.js";
import type { Commit, Committed } from "./store.js";

/** What the one store needs of either database. */
export interface Database {
  readonly dialect: "sqlite" | "postgres";
  /** So many changes at most share a transaction: more would make the first ones wait for the last. */
  readonly together: number;
  /** Sees whatever is committed; never waits for the writer. */
  readonly reader: Db;
  /** One transaction: all that `work` does becomes durable before the answer, or none of it. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Inside a transaction: as if each of them came alone, in this order. */
  commitAll(db: Db, commits: readonly Commit[]): Promise<readonly Committed[]>;
  /** Full, read-only or away: not the caller's fault, and it may work again later. */
  isTrouble(error: unknown): boolean;
  /** Two processes got into each other's way: the same again may well succeed. */
  isRace(error: unknown): boolean;
  close(): Promise<void>;
}
