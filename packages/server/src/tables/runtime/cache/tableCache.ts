import type { Result } from "@inkognito/engine/core";
import type { AnyRefusal, TableId } from "@inkognito/protocol";
import type { Log, TableCounts } from "../../../monitoring/metrics.js";
import { type Commit, StorageTrouble, type Store } from "../../../store/store.js";
import type { Millis, Time } from "../../../time/time.js";
import type { Progress, Update } from "../../delivery/broadcast.js";
import { withStartGrace } from "../../rules/decide/graceAfterStart.js";
import {
  applyChange,
  type Change,
  type LoadedTable,
  tableChange,
} from "../../rules/decide/loadedTable.js";
import { tableRefusal } from "../../rules/decide/refusal.js";
import { EventTexts, type OpenGame } from "../../rules/game/game.js";
import { commitOf } from "./commitOf.js";
import type { DamagedTables } from "./damagedTables.js";
import { loadGame, loadTable } from "./loadTable.js";

/** One step that is decided, but not durable yet. */
interface Pending {
  readonly began: Millis;
  readonly after: LoadedTable;
  /** The game that another one follows by this step. */
  readonly before: OpenGame | null;
  readonly texts: EventTexts;
  readonly commit: Commit;
}

export interface TableCacheOptions {
  readonly store: Store;
  readonly time: Time;
  readonly log: Log;
  readonly counts: TableCounts;
  readonly damaged: DamagedTables;
  /** Since when this process has served without a break. */
  began(): Millis;
}

type Decided = Result<Change, AnyRefusal>;
export type Decide = (loaded: LoadedTable) => Decided | Promise<Decided>;

/** Every lost race means that another commit succeeded; this many in a row have another cause. */
const MOST_TRIES = 100;

/**
 * Keeps one table in memory as the store has it. One call at a time: the actor has a queue.
 */
export class TableCache {
  readonly #id: TableId;
  readonly #options: TableCacheOptions;
  readonly #onUpdate: (update: Update) => Promise<void> | null;
  #loaded: LoadedTable | null = null;
  #progress: Progress | null = null;
  /** Another process may have changed the table, or a commit was not answered. */
  #isStale = false;
  #isOwn = false;
  /** The grace after the start could not be stored. */
  #owesGrace = false;
  /** There was a break since the table was looked at, in which its players may not have been heard. */
  #isAfterBreak = false;

  constructor(
    id: TableId,
    options: TableCacheOptions,
    onUpdate: (update: Update) => Promise<void> | null,
  ) {
    this.#id = id;
    this.#options = options;
    this.#onUpdate = onUpdate;
  }

  /** The table if it is in memory. */
  get loaded(): LoadedTable | null {
    return this.#loaded;
  }

  /** Did this process make the last change? Otherwise another one may be serving the table. */
  get isOwn(): boolean {
    return this.#isOwn;
  }

  /** The version that was sent last. */
  get version(): number | null {
    return this.#progress?.version ?? null;
  }

  /** Frees the memory; the table can be loaded again. */
  drop(): void {
    this.#loaded = null;
  }

  /** Another process may have changed the table. */
  markStale(): void {
    this.#isStale = true;
  }

  /** Before the table is used again, awaited players get more time, as after a start. */
  afterBreak(): void {
    this.#isAfterBreak = true;
  }

  /** The present table; null: there is none. */
  async load(): Promise<LoadedTable | null> {
    return this.#fresh() ?? this.#look();
  }

  /** The table if it is in memory and not stale. */
  #fresh(): LoadedTable | null {
    if (this.#isStale || this.#loaded === null) return null;
    if (this.#isAfterBreak && this.#needsGrace(this.#loaded)) return null;
    this.#isAfterBreak = false;
    return this.#loaded;
  }

  #needsGrace(loaded: LoadedTable): boolean {
    const { began, time } = this.#options;
    return withStartGrace(loaded, began(), time.now()) !== null;
  }

  async #look(): Promise<LoadedTable | null> {
    if (this.#loaded !== null && !this.#isAfterBreak) {
      const version = await this.#options.store.version(this.#id);
      this.#isStale = false;
      if (version === this.#loaded.version) return this.#loaded;
    }
    return this.#reload();
  }

