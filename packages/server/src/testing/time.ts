import type { Time } from "../clock/time.js";
import type { Millis } from "../store/store.js";

interface Alarm {
  readonly when: Millis;
  readonly ring: () => void;
}

/** A clock that goes on only when it is told to. */
export class SimulatedTime implements Time {
  #now: Millis;
  readonly #alarms = new Set<Alarm>();

  constructor(now: Millis = Date.UTC(2026, 0, 1)) {
    this.#now = now;
  }

  now = (): Millis => this.#now;

  at(when: Millis, ring: () => void): () => void {
    const alarm = { when, ring };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** The same clock for one process, whose alarms end with it. */
  forProcess(): Time & { end(): void } {
    const own = new Set<() => void>();
    let ended = false;
    return {
      now: this.now,
      at: (when, ring) => {
        if (ended) return () => undefined;
        const cancel = this.at(when, ring);
        own.add(cancel);
        return cancel;
      },
      end() {
        ended = true;
        for (const cancel of own) cancel();
      },
    };
  }

  /** When the next alarm rings; null: none is set. */
  get next(): Millis | null {
    const times = [...this.#alarms].map(({ when }) => when);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** It is then, and whatever was set for before rings, the earliest first. */
  goTo(then: Millis): void {
    this.#now = Math.max(this.#now, then);
    const due = [...this.#alarms].filter(({ when }) => when <= this.#now);
    for (const alarm of due.sort((a, b) => a.when - b.when)) {
      if (this.#alarms.delete(alarm)) alarm.ring();
    }
  }
}
