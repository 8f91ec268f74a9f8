/** Milliseconds since 1970, or a number of milliseconds. */
export type Millis = number;

/** The time at the tables and the alarms that go by it: passed in, so that both can be simulated. */
export interface Time {
  /** It passes evenly and never jumps, whatever happens to the clock of the machine. */
  now(): Millis;
  /** Runs `ring` once, at `when` or later; returns a function that cancels it. */
  at(when: Millis, ring: () => void): () => void;
  /** Calls back after every break, before anything that became due in it is looked at. */
  onBreak(listener: BreakListener): void;
  /** False: this process is not sure what time it is, and no time may run out through it. */
  readonly isSure: boolean;
}

export type BreakListener = (found: Break) => void;

/** A break: in it the server may not have heard its players, or the clock may have been changed. */
export type Break =
  /** The clock of the machine was set: the time at the tables goes on as if it had not been. */
  | { readonly type: "step"; readonly by: Millis }
  /** The machine slept: this much time has passed, and the server served no player in it. */
  | { readonly type: "sleep"; readonly for: Millis }
  /** The process stood still: stopped, or too busy to look at the clock. */
  | { readonly type: "standstill"; readonly for: Millis };

/** One timer for each key. */
export class TimerQueue<Key> {
  readonly #time: Time;
  readonly #ring: (key: Key) => void;
  readonly #timers = new Map<Key, { readonly when: Millis; readonly cancel: () => void }>();

  constructor(time: Time, ring: (key: Key) => void) {
    this.#time = time;
    this.#ring = ring;
  }

  get size(): number {
    return this.#timers.size;
  }

  /** Replaces the key's timer; null: removes it. */
  set(key: Key, when: Millis | null): void {
    const known = this.#timers.get(key);
    if ((known?.when ?? null) === when) return;
    known?.cancel();
    this.#timers.delete(key);
    if (when === null) return;
    const cancel = this.#time.at(when, () => {
      this.#timers.delete(key);
      this.#ring(key);
    });
    this.#timers.set(key, { when, cancel });
  }

  /** Sets a timer if there is none, or none as early. */
  hasten(key: Key, when: Millis): void {
    const known = this.#timers.get(key);
    if (known === undefined || when < known.when) this.set(key, when);
  }

  stop(): void {
    for (const { cancel } of this.#timers.values()) cancel();
    this.#timers.clear();
  }
}