  async #reload(): Promise<LoadedTable | null> {
    const { store, damaged } = this.#options;
    damaged.check(this.#id);
    const stored = await damaged.watch(loadTable(store, this.#id));
    if (stored === null) return null;
    const since = this.#progress;
    const isGraceDue = since === null || this.#owesGrace || this.#isAfterBreak;
    const loaded = isGraceDue ? await this.#storeGrace(stored) : stored;
    if (loaded === null) return this.#reload();
    this.#isAfterBreak = false;
    const isOther = since !== null && since.game !== 0 && since.game !== loaded.table.games;
    const before = isOther
      ? await loadGame(store, { id: this.#id, log: loaded.log }, since.game)
      : null;
    this.#isStale = false;
    this.#isOwn = false;
    await this.#become(loaded, before, new EventTexts());
    return loaded;
  }

  /**
   * Stores the grace after a start before it is sent: all processes on this data have the same clocks,
   * and the table is not found to be due again and again. Null: another process was faster.
   */
  async #storeGrace(stored: LoadedTable): Promise<LoadedTable | null> {
    const { store, time, began } = this.#options;
    const after = withStartGrace(stored, began(), time.now());
    this.#owesGrace = false;
    if (after === null) return stored;
    try {
      const committed = await store.commit(
        commitOf(this.#id, { before: stored, after, change: tableChange([]), request: null }),
      );
      return committed === "done" ? after : null;
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error;
      this.#owesGrace = true;
      // Pages may look on meanwhile, and no player can be late: that could not be stored either.
      return { ...after, version: stored.version };
    }
  }

  /** Null: all pages have been sent the update. */
  #become(loaded: LoadedTable, before: OpenGame | null, texts: EventTexts): Promise<void> | null {
    const since = this.#progress;
    this.#loaded = loaded;
    this.#progress = {
      version: loaded.version,
      no: loaded.table.no,
      game: loaded.game?.no ?? 0,
      told: loaded.game?.told ?? [],
    };
    // The first page has not been sent anything yet that an update could add to.
    const isUpdate = since !== null && since.version !== loaded.version;
    return isUpdate ? this.#onUpdate({ since, loaded, before, texts }) : null;
  }

  /**
   * Decides, makes durable, sends; in this order. Null: done. After a lost race it decides again on the
   * changed table; a request that was done before is not done again.
   */
  async commit(decide: Decide, request: Commit["request"]): Promise<AnyRefusal | null> {
    const { store, time, counts } = this.#options;
    try {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        // No await for a table in memory: most actions wait for the store alone.
        const loaded = this.#fresh() ?? (await this.#look());
        if (loaded === null) return tableRefusal("notNow");
        const decided = decide(loaded);
        const change = decided instanceof Promise ? await decided : decided;
        if (!change.ok) return (await this.#wasDone(request)) ? null : change.error;
        const next = this.#prepare(loaded, change.value, request);
        const committed = await store.commit(next.commit);
        if (committed === "done") {
          counts.commits.observe((time.now() - next.began) / 1000);
          for (const { event } of next.commit.log) counts.events.inc({ type: event.type });
          this.#isOwn = true;
          const sending = this.#become(next.after, next.before, next.texts);
          if (sending !== null) await sending;
          return null;
        }
        // The table in memory is not the stored one; `repeated`: an earlier commit answers the request.
        this.#isStale = true;
        if (committed === "repeated") return null;
        if (committed === "tooMany") return tableRefusal("tooMany");
        counts.conflicts.inc();
      }
      throw new Error("no way through the races for this table");
    } catch (error) {
      this.#isStale = true;
      const fields = { table: this.#id, error: String(error) };
      if (error instanceof StorageTrouble) this.#options.log.warn(fields, "nothing was stored");
      else this.#options.log.error(fields, "a request could not be decided");
      return tableRefusal("storage");
    }
  }

  #prepare(loaded: LoadedTable, change: Change, request: Commit["request"]): Pending {
    const began = this.#options.time.now();
    const after = applyChange(loaded, change, began);
    const texts = new EventTexts();
    const before = change.game?.type === "begins" ? loaded.game : null;
    const commit = commitOf(this.#id, { before: loaded, after, change, request }, texts);
    return { began, after, before, texts, commit };
  }

  async #wasDone(request: Commit["request"]): Promise<boolean> {
    if (request === null) return false;
    return this.#options.store.wasDone(this.#id, request.player, request.id);
  }
}
