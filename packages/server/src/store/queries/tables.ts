import type { PlayerId, StampedEvent, TableId } from "@inkognito/protocol";
import { sql } from "kysely";
import type { Millis } from "../../time/time.js";
import {
  afterGame,
  afterLog,
  checkHead,
  NO_EVENTS,
  parseHeads,
  summarySum,
} from "../sql/logHeads.js";
import type { Db, Query, TableColumns } from "../sql/schema.js";
import { checkTable, DamagedTable, hashOf, type RequestKey } from "../store.js";

/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const MOST_IDS = 10_000;

/**
 * One statement, so that log and version are of the same moment. The log of a table that exists is
 * never empty, but a join says so only to who knows. Throws `DamagedTable` if the log is not as it was
 * written, or part of it is known to be lost.
 */
export const table: Query<"table"> = async (db, id) => {
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
  const { version, clocks, summary } = first;
  const written = first.heads;
  const stored = rows.flatMap(({ no, at, event }) =>
    no === null || at === null || event === null ? [] : [{ no, at, event }],
  );
  return checkTable(id, () => {
    const head = stored.reduce(afterLog, NO_EVENTS);
    const heads = written === null ? null : parseHeads(written);
    if (heads !== null) checkHead("its log", head, heads.log);
    if (heads !== null && summary !== null && heads.summary !== summarySum(summary)) {
      throw new Error("its summary is not as it was written");
    }
    const log = stored.map(
      ({ no, at, event }): StampedEvent => ({ no, at, event: JSON.parse(event) }),
    );
    return { version, clocks, log };
  });
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

export const summary: Query<"summary"> = async (db, id) => {
  const row = await db
    .selectFrom("game_table")
    .select(["id as table", "summary", "awaited", "at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : listedOf(row);
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

export const logWithoutTalk: Query<"logWithoutTalk"> = async (db, id) => {
  const rows = await db
    .selectFrom("table_event")
    .select(["no", "at", "event"])
    .where("table_id", "=", id)
    .where("event", "not like", '%"type":"said"%')
    .orderBy("no")
    .execute();
  return rows.map(({ no, at, event }) => ({ no, at, event: JSON.parse(event) }));
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
    .select(["id as table", "summary", "awaited", "at"])
    .where("listed_at", "is not", null)
    .orderBy("listed_at", "desc")
    .orderBy("id", "desc")
    .limit(most);

export const listed: Query<"listed"> = async (db, most) =>
  (await listedQuery(db, most).execute()).map(listedOf);

const listedOf = <T extends Pick<TableColumns, "awaited">>(row: T) => ({
  ...row,
  awaited: row.awaited?.split(" ").filter(Boolean) ?? null,
});

export const tablesOfQuery = (db: Db, player: PlayerId, most: number) =>
  db
    .selectFrom("chair")
    .innerJoin("game_table", "game_table.id", "chair.table_id")
    .select(["game_table.id as table", "game_table.summary", "game_table.awaited", "game_table.at"])
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
