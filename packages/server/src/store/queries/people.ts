import type { PlayerId, TableId } from "@inkognito/protocol";
import type { Millis } from "../../time/time.js";
import type { Db, Query } from "../sql/schema.js";
import { type Hash, requireHash } from "../store.js";

export const createPlayer: Query<"createPlayer"> = async (db, player, token) => {
  const { id, name, language, created } = player;
  await db.insertInto("player").values({ id, name, language, created, seen: created }).execute();
  await addToken(db, id, token);
};

export const playerByToken: Query<"playerByToken"> = async (db, token) => {
  const player = await db
    .selectFrom("token")
    .innerJoin("player", "player.id", "token.player")
    .select(["id", "name", "language", "created"])
    .where("token.hash", "=", token)
    .executeTakeFirst();
  return player ?? null;
};

export const players: Query<"players"> = async (db, ids) => {
  if (ids.length === 0) return [];
  return db
    .selectFrom("player")
    .select(["id", "name", "language", "created"])
    .where("id", "in", ids)
    .execute();
};

export const changePlayer: Query<"changePlayer"> = async (db, id, { name, language }) => {
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(language === undefined ? {} : { language }),
  };
  if (Object.keys(change).length === 0) return;
  await db.updateTable("player").set(change).where("id", "=", id).execute();
};

async function addToken(db: Db, player: PlayerId, hash: Hash): Promise<void> {
  await db
    .insertInto("token")
    .values({ hash: requireHash(hash), player })
    .execute();
}

export const countTokens: Query<"countTokens"> = async (db, player) => {
  const { count } = await db
    .selectFrom("token")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("player", "=", player)
    .executeTakeFirstOrThrow();
  return count;
};

export const knownTokens: Query<"knownTokens"> = async (db, hashes) => {
  if (hashes.length === 0) return [];
  const known = await db.selectFrom("token").select("hash").where("hash", "in", hashes).execute();
  return known.map(({ hash }) => hash);
};

export const removeToken: Query<"removeToken"> = async (db, hash) => {
  await db.deleteFrom("token").where("hash", "=", hash).execute();
};

export const keepOnlyToken: Query<"keepOnlyToken"> = async (db, player, hash) => {
  // These updates wait for concurrent writers, in the order of redeeming: codes, then tokens. So a code that
  // is being redeemed has become a token by then, and of two browsers that shut out each other the
  // second one finds that it is gone.
  await db.updateTable("moving_code").set({ player }).where("player", "=", player).execute();
  const all = await db
    .updateTable("token")
    .set({ player })
    .where("player", "=", player)
    .returning("hash")
    .execute();
  if (!all.some((each) => each.hash === hash)) return false;
  await db.deleteFrom("moving_code").where("player", "=", player).execute();
  await db.deleteFrom("token").where("player", "=", player).where("hash", "!=", hash).execute();
  return true;
};

export const setRecovery: Query<"setRecovery"> = async (db, player, code) => {
  const hash = requireHash(code);
  await db
    .insertInto("recovery_code")
    .values({ player, hash })
    .onConflict((conflict) => conflict.column("player").doUpdateSet({ hash }))
    .execute();
};

export const addMovingCode: Query<"addMovingCode"> = async (db, player, code, until) => {
  await db
    .insertInto("moving_code")
    .values({ hash: requireHash(code), player, until })
    .execute();
};

export const redeem: Query<"redeem"> = async (db, code, now, token) => {
  const player = await ownerOf(db, code, now);
  if (player !== null) await addToken(db, player, token);
  return player;
};

async function ownerOf(db: Db, code: Hash, now: Millis): Promise<PlayerId | null> {
  // Late ones first, so that whatever is found works; deleting decides who of two was first.
  await db.deleteFrom("moving_code").where("until", "<=", now).execute();
  const moving = await db
    .deleteFrom("moving_code")
    .where("hash", "=", code)
    .returning("player")
    .executeTakeFirst();
  if (moving !== undefined) return moving.player;
  const recovery = await db
    .selectFrom("recovery_code")
    .select("player")
    .where("hash", "=", code)
    .executeTakeFirst();
  return recovery?.player ?? null;
}

export const setRelation: Query<"setRelation"> = async (db, player, other, relation) => {
  if (relation === "none") {
    await db
      .deleteFrom("relation")
      .where("player", "=", player)
      .where("other", "=", other)
      .execute();
    return;
  }
  await db
    .insertInto("relation")
    .values({ player, other, relation })
    .onConflict((conflict) => conflict.columns(["player", "other"]).doUpdateSet({ relation }))
    .execute();
};

/** The open tables where this person sits, as they are now. */
export async function tablesAt(
  db: Db,
  player: PlayerId,
): Promise<readonly { readonly table: TableId; readonly version: number }[]> {
  return db
    .selectFrom("chair")
    .innerJoin("game_table", "game_table.id", "chair.table_id")
    .select(["game_table.id as table", "game_table.version"])
    .where("chair.player", "=", player)
    .where("game_table.open", "=", 1)
    .execute();
}

export const relations: Query<"relations"> = async (db, player) => {
  return db
    .selectFrom("relation")
    .select(["other as player", "relation"])
    .where("player", "=", player)
    .execute();
};

export const isBlocked: Query<"isBlocked"> = async (db, by, player) => {
  if (by.length === 0) return false;
  const found = await db
    .selectFrom("relation")
    .select("player")
    .where("player", "in", by)
    .where("other", "=", player)
    .where("relation", "=", "blocked")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
