import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { Kysely, SqliteDialect } from "kysely";
import Libsql from "libsql";
import { Checkpoints } from "./checkpoints.js";
import type { Database } from "./database.js";
import type { Durability } from "./durability.js";
import { type Lock, lockFolder } from "./lock.js";
import { peek } from "./peek.js";
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

/** Waiting for the disk costs the same for hundreds of changes as for one. */
const TOGETHER = 500;

/** With so many pages, 128 MB, in its log SQLite itself carries them over, should nobody else do it. */
const CHECKPOINT_PAGES = 32_000;
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
  const checkpoints = new Checkpoints(path, () => carryOver(file, "passive"));
  const looking = connect(path, durability);
  const reader = overFile(looking);
  /** Commits of the transaction that is open. */
  let count = 0;
  return {
    dialect: "sqlite",
    together: TOGETHER,
    reader,
    get isBehind() {
      return commits.isBehind;
    },
    transaction: (work) =>
      writer.connection().execute(async (db) => {
        // A rollback that failed with its disk is made up for here.
        if (file.inTransaction) file.exec("rollback");
        file.exec("begin immediate");
        count = 0;
        try {
          const result = await work(db);
          file.exec("commit");
          checkpoints.wrote(count);
          return result;
        } catch (error) {
          commits.forget();
          // Out of space, SQLite may have rolled back by itself.
          if (file.inTransaction) file.exec("rollback");
          throw error;
        }
      }),
    commitAll: async (_, together) => {
      count += together.length;
      return commits.commit(together);
    },
    settle: () => commits.settle(),
    peek: (read) => peek(looking, () => read(reader)),
    scrub: () => carryOver(file, "truncate"),
    isTrouble,
    isRace: () => false,
    close: async () => {
      await checkpoints.close();
      await reader.destroy();
      await writer.destroy();
      lock.release();
    },
  };
}

/** Next to nothing, once a thread has done the rest. */
function carryOver(file: Libsql.Database, how: "passive" | "truncate"): void {
  if (file.inTransaction) return;
  try {
    file.pragma(`wal_checkpoint(${how})`);
  } catch {
    // A full disk, of which the next commit will tell.
  }
}

function connect(path: string, durability: Durability): Libsql.Database {
  const file = new Libsql(path);
  file.pragma(`busy_timeout = ${BUSY_MILLIS}`);
  file.pragma("journal_mode = wal");
  file.pragma(`synchronous = ${durability === "full" ? "full" : "normal"}`);
  file.pragma("foreign_keys = on");
  file.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  // Otherwise what is deleted stays in the file until something else needs the space.
  file.pragma("secure_delete = on");
  // The tables being played stay in memory.
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
