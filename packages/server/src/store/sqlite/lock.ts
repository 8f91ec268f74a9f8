import { existsSync, linkSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { CannotOpen } from "../store.js";

/** The one before may be just about to end. */
const PATIENCE_MILLIS = 300;
const LOOK_MILLIS = 1000;

/** A server has the data open. */
export class InUse extends CannotOpen {}

export interface Lock {
  release(): void;
}

/**
 * One process per folder: two servers with tables in memory would not see each other's changes. The
 * lock is SQLite's own on a file beside the data, so it ends with the process however that ends.
 */
export function lockFolder(dataDir: string): Lock {
  const path = join(dataDir, "inkognito.lock");
  const isNew = !existsSync(path);
  let file: Libsql.Database | null = null;
  try {
    file = new Libsql(path);
    file.pragma(`busy_timeout = ${PATIENCE_MILLIS}`);
    file.pragma("journal_mode = memory");
    file.exec("begin exclusive");
  } catch (error) {
    file?.close();
    if (error instanceof Libsql.SqliteError && error.code.startsWith("SQLITE_BUSY")) {
      throw new InUse(`the data in ${dataDir} is in use by another server`);
    }
    throw new CannotOpen(
      `${path} cannot be locked: ${error instanceof Error ? error.message : error}`,
    );
  }
  const locked = file;
  const release = () => {
    locked.exec("rollback");
    locked.close();
  };
  try {
    if (isNew) checkAlone(dataDir);
  } catch (error) {
    release();
    rmSync(path, { force: true });
    throw error;
  }
  return { release };
}

/**
 * There was no lock: an operator may have deleted that of a running server. A process that has the database
 * open has a lock on it, too, which is asked for under another name of the same file, so that SQLite does
 * not touch its log.
 */
function checkAlone(dataDir: string): void {
  const name = join(dataDir, "inkognito.db.alone");
  const clear = () => {
    for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(`${name}${end}`, { force: true });
  };
  let file: Libsql.Database | null = null;
  try {
    clear();
    linkSync(join(dataDir, "inkognito.db"), name);
    file = new Libsql(name);
    // Nothing is prepared: a statement that is left over would keep the lock beyond the closing.
    file.exec(`pragma busy_timeout = ${PATIENCE_MILLIS}`);
    file.exec("pragma locking_mode = exclusive");
    file.exec("select count(*) from sqlite_schema");
  } catch (error) {
    // No database yet, a file system without such names, a file that is damaged: others say so.
    if (error instanceof Libsql.SqliteError && error.code.startsWith("SQLITE_BUSY")) {
      throw new InUse(`the data in ${dataDir} is in use by another server`);
    }
  } finally {
    file?.close();
    try {
      clear();
    } catch {
      // Read-only, then there was nothing to clear.
    }
  }
}

/**
 * Checks every second whether the files are still those that were opened. An operator who deletes or
 * replaces them under a running server would not get what it stores from then on.
 */
export function watchFiles(dataDir: string, onReplaced: (why: string) => void): () => void {
  const files = ["inkognito.db", "inkognito.lock"].map((name) => {
    const path = join(dataDir, name);
    return { name, path, id: idOf(path) };
  });
  const timer = setInterval(() => {
    const replaced = files.find(({ path, id }) => idOf(path) !== id);
    if (replaced === undefined) return;
    clearInterval(timer);
    onReplaced(`${replaced.name} was deleted or replaced while the server was using it`);
  }, LOOK_MILLIS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Null: it is gone. */
function idOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}
