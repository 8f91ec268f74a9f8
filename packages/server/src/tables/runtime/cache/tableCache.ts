import type { Result } from "@inkognito/engine/core";
import type { AnyRefusal, TableId } from "@inkognito/protocol";
import { type Commit, type Millis, StorageTrouble, type Store } from "../../../store/store.js";
import type { Time } from "../../../time/time.js";
import { resumed } from "../../rules/decide/graceAfterStart.js";
import {
  type Change,
  changed,
  commitOf,
  type Held,
  load,
  loadGame,
} from "../../rules/decide/loadedTable.js";
import { tableRefusal } from "../../rules/decide/requested.js";
import { Texts } from "../../rules/game/eventTexts.js";
import type { OpenGame } from "../../rules/game/game.js";
import type { HallCounts, HallLog } from "../tableRegistry.js";
import type { DamagedTables } from "./damagedTables.js";

/** How far the people here have been told. */
export interface Mark {
  readonly version: number;
  /** The last number of the table log. */
  readonly no: number;
  /** 0: none. */
  readonly game: number;
  /** Events of that game. */
  readonly events: number;
}

/** What has become durable and has to be told. */
export interface News {
  readonly since: Mark;
  readonly held: Held;
  /** The game of the mark, where another one has begun since. */
  readonly before: OpenGame | null;
  /** What was written of it already. */
  readonly texts: Texts;
}

/** One step that is decided, but not durable yet. */
interface Next {
  readonly began: Millis;
  readonly will: Held;
  /** The game that another one follows by this. */
  readonly before: OpenGame | null;
  readonly texts: Texts;
  readonly commit: Commit;
}

export interface KeeperOptions {
  readonly store: Store;
  readonly time: Time;
  readonly log: HallLog;
  readonly counts: HallCounts;
  readonly damaged: DamagedTables;
  /** Since when this process has served without a break. */
  began(): Millis;
}

export type Build = (
  held: Held,
) => Result<Change, AnyRefusal> | Promise<Result<Change, AnyRefusal>>;

/** Every lost race means that somebody else got on; so many in a row are something else. */
const MOST_TRIES = 100;

/** Nothing happens at the table but that time was given. */
const NOTHING: Change = { events: [], game: null, seed: null, acted: null };

/**
 * Keeps one table in memory as the store has it. Only one call at a time: the room has a queue.
 */
export class Keeper {
  readonly #id: TableId;
  readonly #options: KeeperOptions;
  readonly #onNews: (news: News) => Promise<void> | null;
  #held: Held | null = null;
  #mark: Mark | null = null;
  /** Something was not answered, so it may have been stored or not. */
  #doubtful = false;
  #isOwn = false;
  /** Time that was given after the start could not be stored. */
  #owesTime = false;
  /** Since this table was looked at there was a break, in which its players may not have been heard. */
  #isAfterBreak = false;

  constructor(id: TableId, options: KeeperOptions, onNews: (news: News) => Promise<void> | null) {
    this.#id = id;
    this.#options = options;
    this.#onNews = onNews;
  }

  /** As far as it is in memory. */
  get held(): Held | null {
    return this.#held;
  }

  /** Did this process make the last change itself? Otherwise another one may be looking after the table. */
  get isOwn(): boolean {
    return this.#isOwn;
  }

  /** The version that was told last. */
  get version(): number | null {
    return this.#mark?.version ?? null;
  }

  /** What is in memory can be had again. */
  rest(): void {
    this.#held = null;
  }

  /** Another process may have changed the table. */
  doubt(): void {
    this.#doubtful = true;
  }

  /** Whoever is awaited is given time before the table is looked at again, as after a start. */
  afterBreak(): void {
    this.#isAfterBreak = true;
  }

  /** The table as it is; null: there is none. */
  async hold(): Promise<Held | null> {
    return this.#sure() ?? this.#look();
  }

  /** What is in memory and in no doubt. */
  #sure(): Held | null {
    if (this.#doubtful || this.#held === null) return null;
    if (this.#isAfterBreak && this.#isShort(this.#held)) return null;
    this.#isAfterBreak = false;
    return this.#held;
  }

  /** Is time to be given to anybody here? */
  #isShort(held: Held): boolean {
    const { began, time } = this.#options;
    return resumed(held, began(), time.now()) !== null;
  }

