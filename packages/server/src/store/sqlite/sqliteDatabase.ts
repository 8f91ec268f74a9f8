import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import Libsql from "libsql";
import type { Database } from "../sql/database.js";
import type { Db, Schema } from "../sql/schema.js";
import { CannotOpen } from "../store.js";
import { Checkpoints, WalCheckpoint } from "./checkpoints.js";
import { inspectFiles, keepDamagedWal } from "./inspectFiles.js";
import { type Lock, lockFolder } from "./lock.js";
import { readWithJournal } from "./readWithJournal.js";
import { SqliteCommits } from "./sqliteCommits.js";

export interface SqliteOptions {
  readonly dataDir: string;
  /** Go on with what can be read, though something that was promised is missing. */
  readonly recover?: boolean;
  /** How long no write may run before the log goes into the file; for tests. */
  readonly idleMillis?: number;
}

/** No other server has the file open; another program that reads it is soon done. */
const BUSY_MILLIS = 1000;

/** Waiting for the disk costs the same for hundreds of changes as for one. */
const TOGETHER = 500;

/** With this many pages (128 MB) in its log, SQLite itself makes a checkpoint. */
const CHECKPOINT_PAGES = 32_000;
const CACHE_KILOBYTES = 16_000;

export const WHAT_TO_DO =
  "restore a backup of all files, or start once with INKOGNITO_RECOVER=1 to serve what can be read";

export function openSqlite(options: SqliteOptions): Database {
  const { dataDir } = options;
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new CannotOpen(`the data folder ${dataDir} cannot be made: ${messageOf(error)}`);
  }
  const lock = lockFolder(dataDir);
  try {
    const path = join(dataDir, "inkognito.db");
    const remarks = inspect(path, options);
    if (!existsSync(path)) create(path);
    return open(path, options, lock, remarks);
  } catch (error) {
    lock.release();
    throw new CannotOpen(`the data in ${dataDir} cannot be opened: ${messageOf(error)}`);
  }
}

/** What is strange about the files; throws if something that was promised is missing there. */
function inspect(path: string, { recover = false }: SqliteOptions): readonly string[] {
  const { damage, isUsable, remarks } = inspectFiles(path);
  if (damage === null) return remarks;
  if (!isUsable) {
    throw new Error(`${damage}; restore a backup of all files, or move them away to begin anew`);
  }
  if (!recover) throw new Error(`${damage}; ${WHAT_TO_DO}`);
  keepDamagedWal(path);
  return [...remarks, damage];
}

/**
 * Under another name until it is a database, so that an empty file is one that was damaged. Seeds of
 * running games and the signing key are in it, so only its owner may read it.
 */
function create(path: string): void {
  const fresh = `${path}.new`;
  rmSync(fresh, { force: true });
  closeSync(openSync(fresh, "a", 0o600));
  connect(fresh).close();
  renameSync(fresh, path);
}

function open(
  path: string,
  { idleMillis, recover = false }: SqliteOptions,
  lock: Lock,
  found: readonly string[],
): Database {
  const file = connect(path);
  const remarks = [...found, ...verify(file, recover)];
  const wal = new WalCheckpoint(file);
  const writer = overFile(file);
  const commits = new SqliteCommits(file, { recover });
  const health = new FileHealth();
  const checkpoints = new Checkpoints(path, {
    finish: () => void wal.carryOver(),
    idle: () => {
      markJournal(file, commits);
      return wal.carryOver();
    },
    ...(idleMillis === undefined ? {} : { idleMillis }),
  });
  const looking = connect(path);
  const reader = overFile(looking);
  /** Commits of the transaction that is open. */
  let count = 0;
  return {
    dialect: "sqlite",
    together: TOGETHER,
    reader,
    get remarks() {
      return [...remarks, ...commits.remarks];
    },
    check: () => health.check(),
    get hasPending() {
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
          // There is space again: what the log took of it is given back first.
          if (wal.isTooLong) wal.carryOver();
          return result;
        } catch (error) {
          commits.forget();
          // Out of space, SQLite may have rolled back by itself.
          if (file.inTransaction) file.exec("rollback");
          if (isFull(error)) {
            wal.ranOut();
            checkpoints.awaitIdle();
          }
          throw error;
        }
      }),
    commitAll: async (_, together) => {
      count += together.length;
      return commits.commit(together);
    },
    settle: () => commits.settle(),
    readWithJournal: (read) => readWithJournal(looking, () => read(reader)),
    checkpoint: () => void wal.carryOver(),
    scrub: () => void wal.carryOver("truncate"),
    isTrouble: (error) => health.isTrouble(error),
    isRace: () => false,
    close: async () => {
      try {
        await checkpoints.close();
        await reader.destroy();
        await writer.destroy();
      } finally {
        lock.release();
      }
    },
  };
}

