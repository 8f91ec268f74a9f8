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
