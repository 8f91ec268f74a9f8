import { randomBytes } from "node:crypto";
import { assertNever, SEED_BYTES } from "@inkognito/engine/core";
import type { Hello, PlayerId, TableId, TableOptions } from "@inkognito/protocol";
import { BotPool, type Thinking } from "../../bots/pool.js";
import { type Log, NO_COUNTS, type TableCounts } from "../../monitoring/metrics.js";
import type { PeerMessage } from "../../peers/peerMessage.js";
import { type SiteKey, siteKeyOf } from "../../record/siteKey.js";
import type { TableLimits } from "../../settings/limits.js";
import { DamagedTable, type Store } from "../../store/store.js";
import type { Millis, Time } from "../../time/time.js";
import type { Connection, Visit } from "../delivery/connection.js";
import { sendBye } from "../delivery/send.js";
import { DamagedTables } from "./cache/damagedTables.js";
import { type Created, createTable } from "./createTable.js";
import { TableQueries } from "./queries/tableQueries.js";
import { Retention } from "./retention.js";
import { Rounds } from "./rounds.js";
import { TableActor } from "./tableActor.js";

const MOST_OWN_TABLES = 10_000;

/** How long closed tables are kept if nothing else is set. */
const TABLES_KEPT: Millis = 365 * 24 * 60 * 60 * 1000;

const randomSeed = (): string => randomBytes(SEED_BYTES).toString("hex");

export interface RegistryOptions {
  readonly store: Store;
  readonly limits: TableLimits;
  /** May other processes change the same tables? Then the registry looks for their changes as well. */
  readonly shared: boolean;
  readonly log: Log;
  readonly counts?: TableCounts;
  readonly time: Time;
  /** How long closed tables are kept, and the clock of the machine. Default: a year, by `time`. */
  readonly retention?: { readonly tables: Millis; wall(): Millis };
  /** A newer program has changed the data, and this process must not go on with it. Called once. */
  readonly onOutdated?: () => void;
  /** Default: a pool of threads. */
  readonly thinking?: Thinking;
  /** Unguessable seeds of games to come. Default: random bytes of the system. */
  readonly newSeed?: () => string;
}

/** All tables of this process: those in memory as actors, the others in the store. */
export class TableRegistry {
  readonly queries: TableQueries;
  readonly #options: RegistryOptions;
  readonly #store: Store;
  readonly #time: Time;
  readonly #thinking: Thinking;
  readonly #newSeed: () => string;
  readonly #siteKey: () => Promise<SiteKey>;
  /** The start, or the end of the last break. */
  #began: Millis;
  readonly #actors = new Map<TableId, TableActor>();
  readonly #damaged: DamagedTables;
  readonly #rounds: Rounds;
  #isDraining = false;

