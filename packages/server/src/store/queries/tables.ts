import type { PlayerId, StampedEvent, TableId } from "@inkognito/protocol";
import { sql } from "kysely";
import type { Millis } from "../../time/time.js";
import {
  afterGame,
  afterLog,
  checkHead,
  checkSummary,
  NO_EVENTS,
  parseHeads,
} from "../sql/logHeads.js";
import type { Db, Query, TableColumns, TableEventColumns } from "../sql/schema.js";
import {
  checkTable,
  type DamagedListing,
  DamagedTable,
  hashOf,
  type Listed,
  type RequestKey,
} from "../store.js";

/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const MOST_IDS = 10_000;

type StoredEvent = Pick<TableEventColumns, "no" | "at" | "event">;

interface StoredLog {
  readonly version: number;
  readonly clocks: string;
  readonly events: readonly StoredEvent[];
}

/**
 * One statement, so that log and version are of the same moment. The log of a table that exists is
 * never empty, but a join says so only to who knows. Throws `DamagedTable` if the log is not as it was
 * written, or part of it is known to be lost.
 */
async function readLog(db: Db, id: TableId): Promise<StoredLog | null> {
  const rows = await db
    .selectFrom("game_table")
    .leftJoin("table_event", "table_event.table_id", "game_table.id")
    .leftJoin("damaged_table", "damaged_table.table_id", "game_table.id")
    .select(["version", "clocks", "heads", "why", "no", "table_event.at", "event"])
    // Once is enough: a log may be long.
    .select(sql<string | null>`case when no = 1 then summary end`.as("summary"))
    .where("game_table.id", "=", id)
    .orderBy("no")
    .execute();
  const [first] = rows;
  const why = first === undefined ? await whyDamaged(db, id) : first.why;
  if (why !== null) throw new DamagedTable(id, why);
  if (first === undefined) return null;
  const { version, clocks, summary, heads } = first;
  const events = rows.flatMap(({ no, at, event }) =>
    no === null || at === null || event === null ? [] : [{ no, at, event }],
  );
  checkTable(id, () => {
    const head = events.reduce(afterLog, NO_EVENTS);
    if (heads !== null) checkHead("its log", head, parseHeads(heads).log);
    if (summary !== null) checkSummary(summary, heads);
  });
  return { version, clocks, events };
}

const parseEvents = (id: TableId, events: readonly StoredEvent[]): readonly StampedEvent[] =>
  checkTable(id, () => events.map(({ event, ...each }) => ({ ...each, event: JSON.parse(event) })));

export const table: Query<"table"> = async (db, id) => {
  const found = await readLog(db, id);
  if (found === null) return null;
  const { version, clocks, events } = found;
  return { version, clocks, log: parseEvents(id, events) };
};

export const logWithoutTalk: Query<"logWithoutTalk"> = async (db, id) => {
  const { events = [] } = (await readLog(db, id)) ?? {};
  // All of it is read for its checksum, but not parsed: chat can be most of it.
  return parseEvents(
    id,
    events.filter(({ event }) => !event.includes('"type":"said"')),
  );
};

/** Its very first commit may have been lost. */
async function whyDamaged(db: Db, id: TableId): Promise<string | null> {
  const row = await db
    .selectFrom("damaged_table")
    .select("why")
    .where("table_id", "=", id)
    .executeTakeFirst();
  return row?.why ?? null;
}

/** Tables that lost something when the store was opened, and stay so until the operator has decided. */
export async function damagedTables(
  db: Db,
): Promise<readonly { readonly table: TableId; readonly why: string }[]> {
  return db
    .selectFrom("damaged_table")
    .select(["table_id as table", "why"])
    .orderBy("table_id")
    .execute();
}

export const version: Query<"version"> = async (db, id) => {
  const row = await db
    .selectFrom("game_table")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.version ?? null;
};

const LISTED = ["game_table.id", "summary", "awaited", "game_table.at", "heads"] as const;

export const summary: Query<"summary"> = async (db, id) => {
  const row = await db
    .selectFrom("game_table")
    .select(LISTED)
    .where("id", "=", id)
    .executeTakeFirst();
  const found = row === undefined ? null : listedOf(row);
  if (found !== null && "damage" in found) throw new DamagedTable(id, found.damage);
  return found;
};

export const versions: Query<"versions"> = async (db, ids) => {
  const found: { readonly table: TableId; readonly version: number }[] = [];
  for (let i = 0; i < ids.length; i += MOST_IDS) {
    const rows = await db
      .selectFrom("game_table")
      .select(["id as table", "version"])
      .where("id", "in", ids.slice(i, i + MOST_IDS))
      .execute();
    found.push(...rows);
  }
  return found;
};

