import { assertNever, commitmentTo, err, ok, type Result } from "@inkognito/engine/core";
import {
  type Hello,
  LIVE_SECONDS,
  type PlayerId,
  type TableId,
  type TableOptions,
  type TableRefusalCode,
  type TableSummary,
} from "@inkognito/protocol";
import { BotPool, type Thinking } from "../../bots/pool.js";
import type { Word } from "../../peers/peerMessage.js";
import { newId } from "../../people/secret.js";
import { type SiteKey, siteKeyOf } from "../../record/siteKey.js";
import { DamagedTable } from "../../store/damagedTable.js";
import { type Millis, StorageTrouble, type Store } from "../../store/store.js";
import type { Time } from "../../time/time.js";
import { Wheel } from "../../time/timerQueue.js";
import type { Connection, Visit } from "../delivery/connection.js";
import { sayBye } from "../delivery/viewers.js";
import { decideCreate } from "../rules/decide/decide.js";
import { type Change, changed, commitOf } from "../rules/decide/loadedTable.js";
import { chairQuota, listingQuotas } from "../rules/decide/quotas.js";
import { systemSeed } from "../rules/decide/requested.js";
import { type Caller, isWelcome, storedAccess } from "../rules/table/access.js";
import { horizonOf } from "../rules/table/horizon.js";
import { parseSummary, type ReadSummary } from "../rules/table/summary.js";
import { INVITATION_EXPIRY } from "../rules/time/expiry.js";
import { DamagedTables } from "./cache/damagedTables.js";
import { newKey } from "./handlers/invitation.js";
import { type EndedGame, endedGame } from "./queries/endedGame.js";
import { listsFor, named } from "./queries/lobby.js";
import { Retention } from "./retention.js";
import { Room } from "./tableActor.js";
import type { Hall, HallOptions } from "./tableRegistry.js";

/** How often the store is asked for tables that nobody here remembers. */
const ROUND: Millis = 5_000;
/** What is due later than this is left to a later round. */
const HORIZON: Millis = 3 * ROUND;
/** On shared data a round finds only what others have left: a live clock must not be left to it. */
const SHARED_HORIZON: Millis = 1000 * Math.max(...LIVE_SECONDS);
/** Another process that is alive looks after its own tables itself. */
const GRACE: Millis = 2_000;
const MOST_WAKES = 1_000;

/** A process that says of nobody for so long that they are there has gone; it would say so each round. */
const SILENCE: Millis = 3 * ROUND;

/** How long a room stays in memory when nothing happens there. */
const KEEP: Millis = 60_000;

const MOST_OWN_TABLES = 10_000;

/** How long closed tables are kept if nothing else is set. */
const TABLES_KEPT: Millis = 365 * 24 * 60 * 60 * 1000;

const NO_COUNTS = {
  committed: () => undefined,
  conflicted: () => undefined,
  botActed: () => undefined,
};

/** All tables of this process, those in memory and those in the store. */
class OpenHall implements Hall {
  readonly #options: HallOptions;
  readonly #store: Store;
  readonly #time: Time;
  readonly #thinking: Thinking;
  readonly #newSeed: () => string;
  readonly #siteKey: () => Promise<SiteKey>;
  /** The start, or the end of the last break. */
  #began: Millis;
  readonly #rooms = new Map<TableId, Room>();
  readonly #damaged: DamagedTables;
  readonly #wheel: Wheel<TableId>;
  #stopRounds: () => void = () => undefined;
  #round: Promise<void> = Promise.resolve();
  #draining = false;
  readonly #retention: Retention;

