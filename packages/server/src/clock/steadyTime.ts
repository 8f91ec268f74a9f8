import { uptime } from "node:os";
import type { Break, BreakListener, Millis, Time } from "../time/time.js";

/** What a process can read of time. */
export interface Clocks {
  /** Milliseconds since 1970, as the machine or the database believes. It may be set at any moment. */
  wall(): Millis;
  /** Milliseconds since some moment. It cannot be set; on some systems it stands while the machine sleeps. */
  monotonic(): Millis;
  /** Milliseconds since the machine was started, with the time that it slept, at least to the second. */
  uptime(): Millis;
  /** A timer that goes by the monotonic clock; the function it returns cancels it. */
  after(millis: Millis, ring: () => void): () => void;
}

export const machineClocks: Clocks = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  uptime: () => uptime() * 1000,
  after(millis, ring) {
    const timer = setTimeout(ring, millis);
    return () => clearTimeout(timer);
  },
};

/** The wall clock moves by this much more or less than the monotonic one: it was set. */
const STEP: Millis = 500;
/** The uptime counts in whole seconds on some systems. */
const SLEEP: Millis = 2_000;
/** A timer that rings this late: the process stood still. */
const STANDSTILL: Millis = 5_000;
/** Alarms look at the clocks at least this often, because the machine may sleep meanwhile. */
const LOOK: Millis = 5_000;
/** Where the wall clock is not what the time here is, it is approached by this share of the time that passes. */
export const SLEW = 1 / 1000;

/**
 * The time at the tables: it begins where it is told to and goes on by the monotonic clock. A wall
 * clock that drifts is followed slowly; one that jumps is not followed, so every due time keeps its
 * distance (docs/adr/0008-one-clock.md).
 */
export class SteadyTime implements Time {
  readonly #clocks: Clocks;
  readonly #listeners: BreakListener[] = [];
  /** Not rounded. */
  #now: Millis;
  #monotonic: Millis;
  #wall: Millis;
  /** What the uptime is ahead of the monotonic clock. It grows only while the machine sleeps. */
  #slept: Millis;
  /** On the monotonic clock. */
  #lastBreak = Number.NEGATIVE_INFINITY;

  constructor(clocks: Clocks, now: Millis = clocks.wall()) {
    this.#clocks = clocks;
    this.#now = now;
    this.#monotonic = clocks.monotonic();
    this.#wall = clocks.wall();
    this.#slept = clocks.uptime() - this.#monotonic;
  }

  get isSure(): boolean {
    return true;
  }

  onBreak(listener: BreakListener): void {
    this.#listeners.push(listener);
  }

  now(): Millis {
    const monotonic = this.#clocks.monotonic();
    const wall = this.#clocks.wall();
    let passed = Math.max(0, monotonic - this.#monotonic);
    let moved = wall - this.#wall - passed;
    const breaks: Break[] = [];
    if (Math.abs(moved) > STEP) {
      const slept = this.#sleptSince(monotonic);
      if (slept > 0) {
        passed += slept;
        moved -= slept;
        breaks.push({ type: "sleep", for: slept });
      }
      if (Math.abs(moved) > (slept > 0 ? SLEEP : STEP)) breaks.push({ type: "step", by: moved });
    }
    this.#monotonic = monotonic;
    this.#wall = wall;
    this.#now = followed(this.#now + passed, wall, passed * SLEW);
    for (const found of breaks) this.#tell(found);
    return Math.floor(this.#now);
  }

  at(when: Millis, ring: () => void): () => void {
    let cancel = (): void => undefined;
    const wait = (): void => {
      const millis = Math.min(Math.max(when - this.now(), 0), LOOK);
      const due = this.#clocks.monotonic() + millis;
      cancel = this.#clocks.after(millis, () => {
        this.#lookForStandstill(due);
        if (this.now() >= when) ring();
        else wait();
      });
    };
    wait();
    return () => cancel();
  }

  /** 0: not since it was asked for last. */
  #sleptSince(monotonic: Millis): Millis {
    const slept = this.#clocks.uptime() - monotonic;
    const since = slept - this.#slept;
    if (since < SLEEP) return 0;
    this.#slept = slept;
    return since;
  }

  #lookForStandstill(due: Millis): void {
    this.now();
    const late = this.#monotonic - Math.max(due, this.#lastBreak);
    if (late > STANDSTILL) this.#tell({ type: "standstill", for: late });
  }

  #tell(found: Break): void {
    this.#lastBreak = this.#monotonic;
    for (const listener of this.#listeners) listener(found);
  }
}

/** Nearer to the wall clock by at most this much. */
const followed = (now: Millis, wall: Millis, most: Millis): Millis =>
  now + Math.min(Math.max(wall - now, -most), most);
