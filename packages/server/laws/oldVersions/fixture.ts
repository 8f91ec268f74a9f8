import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { MessageId, PlayerId, TableId } from "@inkognito/protocol";
import pg from "pg";

export interface FixturePerson {
  readonly id: PlayerId;
  readonly cookie: string;
}

export interface FixtureTable {
  readonly id: TableId;
  /** Of the invitation that works. */
  readonly key: string;
}

export interface Acknowledged {
  readonly table: TableId;
  readonly player: PlayerId;
  readonly id: MessageId;
}

/** What the server promised whose data a fixture is. */
export interface Fixture {
  /** When it was killed. */
  readonly at: number;
  /** The number of its last migration. */
  readonly schema: number;
  readonly people: Readonly<Record<string, FixturePerson>>;
  readonly tables: Readonly<Record<string, FixtureTable>>;
  readonly acknowledged: readonly Acknowledged[];
}

/** Every version of the program that people may have data of. */
export const FIXTURES = ["2026-11", "2026-11-18"] as const;
export type FixtureName = (typeof FIXTURES)[number];

export const pathOf = (name: FixtureName, file: string): string =>
  fileURLToPath(new URL(`../../fixtures/${name}/${file}`, import.meta.url));

export const readFixture = (name: FixtureName, database: "sqlite" | "postgres"): Fixture =>
  JSON.parse(readFileSync(pathOf(name, `${database}.json`), "utf8"));

/** The files of a SQLite fixture, into this folder. */
export function copyFixture(name: FixtureName, dataDir: string): void {
  for (const file of ["inkognito.db", "inkognito.db-wal"]) {
    const packed = readFileSync(pathOf(name, `${file}.gz`));
    writeFileSync(join(dataDir, file), gunzipSync(packed), { mode: 0o600 });
  }
}

interface Dump {
  readonly schema: readonly string[];
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/** The rows of a PostgreSQL fixture, into this empty database. */
export async function loadFixture(name: FixtureName, address: string): Promise<void> {
  const packed = readFileSync(pathOf(name, "postgres.dump.json.gz"));
  const { schema, rows }: Dump = JSON.parse(gunzipSync(packed).toString("utf8"));
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    for (const statement of schema) await client.query(statement);
    await client.query("create table migration (number integer primary key, name text not null)");
    for (const [table, records] of Object.entries(rows)) {
      // Some migrations put a row into their table.
      await client.query(`delete from "${table}"`);
      await client.query(
        `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(records)],
      );
    }
  } finally {
    await client.end();
  }
}
