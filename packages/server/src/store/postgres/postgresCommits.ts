import type { TableId } from "@inkognito/protocol";
import { sql } from "kysely";
import {
  type Before,
  CommitRows,
  chairsAt,
  judgeCommit,
  Quotas,
  quotaKey,
  quotasOf,
  type Rows,
  requestKey,
  tableRow,
} from "../sql/commitRows.js";
import { formatHeads, headsOf } from "../sql/logHeads.js";
import type { Db, TableColumns } from "../sql/schema.js";
import type { Commit, Committed, Quota } from "../store.js";

/** The row of a table before the batch. */
type StoredRow = NonNullable<ReturnType<Before>>;

/** What the database says of a batch of commits before any of them. */
interface Known {
  readonly stored: ReadonlyMap<TableId, StoredRow>;
  /** The keys of requests that were done. */
  readonly done: ReadonlySet<string>;
  /** Tables that another process has just created. */
  readonly taken: ReadonlySet<TableId>;
  readonly quotas: Quotas | null;
}

/** Every statement is a round trip: a few statements do for all commits together. */
export async function commitToPostgres(
  db: Db,
  commits: readonly Commit[],
): Promise<readonly Committed[]> {
  // Before any table is locked: all processes lock in the same order.
  const quotas = await countedFor(db, commits);
  const stored = await storedRows(db, [...new Set(commits.map(({ table }) => table))]);
  const done = await doneBefore(db, commits);
  const { made, taken } = await claim(db, commits, stored);
  const { answers, rows } = judgeAll(commits, { stored, done, taken, quotas });
  await write(db, rows);
  const written = new Set(rows.tables.map(({ id }) => id));
  await unclaim(
    db,
    made.filter((id) => !written.has(id)),
  );
  return answers;
}

/**
 * Decides commit after commit as if each came alone, and says what is to be written for all of them.
 * One that has lost its race or was done before leaves no trace.
 */
function judgeAll(
  commits: readonly Commit[],
  { stored, done: before, taken, quotas }: Known,
): { readonly answers: readonly Committed[]; readonly rows: Rows } {
  const now = new Map<TableId, number>();
  const done = new Set(before);
  const accepted = new CommitRows();
  const answers = commits.map((commit) => {
    const { table, request } = commit;
    const key = request === null ? null : requestKey(table, request);
    const version = now.get(table) ?? stored.get(table)?.version ?? 0;
    const isDone = key !== null && done.has(key);
    const answer =
      !isDone && taken.has(table) ? "conflict" : judgeCommit(commit, version, isDone, quotas);
    if (answer === "done") {
      accepted.add(commit);
      quotas?.add(commit);
      now.set(table, version + 1);
      if (key !== null) done.add(key);
    }
    return answer;
  });
  return { answers, rows: accepted.all((table) => stored.get(table) ?? null) };
}

/**
 * Who counts the same things waits here until the commits before are durable or refused, whichever
 * process they come from. Null: there is nothing to count, as for all moves.
 */
async function countedFor(db: Db, commits: readonly Commit[]): Promise<Quotas | null> {
  const asked = quotasOf(commits);
  if (asked.length === 0) return null;
  for (const quota of asked) {
    const key = quotaKey(quota);
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  }
  const quotas = new Quotas();
  for (const quota of asked) quotas.count(quota, await tablesCountedFor(db, quota));
  return quotas;
}

async function tablesCountedFor(db: Db, { of, key }: Quota): Promise<readonly TableId[]> {
  const tables = db.selectFrom("game_table").select("game_table.id");
  const query =
    of === "chair"
      ? tables
          .innerJoin("chair", "chair.table_id", "game_table.id")
          .where("chair.player", "=", key)
          .where("game_table.open", "=", 1)
      : tables.where(of === "listedBy" ? "listed_by" : "listed_from", "=", key);
  return (await query.execute()).map(({ id }) => id);
}

/** The tables as they are, kept from others until the end of the transaction. */
async function storedRows(db: Db, ids: readonly TableId[]): Promise<Map<TableId, StoredRow>> {
  const rows = await db
    .selectFrom("game_table")
    .select([
      ...(["id", "version", "wake", "listed_at", "open", "summary", "awaited"] as const),
      ...(["players", "listed_by", "listed_from", "heads"] as const),
    ])
    .where("id", "in", ids)
    // All processes lock in the same order, so there is no deadlock.
    .orderBy("id")
    .forUpdate()
    .execute();
  const stored = new Map(rows.map((standing) => [standing.id, standing]));
  for (const standing of rows) {
    if (standing.heads !== null) continue;
    stored.set(standing.id, { ...standing, heads: await olderHeads(db, standing) });
  }
  return stored;
}

/** Of a table that was last written when there were no checksums. Null: its logs have gaps. */
async function olderHeads(
  db: Db,
  { id, summary }: Pick<TableColumns, "id" | "summary">,
): Promise<string | null> {
  const log = await db
    .selectFrom("table_event")
    .select(["no", "at", "event"])
    .where("table_id", "=", id)
    .orderBy("no")
    .execute();
  const games = await db
    .selectFrom("game_event")
    .select(["game", "no", "event"])
    .where("table_id", "=", id)
    .orderBy("game")
    .orderBy("no")
    .execute();
  try {
    return formatHeads(headsOf(summary, log, games));
  } catch {
    return null;
  }
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
  before: ReadonlyMap<TableId, StoredRow>,
): Promise<{ readonly made: readonly TableId[]; readonly taken: ReadonlySet<TableId> }> {
  const fresh = new Map<TableId, TableColumns>();
  for (const commit of commits) {
    const { table, expected, row } = commit;
    if (expected === 0 && row.lasting !== null && !before.has(table) && !fresh.has(table)) {
      fresh.set(table, { ...tableRow(commit, row.lasting, null, null), heads: null });
    }
  }
  if (fresh.size === 0) return { made: [], taken: new Set() };
  const rows = await db
    .insertInto("game_table")
    .values([...fresh.values()].sort((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  const made = rows.map(({ id }) => id);
  for (const id of made) fresh.delete(id);
  return { made, taken: new Set(fresh.keys()) };
}

/** What was made for a commit that is refused after all leaves no trace. */
async function unclaim(db: Db, ids: readonly TableId[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("game_table").where("id", "in", ids).execute();
}

/** All columns of a table but its id. */
const CHANGED = [
  ...(["version", "wake", "clocks", "listed_at", "listed_by", "listed_from", "open"] as const),
  ...(["summary", "awaited", "players", "at", "heads"] as const),
] as const satisfies readonly (keyof TableColumns)[];

async function write(db: Db, rows: Rows): Promise<void> {
  if (rows.tables.length === 0) return;
  await db
    .insertInto("game_table")
    .values(rows.tables)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((set) =>
          Object.fromEntries(CHANGED.map((column) => [column, set.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
  await writeChairs(db, rows.reseated);
  for (const part of parts(rows.seated)) {
    await db
      .insertInto("ever_seated")
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
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
