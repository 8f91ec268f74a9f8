import { join } from "node:path";
import Libsql from "libsql";
import { CannotOpen } from "./store.js";

/** The one before may be just about to end. */
const PATIENCE_MILLIS = 300;

export interface Lock {
  release(): void;
}

/**
 * One process a folder: two writers with rooms in memory would not see each other's changes. The
 * lock is SQLite's own on a file beside the data, so it ends with the process however that ends.
 */
export function lockFolder(dataDir: string): Lock {
  const path = join(dataDir, "inkognito.lock");
  let file: Libsql.Database | null = null;
  try {
    file = new Libsql(path);
    file.pragma(`busy_timeout = ${PATIENCE_MILLIS}`);
    file.pragma("journal_mode = memory");
    file.exec("begin exclusive");
  } catch (error) {
    file?.close();
    if (error instanceof Libsql.SqliteError && error.code.startsWith("SQLITE_BUSY")) {
      throw new CannotOpen(`the data in ${dataDir} is in use by another server`);
    }
    throw new CannotOpen(
      `${path} cannot be locked: ${error instanceof Error ? error.message : error}`,
    );
  }
  const held = file;
  return {
    release: () => {
      held.exec("rollback");
      held.close();
    },
  };
}
