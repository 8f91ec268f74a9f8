import type { PlayerId, TableId, TableSummary } from "@inkognito/protocol";
import type { EndedGame } from "../../../record/endedRecord.js";
import type { Store } from "../../../store/store.js";
import type { Time } from "../../../time/time.js";
import { type Credentials, storedAccess } from "../../rules/table/access.js";
import { endOfGame, startOfGame } from "../../rules/table/gamesInLog.js";
import { horizonOf } from "../../rules/table/horizon.js";
import { parseSummary, type ReadSummary } from "../../rules/table/summary.js";
import type { DamagedTables } from "../cache/damagedTables.js";
import { sealedSeed } from "../cache/loadTable.js";
import { isWelcome } from "./access.js";
import { listsFor, type TableLists, withHostNames } from "./lobby.js";

/** Reads tables for visitors, from the store and without loading them. */
export class TableQueries {
  readonly #store: Store;
  readonly #time: Time;
  readonly #damaged: DamagedTables;

  constructor(store: Store, time: Time, damaged: DamagedTables) {
    this.#store = store;
    this.#time = time;
    this.#damaged = damaged;
  }

  /** For GET /api/tables. */
  lists(player: PlayerId | null): Promise<TableLists> {
    return listsFor(this.#store, player);
  }

  /** The table of an invitation; null: there is none, it has expired, or not for this player. */
  async invited(key: string, player: PlayerId | null): Promise<TableSummary | null> {
    const table = await this.#store.tableByInvitation(key, this.#time.now());
    return table === null ? null : this.#summary(table, { player, key });
  }

  /** A listed table, for any visitor; null: none, or not listed. */
  async listedTable(table: TableId): Promise<TableSummary | null> {
    const summary = await this.#summary(table, { player: null, key: null });
    return summary?.phase === "closed" ? null : summary;
  }

  async #summary(table: TableId, visitor: Credentials): Promise<TableSummary | null> {
    const found = await this.find(table, visitor);
    if (found === null) return null;
    const [summary] = await withHostNames(this.#store, [found], visitor.player);
    return summary ?? null;
  }

  /**
   * Null: there is no such table, or not for this visitor. Any visitor may ask this of any table, so
   * its log is not read and its game not replayed.
   */
  async find(table: TableId, visitor: Credentials): Promise<ReadSummary | null> {
    const row = await this.#store.summary(table);
    if (row === null) return null;
    const found = parseSummary(row);
    const access = storedAccess(found.stored);
    return (await isWelcome(this.#store, table, access, visitor, this.#time.now())) ? found : null;
  }

  /**
   * Null: no such table or game, not ended, or not for this visitor: the difference is not told. A game
   * that was broken off keeps its secrets.
   */
  async endedGame(visitor: Credentials, table: TableId, game: number): Promise<EndedGame | null> {
    if ((await this.find(table, visitor)) === null) return null;
    const log = await this.#damaged.watch(this.#store.logWithoutTalk(table));
    if (game <= horizonOf(log, visitor.player).games) return null;
    const started = startOfGame(log, game);
    const ended = endOfGame(log, game);
    if (started === null || ended === null) return null;
    const [seed, events] = await this.#damaged.watch(
      Promise.all([sealedSeed(this.#store, table, log, game), this.#store.gameEvents(table, game)]),
    );
    const { config, seats } = started;
    return { table, game, config, seats, seed, match: ended.match, events };
  }
}
