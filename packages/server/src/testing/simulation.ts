import { rmSync } from "node:fs";
import { type Seat, seedFromText } from "@inkognito/engine/core";
import type { Level } from "@inkognito/mind/levels";
import type { PlayerId, TableId, TableOptions, TableState } from "@inkognito/protocol";
import type { Thinking } from "../bots/pool.js";
import { type Question, think } from "../bots/think.js";
import type { PeerMessage } from "../peers/peerMessage.js";
import { newId } from "../people/secret.js";
import { LIMITS, type TableLimits } from "../settings/limits.js";
import { openSqliteStore } from "../store/sqlite/sqliteStore.js";
import { hashOf, type Store } from "../store/store.js";
import { INSTANT } from "../tables/rules/time/botPace.js";
import { STAND_IN_WAIT } from "../tables/rules/time/timing.js";
import {
  openRegistry,
  type RegistryOptions,
  type TableRegistry,
} from "../tables/runtime/tableRegistry.js";
import type { Millis, Time } from "../time/time.js";
import { newFolder } from "./server.js";
import { TestPage } from "./testPage.js";
import { SimulatedTime } from "./time.js";

export { TestPage };

/** Bots that think where they are asked, so that a test need not wait for a thread. */
export class InlineThinking implements Thinking {
  readonly asked: Question[] = [];
  readonly open = 0;

  async think(question: Question): Promise<unknown> {
    this.asked.push(question);
    return think(question);
  }

  async close(): Promise<void> {}
}

export const SIMULATION_LIMITS: TableLimits = {
  ...LIMITS,
  tablesPerPlayer: 1000,
  listedPerPlayer: 100_000,
  listedPerAddress: 100_000,
  watchersPerAddress: 1000,
  shareWait: 0,
};

export interface SimulationOptions extends Partial<Omit<RegistryOptions, "store" | "time">> {
  readonly dataDir?: string;
  /** Where a process finds the data; a file in `dataDir`, which all share, if not said. */
  readonly newStore?: () => Promise<Store>;
  /** What the clock shows at first. */
  readonly startsAt?: Millis;
  /** The time of a process on a machine where `real` passes; the same, if not said. */
  readonly newTime?: NewTime;
}

type NewTime = (real: SimulatedTime, store: Store) => Promise<Time & { end(): void }>;

/** A registry on a real store in a folder of its own, with a clock that stands still. */
export class Simulation {
  readonly dataDir: string;
  readonly store: Store;
  readonly time: SimulatedTime;
  readonly bots: InlineThinking;
  readonly logged: string[];
  registry: TableRegistry;
  readonly #options: RegistryOptions;
  readonly #newStore: SimulationOptions["newStore"];
  readonly #newTime: NewTime;
  #process: { end(): void };
  /** Of all other processes. */
  #otherStore: Promise<Store> | null = null;
  #people = 0;

  private constructor(
    dataDir: string,
    options: RegistryOptions,
    parts: SimulationParts,
    registry: TableRegistry,
  ) {
    this.#newStore = parts.newStore;
    this.#newTime = parts.newTime;
    this.dataDir = dataDir;
    this.store = options.store;
    this.#options = options;
    this.time = parts.time;
    this.bots = parts.bots;
    this.logged = parts.logged;
    this.registry = registry;
    this.#process = parts.process;
  }

  static async open({
    dataDir = newFolder("tables"),
    newStore,
    startsAt,
    newTime = async (real) => real.forProcess(),
    ...more
  }: SimulationOptions = {}): Promise<Simulation> {
    const time = new SimulatedTime(startsAt);
    const parts = { time, bots: new InlineThinking(), logged: [] as string[] };
    const note = (fields: object, message: string): void => {
      parts.logged.push(`${message} ${JSON.stringify(fields)}`);
    };
    let seeds = 0;
    // Here and not in a thread of its own, which takes longer to start than most tests take.
    const store = await (newStore?.() ?? openSqliteStore({ dataDir }));
    const process = await newTime(parts.time, store);
    const options: RegistryOptions = {
      store,
      limits: SIMULATION_LIMITS,
      shared: false,
      log: { warn: note, error: note },
      time: process,
      thinking: parts.bots,
      // Some tests know how the games of these seeds go.
      newSeed: () => seedFromText(`test hall ${++seeds}`),
      ...more,
    };
    const registry = await openRegistry(options);
    return new Simulation(dataDir, options, { ...parts, newStore, newTime, process }, registry);
  }

