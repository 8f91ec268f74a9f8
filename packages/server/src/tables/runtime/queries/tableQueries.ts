import type { PlayerId, TableId, TableSummary } from "@inkognito/protocol";
import type { EndedGame } from "../../../record/endedRecord.js";
import {
  type DamagedListing,
  DamagedTable,
  type Listed,
  type Store,
} from "../../../store/store.js";
import type { Time } from "../../../time/time.js";
import { type Credentials, storedAccess } from "../../rules/table/access.js";
import { endOfGame, startOfGame } from "../../rules/table/gamesInLog.js";
import { horizonOf } from "../../rules/table/horizon.js";
import { parseSummary, type ReadSummary, summaryFor } from "../../rules/table/summary.js";
import type { DamagedTables } from "../cache/damagedTables.js";
import { sealedSeed } from "../cache/loadTable.js";
import { Queue } from "../queue.js";
import { isWelcome } from "./access.js";
import { type OwnGames, ownGames } from "./ownGames.js";

/** Reads tables for visitors, from the store and without loading them. */
export class TableQueries {
  /** Files replay games. One at a time: many at once would delay all other requests. */
  readonly files = new Queue();
  readonly #store: Store;
  readonly #time: Time;
  readonly #damaged: DamagedTables;

  constructor(store: Store, time: Time, damaged: DamagedTables) {
    this.#store = store;
    this.#time = time;
    this.#damaged = damaged;
  }

  /** For GET /api/tables. */
  async lists(player: PlayerId | null): Promise<TableLists> {
    const store = this.#store;
    const [open, own] = await Promise.all([
      store.listed(MOST_SEARCHED),
      player === null ? [] : store.tablesOf(player, MOST_OWN),
    ]);
    const mine = this.#undamaged(own);
    const found = this.#undamaged(open).sort((a, b) => crowdAt(b) - crowdAt(a));
    const listed = await welcoming(store, found.slice(0, MOST_LISTED), player);
    return {
      listed: await withHostNames(store, listed, player),
      mine: await withHostNames(store, mine, player),
    };
  }

  /** A damaged table is left out of lists, and reported. */
  #undamaged(rows: readonly (Listed | DamagedListing)[]): ReadSummary[] {
    return rows.flatMap((row) => {
      if (!("damage" in row)) return [parseSummary(row)];
      this.#damaged.add(new DamagedTable(row.table, row.damage));
      return [];
    });
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

  /** All games of a player. */
  ownGames(player: PlayerId): Promise<OwnGames> {
    return ownGames(this.#store, this.#damaged, player);
  }

  /** Everything that is kept about a player, as JSON; of a running game, what their seat was told. */
  exportOf(player: PlayerId): Promise<string> {
    return this.files.add(async () => {
      const kept = await this.#store.exportPlayer(player);
      if (typeof kept !== "object" || kept === null) return "null";
      return JSON.stringify({ ...kept, ...(await this.ownGames(player)) }, null, 2);
    });
  }

  async #summary(table: TableId, visitor: Credentials): Promise<TableSummary | null> {
    const found = await this.find(table, visitor);
    if (found === null) return null;
    const [summary] = await withHostNames(this.#store, [found], visitor.player);
    return summary ?? null;
  }

  /**
   * Null: there is no such table, or not for this visitor. Any visitor may ask this of any table, so
   * its log is not read and its game not replayed. Throws `DamagedTable` if its summary is damaged: that
   * says who may come in.
   */
  async find(table: TableId, visitor: Credentials): Promise<ReadSummary | null> {
    const row = await this.#damaged.watch(this.#store.summary(table));
    if (row === null) return null;
    const found = parseSummary(row);
    const looking = { store: this.#store, now: this.#time.now() };
    const access = { id: table, ...storedAccess(found.stored) };
    return (await isWelcome(looking, access, visitor)) ? found : null;
  }

  /**
   * Null: no such table or game, not ended, or not for this visitor: the difference is not told. A game
   * that was broken off keeps its secrets.
   */
  async endedGame(visitor: Credentials, table: TableId, game: number): Promise<EndedGame | null> {
    if (!(await this.#mayWatch(visitor, table, game))) return null;
    return this.sharedGame(table, game);
  }

  /** The same, without reading the game itself. */
  async hasEnded(visitor: Credentials, table: TableId, game: number): Promise<boolean> {
    if (!(await this.#mayWatch(visitor, table, game))) return false;
    const log = await this.#damaged.watch(this.#store.logWithoutTalk(table));
    return endOfGame(log, game) !== null;
  }

  async #mayWatch(visitor: Credentials, table: TableId, game: number): Promise<boolean> {
    if ((await this.find(table, visitor)) === null) return false;
    const log = await this.#damaged.watch(this.#store.logWithoutTalk(table));
    return game > horizonOf(log, visitor.player).games;
  }

  /** Which of the games it is, without reading its events; null: as `sharedGame`. */
  async sharedKind(table: TableId, game: number): Promise<TableSummary["game"] | null> {
    const log = await this.#damaged.watch(this.#store.logWithoutTalk(table));
    const started = startOfGame(log, game);
    return started === null || endOfGame(log, game) === null ? null : started.config.game;
  }

  /** For a visitor with the address of this game: whether they know the table does not matter. */
  async sharedGame(table: TableId, game: number): Promise<EndedGame | null> {
    const log = await this.#damaged.watch(this.#store.logWithoutTalk(table));
    const started = startOfGame(log, game);
    const ended = endOfGame(log, game);
    if (started === null || ended === null) return null;
    const [seed, events] = await this.#damaged.watch(
      Promise.all([
        sealedSeed(this.#store, { id: table, log }, game),
        this.#store.gameEvents(table, game),
      ]),
    );
    const { config, seats } = started;
    return { table, game, config, seats, seed, match: ended.match, events };
  }
}

const MOST_LISTED = 100;
/** The number of tables among which those with people are looked for, however many empty ones are newer. */
const MOST_SEARCHED = 300;
const MOST_OWN = 100;

export interface TableLists {
  /** The public tables. */
  readonly listed: readonly TableSummary[];
  /** The tables with a chair of the player. */
  readonly mine: readonly TableSummary[];
}

/** Tables where people meet come first, then those where one person waits; the latest first in each. */
const crowdAt = ({ stored }: ReadSummary): number => Math.min(stored.people, 2);

/** The summaries as one player gets them, with their hosts' names. */
async function withHostNames(
  store: Store,
  summaries: readonly ReadSummary[],
  player: PlayerId | null,
): Promise<readonly TableSummary[]> {
  const hosts = [...new Set(summaries.map(({ stored }) => stored.host))];
  const found = hosts.length === 0 ? [] : await store.players(hosts);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return summaries.map((each) => summaryFor(each, player, (id) => names.get(id) ?? null));
}

/** Without the tables that would not let this player in: a list must not tell that they would not. */
async function welcoming(
  store: Store,
  summaries: readonly ReadSummary[],
  player: PlayerId | null,
): Promise<readonly ReadSummary[]> {
  if (player === null) return summaries;
  const open = summaries.filter(({ stored }) => !stored.removed.includes(player));
  const everybody = [...new Set(open.flatMap(({ stored }) => stored.seated))];
  if (everybody.length === 0 || !(await store.isBlocked(everybody, player))) return open;
  const blocked = await Promise.all(
    open.map(({ stored }) => store.isBlocked(stored.seated, player)),
  );
  return open.filter((_, i) => blocked[i] !== true);
}
