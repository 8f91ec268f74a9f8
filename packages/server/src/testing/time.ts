import type { Clocks } from "../clock/steadyTime.js";
import type { BreakListener, Millis, Time } from "../time/time.js";

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

  readonly isSure: boolean = true;

  now = (): Millis => this.#now;

  /** There are none: it is stopped between all its moments. */
  onBreak(_: BreakListener): void {}

  at(when: Millis, ring: () => void): () => void {
    const alarm = { when, ring };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** The same clock for one process, whose alarms end with it. */
  forProcess(): Time & { end(): void } {
    const { at, end } = this.#ownAlarms();
    return { isSure: true, now: this.now, onBreak: this.onBreak, at, end };
  }

  #ownAlarms(): Pick<Time, "at"> & { end(): void } {
    const own = new Set<() => void>();
    let ended = false;
    return {
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

  /**
   * The clocks of one process on a machine where this is the time that really passes: the monotonic
   * clock begins with the process, and the wall clock shows what `wall` makes of the real time.
   */
  machine(wall: (real: Millis) => Millis): Clocks & { end(): void } {
    const { at, end } = this.#ownAlarms();
    const booted = this.#now;
    return {
      wall: () => wall(this.#now),
      monotonic: () => this.#now - booted,
      uptime: () => this.#now - booted,
      after: (millis, ring) => at(this.#now + millis, ring),
      end,
    };
  }

  /** When the next alarm rings; null: none is set. */
  get next(): Millis | null {
    let next: Millis | null = null;
    for (const { when } of this.#alarms) if (next === null || when < next) next = when;
    return next;
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
