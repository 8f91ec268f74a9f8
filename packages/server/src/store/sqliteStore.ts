import { migrate } from "./migrate.js";
import { openSqlite, type SqliteOptions } from "./sqlite.js";
import { sqlStore } from "./sqlStore.js";
import type { Store } from "./store.js";

/** In this thread: whoever serves sockets has it opened in another one, see `thread.ts`. */
export async function openSqliteStore(options: SqliteOptions): Promise<Store> {
  const database = openSqlite(options);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return sqlStore(database);
}
