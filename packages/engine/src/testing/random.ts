import type { Below } from "../core/chance.js";

/** A small seeded generator (mulberry32), for tests and benchmarks: fast, and not for games of people. */
export function seededBelow(seed: number): Below {
  let word = seed >>> 0;
  return (n) => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}
