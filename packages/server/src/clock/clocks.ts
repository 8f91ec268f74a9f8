import { uptime } from "node:os";
import type { Millis } from "../time/time.js";

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
