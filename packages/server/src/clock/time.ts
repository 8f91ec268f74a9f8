import type { Millis } from "../store/store.js";

/** The clock on the wall and the alarm beside it: from outside, so that both can be simulated. */
export interface Time {
  now(): Millis;
  /** Calls back once, not before then; what it returns takes the alarm back. */
  at(when: Millis, ring: () => void): () => void;
}

/** Node's alarms overflow beyond this and ring at once. */
const FARTHEST = 2 ** 31 - 1;

export const realTime: Time = {
  now: () => Date.now(),
  at(when, ring) {
    const timer = setTimeout(ring, Math.min(Math.max(when - Date.now(), 0), FARTHEST));
    return () => clearTimeout(timer);
  },
};
