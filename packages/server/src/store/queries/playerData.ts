import type { PlayerId, TableEvent, TableId } from "@inkognito/protocol";
import { sql } from "kysely";
import {
  afterLog,
  checkSummary,
  formatHeads,
  type Head,
  type Heads,
  NO_EVENTS,
  parseHeads,
} from "../sql/logHeads.js";
import type { Db, Query } from "../sql/schema.js";

/** All stored data of a player. Codes and tokens are hashes of no use to them: only their number. */
export const exportPlayer: Query<"exportPlayer"> = async (db, id) => {
  const player = await db.selectFrom("player").selectAll().where("id", "=", id).executeTakeFirst();
  if (player === undefined) return null;
  const tokens = await db.selectFrom("token").select("hash").where("player", "=", id).execute();
  const recovery = await db
    .selectFrom("recovery_code")
    .select("hash")
    .where("player", "=", id)
    .executeTakeFirst();
  const moving = await db
    .selectFrom("moving_code")
    .select("until")
    .where("player", "=", id)
    .orderBy("until")
    .execute();
  const relations = await db
    .selectFrom("relation")
    .select(["other as player", "relation"])
    .where("player", "=", id)
    .orderBy("other")
    .execute();
  const tables = await db
    .selectFrom("chair")
    .innerJoin("game_table", "game_table.id", "chair.table_id")
    .select(["game_table.id as table", "game_table.at", "game_table.summary", "heads"])
    .where("chair.player", "=", id)
    .orderBy("game_table.id")
    .execute();
  const notes = await db
    .selectFrom("note")
    .select(["table_id as table", "game", "text"])
    .where("player", "=", id)
    .orderBy("table_id")
    .orderBy("game")
    .execute();
  return {
    player,
    browsers: tokens.length,
    hasRecoveryCode: recovery !== undefined,
    movingCodes: moving,
    relations,
    tables: tables.map(({ heads, ...row }) => ({
      ...row,
      summary: unlessDamaged(() => {
        checkSummary(row.summary, heads);
        return JSON.parse(row.summary);
      }),
    })),
    notes: notes.map((row) => ({ ...row, text: unlessDamaged(() => JSON.parse(row.text)) })),
    said: await saidBy(db, id),
  };
};

/** Null: it is not as it was written. All else of a player is to be had without it. */
function unlessDamaged<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

export const tablesEver: Query<"tablesEver"> = async (db, player) => {
  const rows = await db
    .selectFrom("ever_seated")
    .select("table_id")
    .where("player", "=", player)
    .orderBy("table_id")
    .execute();
  return rows.map(({ table_id }) => table_id);
};

/** Returns the tables whose log has changed. */
export async function deletePlayer(db: Db, id: PlayerId) {
  // Tokens, codes and own relations go with the player.
  await db.deleteFrom("player").where("id", "=", id).execute();
  await db.deleteFrom("relation").where("other", "=", id).execute();
  await db.deleteFrom("note").where("player", "=", id).execute();
  await leaveChairs(db, id);
  return blankMessages(db, id);
}

/** Blanks their chat messages in the logs, and updates the checksums of logs that were undamaged. */
async function blankMessages(
  db: Db,
  id: PlayerId,
): Promise<readonly { readonly table: TableId; readonly version: number }[]> {
  const messages = db.selectFrom("said").select(["table_id", "no"]).where("player", "=", id);
  // A process that still has the messages in memory loses its next race, and loads again. This comes first:
  // no commit of another process comes between what follows.
  const changed = await db
    .updateTable("game_table")
    .set((set) => ({ version: set("version", "+", 1) }))
    .where("id", "in", messages.clearSelect().select("table_id"))
    .returning(["id as table", "version", "heads"])
    .execute();
  if (changed.length === 0) return [];
  const tables = changed.map(({ table }) => table);
  const right: Written[] = [];
  for (const { table, heads } of changed) right.push(...(await rightHeads(db, table, heads)));
  await db
    .updateTable("table_event")
    .set({ event: JSON.stringify({ type: "said", player: id, text: "" } satisfies TableEvent) })
    .where(({ eb, refTuple }) =>
      eb(refTuple("table_id", "no"), "in", messages.$asTuple("table_id", "no")),
    )
    .where("table_id", "in", tables)
    .execute();
  await db.deleteFrom("said").where("player", "=", id).where("table_id", "in", tables).execute();
  for (const written of right) await writeHead(db, written);
  return changed.map(({ table, version }) => ({ table, version }));
}

interface Written {
  readonly table: TableId;
  readonly heads: Heads;
}

/** None, if the log is not as it was written: then it stays damaged. */
async function rightHeads(
  db: Db,
  table: TableId,
  text: string | null,
): Promise<readonly Written[]> {
  const heads = text === null ? null : readHeads(text);
  if (heads === null) return [];
  return (await logHead(db, table))?.sum === heads.log.sum ? [{ table, heads }] : [];
}

/** Null: they are damaged themselves. */
const readHeads = (text: string): Heads | null => unlessDamaged(() => parseHeads(text));

async function writeHead(db: Db, { table, heads }: Written): Promise<void> {
  const log = await logHead(db, table);
  if (log === null) return;
  await db
    .updateTable("game_table")
    .set({ heads: formatHeads({ ...heads, log }) })
    .where("id", "=", table)
    .execute();
}

/** Null: it has gaps. */
async function logHead(db: Db, table: TableId): Promise<Head | null> {
  const rows = await db
    .selectFrom("table_event")
    .select(["no", "at", "event"])
    .where("table_id", "=", table)
    .orderBy("no")
    .execute();
  return unlessDamaged(() => rows.reduce(afterLog, NO_EVENTS));
}

/** A table's row says who has a chair there, too: a later commit goes by it. */
async function leaveChairs(db: Db, id: PlayerId): Promise<void> {
  const tables = db.selectFrom("chair").select("table_id").where("player", "=", id);
  await db
    .updateTable("game_table")
    .set({ players: sql<string>`trim(replace(' ' || players || ' ', ${` ${id} `}, ' '))` })
    .where("id", "in", tables)
    .execute();
  await db.deleteFrom("chair").where("player", "=", id).execute();
  await db.deleteFrom("ever_seated").where("player", "=", id).execute();
}

async function saidBy(
  db: Db,
  id: PlayerId,
): Promise<readonly { table: TableId; no: number; at: number; text: string }[]> {
  const rows = await db
    .selectFrom("said")
    .innerJoin("table_event", (join) =>
      join
        .onRef("table_event.table_id", "=", "said.table_id")
        .onRef("table_event.no", "=", "said.no"),
    )
    .select(["said.table_id as table", "said.no", "table_event.at", "table_event.event"])
    .where("said.player", "=", id)
    .orderBy("said.table_id")
    .orderBy("said.no")
    .execute();
  return rows.flatMap(({ event, ...place }) => {
    const said = unlessDamaged((): TableEvent => JSON.parse(event));
    return said?.type === "said" ? [{ ...place, text: said.text }] : [];
  });
}