  constructor(options: HallOptions) {
    this.#options = options;
    this.#store = options.store;
    this.#damaged = new DamagedTables(options.log);
    this.#time = options.time;
    this.#thinking = options.thinking ?? new BotPool();
    this.#newSeed = options.newSeed ?? systemSeed;
    this.#siteKey = siteKeyOf(options.store);
    this.#began = this.#time.now();
    const { retention, store, time } = options;
    this.#retention = new Retention({
      store,
      time,
      wall: retention?.wall ?? (() => time.now()),
      began: () => this.#began,
      tables: retention?.tables ?? TABLES_KEPT,
      forget: (player) => this.forget(player),
      onDeleted: (tables) => {
        for (const table of tables) this.#rooms.get(table)?.dismiss("notHere");
        for (const table of tables) this.#rooms.get(table)?.rest();
      },
    });
    this.#wheel = new Wheel(this.#time, (id) => void this.#room(id).wake());
  }

  get rooms(): number {
    return this.#rooms.size;
  }

  get visitors(): number {
    let sum = 0;
    for (const { visitors } of this.#rooms.values()) sum += visitors;
    return sum;
  }

  get damaged(): number {
    return this.#damaged.size;
  }

  get thinking(): number {
    return this.#thinking.open;
  }

  async open(): Promise<void> {
    await this.#learnDamage();
    this.#store.onForeignChange((id) => void this.#rooms.get(id)?.refresh());
    this.#store.onWord((word, from) => this.#hear(word, from));
    this.#time.onBreak(() => this.#startAgain());
    await this.#goRound();
  }

  /** After a break the players have what they have after a start. */
  #startAgain(): void {
    this.#began = this.#time.now();
    for (const room of this.#rooms.values()) room.afterBreak();
  }

  async #learnDamage(): Promise<void> {
    const { remarks, tables } = await this.#store.damage();
    for (const remark of remarks) this.#options.log.warn({ remark }, "the data was damaged");
    for (const { table, why } of tables) this.#damaged.add(new DamagedTable(table, why));
  }

  #goRound(): Promise<void> {
    this.#round = this.#lookAround();
    return this.#round;
  }

  #hear(word: Word, from: string): void {
    switch (word.type) {
      case "here":
        this.#rooms.get(word.table)?.hear(from, word);
        break;
      case "renamed":
        void this.#learnName(word.player);
        break;
      case "noted":
        void this.#rooms.get(word.table)?.noted(word.player, word.game);
        break;
      default:
        assertNever(word);
    }
  }

  async #learnName(player: PlayerId): Promise<void> {
    try {
      const [found] = await this.#store.players([player]);
      this.#rename(player, found?.name ?? null);
      if (found === undefined) for (const room of this.#rooms.values()) room.shut(player);
    } catch (error) {
      this.#options.log.warn({ error: String(error) }, "a new name could not be asked for");
    }
  }

  #room(id: TableId): Room {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const room = new Room(id, {
      store: this.#store,
      time: this.#time,
      log: this.#options.log,
      counts: this.#options.counts ?? NO_COUNTS,
      damaged: this.#damaged,
      began: () => this.#began,
      thinking: this.#thinking,
      shared: this.#options.shared,
      limits: this.#options.limits,
      tagOf: this.#tagOf,
      newSeed: this.#newSeed,
      wakeAt: (table, when) => this.#wakeAt(table, when),
    });
    this.#rooms.set(id, room);
    return room;
  }

  #wakeAt(table: TableId, when: Millis | null): void {
    if (this.#draining) return;
    const horizon = this.#options.shared ? SHARED_HORIZON : HORIZON;
    const isSoon = when !== null && when <= this.#time.now() + horizon;
    this.#wheel.set(table, isSoon ? when : null);
  }

  async enter(connection: Connection, hello: Hello): Promise<Visit | null> {
    if (!(await this.#mayLoad(connection, hello))) return null;
    if (this.#draining) {
      sayBye(connection, "restart");
      return null;
    }
    const room = this.#room(hello.table);
    const visit = await room.enter(connection, hello);
    // Addresses of nowhere must not fill the memory.
    if (visit === null) this.#drop(room);
    return visit;
  }

  /** A table that is not in memory is not fetched for a person who may not see it. */
  async #mayLoad(connection: Connection, { table, key }: Hello): Promise<boolean> {
    if (this.#draining || this.#rooms.get(table)?.isAwake === true) return true;
    try {
      if ((await this.#find(table, { player: connection.player, key })) !== null) return true;
      sayBye(connection, "notHere");
    } catch (error) {
      this.#options.log.warn({ table, error: String(error) }, "nobody could be let in");
      sayBye(connection, "trouble");
    }
    return false;
  }

  #drop(room: Room): void {
    if (room.visitors > 0 || !room.isIdle) return;
    this.#rooms.delete(room.id);
    // It may be played at another process. What nobody looks after is found by somebody's round.
    if (this.#options.shared) this.#wheel.set(room.id, null);
  }

  async create(
    player: PlayerId,
    options: TableOptions,
    address: string,
  ): Promise<Result<{ readonly table: TableId; readonly key: string }, TableRefusalCode>> {
    try {
      const seed = this.#newSeed();
      const decided = decideCreate({ player, commitment: commitmentTo(seed) }, options);
      if (!decided.ok) return decided;
      const id = newId(9);
      const now = this.#time.now();
      const { limits } = this.#options;
      const from = options.listed ? await this.#tagOf(address) : null;
      const change: Change = {
        events: decided.value,
        game: null,
        seed: { game: 1, seed },
        acted: null,
        quotas: [
          chairQuota(player, limits),
          ...(from === null ? [] : listingQuotas(player, from, limits)),
        ],
        ...(from === null ? {} : { listedFrom: from }),
      };
      const held = changed(null, change, now);
      const committed = await this.#store.commit(commitOf(id, null, held, change, null));
      if (committed === "tooMany") return err("tooMany");
      const key = newKey();
      await this.#store.setInvitation(id, key, now + INVITATION_EXPIRY, null);
      return ok({ table: id, key });
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error;
      return err("storage");
    }
  }

  readonly #tagOf = async (address: string): Promise<string> =>
    (await this.#siteKey()).tag(address);

  lists(player: PlayerId | null): ReturnType<Hall["lists"]> {
    return listsFor(this.#store, player);
  }

  async invited(key: string, player: PlayerId | null): Promise<TableSummary | null> {
    const table = await this.#store.tableByInvitation(key, this.#time.now());
    return table === null ? null : this.#summary(table, { player, key });
  }

  async listedTable(table: TableId): Promise<TableSummary | null> {
    const summary = await this.#summary(table, { player: null, key: null });
    return summary?.phase === "closed" ? null : summary;
  }

  async #summary(table: TableId, caller: Caller): Promise<TableSummary | null> {
    const found = await this.#find(table, caller);
    if (found === null) return null;
    const [summary] = await named(this.#store, [found], caller.player);
    return summary ?? null;
  }

  /**
   * Null: there is no such table, or not for this person. Anybody may ask this of any table, so its
   * log is not read and its game not played again.
   */
  async #find(table: TableId, caller: Caller): Promise<ReadSummary | null> {
    const row = await this.#store.summary(table);
    if (row === null) return null;
    const found = parseSummary(row);
    const access = storedAccess(found.stored);
    return (await isWelcome(this.#store, table, access, caller, this.#time.now())) ? found : null;
  }

  async endedGame(caller: Caller, table: TableId, game: number): Promise<EndedGame | null> {
    if ((await this.#find(table, caller)) === null) return null;
    const log = await this.#damaged.noting(this.#store.logWithoutTalk(table));
    if (game <= horizonOf(log, caller.player).games) return null;
    return this.#damaged.noting(endedGame(this.#store, table, log, game));
  }

  renamed(player: PlayerId, name: string): void {
    this.#rename(player, name);
    this.#store.say({ type: "renamed", player });
  }

  #rename(player: PlayerId, name: string | null): void {
    for (const room of this.#rooms.values()) void room.renamed(player, name);
  }

  async blocked(by: PlayerId, whom: PlayerId): Promise<void> {
    await Promise.all([...this.#rooms.values()].map((room) => room.screen({ by, whom })));
  }

  async forget(player: PlayerId): Promise<void> {
    // What they asked before may still give them a chair.
    await Promise.all([...this.#rooms.values()].map((room) => room.served()));
    const own = await this.#store.tablesOf(player, MOST_OWN_TABLES);
    const tables = own.map(({ table }) => table);
    const kept = await this.#part(player, tables);
    if (kept.length > 0) {
      // Nothing can be stored: then nobody is deleted. A table with a trouble of its own keeps nobody.
      await this.#store.check();
      await this.#part(player, kept);
    }
    await this.#store.deletePlayer(player);
    this.#store.say({ type: "renamed", player });
    const rooms = [...this.#rooms.values()];
    for (const room of rooms) room.shut(player);
    await Promise.all(rooms.map((room) => room.forgotten(player)));
  }

  /** The tables that could not be left because it could not be stored. */
  async #part(player: PlayerId, tables: readonly TableId[]): Promise<readonly TableId[]> {
    const refusals = await Promise.all(tables.map((table) => this.#room(table).part(player)));
    return tables.filter((_, i) => refusals[i]?.code === "storage");
  }

  /** Tables that are due, by whatever process they were left; rooms that nobody needs. */
  async #lookAround(): Promise<void> {
    const now = this.#time.now();
    try {
      const until = this.#options.shared ? now - GRACE : now + ROUND;
      for (const { table, wake } of await this.#store.wakes(until, MOST_WAKES)) {
        if (!this.#draining && !this.#damaged.has(table)) this.#wheel.hasten(table, wake);
      }
      if (this.#options.shared && (await this.#store.isOutdated())) return this.#stopServing();
      if (this.#options.shared) await this.#compare();
      if (!this.#draining) await this.#retention.round();
    } catch (error) {
      this.#options.log.warn({ error: String(error) }, "the store was not there for a round");
    }
    for (const room of this.#rooms.values()) {
      if (this.#options.shared) room.sayHere(now - SILENCE);
      if (now - room.used < KEEP) continue;
      room.rest();
      this.#drop(room);
    }
    if (this.#draining) return;
    this.#stopRounds = this.#time.at(this.#time.now() + ROUND, () => void this.#goRound());
  }

  /** There is no next round. */
  #stopServing(): void {
    if (!this.#draining) this.#options.onOutdated?.();
  }

  /** A notice that was lost costs seconds, never a move. */
  async #compare(): Promise<void> {
    const rooms = [...this.#rooms.values()].filter(
      ({ visitors, version }) => visitors > 0 && version !== null,
    );
    if (rooms.length === 0) return;
    const found = await this.#store.versions(rooms.map(({ id }) => id));
    const versions = new Map(found.map(({ table, version }) => [table, version]));
    for (const room of rooms) {
      if (versions.get(room.id) !== room.version) await room.refresh();
      else await room.screen(null);
    }
  }

  async drain(): Promise<void> {
    this.#draining = true;
    this.#stopRounds();
    this.#wheel.stop();
    const rooms = [...this.#rooms.values()];
    for (const room of rooms) room.close();
    await this.#thinking.close();
    await this.settled();
    for (const room of rooms) room.dismiss("restart");
  }

  async settled(): Promise<void> {
    await this.#round;
    while ([...this.#rooms.values()].some((room) => !room.isIdle)) {
      await Promise.all([...this.#rooms.values()].map((room) => room.settled()));
    }
  }
}

/** Wakes every table that was left waiting when a process ended before. */
export async function openHall(options: HallOptions): Promise<Hall> {
  const hall = new OpenHall(options);
  await hall.open();
  return hall;
}
