import { openPostgresNotices } from "../../peers/postgresNotices.js";
import { sqlStore } from "../queries/sqlStore.js";
import { migrate } from "../sql/migrate.js";
import { CannotOpen, type Store } from "../store.js";
import { connectionOptions, openPostgres, type PostgresOptions } from "./postgresDatabase.js";

export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const database = openPostgres(options);
  try {
    await migrate(database);
    return sqlStore(database, await openPostgresNotices(connectionOptions(options.databaseUrl)));
  } catch (error) {
    await database.close();
    if (error instanceof CannotOpen) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new CannotOpen(`the database of DATABASE_URL cannot be used: ${why}`);
  }
}
