import type { Database } from "./database.js";
import { migrate } from "./migrate.js";
import { openSqlite, type SqliteOptions } from "./sqlite.js";
import { sqlStore } from "./sqlStore.js";
import type { Store } from "./store.js";

/** In this thread: whoever serves sockets has it opened in another one, see `thread.ts`. */
export async function openSqliteStore(options: SqliteOptions): Promise<Store> {
  const database = openSqlite(options);
  try {
    await migrate(database);
    await settle(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return sqlStore(database);
}

/** What the server before left in the journal and in the log is put in its place, if the disk takes it. */
async function settle(database: Database): Promise<void> {
  try {
    await database.transaction(async () => database.settle());
    database.carryOver();
  } catch (error) {
    if (!database.isTrouble(error)) throw error;
  }
}