function connect(path: string): Libsql.Database {
  const file = new Libsql(path);
  file.pragma(`busy_timeout = ${BUSY_MILLIS}`);
  file.pragma("journal_mode = wal");
  file.pragma("synchronous = full");
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

/** Files up to this size are checked completely at the start, which takes about 1 s. */
const MOST_VERIFIED = 1_000_000_000;

/** SQLite's own look at the structure of the file; what is in it has checksums of ours. */
function verify(file: Libsql.Database, recover: boolean): readonly string[] {
  const [size] = file.pragma("page_count") as { readonly page_count: number }[];
  const [page] = file.pragma("page_size") as { readonly page_size: number }[];
  if ((size?.page_count ?? 0) * (page?.page_size ?? 0) > MOST_VERIFIED) return [];
  const found = file.pragma("quick_check(1)") as { readonly quick_check: string }[];
  const [first = ""] = found.map((row) => row.quick_check.replaceAll("\n", " "));
  if (first === "ok") return [];
  const damage = `inkognito.db is damaged: ${first}`;
  if (!recover) throw new Error(`${damage}; ${WHAT_TO_DO}`);
  return [damage];
}

/** Called while no write runs. */
function markJournal(file: Libsql.Database, commits: SqliteCommits): void {
  if (file.inTransaction) return;
  try {
    file.exec("begin immediate");
    commits.mark();
    file.exec("commit");
  } catch {
    commits.forget();
    if (file.inTransaction) file.exec("rollback");
  }
}

/** Mistakes in what is asked; everything else SQLite complains about is the disk or the file. */
const OURS = /^SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE|TOOBIG|AUTH)/;
const DAMAGE = /^SQLITE_(?:CORRUPT|NOTADB)/;

/** Remembers that the file was found to be damaged, even if most of it can still be read. */
class FileHealth {
  #damage: unknown = null;

  isTrouble(error: unknown): boolean {
    if (!(error instanceof Libsql.SqliteError)) return false;
    if (DAMAGE.test(error.code)) this.#damage ??= error;
    return !OURS.test(error.code);
  }

  check(): void {
    if (this.#damage !== null) throw this.#damage;
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Libsql.SqliteError && /^SQLITE_(?:FULL|IOERR)/.test(error.code);

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const MOST_REMEMBERED = 200;
/** Longer ones insert many rows and hardly come again in the same length. */
const LONGEST_REMEMBERED = 1500;

/** Prepares each statement once: the same few come over and over. */
function rememberStatements(file: Libsql.Database): SqliteDatabase {
  const remembered = new Map<string, SqliteStatement>();
  return {
    prepare: (text) => {
      const known = remembered.get(text);
      if (known !== undefined) return known;
      const statement = prepare(file, text);
      if (text.length <= LONGEST_REMEMBERED) {
        if (remembered.size === MOST_REMEMBERED) remembered.clear();
        remembered.set(text, statement);
      }
      return statement;
    },
    close: () => {
      remembered.clear();
      file.close();
    },
  };
}

function prepare(file: Libsql.Database, text: string): SqliteStatement {
  const statement = file.prepare(text);
  return {
    reader: statement.reader,
    all: (parameters) => statement.all([...parameters]),
    run: (parameters) => statement.run([...parameters]),
    iterate: (parameters) => statement.iterate([...parameters]),
  };
}
