import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import Libsql from "libsql";
import pg from "pg";
import type { StoreEnv } from "../app/openStore.js";
import { connectionOptions, NUMBER_TYPES } from "../store/postgres/postgresDatabase.js";
import { MIGRATIONS } from "../store/sql/migrations.js";
import { JournalGap } from "../store/sqlite/journal.js";
import { InUse } from "../store/sqlite/lock.js";
import { readWithJournal } from "../store/sqlite/readWithJournal.js";
import { openSqlite } from "../store/sqlite/sqliteDatabase.js";
import { BackupError, type Content, type Row, type Rows, TABLES, type Value } from "./content.js";

/** So many rows at a time. */
const TOGETHER = 1000;
/** The server may just be starting. */
const BUSY_MILLIS = 5000;

/** Reads all data as they are at one moment, while servers go on writing. */
export function readSnapshot<T>(
  { dataDir, databaseUrl }: StoreEnv,
  read: (content: Content) => Promise<T>,
): Promise<T> {
  return databaseUrl === null ? readFile(dataDir, read) : readPostgres(databaseUrl, read);
}

/** The same of a SQLite file that no server uses. Refuses if one does. */
export async function readUnused<T>(
  dataDir: string,
  read: (content: Content) => Promise<T>,
): Promise<T> {
  const path = join(dataDir, "inkognito.db");
  if (![path, `${path}-wal`].some(existsSync)) {
    throw new BackupError(`there are no data in ${dataDir}`);
  }
  // Looks for damage, and keeps servers away until the end.
  const database = openSqlite({ dataDir });
  try {
    return await readSqlite(path, read);
  } finally {
    await database.close();
  }
}

async function readFile<T>(dataDir: string, read: (content: Content) => Promise<T>): Promise<T> {
  try {
    return await readUnused(dataDir, read);
  } catch (error) {
    if (!(error instanceof InUse)) throw error;
    return readSqlite(join(dataDir, "inkognito.db"), read);
  }
}

/**
 * Beside the server: a transaction that only reads sees the last commit before it, and keeps no writer
 * waiting. Commits that are in the journal only are put in their place in memory (ADR 6).
 */
async function readSqlite<T>(path: string, read: (content: Content) => Promise<T>): Promise<T> {
  const file = new Libsql(path, { readonly: true });
  try {
    file.pragma(`busy_timeout = ${BUSY_MILLIS}`);
    // Inside of a transaction it cannot be set any more.
    file.pragma("temp_store = memory");
    file.exec("begin");
    const [row] = file.prepare("select max(number) as number from migration").all([]);
    const schema = checkSchema((row as { readonly number: number }).number);
    return await readWithJournal(file, () => read({ schema, rows: rowsOfFile(file) }));
  } catch (error) {
    if (!(error instanceof Libsql.SqliteError) && !(error instanceof JournalGap)) throw error;
    throw new BackupError(`the data in ${dirname(path)} cannot be read: ${error.message}`);
  } finally {
    file.close();
  }
}

async function* rowsOfFile(file: Libsql.Database): AsyncGenerator<Rows> {
  for (const table of TABLES) {
    const info = file.prepare(`select name from pragma_table_info('${table}', 'main')`).all([]);
    const columns = (info as { readonly name: string }[]).map(({ name }) => name);
    const found = file
      .prepare(`select ${columns.join(", ")} from ${table}`)
      .raw()
      .iterate([]);
    let rows: Row[] = [];
    for (const row of found as unknown as Iterable<Row>) {
      rows.push(row);
      if (rows.length < TOGETHER) continue;
      yield { table, columns, rows };
      rows = [];
    }
    if (rows.length > 0) yield { table, columns, rows };
  }
}

async function readPostgres<T>(
  databaseUrl: string,
  read: (content: Content) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connectionOptions(databaseUrl), types: NUMBER_TYPES });
  // It says so to those who wait for an answer as well.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("begin isolation level repeatable read read only");
    const found = await client.query("select max(number) as number from migration");
    const schema = checkSchema((found.rows[0] as { readonly number: number }).number);
    return await read({ schema, rows: rowsOfPostgres(client) });
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) && !isConnection(error)) throw error;
    throw new BackupError(`the database of DATABASE_URL cannot be read: ${error.message}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function* rowsOfPostgres(client: pg.Client): AsyncGenerator<Rows> {
  for (const table of TABLES) {
    await client.query(`declare content no scroll cursor for select * from ${table}`);
    for (;;) {
      const text = `fetch ${TOGETHER} from content`;
      const { fields, rows } = await client.query<Value[]>({ text, rowMode: "array" });
      if (rows.length === 0) break;
      yield { table, columns: fields.map(({ name }) => name), rows };
    }
    await client.query("close content");
  }
}

const isConnection = (error: unknown): error is Error =>
  error instanceof Error &&
  (("code" in error && /^E[A-Z]+$/.test(String(error.code))) ||
    error.message.startsWith("Connection terminated"));

function checkSchema(number: number): number {
  const ours = MIGRATIONS.length;
  if (number === ours) return number;
  const [age, what] =
    number > ours
      ? ["a newer", "use that one"]
      : ["an older", "use that one, or start the server once"];
  throw new BackupError(
    `the data are of ${age} version of this program (their schema is ${number}, ours is ${ours}): ${what}`,
  );
}