  async #look(): Promise<Held | null> {
    if (this.#held !== null && !this.#isAfterBreak) {
      const version = await this.#options.store.version(this.#id);
      this.#doubtful = false;
      if (version === this.#held.version) return this.#held;
    }
    return this.#reload();
  }

  async #reload(): Promise<Held | null> {
    const { store, damaged } = this.#options;
    damaged.check(this.#id);
    const stored = await damaged.noting(load(store, this.#id));
    if (stored === null) return null;
    const since = this.#mark;
    const isOwed = since === null || this.#owesTime || this.#isAfterBreak;
    const held = isOwed ? await this.#resume(stored) : stored;
    if (held === null) return this.#reload();
    this.#isAfterBreak = false;
    const isOther = since !== null && since.game !== 0 && since.game !== held.table.games;
    const before = isOther ? await loadGame(store, this.#id, held.log, since.game) : null;
    this.#doubtful = false;
    this.#isOwn = false;
    await this.#become(held, before, new Texts());
    return held;
  }

  /**
   * Stored before it is told: all processes on this data have the same clocks, and the table is not
   * found to be due again and again. Null: somebody else was faster.
   */
  async #resume(stored: Held): Promise<Held | null> {
    const { store, time, began } = this.#options;
    const will = resumed(stored, began(), time.now());
    this.#owesTime = false;
    if (will === null) return stored;
    try {
      const committed = await store.commit(commitOf(this.#id, stored, will, NOTHING, null));
      return committed === "done" ? will : null;
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error;
      this.#owesTime = true;
      // Everybody may look on meanwhile, and nobody can be late: that could not be stored either.
      return { ...will, version: stored.version };
    }
  }

  /** Null: whoever is here has been told. */
  #become(held: Held, before: OpenGame | null, texts: Texts): Promise<void> | null {
    const since = this.#mark;
    this.#held = held;
    this.#mark = {
      version: held.version,
      no: held.table.no,
      game: held.game?.no ?? 0,
      events: held.game?.events.length ?? 0,
    };
    // Whoever comes first has not been told anything yet that could be added to.
    const isNews = since !== null && since.version !== held.version;
    return isNews ? this.#onNews({ since, held, before, texts }) : null;
  }

  /**
   * Decides, makes durable, tells; in this order. Null: done. A lost race is decided again on what
   * the other one made of the table; a request that was done before is not done again.
   */
  async commit(build: Build, request: Commit["request"]): Promise<AnyRefusal | null> {
    const { store, time, counts } = this.#options;
    try {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        // Nobody waits for what is here already: most actions wait for the store alone.
        const held = this.#sure() ?? (await this.#look());
        if (held === null) return tableRefusal("notNow");
        const built = build(held);
        const change = built instanceof Promise ? await built : built;
        if (!change.ok) return (await this.#wasDone(request)) ? null : change.error;
        const next = this.#next(held, change.value, request);
        const committed = await store.commit(next.commit);
        if (committed === "done") {
          counts.committed((time.now() - next.began) / 1000);
          this.#isOwn = true;
          const telling = this.#become(next.will, next.before, next.texts);
          if (telling !== null) await telling;
          return null;
        }
        // The table is not what it was here; whoever sent this before has been answered by it.
        this.#doubtful = true;
        if (committed === "repeated") return null;
        if (committed === "tooMany") return tableRefusal("tooMany");
        counts.conflicted();
      }
      throw new Error("no way through the races for this table");
    } catch (error) {
      this.#doubtful = true;
      const fields = { table: this.#id, error: String(error) };
      if (error instanceof StorageTrouble) this.#options.log.warn(fields, "nothing was stored");
      else this.#options.log.error(fields, "a request could not be decided");
      return tableRefusal("storage");
    }
  }

  #next(held: Held, change: Change, request: Commit["request"]): Next {
    const began = this.#options.time.now();
    const will = changed(held, change, began);
    const texts = new Texts();
    const before = change.game?.type === "begins" ? held.game : null;
    const commit = commitOf(this.#id, held, will, change, request, texts);
    return { began, will, before, texts, commit };
  }

  async #wasDone(request: Commit["request"]): Promise<boolean> {
    if (request === null) return false;
    return this.#options.store.wasDone(this.#id, request.player, request.id);
  }
}
