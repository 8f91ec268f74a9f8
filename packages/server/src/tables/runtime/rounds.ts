import { LIVE_SECONDS, type TableId } from "@inkognito/protocol";
import type { Log } from "../../monitoring/metrics.js";
import type { Store } from "../../store/store.js";
import { type Millis, type Time, TimerQueue } from "../../time/time.js";
import type { DamagedTables } from "./cache/damagedTables.js";
import type { Retention } from "./retention.js";
import type { TableActor } from "./tableActor.js";

/** How often the store is asked for due tables that are not in memory. */
const ROUND: Millis = 5_000;
/** What is due later than this is left to a later round. */
const HORIZON: Millis = 3 * ROUND;
/** On shared data, rounds find only tables that other processes left: live clocks need a timer here. */
const SHARED_HORIZON: Millis = 1000 * Math.max(...LIVE_SECONDS);
/** A process that is alive wakes its own tables; others wait this long. */
const PEER_GRACE: Millis = 2_000;
const MOST_WAKES = 1_000;

/** A process that has announced no page for this time is gone; a live one announces in every round. */
const SILENCE: Millis = 3 * ROUND;

/** How long a table stays in memory when nothing happens there. */
const KEEP: Millis = 60_000;

export interface RoundsOptions {
  readonly store: Store;
  readonly time: Time;
  readonly log: Log;
  readonly shared: boolean;
  readonly damaged: DamagedTables;
  readonly retention: Retention;
  readonly onOutdated?: (() => void) | undefined;
  actors(): Iterable<TableActor>;
  wake(table: TableId): void;
  /** Drops the actor of an unused table. */
  drop(actor: TableActor): void;
}

/** Wakes tables when they are due, and every few seconds looks for what timers cannot know. */
export class Rounds {
  readonly #options: RoundsOptions;
  readonly #timers: TimerQueue<TableId>;
  #cancelNext: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: RoundsOptions) {
    this.#options = options;
    this.#timers = new TimerQueue(options.time, options.wake);
  }

  /** Runs a round now, and then again and again. */
  run(): Promise<void> {
    this.#running = this.#round();
    return this.#running;
  }

  /** The round that is running. */
  settled(): Promise<void> {
    return this.#running;
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelNext();
    this.#timers.stop();
  }

  /** Null: the table need not be woken. */
  wakeAt = (table: TableId, when: Millis | null): void => {
    if (this.#isStopped) return;
    const { shared, time } = this.#options;
    const horizon = shared ? SHARED_HORIZON : HORIZON;
    const isSoon = when !== null && when <= time.now() + horizon;
    this.#timers.set(table, isSoon ? when : null);
  };

  /** The table may be served by another process; a table that none serves is found by a round. */
  forget(table: TableId): void {
    if (this.#options.shared) this.#timers.set(table, null);
  }

  async #round(): Promise<void> {
    const { store, time, log, shared, damaged, retention, onOutdated } = this.#options;
    const now = time.now();
    try {
      const until = shared ? now - PEER_GRACE : now + ROUND;
      for (const { table, wake } of await store.wakes(until, MOST_WAKES)) {
        if (!this.#isStopped && !damaged.has(table)) this.#timers.hasten(table, wake);
      }
      if (shared && (await store.isOutdated())) {
        // There is no next round.
        if (!this.#isStopped) onOutdated?.();
        return;
      }
      if (shared) await this.#compareVersions();
      if (!this.#isStopped) await retention.round();
    } catch (error) {
      log.warn({ error: String(error) }, "the store was not there for a round");
    }
    for (const actor of this.#options.actors()) {
      if (shared) actor.presence.renew(now - SILENCE);
      if (now - actor.used < KEEP) continue;
      actor.unload();
      this.#options.drop(actor);
    }
    if (this.#isStopped) return;
    this.#cancelNext = time.at(time.now() + ROUND, () => void this.run());
  }

  /** Finds changes whose notice was lost. */
  async #compareVersions(): Promise<void> {
    const actors = [...this.#options.actors()].filter(
      ({ visitors, version }) => visitors > 0 && version !== null,
    );
    if (actors.length === 0) return;
    const found = await this.#options.store.versions(actors.map(({ id }) => id));
    const versions = new Map(found.map(({ table, version }) => [table, version]));
    for (const actor of actors) {
      if (versions.get(actor.id) !== actor.version) await actor.refresh();
      else await actor.screen(null);
    }
  }
}