export const gameEvents: Query<"gameEvents"> = async (db, tableId, game) => {
  const rows = await db
    .selectFrom("game_table")
    .leftJoin("game_event", (join) =>
      join.onRef("game_event.table_id", "=", "game_table.id").on("game_event.game", "=", game),
    )
    .select(["heads", "no", "event"])
    .where("game_table.id", "=", tableId)
    .orderBy("no")
    .execute();
  const heads = rows[0]?.heads ?? null;
  const stored = rows.flatMap(({ no, event }) =>
    no === null || event === null ? [] : [{ no, event }],
  );
  return checkTable(tableId, () => {
    const head = stored.reduce((at, { no, event }) => afterGame(at, no, event), NO_EVENTS);
    const written = heads === null ? head : parseHeads(heads).games.get(game);
    checkHead(`game ${game}`, head, written ?? NO_EVENTS);
    return stored.flatMap(({ event }) => event.split("\n"));
  });
};

export const seed: Query<"seed"> = async (db, tableId, game) => {
  const row = await db
    .selectFrom("seed")
    .select("seed")
    .where("table_id", "=", tableId)
    .where("game", "=", game)
    .executeTakeFirst();
  return row?.seed ?? null;
};

export const wasDone: Query<"wasDone"> = async (db, tableId, player, id) => {
  const row = await db
    .selectFrom("request")
    .select("id")
    .where("table_id", "=", tableId)
    .where("id", "=", id)
    .where("player", "=", player)
    .executeTakeFirst();
  return row !== undefined;
};

export const wakesQuery = (db: Db, until: Millis, most: number) =>
  db
    .selectFrom("game_table")
    .select(["id as table", "wake"])
    .where("wake", "is not", null)
    .where("wake", "<=", until)
    .orderBy("wake")
    .orderBy("id")
    .limit(most)
    .$narrowType<{ wake: Millis }>();

export const wakes: Query<"wakes"> = async (db, until, most) =>
  wakesQuery(db, until, most).execute();

export const listedQuery = (db: Db, most: number) =>
  db
    .selectFrom("game_table")
    .select(LISTED)
    .where("listed_at", "is not", null)
    .orderBy("listed_at", "desc")
    .orderBy("id", "desc")
    .limit(most);

export const listed: Query<"listed"> = async (db, most) =>
  (await listedQuery(db, most).execute()).map(listedOf);

function listedOf({
  id: table,
  summary,
  awaited,
  at,
  heads,
}: Pick<TableColumns, "id" | "summary" | "awaited" | "at" | "heads">): Listed | DamagedListing {
  try {
    checkSummary(summary, heads);
  } catch (error) {
    return { table, damage: error instanceof Error ? error.message : String(error) };
  }
  return { table, summary, awaited: awaited?.split(" ").filter(Boolean) ?? null, at };
}

export const tablesOfQuery = (db: Db, player: PlayerId, most: number) =>
  db
    .selectFrom("chair")
    .innerJoin("game_table", "game_table.id", "chair.table_id")
    .select(LISTED)
    .where("chair.player", "=", player)
    .orderBy("game_table.open", "desc")
    .orderBy("game_table.at", "desc")
    .orderBy("game_table.id", "desc")
    .limit(most);

export const tablesOf: Query<"tablesOf"> = async (db, player, most) =>
  (await tablesOfQuery(db, player, most).execute()).map(listedOf);

/** False: it was done before. Of two processes at once, the second waits for the first, and loses. */
async function isNew(db: Db, tableId: TableId, { player, id }: RequestKey): Promise<boolean> {
  const made = await db
    .insertInto("request")
    .values({ table_id: tableId, id, player })
    .onConflict((conflict) => conflict.columns(["table_id", "id", "player"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export const setInvitation: Query<"setInvitation"> = async (db, tableId, invited, request) => {
  if (request !== null && !(await isNew(db, tableId, request))) return false;
  const { key: secret, until } = invited;
  const key = hashOf(secret);
  await db
    .insertInto("invitation")
    .values({ table_id: tableId, key, until, secret })
    .onConflict((conflict) => conflict.column("table_id").doUpdateSet({ key, until, secret }))
    .execute();
  return true;
};

export const invitation: Query<"invitation"> = async (db, tableId, now) => {
  const row = await db
    .selectFrom("invitation")
    .select("secret")
    .where("table_id", "=", tableId)
    .where("until", ">", now)
    .executeTakeFirst();
  return row?.secret ?? null;
};

export const tableByInvitation: Query<"tableByInvitation"> = async (db, secret, now) => {
  const row = await db
    .selectFrom("invitation")
    .select("table_id")
    .where("key", "=", hashOf(secret))
    .where("until", ">", now)
    .executeTakeFirst();
  return row?.table_id ?? null;
};
