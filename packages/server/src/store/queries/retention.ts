import { type SqlBool, sql } from "kysely";
import type { Millis } from "../../time/time.js";
import type { Db, Query } from "../sql/schema.js";

/** The rows of a table that do not go with its row in `game_table` by themselves. */
const LOGS = ["table_event", "said", "game_event", "seed", "request", "damaged_table"] as const;

export const sawPlayer: Query<"sawPlayer"> = async (db, id, now) => {
  await db
    .updateTable("player")
    .set({ seen: now })
    .where("id", "=", id)
    .where((where) => where.or([where("seen", "is", null), where("seen", "<", now)]))
    .execute();
};

export const unseenPlayers: Query<"unseenPlayers"> = async (db, before, most, now) => {
  // Guests of a version that did not count: from now on it is counted.
  await db.updateTable("player").set({ seen: now }).where("seen", "is", null).execute();
  const rows = await db
    .selectFrom("player")
    .select("id")
    .where("seen", "<", before)
    .orderBy("seen")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** The number stands in the statement itself: a query with a value to fill in does not get the index. */
export const closedQuery = (db: Db, before: Millis, most: number) =>
  db
    .selectFrom("game_table")
    .select("id")
    .where(sql<SqlBool>`open = 0`)
    .where("at", "<", before)
    .orderBy("at")
    .orderBy("id")
    .limit(most);

export const deleteClosedTables: Query<"deleteClosedTables"> = async (db, before, most) => {
  const ids = (await closedQuery(db, before, most).execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  for (const each of LOGS) await db.deleteFrom(each).where("table_id", "in", ids).execute();
  // Chairs, the link and notes go with it.
  await db.deleteFrom("game_table").where("id", "in", ids).execute();
  return ids;
};
