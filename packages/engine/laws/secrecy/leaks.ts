import { messageLeaks } from "./messageLeaks.js";
import { requestLeaks } from "./requestLeaks.js";
import type { System } from "./system.js";
import type { Category } from "./twin.js";

/** A mistake that gives a secret away: the real system with one thing wrong. */
export interface Leak {
  readonly name: string;
  /** The kind of secret it gives away, at which the search for a pair is aimed. */
  readonly betrays: Category;
  readonly plant: (real: System) => System;
}

export const LEAKS: readonly Leak[] = [...messageLeaks, ...requestLeaks];
