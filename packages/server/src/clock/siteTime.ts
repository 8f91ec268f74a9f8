import { CannotOpen, type KeptTime, StorageTrouble, type Store } from "../store/store.js";
import type { Millis } from "../time/time.js";
import { DatabaseClocks, MOST_SKEW } from "./databaseClocks.js";
import { CLOSE, joined, resumedTime } from "./start.js";
import { type Clocks, SteadyTime } from "./steadyTime.js";

/** How often it is kept what time it is. */
export const KEEP: Millis = 15_000;
/** Where others may serve as well, often enough that a process which starts soon sees them. */
const SHARED_KEEP: Millis = 5_000;
/** A process that serves has kept the time again by then. */
const OTHERS: Millis = 3 * SHARED_KEEP;

type TimeStore = Pick<Store, "databaseTime" | "keptTime" | "keepTime" | "moveTimes">;

export interface SiteTimeOptions {
  readonly store: TimeStore;
  readonly clocks: Clocks;
  readonly log: {
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
}

/** The time of one process on a store, which keeps it for those that come after. */
class SiteTime extends SteadyTime {
  readonly #options: SiteTimeOptions;
  readonly #clocks: Clocks;
  readonly #database: DatabaseClocks | null;
  #stop = (): void => undefined;
  #keeping: Promise<void>;
  #keptAfterStep: Promise<void> = Promise.resolve();
  #isClosed = false;
  #wasSure = true;
  /** While this process stood still, others took it for gone and moved all stored times. */
  #isLeftBehind = false;

  constructor(options: SiteTimeOptions, database: DatabaseClocks | null, now: Millis) {
    const clocks = database ?? options.clocks;
    super(clocks, now);
    this.#options = options;
    this.#clocks = clocks;
    this.#database = database;
    this.#keeping = this.#keep();
    this.#keepLater();
    // A process that starts after this one ended must not take a clock that was set for time that passed.
    this.onBreak(({ type }) => {
      if (type === "step") this.#keptAfterStep = this.#keep();
    });
  }

  override get isSure(): boolean {
    return !this.#isLeftBehind && (this.#database?.isSure ?? true);
  }

  /** How far the clock of this machine is ahead: of the database's, or of the time at the tables. */
  get offset(): Millis {
    return this.#database?.skew ?? this.#clocks.wall() - this.now();
  }

  /** Keeps once more what time it is. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stop();
    await this.#keeping;
    await this.#keep();
  }

  #keepLater(): void {
    if (this.#isClosed) return;
    const when = this.now() + (this.#database === null ? KEEP : SHARED_KEEP);
    this.#stop = this.at(when, () => {
      this.#keeping = this.#round();
    });
  }

  async #round(): Promise<void> {
    if (this.#database !== null) {
      await this.#database.measure();
      // A step of the database's clock is found now, and kept before it is compared.
      this.now();
      await this.#keptAfterStep;
      await this.#compare();
      this.#tellSkew(this.#database.skew);
    }
    await this.#keep();
    this.#keepLater();
  }

  async #keep(): Promise<void> {
    if (this.#isLeftBehind) return;
    const kept = { site: this.now(), wall: Math.round(this.#clocks.wall()) };
    // What cannot be stored now is stored the next time.
    await this.#options.store.keepTime(kept).catch(() => undefined);
  }

  async #compare(): Promise<void> {
    const kept = await this.#options.store.keptTime().catch(() => null);
    const theirs = kept === null ? null : joined(kept, this.#clocks.wall());
    if (theirs !== null) this.#isLeftBehind = Math.abs(theirs - this.now()) > CLOSE;
  }

  #tellSkew(skew: Millis): void {
    if (this.isSure === this.#wasSure) return;
    const { log } = this.#options;
    this.#wasSure = this.isSure;
    if (this.#isLeftBehind)
      log.error({}, "other processes have another time: start this one again");
    else if (!this.#wasSure) log.error({}, skewed(skew));
    else log.warn({}, "the clock of this machine and the database's agree again");
  }
}

export type { SiteTime };

/** Goes on where the process before left off. Throws `CannotOpen` where the clocks differ too much. */
export async function openSiteTime(options: SiteTimeOptions): Promise<SiteTime> {
  const database = await DatabaseClocks.open(options.clocks, options.store);
  if (database !== null && !database.isSure) throw new CannotOpen(skewed(database.skew));
  const now = await beginTime(options, database);
  return new SiteTime(options, database, now);
}

function skewed(skew: Millis): string {
  const seconds = (Math.abs(skew) / 1000).toFixed(1);
  const side = skew > 0 ? "ahead of" : "behind";
  return `the clock of this machine is ${seconds} s ${side} the database's, and at most ${MOST_SKEW / 1000} s is allowed; set both by NTP`;
}

async function beginTime(
  { store, clocks: machine, log }: SiteTimeOptions,
  database: DatabaseClocks | null,
): Promise<Millis> {
  const clocks = database ?? machine;
  for (;;) {
    const kept = await store.keptTime();
    const others = kept === null || database === null ? null : await joining(store, clocks, kept);
    if (others !== null) return others;
    const wall = Math.round(clocks.wall());
    const { now, moveBy } = resumedTime(kept, wall);
    if (kept === null || moveBy === 0) return now;
    try {
      // False: another process that starts was faster.
      if (!(await store.moveTimes(kept, moveBy, { site: now, wall }))) continue;
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error;
      // The tables can be read at least; their time goes on where it was.
      return now - moveBy;
    }
    log.warn({ seconds: moveBy / 1000 }, "the due times of all tables were moved");
    return now;
  }
}

/** The time of processes that serve; null: there are none. */
async function joining(store: TimeStore, clocks: Clocks, kept: KeptTime): Promise<Millis | null> {
  const now = joined(kept, clocks.wall());
  if (now !== null) return now;
  // The clock of the database was set, or no process has served for long: those that do say so.
  await new Promise<void>((done) => void clocks.after(OTHERS, done));
  const later = await store.keptTime();
  return later === null || later.site === kept.site ? null : joined(later, clocks.wall());
}