  /** As after a crash: the memory is gone, and no page gets a `bye`. */
  async restart(downFor: Millis = 0): Promise<void> {
    this.#process.end();
    this.time.goTo(this.time.now() + downFor);
    const process = await this.#newTime(this.time, this.store);
    this.#process = process;
    this.registry = await openRegistry({ ...this.#options, time: process });
  }

  /** Another process on the same data. `deaf`: one that no notice of others reaches. */
  async neighbour({ deaf = false } = {}): Promise<TableRegistry> {
    if (this.#newStore !== undefined) this.#otherStore ??= this.#newStore();
    const store = (await this.#otherStore) ?? this.store;
    return openRegistry({
      ...this.#options,
      store: deaf ? { ...store, onForeignChange: () => undefined } : store,
      time: await this.#newTime(this.time, store),
      shared: true,
    });
  }

  async person(name?: string): Promise<PlayerId> {
    this.#people += 1;
    const id = newId(12);
    const player = {
      id,
      name: name ?? `Person ${this.#people}`,
      language: "en",
      created: this.time.now(),
    } as const;
    await this.store.createPlayer(player, hashOf(id));
    return id;
  }

  async table(
    options: TableOptions,
    host?: PlayerId,
    address = "192.0.2.1",
  ): Promise<{ readonly host: PlayerId; readonly table: TableId; readonly key: string }> {
    const player = host ?? (await this.person());
    const created = await this.registry.create(player, options, address);
    if (!created.ok) throw new Error(`no table: ${created.error}`);
    return { host: player, ...created.value };
  }

  /** People on these chairs, bots on the others; the first one is the host. */
  async seated(
    options: TableOptions,
    people: number,
    level: Level = "random",
  ): Promise<{ readonly table: TableId; readonly key: string; readonly pages: TestPage[] }> {
    const { host, table, key } = await this.table(options);
    const pages: TestPage[] = [];
    for (const at of options.config.seats.keys()) {
      const seat = at as Seat;
      if (at >= people) {
        await pages[0]?.ask({ type: "placeBot", seat, level });
        continue;
      }
      const page = new TestPage(at === 0 ? host : await this.person());
      pages.push(await page.enter(this.registry, table, key));
      await page.ask({ type: "sit", seat });
      await page.mix(entropyOf(at));
    }
    return { table, key, pages };
  }

  settled = (): Promise<void> => this.registry.settled();

  /** Time passes, alarm after alarm. */
  async pass(millis: Millis): Promise<void> {
    const until = this.time.now() + millis;
    for (;;) {
      await this.settled();
      const { next } = this.time;
      if (next === null || next > until) break;
      this.time.goTo(next);
    }
    this.time.goTo(until);
    await this.settled();
  }

  /** Time has passed while no timer rang. */
  async leap(millis: Millis): Promise<void> {
    await this.settled();
    this.time.goTo(this.time.now() + millis);
    await this.pass(0);
  }

  async close(): Promise<void> {
    await this.registry.drain();
    await (await this.#otherStore)?.close();
    await this.store.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

interface SimulationParts {
  readonly newStore: SimulationOptions["newStore"];
  readonly newTime: NewTime;
  readonly process: { end(): void };
  readonly time: SimulatedTime;
  readonly bots: InlineThinking;
  readonly logged: string[];
}

export const entropyOf = (number: number): string => number.toString(16).padStart(32, "0");

/** Bots at the pace `instant` have moved, until a person is awaited or no move comes. */
export async function instantBots(
  simulation: Simulation,
  pages: readonly TestPage[],
): Promise<void> {
  const told = (): number => pages.reduce((sum, { known }) => sum + (known?.told.length ?? 0), 0);
  for (;;) {
    await simulation.settled();
    const inside = pages.filter(({ isIn }) => isIn);
    if (inside.some(({ isAwaited }) => isAwaited)) return;
    if (!inside.some(({ table }) => table !== null && isInstant(table))) return;
    const before = told();
    await simulation.pass(INSTANT);
    if (told() > before) continue;
    // A stand-in that was just called.
    if (inside.some(({ table }) => table?.standIns.some((why) => why !== null))) {
      await simulation.pass(STAND_IN_WAIT);
    }
    if (told() === before) return;
  }
}

const isInstant = ({ phase, options }: TableState): boolean =>
  phase.type === "playing" && options.botPace === "instant";

/** All pages play what a bot would play, until the game has ended or after this many actions. */
export async function playOn(
  simulation: Simulation,
  pages: readonly TestPage[],
  most = 20_000,
): Promise<void> {
  for (let done = 0; done < most; done++) {
    await instantBots(simulation, pages);
    const page = pages.find((each) => each.isIn && each.isAwaited);
    if (page === undefined) return;
    await page.act();
  }
}

/**
 * One SQLite file for several processes, which talk to each other at once, as those on one database
 * do sooner or later. Each call gives the store of another process.
 */
export function peerStores(dataDir: string): () => Promise<Store> {
  const opened = openSqliteStore({ dataDir });
  // A process that takes the place of one that crashed hears instead of it.
  const listeners = new Map<string, (message: PeerMessage, from: string) => void>();
  let processes = 0;
  return async () => {
    const at = `process ${++processes}`;
    return {
      ...(await opened),
      sendToPeers: (message) => {
        for (const [other, hear] of listeners) if (other !== at) hear(message, at);
      },
      onPeerMessage: (hear) => listeners.set(at, hear),
    };
  };
}
