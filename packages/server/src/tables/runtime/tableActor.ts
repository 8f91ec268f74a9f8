import { ok } from "@inkognito/engine/core";
import type {
  AnyRefusal,
  ByeCode,
  ClientRequest,
  Hello,
  PlayerId,
  TableId,
} from "@inkognito/protocol";
import type { Thinking } from "../../bots/pool.js";
import type { TableLimits } from "../../settings/limits.js";
import { DamagedTable } from "../../store/store.js";
import type { Millis } from "../../time/time.js";
import { broadcast, type Update } from "../delivery/broadcast.js";
import type { Connection, Visit } from "../delivery/connection.js";
import { Names } from "../delivery/names.js";
import type { Presence } from "../delivery/presence.js";
import { type Blocking, Screening } from "../delivery/screening.js";
import { sendBye, sendDone } from "../delivery/send.js";
import { Viewers } from "../delivery/viewers.js";
import { awaySeats } from "../rules/decide/absence.js";
import { decideDeparture } from "../rules/decide/decide.js";
import { decideDue, dueNow } from "../rules/decide/due.js";
import { isNamedIn, tableChange } from "../rules/decide/loadedTable.js";
import { refuse } from "../rules/decide/refusal.js";
import { namedPeople } from "../rules/table/members.js";
import { nextDue } from "../rules/time/timing.js";
import { BotRunner } from "./bots/botRunner.js";
import { TableCache, type TableCacheOptions } from "./cache/tableCache.js";
import { DelayedStarts } from "./delayedStarts.js";
import { handleEnter } from "./handlers/enter.js";
import { sendNotes } from "./handlers/notes.js";
import { handleRequest, type QueuedRequest, type RequestContext } from "./handlers/request.js";
import { Queue } from "./queue.js";
import { WaitingVotes } from "./waitingVotes.js";

export interface TableActorOptions extends TableCacheOptions {
  readonly thinking: Thinking;
  /** May other processes serve the same table? */
  readonly shared: boolean;
  readonly limits: TableLimits;
  newSeed(): string;
  /** A tag by which an address is known again, and nothing else. */
  tagOf(address: string): Promise<string>;
  /** Sets when this table has to be woken; null: not for now. */
  wakeAt(table: TableId, when: Millis | null): void;
}

const DONE: Promise<void> = Promise.resolve();

/** While the store is in trouble, due changes are tried again after this time. */
const RETRY: Millis = 2_000;

/** One table and the pages at it: one request at a time. It can be dropped and made again at any time. */
export class TableActor {
  readonly id: TableId;
  readonly #options: TableActorOptions;
  /** Watchers who lose their welcome by a job are removed after it was answered. */
  readonly #queue = new Queue(() => (this.#screening.isDue ? this.#screen() : null));
  readonly #viewers: Viewers;
  readonly #names: Names;
  readonly #cache: TableCache;
  readonly #bots: BotRunner;
  readonly #context: RequestContext;
  readonly #starts: DelayedStarts;
  readonly #screening: Screening;
  readonly #votes: WaitingVotes;
  #used: Millis;
  /** The address of the host's last request to make the table public; null: none in this process. */
  #hostAddress: string | null = null;
  /** The process is ending: pages will ask again elsewhere. */
  #isClosed = false;