  constructor(options: RegistryOptions) {
    const { store, time, log, shared, retention, onOutdated } = options;
    this.#options = options;
    this.#store = store;
    this.#time = time;
    this.#damaged = new DamagedTables(log);
    this.queries = new TableQueries(store, time, this.#damaged);
    this.#thinking = options.thinking ?? new BotPool();
    this.#newSeed = options.newSeed ?? randomSeed;
    this.#siteKey = siteKeyOf(store);
    this.#began = time.now();
    this.#rounds = new Rounds({
      ...{ store, time, log, shared, onOutdated },
      damaged: this.#damaged,
      retention: new Retention({
        store,
        time,
        wall: retention?.wall ?? (() => time.now()),
        began: () => this.#began,
        tables: retention?.tables ?? TABLES_KEPT,
        deletePlayer: (player) => this.deletePlayer(player),
        onDeleted: (tables) => this.#closeTables(tables),
      }),
      actors: () => this.#actors.values(),
      wake: (id) => void this.#actor(id).wake(),
      drop: (actor) => this.#drop(actor),
    });
  }

  /** Tables in memory, for the metrics. */
  get size(): number {
    return this.#actors.size;
  }

  /** Pages at the tables. */
  get visitors(): number {
    let sum = 0;
    for (const { visitors } of this.#actors.values()) sum += visitors;
    return sum;
  }

  /** How many of the tables in memory are in which phase. */
  get phases(): ReadonlyMap<string, number> {
    const phases = new Map<string, number>();
    for (const { phase } of this.#actors.values()) {
      if (phase !== null) phases.set(phase, (phases.get(phase) ?? 0) + 1);
    }
    return phases;
  }

  /** Tables that are known to be damaged, and are not served. */
  get damaged(): number {
    return this.#damaged.size;
  }

  /** Bots that are thinking. */
  get thinking(): number {
    return this.#thinking.open;
  }

  async open(): Promise<void> {
    const { remarks, tables } = await this.#store.damage();
    for (const remark of remarks) this.#options.log.warn({ remark }, "the data was damaged");
    for (const { table, why } of tables) this.#damaged.add(new DamagedTable(table, why));
    this.#store.onForeignChange((id) => void this.#actors.get(id)?.refresh());
    this.#store.onPeerMessage((message, from) => this.#hear(message, from));
    this.#time.onBreak(() => this.#afterBreak());
    await this.#rounds.run();
  }

  /** After a break, players have the same grace as after a start. */
  #afterBreak(): void {
    this.#began = this.#time.now();
    for (const actor of this.#actors.values()) actor.afterBreak();
  }

  #hear(message: PeerMessage, from: string): void {
    switch (message.type) {
      case "here":
        this.#actors.get(message.table)?.presence.hear(from, message);
        break;
      case "renamed":
        void this.#loadName(message.player);
        break;
      case "noted":
        void this.#actors.get(message.table)?.refreshNotes(message.player, message.game);
        break;
      default:
        assertNever(message);
    }
  }

  async #loadName(player: PlayerId): Promise<void> {
    try {
      const [found] = await this.#store.players([player]);
      this.#setName(player, found?.name ?? null);
      if (found === undefined)
        for (const actor of this.#actors.values()) actor.closePagesOf(player);
    } catch (error) {
      this.#options.log.warn({ error: String(error) }, "a new name could not be asked for");
    }
  }

  #actor(id: TableId): TableActor {
    const known = this.#actors.get(id);
    if (known !== undefined) return known;
    const { log, counts = NO_COUNTS, shared, limits } = this.#options;
    const actor = new TableActor(id, {
      ...{ log, counts, shared, limits },
      store: this.#store,
      time: this.#time,
      damaged: this.#damaged,
      began: () => this.#began,
      thinking: this.#thinking,
      tagOf: this.#tagOf,
      newSeed: this.#newSeed,
      wakeAt: this.#rounds.wakeAt,
    });
    this.#actors.set(id, actor);
    return actor;
  }

  /**
   * Lets a page in: sends `welcome`, or `bye` and closes; null: closed. The gateway has checked the
   * version and the rates.
   */
  async enter(connection: Connection, hello: Hello): Promise<Visit | null> {
    if (!(await this.#mayLoad(connection, hello))) return null;
    if (this.#isDraining) {
      sendBye(connection, "restart");
      return null;
    }
    const actor = this.#actor(hello.table);
    const visit = await actor.enter(connection, hello);
    // Requests for tables that do not exist must not fill the memory.
    if (visit === null) this.#drop(actor);
    return visit;
  }

  /** A table that is not in memory is not loaded for a visitor who may not see it. */
  async #mayLoad(connection: Connection, { table, key }: Hello): Promise<boolean> {
    if (this.#isDraining || this.#actors.get(table)?.isLoaded === true) return true;
    try {
      const visitor = { player: connection.player, key };
      if ((await this.queries.find(table, visitor)) !== null) return true;
      sendBye(connection, "notHere");
    } catch (error) {
      this.#options.log.warn({ table, error: String(error) }, "a visitor could not be let in");
      sendBye(connection, "trouble");
    }
    return false;
  }

  #drop(actor: TableActor): void {
    if (actor.visitors > 0 || !actor.isIdle) return;
    this.#actors.delete(actor.id);
    this.#rounds.forget(actor.id);
  }

  #closeTables(tables: readonly TableId[]): void {
    for (const table of tables) this.#actors.get(table)?.closePages("notHere");
    for (const table of tables) this.#actors.get(table)?.unload();
  }

  /** `address`: where the request comes from, for the limit of public tables. */
  create(player: PlayerId, options: TableOptions, address: string): Promise<Created> {
    const { store, time, limits, counts = NO_COUNTS } = this.#options;
    const tools = { store, time, limits, counts, newSeed: this.#newSeed, tagOf: this.#tagOf };
    return createTable(tools, player, options, address);
  }

  readonly #tagOf = async (address: string): Promise<string> =>
    (await this.#siteKey()).tag(address);

  /** A player has a new name (already stored): all at the same tables are told. */
  rename(player: PlayerId, name: string): void {
    this.#setName(player, name);
    this.#store.sendToPeers({ type: "renamed", player });
  }

  #setName(player: PlayerId, name: string | null): void {
    for (const actor of this.#actors.values()) void actor.rename(player, name);
  }

  /** A player has blocked another (already stored), who may no longer watch their tables. */
  async block(by: PlayerId, whom: PlayerId): Promise<void> {
    await Promise.all([...this.#actors.values()].map((actor) => actor.screen({ by, whom })));
  }

  /**
   * Leaves every table, deletes the player from the store, closes their pages, and tells all others.
   * The gateway holds back their requests meanwhile. If it cannot be stored it throws, and they stay.
   */
  async deletePlayer(player: PlayerId): Promise<void> {
    // Requests they made before may still give them a chair.
    await Promise.all([...this.#actors.values()].map((actor) => actor.served()));
    const own = await this.#store.tablesOf(player, MOST_OWN_TABLES);
    const tables = own.map(({ table }) => table);
    const kept = await this.#leaveTables(player, tables);
    if (kept.length > 0) {
      // If nothing can be stored, the player is not deleted. A damaged table alone does not prevent it.
      await this.#store.check();
      await this.#leaveTables(player, kept);
    }
    await this.#store.deletePlayer(player);
    this.#store.sendToPeers({ type: "renamed", player });
    const actors = [...this.#actors.values()];
    for (const actor of actors) actor.closePagesOf(player);
    await Promise.all(actors.map((actor) => actor.forgetPlayer(player)));
  }

  /** Returns the tables that could not be left because it could not be stored. */
  async #leaveTables(player: PlayerId, tables: readonly TableId[]): Promise<readonly TableId[]> {
    const refusals = await Promise.all(
      tables.map((table) => this.#actor(table).removePlayer(player)),
    );
    return tables.filter((_, i) => refusals[i]?.code === "storage");
  }

  /** Takes nothing more, finishes what is being committed, and sends `bye restart` to all pages. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    this.#rounds.stop();
    const actors = [...this.#actors.values()];
    for (const actor of actors) actor.close();
    await this.#thinking.close();
    await this.settled();
    for (const actor of actors) actor.closePages("restart");
  }

  /** Fulfilled when all tables are idle; bots at the pace `instant` may keep them busy to a game's end. */
  async settled(): Promise<void> {
    await this.#rounds.settled();
    while ([...this.#actors.values()].some((actor) => !actor.isIdle)) {
      await Promise.all([...this.#actors.values()].map((actor) => actor.settled()));
    }
  }
}

/** Wakes every table that was left waiting when a process ended before. */
export async function openRegistry(options: RegistryOptions): Promise<TableRegistry> {
  const registry = new TableRegistry(options);
  await registry.open();
  return registry;
}
