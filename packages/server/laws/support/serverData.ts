import { rmSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import pg from "pg";
import { SqliteCommits } from "../../src/store/sqlite/sqliteCommits.js";
import { newFolder } from "../../src/testing/server.js";
import { ask } from "./postgres.js";

/** The columns that the laws read; PostgreSQL returns its numbers as text. */
export type Row = Readonly<
  Partial<
    Record<
      "version" | "no" | "at" | "event" | "game" | "seed" | "player" | "id" | "clocks" | "wake",
      unknown
    >
  >
>;

/** Asks the database directly, past the server. */
export type Query = (text: string) => Promise<readonly Row[]> | readonly Row[];

/** Where a server stores its data, and how to read them past the server. */
export interface ServerData {
  /** The server's settings for it. */
  readonly env: Readonly<Record<string, string>>;
  /** All queries of `work` see the data of one moment, whatever the server writes meanwhile. */
  read<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Changes the data while no server runs. */
  change(text: string): Promise<void>;
  remove(): Promise<void>;
}

/** A SQLite file in a folder of its own. */
export const fileData = (dataDir = newFolder("law")): ServerData => ({
  env: { INKOGNITO_DATA: dataDir },
  // On a copy, with the journal written into its tables, as a server does at its start.
  read: async (work) => {
    const folder = newFolder("copy");
    try {
      const copy = join(folder, "inkognito.db");
      await withFile(join(dataDir, "inkognito.db"), (file) => file.exec(`vacuum into '${copy}'`), {
        readonly: true,
      });
      return await withFile(copy, (file) => {
        file.exec("begin");
        new SqliteCommits(file).settle();
        return work((text) => file.prepare(text).all() as Row[]);
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  change: (text) =>
    withFile(join(dataDir, "inkognito.db"), (file) => {
      file.exec("begin");
      // The next server would write what is in the journal over the change.
      new SqliteCommits(file).settle();
      file.exec(text);
      file.exec("commit");
    }),
  remove: async () => rmSync(dataDir, { recursive: true, force: true }),
});

async function withFile<T>(
  path: string,
  work: (file: Libsql.Database) => T | Promise<T>,
  options?: Libsql.Options,
): Promise<T> {
  const file = new Libsql(path, options);
  try {
    return await work(file);
  } finally {
    file.close();
  }
}

/** A database that the caller creates and drops. */
export const postgresData = (databaseUrl: string): ServerData => ({
  env: { DATABASE_URL: databaseUrl },
  read: async (work) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query("begin isolation level repeatable read read only");
      // The first query sets the moment.
      await client.query("select no from table_event limit 1");
      return await work(async (text) => (await client.query(text)).rows);
    } finally {
      await client.end();
    }
  },
  change: async (text) => void (await ask(databaseUrl, text)),
  remove: async () => {},
});
