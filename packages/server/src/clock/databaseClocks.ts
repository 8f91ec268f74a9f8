import type { Store } from "../store/store.js";
import type { Millis } from "../time/time.js";
import type { Clocks } from "./steadyTime.js";

/** How far the clock of a machine may be from the database's. */
export const MOST_SKEW: Millis = 1_000;
const FIRST_LOOKS = 3;

/** What the database said, as far as that can be known: it answered at some moment in between. */
interface Look {
  readonly monotonic: Millis;
  readonly database: Millis;
  /** By how much that may be wrong. */
  readonly margin: Millis;
}

/**
 * The clock of the database instead of the machine's: all processes on one database read the same one.
 * Between two looks at it, it goes on by the monotonic clock.
 */
export class DatabaseClocks implements Clocks {
  readonly #machine: Clocks;
  readonly #store: Pick<Store, "databaseTime">;
  #look: Look;
  #skew: Millis = 0;

  private constructor(machine: Clocks, store: Pick<Store, "databaseTime">, look: Look) {
    this.#machine = machine;
    this.#store = store;
    this.#look = look;
    this.#skew = machine.wall() - this.wall();
  }

  /** Null: this store has no clock. */
  static async open(
    machine: Clocks,
    store: Pick<Store, "databaseTime">,
  ): Promise<DatabaseClocks | null> {
    let best: Look | null = null;
    for (let looks = 0; looks < FIRST_LOOKS; looks++) {
      const look = await lookAt(machine, store);
      if (look === null) return null;
      if (best === null || look.margin < best.margin) best = look;
    }
    return best === null ? null : new DatabaseClocks(machine, store, best);
  }

  wall(): Millis {
    return this.#look.database + this.#machine.monotonic() - this.#look.monotonic;
  }

  monotonic(): Millis {
    return this.#machine.monotonic();
  }

  uptime(): Millis {
    return this.#machine.uptime();
  }

  after(millis: Millis, ring: () => void): () => void {
    return this.#machine.after(millis, ring);
  }

  /** How far the clock of this machine is ahead of the database's. */
  get skew(): Millis {
    return this.#skew;
  }

  get isSure(): boolean {
    return Math.abs(this.#skew) <= MOST_SKEW + this.#look.margin;
  }

  /** Looks again. A database that does not answer leaves what is known. */
  async measure(): Promise<void> {
    const look = await lookAt(this.#machine, this.#store).catch(() => null);
    if (look === null) return;
    const { monotonic, database, margin } = look;
    // An answer that took long must not move what is known better already.
    const known = this.wall() + monotonic - this.#machine.monotonic();
    const nearest = Math.min(Math.max(known, database - margin), database + margin);
    this.#look = { monotonic, database: nearest, margin };
    this.#skew = this.#machine.wall() - this.wall();
  }
}

async function lookAt(machine: Clocks, store: Pick<Store, "databaseTime">): Promise<Look | null> {
  const asked = machine.monotonic();
  const database = await store.databaseTime();
  if (database === null) return null;
  const margin = (machine.monotonic() - asked) / 2;
  return { monotonic: asked + margin, database, margin };
}
