import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { Kysely, SqliteDialect, sql } from "kysely";
import Libsql from "libsql";
import type { Database } from "./database.js";
import type { Durability } from "./durability.js";
import { type Lock, lockFolder } from "./lock.js";
import type { Db, Schema } from "./schema.js";
import { SqliteCommits } from "./sqliteCommits.js";
import { rememberStatements } from "./statements.js";
import { CannotOpen } from "./store.js";

export interface SqliteOptions {
  readonly dataDir: string;
  readonly durability: Durability;
}

/** Nobody else has the file open; whoever looks into it with another program is soon done. */
const BUSY_MILLIS = 1000;

/** So many pages, 16 MB, are written before they are carried over into the file. */
const CHECKPOINT_PAGES = 4000;
const CACHE_KILOBYTES = 16_000;

export function openSqlite({ dataDir, durability }: SqliteOptions): Database {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new CannotOpen(`the data folder ${dataDir} cannot be made: ${words(error)}`);
  }
  const lock = lockFolder(dataDir);
  try {
    const path = join(dataDir, "inkognito.db");
    // Seeds of running games and the signing key are in it: a new file is nobody else's to read.
    if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
    return open(path, durability, lock);
  } catch (error) {
    lock.release();
    throw new CannotOpen(`the data in ${dataDir} cannot be opened: ${words(error)}`);
  }
}

function open(path: string, durability: Durability, lock: Lock): Database {
  const file = connect(path, durability);
  const writer = overFile(file);
  const commits = new SqliteCommits(file);
  const reader = overFile(connect(path, durability));
  return {
    dialect: "sqlite",
    reader,
    transaction: (work) =>
      writer.connection().execute(async (db) => {
        // A rollback that failed with its disk is made up for here.
        if (file.inTransaction) await sql`rollback`.execute(db);
        await sql`begin immediate`.execute(db);
        try {
          const result = await work(db);
          await sql`commit`.execute(db);
          return result;
        } catch (error) {
          // Out of space, SQLite may have rolled back by itself.
          if (file.inTransaction) await sql`rollback`.execute(db);
          throw error;
        }
      }),
    commitAll: async (_, together) => commits.commit(together),
    isTrouble,
    isRace: () => false,
    close: async () => {
      await reader.destroy();
      await writer.destroy();
      lock.release();
    },
  };
}

function connect(path: string, durability: Durability): Libsql.Database {
  const file = new Libsql(path);
  file.pragma(`busy_timeout = ${BUSY_MILLIS}`);
  file.pragma("journal_mode = wal");
  file.pragma(`synchronous = ${durability === "full" ? "full" : "normal"}`);
  file.pragma("foreign_keys = on");
  // Fewer, larger ways from the log to the file, and the tables being played stay in memory.
  file.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  file.pragma(`cache_size = ${-CACHE_KILOBYTES}`);
  return file;
}

function overFile(file: Libsql.Database): Db {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: rememberStatements(file) }) });
}

/** Mistakes in what is asked; everything else SQLite complains about is the disk or the file. */
const OURS = /^SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE|TOOBIG|AUTH)/;

function isTrouble(error: unknown): boolean {
  return error instanceof Libsql.SqliteError && !OURS.test(error.code);
}

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));
