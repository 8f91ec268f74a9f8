import { sqlStore } from "../queries/sqlStore.js";
import type { Database } from "../sql/database.js";
import { migrate } from "../sql/migrate.js";
import { CannotOpen, type Store } from "../store.js";
import { JournalGap } from "./journal.js";
import { watchFiles } from "./lock.js";
import { openSqlite, type SqliteOptions, WHAT_TO_DO } from "./sqliteDatabase.js";

/**
 * Opens the store in this thread. A server opens it in a thread of its own (`../thread`). `onReplaced` is
 * called when the files in the folder are no longer the ones that were opened.
 */
export async function openSqliteStore(
  options: SqliteOptions,
  onReplaced?: (why: string) => void,
): Promise<Store> {
  const database = openSqlite(options);
  try {
    await migrate(database);
    await settle(database);
  } catch (error) {
    await database.close().catch(() => undefined);
    if (error instanceof CannotOpen) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new CannotOpen(`the data in ${options.dataDir} cannot be opened: ${why}`);
  }
  const store = sqlStore(database);
  if (onReplaced === undefined) return store;
  const stop = watchFiles(options.dataDir, onReplaced);
  return {
    ...store,
    close: () => {
      stop();
      return store.close();
    },
  };
}

/** What the server before left in the journal and in the log is put in its place, if the disk takes it. */
async function settle(database: Database): Promise<void> {
  try {
    await database.transaction(async () => database.settle());
    database.checkpoint();
  } catch (error) {
    if (error instanceof JournalGap) throw new Error(`${error.message}; ${WHAT_TO_DO}`);
    if (!database.isTrouble(error)) throw error;
  }
}
