import type { PeerNotices } from "../../peers/peerNotices.js";
import * as notes from "../queries/notes.js";
import * as people from "../queries/people.js";
import * as retention from "../queries/retention.js";
import { databaseTime, keepTime, keptTime, moveTimes, signingKey } from "../queries/site.js";
import * as tables from "../queries/tables.js";
import type { Database } from "../sql/database.js";
import { isOutdated } from "../sql/migrate.js";
import type { Db } from "../sql/schema.js";
import { trouble, Writer } from "../sql/writer.js";
import type { Store } from "../store.js";
import { deletePlayer, exportPlayer, tablesEver } from "./playerData.js";

/** The one implementation of the store, over either database. `notices`: null without other processes. */
export function sqlStore(database: Database, notices: PeerNotices | null = null): Store {
  const writer = new Writer(database, ({ table, expected }) =>
    notices?.announceChange(table, expected + 1),
  );

  type Work<A extends readonly unknown[], T> = (db: Db, ...args: A) => Promise<T>;
  const write =
    <A extends readonly unknown[], T>(work: Work<A, T>) =>
    (...args: A): Promise<T> =>
      writer.work((db) => work(db, ...args));
  const reading =
    (read: <T>(work: (db: Db) => Promise<T>) => Promise<T>) =>
    <A extends readonly unknown[], T>(work: Work<A, T>) =>
    async (...args: A): Promise<T> => {
      try {
        return await read((db) => work(db, ...args));
      } catch (error) {
        throw database.isTrouble(error) ? trouble(error) : error;
      }
    };
  /** Reads what commits do not change, so nothing of it is pending. */
  const read = reading((work) => work(database.reader));
  const readTables = reading((work) => writer.read(work));

  let closed: Promise<void> | null = null;
  const end = async (): Promise<void> => {
    await writer.idle();
    // On a full disk pending commits stay in the journal, where they are durable.
    if (database.hasPending) await writer.settled().catch(() => undefined);
    await notices?.close();
    await database.close();
  };

  return {
    createPlayer: write(people.createPlayer),
    playerByToken: read(people.playerByToken),
    players: read(people.players),
    changePlayer: write(people.changePlayer),
    countTokens: read(people.countTokens),
    knownTokens: read(people.knownTokens),
    removeToken: write(people.removeToken),
    keepOnlyToken: write(people.keepOnlyToken),
    setRecovery: write(people.setRecovery),
    addMovingCode: write(people.addMovingCode),
    redeem: write(people.redeem),
    setRelation: async (player, other, relation) => {
      const tables = await writer.work(async (db) => {
        await people.setRelation(db, player, other, relation);
        return relation === "blocked" ? people.tablesAt(db, player) : [];
      });
      // The blocked player may be watching there, in another process.
      for (const { table, version } of tables) notices?.announceChange(table, version);
    },
    relations: read(people.relations),
    isBlocked: read(people.isBlocked),
    sawPlayer: write(retention.sawPlayer),
    unseenPlayers: write(retention.unseenPlayers),
    tablesEver: readTables(tablesEver),
    exportPlayer: readTables(exportPlayer),
    deletePlayer: async (id) => {
      const changed = await writer.work((db) => deletePlayer(db, id));
      database.scrub();
      for (const { table, version } of changed) notices?.announceChange(table, version);
    },

    commit: (commit) => writer.commit(commit),
    table: readTables(tables.table),
    version: readTables(tables.version),
    summary: readTables(tables.summary),
    logWithoutTalk: readTables(tables.logWithoutTalk),
    versions: readTables(tables.versions),
    gameEvents: readTables(tables.gameEvents),
    seed: readTables(tables.seed),
    wasDone: readTables(tables.wasDone),
    wakes: readTables(tables.wakes),
    listed: readTables(tables.listed),
    tablesOf: readTables(tables.tablesOf),
    deleteClosedTables: async (before, most) => {
      const deleted = await writer.work((db) => retention.deleteClosedTables(db, before, most));
      if (deleted.length > 0) database.scrub();
      return deleted;
    },

    setInvitation: write(tables.setInvitation),
    invitation: read(tables.invitation),
    tableByInvitation: read(tables.tableByInvitation),
    setNotes: write(notes.setNotes),
    wasNoted: readTables(notes.wasNoted),
    notes: read(notes.notes),

    databaseTime: database.dialect === "postgres" ? read(databaseTime) : async () => null,
    keptTime: read(keptTime),
    keepTime: write(keepTime),
    moveTimes: write(moveTimes),

    signingKey: write(signingKey),
    onForeignChange: (listener) => notices?.onForeignChange(listener),
    sendToPeers: (message) => notices?.send(message),
    onPeerMessage: (listener) => notices?.onMessage(listener),
    isOutdated: read((db) => isOutdated(db)),
    onLost: () => {},
    damage: readTables(async (db) => ({
      remarks: database.remarks,
      tables: await tables.damagedTables(db),
    })),
    check: async () => {
      await writer.work(beat);
      try {
        database.check();
      } catch (error) {
        throw trouble(error);
      }
    },
    close: () => {
      closed ??= end();
      return closed;
    },
  };
}

/** Reading would not show that the disk is full. */
async function beat(db: Db): Promise<void> {
  await db
    .updateTable("pulse")
    .set((set) => ({ beat: set("beat", "+", 1) }))
    .where("id", "=", 1)
    .execute();
}
