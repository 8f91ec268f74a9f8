import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Libsql from "libsql";
import { openStore } from "../../src/app/openStore.js";
import { sqlStore } from "../../src/store/queries/sqlStore.js";
import { migrate } from "../../src/store/sql/migrate.js";
import { openSqlite } from "../../src/store/sqlite/sqliteDatabase.js";
import { ask, type Postgres } from "../support/postgres.js";
import type { EmptyDatabase } from "./contract/storeContract.js";

/** A folder of its own for data. */
export function newFolder(): { readonly dataDir: string; remove(): Promise<void> } {
  const dataDir = mkdtempSync(join(tmpdir(), "inkognito-store-"));
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** As a server opens it: in its own thread. */
export async function threadDatabase(): Promise<EmptyDatabase> {
  const { dataDir, remove } = newFolder();
  const open = () => openStore({ dataDir, databaseUrl: null });
  return { open, change: changeIn(dataDir), remove };
}

const changeIn = (dataDir: string) => async (statement: string) => {
  const file = new Libsql(join(dataDir, "inkognito.db"));
  file.exec(statement);
  file.close();
};

/** The same without the thread, which takes its time to start, and without waiting for the disk. */
export async function fileDatabase(): Promise<EmptyDatabase> {
  const { dataDir, remove } = newFolder();
  const open = async () => {
    const database = openSqlite({ dataDir });
    await migrate(database);
    return sqlStore(database);
  };
  return { open, change: changeIn(dataDir), remove };
}

/** To make a database and its tables takes ten times as long as to empty one that is there. */
export function postgresDatabase(postgres: () => Postgres): () => Promise<EmptyDatabase> {
  const emptied: string[] = [];
  return async () => {
    const databaseUrl = emptied.pop() ?? (await postgres().newDatabase());
    let isChanged = false;
    return {
      open: () => openStore({ dataDir: "", databaseUrl }),
      change: async (statement) => {
        isChanged = true;
        await ask(databaseUrl, statement);
      },
      remove: async () => {
        if (isChanged) return postgres().dropDatabase(databaseUrl);
        await ask(databaseUrl, EMPTY_ALL);
        emptied.push(databaseUrl);
      },
    };
  };
}

/** A new database has rows in three of its tables, and these stay. */
const EMPTY_ALL = `do $$ declare each text; begin
  update pulse set beat = 0;
  for each in select tablename from pg_tables where schemaname = current_schema
    and tablename not in ('migration', 'pulse', 'lowest_schema')
  loop execute format('delete from %I', each); end loop; end $$`;
