import type { Millis, Time } from "./time.js";

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
