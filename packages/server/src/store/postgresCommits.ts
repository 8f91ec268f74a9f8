import type { TableId } from "@inkognito/protocol";
import { sql } from "kysely";
import { chairsAt, judgeAll, type Rows, requestKey, type Standing, tableRow } from "./commits.js";
import type { Db, TableColumns } from "./schema.js";
import type { Commit, Committed } from "./store.js";

/** Every statement is a way to the database and back: a few for all commits together. */
export async function commitToPostgres(
  db: Db,
  commits: readonly Commit[],
): Promise<readonly Committed[]> {
  const standings = await standingsOf(db, [...new Set(commits.map(({ table }) => table))]);
  const done = await doneBefore(db, commits);
  const taken = await claim(db, commits, standings);
  const { answers, rows } = judgeAll(commits, { standings, done, taken });
  await write(db, rows);
  return answers;
}

/** The tables as they are, kept from others until the end of the transaction. */
async function standingsOf(db: Db, ids: readonly TableId[]): Promise<Map<TableId, Standing>> {
  const rows = await db
    .selectFrom("game_table")
    .select(["id", "version", "players"])
    .where("id", "in", ids)
    // All take them in the same order: nobody waits for somebody who waits.
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

async function doneBefore(db: Db, commits: readonly Commit[]): Promise<ReadonlySet<string>> {
  const asked = commits.flatMap(({ table, request }) =>
    request === null ? [] : [{ table, id: request.id }],
  );
  if (asked.length === 0) return new Set();
  // Pairs: asked for every id at every table, a hundred requests would be looked up ten thousand times.
  const pairs = asked.map(({ table, id }) => sql`(${table}, ${id})`);
  const rows = await db
    .selectFrom("request")
    .selectAll()
    .where(sql<boolean>`(table_id, id) in (values ${sql.join(pairs)})`)
    .execute();
  return new Set(rows.map((row) => requestKey(row.table_id, row)));
}

/** A table that does not exist cannot be kept from others, so it is made first; who is late loses. */
async function claim(
  db: Db,
  commits: readonly Commit[],
  before: ReadonlyMap<TableId, Standing>,
): Promise<ReadonlySet<TableId>> {
  const fresh = new Map<TableId, TableColumns>();
  for (const commit of commits) {
    const { table, expected } = commit;
    if (expected === 0 && !before.has(table) && !fresh.has(table)) {
      fresh.set(table, tableRow(commit));
    }
  }
  if (fresh.size === 0) return new Set();
  const made = await db
    .insertInto("game_table")
    .values([...fresh.values()].sort((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  for (const { id } of made) fresh.delete(id);
  return new Set(fresh.keys());
}

async function write(db: Db, rows: Rows): Promise<void> {
  if (rows.tables.size === 0) return;
  await db
    .insertInto("game_table")
    .values([...rows.tables.values()])
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((set) => ({
        version: set.ref("excluded.version"),
        wake: set.ref("excluded.wake"),
        clocks: set.ref("excluded.clocks"),
        listed_at: set.ref("excluded.listed_at"),
        open: set.ref("excluded.open"),
        summary: set.ref("excluded.summary"),
        players: set.ref("excluded.players"),
        at: set.ref("excluded.at"),
      })),
    )
    .execute();
  await writeChairs(db, rows.reseated);
  for (const part of parts(rows.table_event)) {
    await db.insertInto("table_event").values(part).execute();
  }
  for (const part of parts(rows.said)) await db.insertInto("said").values(part).execute();
  for (const part of parts(rows.game_event)) {
    await db.insertInto("game_event").values(part).execute();
  }
  for (const part of parts(rows.seed)) await db.insertInto("seed").values(part).execute();
  for (const part of parts(rows.request)) await db.insertInto("request").values(part).execute();
}

async function writeChairs(db: Db, tables: readonly TableColumns[]): Promise<void> {
  if (tables.length === 0) return;
  const ids = tables.map(({ id }) => id);
  await db.deleteFrom("chair").where("table_id", "in", ids).execute();
  for (const part of parts(chairsAt(tables))) await db.insertInto("chair").values(part).execute();
}

/** A statement takes 65,535 values. */
const MOST_ROWS = 1000;

function* parts<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < rows.length; i += MOST_ROWS) yield rows.slice(i, i + MOST_ROWS);
}
