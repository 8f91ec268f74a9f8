import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CompiledQuery, Kysely, SqliteDialect, sql } from "kysely";
import Libsql from "libsql";
import type { StoreEnv } from "../app/openStore.js";
import { openPostgres } from "../store/postgres/postgresDatabase.js";
import type { Database } from "../store/sql/database.js";
import { alone, migrate } from "../store/sql/migrate.js";
import { MIGRATIONS } from "../store/sql/migrations.js";
import type { Db, Schema } from "../store/sql/schema.js";
import { lockFolder } from "../store/sqlite/lock.js";
import { syncFolder } from "./backupFile.js";
import { BackupError, type Content, type Rows, TABLES } from "./content.js";

/** Writes all of it, or nothing; only where there are no data yet. */
export const restoreInto = ({ dataDir, databaseUrl }: StoreEnv, content: Content): Promise<void> =>
  databaseUrl === null ? intoFile(dataDir, content) : intoPostgres(databaseUrl, content);

/** Under another name until all of it is there. */
async function intoFile(dataDir: string, content: Content): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  const path = join(dataDir, "inkognito.db");
  const fresh = `${path}.restored`;
  try {
    const found = ["", "-wal"].find((end) => existsSync(`${path}${end}`));
    if (found !== undefined) {
      throw new BackupError(
        `${path}${found} is there already: restore into an empty folder, or move the old files away`,
      );
    }
    for (const end of ["", "-journal"]) rmSync(`${fresh}${end}`, { force: true });
    closeSync(openSync(fresh, "wx", 0o600));
    await fill(fresh, content);
    renameSync(fresh, path);
    await syncFolder(dataDir);
  } finally {
    for (const end of ["", "-journal"]) rmSync(`${fresh}${end}`, { force: true });
    lock.release();
  }
}

async function fill(path: string, content: Content): Promise<void> {
  const file = new Libsql(path);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
  try {
    file.pragma("synchronous = full");
    file.pragma("foreign_keys = on");
    await db.connection().execute(async (connection) => {
      file.exec("begin immediate");
      await load(connection, "sqlite", content);
      file.exec("commit");
    });
  } finally {
    await db.destroy();
  }
}

async function intoPostgres(databaseUrl: string, content: Content): Promise<void> {
  const database = openPostgres({ databaseUrl, connections: 2 });
  try {
    await database.transaction(async (db) => {
      // A server that starts now waits until everything is there.
      await alone(db, "postgres");
      await refuseTables(db);
      await load(db, "postgres", content);
    });
  } catch (error) {
    if (!database.isTrouble(error)) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(`the database cannot be written: ${why}`);
  } finally {
    await database.close();
  }
}

async function refuseTables(db: Db): Promise<void> {
  const names = sql.join([...TABLES, "migration"]);
  const { rows } = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name in (${names}) limit 1`.execute(db);
  if (rows.length === 0) return;
  throw new BackupError("the database already contains a site: restore into an empty database");
}

/** In one transaction. The columns are those of the version that made the backup, until the end. */
async function load(db: Db, dialect: Database["dialect"], content: Content): Promise<void> {
  const database = { dialect, transaction: <T>(work: (db: Db) => Promise<T>) => work(db) };
  await migrate(database, MIGRATIONS.slice(0, content.schema));
  let last: string | null = null;
  for await (const each of content.rows) {
    // Some migrations put a row into their table.
    if (each.table !== last) await sql`delete from ${sql.table(each.table)}`.execute(db);
    last = each.table;
    await insert(db, dialect, each);
  }
  await migrate(database);
}

/** SQLite takes 32,766 values in a statement. */
const MOST_VALUES = 30_000;

/** Written out, because a query builder needs most of the time for so many values. */
async function insert(
  db: Db,
  dialect: Database["dialect"],
  { table, columns, rows }: Rows,
): Promise<void> {
  const most = Math.floor(MOST_VALUES / columns.length);
  const names = columns.map((column) => `"${column}"`).join(", ");
  for (let at = 0; at < rows.length; at += most) {
    const values = rows.slice(at, at + most).flat();
    const places = values.map((_, i) => (dialect === "postgres" ? `$${i + 1}` : "?"));
    const tuples = places.map((place, i) => {
      const column = i % columns.length;
      return `${column === 0 ? "(" : ""}${place}${column === columns.length - 1 ? ")" : ""}`;
    });
    const text = `insert into "${table}" (${names}) values ${tuples.join(",")}`;
    await db.executeQuery(CompiledQuery.raw(text, values));
  }
}
