import type { PlayerId, TableId } from "@inkognito/protocol";
import { sql } from "kysely";
import type { Database } from "./database.js";
import type { Db, GameEventColumns, Schema, TableColumns, TableEventColumns } from "./schema.js";
import type { Commit, Committed } from "./store.js";

/** What a table is at this moment of the transaction. */
interface Standing {
  readonly version: number;
  readonly players: string;
}

/** What the accepted commits of a batch add up to. */
interface Rows {
  /** The last of each table. */
  readonly tables: Map<TableId, TableColumns>;
  readonly table_event: TableEventColumns[];
  readonly said: Schema["said"][];
  readonly game_event: GameEventColumns[];
  readonly seed: Schema["seed"][];
  readonly request: Schema["request"][];
}

/**
 * Decides commit after commit as if each came alone, then writes what they add up to in a few
 * statements. One that has lost its race or was done before leaves no trace.
 */
export async function commitAll(
  db: Db,
  dialect: Database["dialect"],
  commits: readonly Commit[],
): Promise<readonly Committed[]> {
  const before = await standings(db, dialect, [...new Set(commits.map(({ table }) => table))]);
  const done = await doneBefore(db, commits);
  const taken = await claim(db, commits, before);

  const now = new Map(before);
  const rows: Rows = {
    tables: new Map(),
    table_event: [],
    said: [],
    game_event: [],
    seed: [],
    request: [],
  };
  const answers = commits.map((commit) => {
    const answer = judge(commit, now, done, taken);
    if (answer === "done") accept(commit, now, done, rows);
    return answer;
  });
  await write(db, rows, before);
  return answers;
}

function judge(
  { request, table, expected }: Commit,
  now: ReadonlyMap<TableId, Standing>,
  done: ReadonlySet<string>,
  taken: ReadonlySet<TableId>,
): Committed {
  if (request !== null && done.has(requestKey(table, request))) return "repeated";
  if (taken.has(table)) return "conflict";
  return (now.get(table)?.version ?? 0) === expected ? "done" : "conflict";
}

function accept(commit: Commit, now: Map<TableId, Standing>, done: Set<string>, rows: Rows): void {
  const { table, game, seed, request } = commit;
  const row = tableRow(commit);
  now.set(table, row);
  rows.tables.set(table, row);
  for (const { no, at, event } of commit.log) {
    rows.table_event.push({ table_id: table, no, at, event: JSON.stringify(event) });
    if (event.type === "said") rows.said.push({ player: event.player, table_id: table, no });
  }
  if (game !== null) {
    game.events.forEach((event, i) => {
      rows.game_event.push({ table_id: table, game: game.game, no: game.from + i, event });
    });
  }
  if (seed !== null) rows.seed.push({ table_id: table, ...seed });
  if (request !== null) {
    done.add(requestKey(table, request));
    rows.request.push({ table_id: table, id: request.id, player: request.player });
  }
}

/** No word has a space in it. */
const requestKey = (table: TableId, { player, id }: NonNullable<Commit["request"]>): string =>
  `${table} ${player} ${id}`;

function tableRow({ table, expected, at, row }: Commit): TableColumns {
  return {
    id: table,
    version: expected + 1,
    wake: row.wake,
    clocks: row.clocks,
    listed_at: row.listed && row.open ? at : null,
    open: row.open ? 1 : 0,
    summary: row.summary,
    players: [...new Set(row.players)].join(" "),
    at,
  };
}

/** The tables as they are, kept from others until the end of the transaction. */
async function standings(
  db: Db,
  dialect: Database["dialect"],
  ids: readonly TableId[],
): Promise<Map<TableId, Standing>> {
  const rows = await db
    .selectFrom("game_table")
    .select(["id", "version", "players"])
    .where("id", "in", ids)
    // All take them in the same order: nobody waits for somebody who waits.
    .orderBy("id")
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .execute();
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

async function doneBefore(db: Db, commits: readonly Commit[]): Promise<Set<string>> {
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

async function write(db: Db, rows: Rows, before: ReadonlyMap<TableId, Standing>): Promise<void> {
  const tables = [...rows.tables.values()];
  if (tables.length === 0) return;
  await db
    .insertInto("game_table")
    .values(tables)
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
  await writeChairs(
    db,
    tables.filter(({ id, players }) => (before.get(id)?.players ?? "") !== players),
  );
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
  const chairs = tables.flatMap(({ id, players }) =>
    playersIn(players).map((player) => ({ table_id: id, player })),
  );
  for (const part of parts(chairs)) await db.insertInto("chair").values(part).execute();
}

const playersIn = (players: string): readonly PlayerId[] => players.split(" ").filter(Boolean);

/** A statement takes 32,766 values in SQLite and 65,535 in PostgreSQL. */
const MOST_ROWS = 1000;

function* parts<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < rows.length; i += MOST_ROWS) yield rows.slice(i, i + MOST_ROWS);
}