  constructor(id: TableId, options: TableActorOptions) {
    this.id = id;
    this.#options = options;
    const { store, time, limits, log, counts, newSeed, began } = options;
    this.#viewers = new Viewers(time, (present) =>
      store.sendToPeers({ type: "here", table: id, ...present }),
    );
    this.#names = new Names(store);
    this.#screening = new Screening(store, this.#viewers);
    const { isHere } = this.#viewers.presence;
    this.#starts = new DelayedStarts({ time, most: limits.shareWait, isHere });
    this.#cache = new TableCache(id, options, (update) => this.#send(update));
    this.#context = {
      ...{ id, store, time, limits, log, counts, newSeed, began },
      viewers: this.#viewers,
      names: this.#names,
      cache: this.#cache,
      hostTag: (connection) => this.#hostTag(connection),
    };
    this.#bots = new BotRunner(id, options, {
      commit: (decide) => this.#queue.add(() => this.#cache.commit(decide, null)),
      reschedule: () => this.#schedule(),
    });
    this.#votes = new WaitingVotes(
      { time, limits, began, enqueue: (job) => this.#queue.add(job) },
      this.#cache,
      this.#viewers.presence,
    );
    this.#used = time.now();
  }

  /** When a page last asked anything of it. */
  get used(): Millis {
    return this.#used;
  }

  /** Who is at the table, in this process and in others. */
  get presence(): Presence {
    return this.#viewers.presence;
  }

  get visitors(): number {
    return this.#viewers.size;
  }

  get isIdle(): boolean {
    return this.#queue.isIdle && this.#bots.isEmpty;
  }

  /** Is the table itself in memory, and not only its pages? */
  get isLoaded(): boolean {
    return this.#cache.loaded !== null;
  }

  /** `gathering`, `playing`, `paused` or `closed`; null: not in memory. */
  get phase(): string | null {
    const phase = this.#cache.loaded?.table.phase ?? null;
    return phase?.type === "playing" && phase.paused ? "paused" : (phase?.type ?? null);
  }

  get version(): number | null {
    return this.#cache.version;
  }

  /** Fulfilled when it is idle. */
  async settled(): Promise<void> {
    while (!this.isIdle) {
      await this.#queue.settled();
      await this.#bots.settled();
    }
  }

  /** Sends `welcome`, or `bye`; null: not let in. */
  enter(connection: Connection, hello: Hello): Promise<Visit | null> {
    this.#used = this.#options.time.now();
    return this.#queue.add(async () => {
      try {
        if (!(await handleEnter(this.#context, connection, hello))) return null;
        // The table may have been loaded just now: what is due is due now, not in the next round.
        this.#schedule();
        this.#votes.update();
        return {
          request: (request) => this.#request(connection, request),
          leave: () => this.#leave(connection),
        };
      } catch (error) {
        this.#reportDamage(error);
        this.#options.log.warn(
          { table: this.id, error: String(error) },
          "a visitor could not be let in",
        );
        sendBye(connection, "trouble");
        return null;
      }
    });
  }

  /** What is read beside the log, such as notes, may be damaged, too. */
  #reportDamage(error: unknown): void {
    if (error instanceof DamagedTable) this.#options.damaged.add(error);
  }

  #leave(connection: Connection): void {
    if (this.#viewers.remove(connection)) this.#viewers.presence.broadcast();
    this.#starts.update(this.#cache.loaded);
  }

  #request(connection: Connection, request: ClientRequest): Promise<void> {
    if (this.#isClosed || !this.#viewers.has(connection)) return DONE;
    this.#used = this.#options.time.now();
    if (request.type === "ping") {
      sendDone(connection, request.id);
      return DONE;
    }
    const enqueue = () => this.#enqueue(connection, request);
    // No other request begins a game.
    if (request.type !== "start" && request.type !== "vote") return enqueue();
    const delay = this.#starts.delay(this.#cache.loaded, connection.player, request);
    return delay === null ? enqueue() : delay.then(enqueue);
  }

  #enqueue(connection: Connection, request: QueuedRequest): Promise<void> {
    if (this.#isClosed || !this.#viewers.has(connection)) return DONE;
    return this.#queue.add(() => handleRequest(this.#context, connection, request));
  }

  /** Others agree to make a table public, but it becomes public from the host's address. */
  async #hostTag({ player, address }: Connection): Promise<string | null> {
    if (player === this.#viewers.host) this.#hostAddress = address;
    return this.#hostAddress === null ? null : this.#options.tagOf(this.#hostAddress);
  }

  /** Does what is due: the end of the table, a clock that has run out, a bot's move. */
  wake(): Promise<void> {
    return this.#queue.add(async () => {
      const { time, began, wakeAt, log } = this.#options;
      const look = () => ({ now: time.now(), began: began() });
      try {
        const loaded = await this.#cache.load();
        if (loaded === null) return;
        if (dueNow(loaded, look()) !== null) {
          if (!time.isSure) return wakeAt(this.id, time.now() + RETRY);
          const refusal = await this.#cache.commit((now) => decideDue(now, look()), null);
          if (refusal?.code === "storage") return wakeAt(this.id, time.now() + RETRY);
        }
        this.#schedule();
      } catch (error) {
        // The log has said so, and it will not get better.
        if (error instanceof DamagedTable) return;
        log.warn({ table: this.id, error: String(error) }, "a table could not be looked at");
        wakeAt(this.id, time.now() + RETRY);
      }
    });
  }

  /** Null: all pages have been sent the update. */
  #send(update: Update): Promise<void> | null {
    const now = this.#options.time.now();
    const sending = broadcast(update, this.#context, now);
    if (sending !== null) return sending.then(() => this.#afterUpdate(update));
    this.#afterUpdate(update);
    return null;
  }

  #afterUpdate({ loaded, since }: Update): void {
    if (loaded.table.no > since.no) {
      this.#screening.update(loaded.log.slice(since.no));
      this.#starts.update(loaded);
      this.#votes.update();
    }
    this.#schedule();
  }

  /** If it fails, watchers are checked again when they come back. */
  async #screen(): Promise<void> {
    this.#screening.isDue = false;
    try {
      const loaded = await this.#cache.load();
      if (loaded !== null) await this.#screening.run(loaded.table);
    } catch (error) {
      const fields = { table: this.id, error: String(error) };
      this.#options.log.warn(fields, "watchers could not be checked");
    }
  }

  /** Removes watchers whom a player has just blocked; null: any player may have blocked any watcher. */
  async screen(blocking: Blocking | null): Promise<void> {
    if (this.#viewers.watching.length === 0) return;
    const table = this.#cache.loaded?.table ?? null;
    if (blocking !== null && !this.#screening.isConcerned(table, blocking)) return;
    await this.#queue.add(async () => {
      this.#screening.isDue = true;
    });
  }

  /** Lets bots think, and sets the next wake. */
  #schedule(): void {
    const { loaded } = this.#cache;
    if (loaded === null) return;
    const times = [
      nextDue(loaded.table, loaded.timing),
      this.#bots.play(loaded, this.#cache.isOwn),
    ].filter((when) => when !== null);
    this.#options.wakeAt(this.id, times.length === 0 ? null : Math.min(...times));
  }

  afterBreak(): void {
    this.#cache.afterBreak();
  }

  /** Another process has changed the table, or may have. */
  async refresh(): Promise<void> {
    if (!this.isLoaded && this.visitors === 0) return;
    await this.#queue.add(async () => {
      this.#cache.markStale();
      await this.#cache.load().catch(() => null);
      this.#screening.isDue = true;
    });
  }

  /** A player has written notes on a page of another process. */
  async refreshNotes(player: PlayerId, game: number): Promise<void> {
    if (this.#viewers.of(player).length === 0) return;
    await this.#queue.add(() =>
      sendNotes(this.#context, player, game).catch((error) => this.#reportDamage(error)),
    );
  }

  /** Frees the memory of the table; its pages stay. */
  unload(): void {
    if (!this.isIdle) return;
    this.#cache.drop();
    // Pages that stay have to be sent new names.
    if (this.visitors === 0) this.#names.clear();
  }

  async rename(player: PlayerId, name: string | null): Promise<void> {
    if (!this.#names.has(player)) return;
    this.#names.set(player, name);
    await this.#sendNames();
  }

  /** Fulfilled when all requests so far have been done. */
  served(): Promise<void> {
    return this.#queue.settled();
  }

  /** Frees the chair of a player about to be deleted. Null on success. */
  removePlayer(player: PlayerId): Promise<AnyRefusal | null> {
    return this.#queue.add(() =>
      this.#cache.commit(({ table }) => {
        const away = awaySeats(table, this.presence.awayFor);
        const decided = decideDeparture(table, { player, away });
        return decided.ok ? ok(tableChange(decided.value)) : refuse(decided.error);
      }, null),
    );
  }

  closePagesOf(player: PlayerId): void {
    if (this.#viewers.closePagesOf(player)) this.#viewers.presence.broadcast();
  }

  /** A player was deleted: neither the name nor the chat messages are kept in memory. */
  async forgetPlayer(player: PlayerId): Promise<void> {
    const { loaded } = this.#cache;
    if (!this.#names.has(player) && (loaded === null || !isNamedIn(loaded, player))) return;
    this.#names.set(player, null);
    await this.#queue.add(async () => {
      this.#cache.drop();
      await this.#cache.load().catch(() => null);
      this.#schedule();
    });
    await this.#sendNames();
  }

  async #sendNames(): Promise<void> {
    if (this.visitors === 0) return;
    await this.#queue.add(async () => {
      const loaded = await this.#cache.load().catch(() => null);
      if (loaded === null) return;
      await this.#names.load(namedPeople(loaded.table)).catch(() => undefined);
      // Also the writers of old chat messages: pages may have asked for them.
      this.#viewers.sendNames(loaded, this.#names, this.#names.ids);
    });
  }

  /** Takes no more requests. */
  close(): void {
    this.#isClosed = true;
    this.#starts.release();
    this.#votes.close();
    this.#bots.close();
  }

  closePages(code: ByeCode): void {
    this.#viewers.closeAll(code);
  }
}
