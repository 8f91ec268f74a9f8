import { sql } from "kysely";
import type { Millis } from "../../time/time.js";
import type { Db, Query } from "../sql/schema.js";
import { formatTiming, moveTiming, parseTiming } from "../timing.js";

/** One row: there is one time for all processes on this data. */
const ONLY = 1;

export const keptTime: Query<"keptTime"> = async (db) => {
  const kept = await db
    .selectFrom("site_time")
    .select(["site", "wall"])
    .where("id", "=", ONLY)
    .executeTakeFirst();
  return kept ?? null;
};

export const keepTime: Query<"keepTime"> = async (db, { site, wall }) => {
  await db
    .insertInto("site_time")
    .values({ id: ONLY, site, wall })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ site, wall }).where("site_time.site", "<=", site),
    )
    .execute();
};

/** PostgreSQL's, to the millisecond; a file has no clock. */
export const databaseTime: Query<"databaseTime"> = async (db) => {
  const millis = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const { now } = await db.selectNoFrom(millis.as("now")).executeTakeFirstOrThrow();
  return now;
};

export const moveTimes: Query<"moveTimes"> = async (db, before, by, { site, wall }) => {
  // Of two processes that start at once the second one waits here, and finds what the first has kept.
  const { numUpdatedRows } = await db
    .updateTable("site_time")
    .set({ site, wall })
    .where("id", "=", ONLY)
    .where("site", "=", before.site)
    .where("wall", "=", before.wall)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  await moveTables(db, by);
  await db
    .updateTable("invitation")
    .set((set) => ({ until: set("until", "+", by) }))
    .execute();
  await db
    .updateTable("moving_code")
    .set((set) => ({ until: set("until", "+", by) }))
    .execute();
  // Otherwise a clock that is far ahead would make every guest one who has not come for long.
  await db
    .updateTable("player")
    .set((set) => ({ seen: set("seen", "+", by) }))
    .where("seen", "is not", null)
    .execute();
  return true;
};

async function moveTables(db: Db, by: Millis): Promise<void> {
  // What is null stays null.
  await db
    .updateTable("game_table")
    .set((set) => ({
      wake: set("wake", "+", by),
      at: set("at", "+", by),
      listed_at: set("listed_at", "+", by),
    }))
    .execute();
  const open = await db
    .selectFrom("game_table")
    .select(["id", "clocks"])
    .where("wake", "is not", null)
    .execute();
  for (const { id, clocks } of open) {
    const moved = movedClocks(clocks, by);
    if (moved === null) continue;
    await db.updateTable("game_table").set({ clocks: moved }).where("id", "=", id).execute();
  }
}

/** Null: they are damaged. The table is reported when it is loaded, and all others are served. */
function movedClocks(clocks: string, by: Millis): string | null {
  try {
    return formatTiming(moveTiming(parseTiming(clocks), by));
  } catch {
    return null;
  }
}

/** For all processes on this data: keeps this key if there is none yet, and says which one is kept: the first of many wins. */
export const signingKey: Query<"signingKey"> = async (db, candidate) => {
  await db
    .insertInto("signing_key")
    .values({ id: ONLY, secret: candidate })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { secret } = await db
    .selectFrom("signing_key")
    .select("secret")
    .where("id", "=", ONLY)
    .executeTakeFirstOrThrow();
  return secret;
};
