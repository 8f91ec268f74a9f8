import type { MessageId } from "@inkognito/protocol";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Query } from "../sql/schema.js";
import { checkTable } from "../store.js";
import * as tables from "./tables.js";

/**
 * The ids of the last notes are kept in the note itself, between spaces, so that writing costs one row
 * however often it is done. So many characters are the last forty ids at least.
 */
export const KEPT_IDS = 1500;

/** False: this id was written before, and whatever was written since stays. */
export const setNotes: Query<"setNotes"> = async (db, { table, game, player }, text, id) => {
  // Where the ids of notes were kept before they were kept here.
  if (await tables.wasDone(db, table, player, id)) return false;
  // As JSON: PostgreSQL takes no zero character, and half a pair would not come back.
  const written = JSON.stringify(text);
  const row = await db
    .insertInto("note")
    .values({ table_id: table, game, player, text: written, requests: ` ${id} ` })
    .onConflict((conflict) =>
      conflict
        .columns(["table_id", "game", "player"])
        .doUpdateSet({ text: written, requests: lastOf(sql`note.requests || ${`${id} `}`) })
        .where(sql<SqlBool>`${without(id)} = note.requests`),
    )
    .returning("player")
    .executeTakeFirst();
  return row !== undefined;
};

/** Was a note with this id written, in any game of the table? */
export const wasNoted: Query<"wasNoted"> = async (db, table, player, id) => {
  const row = await db
    .selectFrom("note")
    .select("game")
    .where("table_id", "=", table)
    .where("player", "=", player)
    .where(sql<SqlBool>`${without(id)} <> note.requests`)
    .executeTakeFirst();
  return row !== undefined || tables.wasDone(db, table, player, id);
};

export const notes: Query<"notes"> = async (db, { table, game, player }) => {
  const row = await db
    .selectFrom("note")
    .select("text")
    .where("table_id", "=", table)
    .where("game", "=", game)
    .where("player", "=", player)
    .executeTakeFirst();
  return row === undefined ? null : checkTable(table, () => JSON.parse(row.text));
};

/** Both databases compare letter by letter here; `like` does not, and knows wildcards. */
const without = (id: MessageId): RawBuilder<string> =>
  sql`replace(note.requests, ${` ${id} `}, '')`;

/** An id that is cut in two has no space before it any more, and is found no more. */
const lastOf = (ids: RawBuilder<unknown>): RawBuilder<string> =>
  sql`substr(${ids}, case when length(${ids}) > ${KEPT_IDS} then length(${ids}) - ${KEPT_IDS - 1} else 1 end)`;
