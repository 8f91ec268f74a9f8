import type { Durability } from "./durability.js";
import type { Store } from "./store.js";
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
  // The SQL of a file is its thread's business: only who needs it here waits for it to be loaded.
  const { openPostgresStore } = await import("./postgresStore.js");
  return openPostgresStore({ databaseUrl, durability });
}
