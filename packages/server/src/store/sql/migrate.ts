import { sql } from "kysely";
import { CannotOpen } from "../store.js";
import type { Database } from "./database.js";
import { DIALECTS, MIGRATIONS, type Migration } from "./migrations.js";
import type { Db } from "./schema.js";

/** Any number, the same for every process: only one of them changes the schema at a time. */
const SCHEMA_LOCK = 0x1_4b06_7170;

/**
 * Brings the database up to this program's version, one transaction a step. Kysely's `Migrator` is not
 * used: on SQLite it runs steps without a transaction, so a crash would leave half of one, and it
 * keeps its list in tables of its own, while databases in use have theirs in `migration`.
 */
export async function migrate(
  database: Pick<Database, "dialect" | "transaction">,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  let number = await database.transaction((db) => ready(db, database.dialect));
  if (number > migrations.length) {
    throw new CannotOpen(
      `the data was written by a newer version of this program (its schema is ${number}, ours is ${migrations.length})`,
    );
  }
  while (number < migrations.length) {
    number = await database.transaction((db) => step(db, database.dialect, migrations));
  }
}

/** Makes the list of what was done if there is none, and says how far it goes. */
async function ready(db: Db, dialect: Database["dialect"]): Promise<number> {
  await alone(db, dialect);
  await db.schema
    .createTable("migration")
    .ifNotExists()
    .addColumn("number", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .execute();
  return current(db);
}

async function step(
  db: Db,
  dialect: Database["dialect"],
  migrations: readonly Migration[],
): Promise<number> {
  await alone(db, dialect);
  // Another process may have taken this step while this one waited.
  const number = await current(db);
  const next = migrations[number];
  if (next === undefined) return number;
  for (const statement of next.statements(DIALECTS[dialect])) await sql.raw(statement).execute(db);
  await db
    .insertInto("migration")
    .values({ number: number + 1, name: next.name })
    .execute();
  if (next.breaks === true) {
    await db
      .updateTable("lowest_schema")
      .set({ number: number + 1 })
      .execute();
  }
  return number + 1;
}

/**
 * Has a newer program changed the data in a way that one with so many steps must not go on with? Each
 * process on a shared database asks, because another one may have been upgraded while it runs.
 */
export async function isOutdated(db: Db, steps = MIGRATIONS.length): Promise<boolean> {
  const { number } = await db
    .selectFrom("lowest_schema")
    .select("number")
    .executeTakeFirstOrThrow();
  return number > steps;
}

/** Until the end of the transaction, no other process changes the schema. */
export async function alone(db: Db, dialect: Database["dialect"]): Promise<void> {
  if (dialect === "postgres") await sql`select pg_advisory_xact_lock(${SCHEMA_LOCK})`.execute(db);
}

/** How many steps have been taken. */
async function current(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom("migration")
    .select((select) => select.fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
