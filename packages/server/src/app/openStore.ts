import type { Store } from "../store/store.js";
import { openThreadStore } from "../store/thread/threadStore.js";

export interface StoreEnv {
  /** The folder of the SQLite file, made if need be; not used with a database elsewhere. */
  readonly dataDir: string;
  /** PostgreSQL; null: the SQLite file. */
  readonly databaseUrl: string | null;
  /** To PostgreSQL, at most. */
  readonly databaseConnections?: number;
  /** Go on with what can be read of a damaged file. */
  readonly recover?: boolean;
}

/** Throws `CannotOpen` with a clear line if the data is in use, too new or out of reach. */
export async function openStore(env: StoreEnv): Promise<Store> {
  const { dataDir, databaseUrl, databaseConnections, recover = false } = env;
  if (databaseUrl === null) return openThreadStore({ dataDir, recover });
  // The SQL of a file is its thread's business: only who needs it here waits for it to be loaded.
  const { openPostgresStore } = await import("../store/postgres/postgresDatabase.js");
  return openPostgresStore({ databaseUrl, connections: databaseConnections });
}
