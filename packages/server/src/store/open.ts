import type { Database } from "./database.js";
import type { Durability } from "./durability.js";
import { migrate } from "./migrate.js";
import { openNotices } from "./notices.js";
import { openPostgres } from "./postgres.js";
import { sqlStore } from "./sqlStore.js";
import { CannotOpen, type Store } from "./store.js";
import { openThreadStore } from "./threadStore.js";

export interface StoreEnv {
  /** The folder of the SQLite file, made if need be; not used with a database elsewhere. */
  readonly dataDir: string;
  /** PostgreSQL; null: the SQLite file. */
  readonly databaseUrl: string | null;
  readonly durability: Durability;
}

/** Throws `CannotOpen` with a clear line if the data is in use, too new or out of reach. */
export async function openStore({ dataDir, databaseUrl, durability }: StoreEnv): Promise<Store> {
  if (databaseUrl === null) return openThreadStore({ dataDir, durability });
  return openPostgresStore(databaseUrl, openPostgres({ databaseUrl, durability }));
}

async function openPostgresStore(databaseUrl: string, database: Database): Promise<Store> {
  try {
    await migrate(database);
    return sqlStore(database, await openNotices(databaseUrl));
  } catch (error) {
    await database.close();
    if (error instanceof CannotOpen) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new CannotOpen(`the database of DATABASE_URL cannot be used: ${why}`);
  }
}
