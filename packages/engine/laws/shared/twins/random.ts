import { seededBelow } from "../../../src/testing/random.js";

/** Reproducible randomness for the tests: the same text gives the same games. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** True one time in n. */
  oneIn(n: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): readonly T[];
}

export function randomFrom(text: string): Random {
  let seed = 0x9e3779b9;
  for (const char of text) seed = Math.imul(seed ^ char.charCodeAt(0), 0x01000193) >>> 0;
  const below = seededBelow(seed);
  return {
    below,
    oneIn: (n) => below(n) === 0,
    pick: (items) => {
      if (items.length === 0) throw new Error("nothing to pick from");
      return items[below(items.length)] as (typeof items)[number];
    },
    shuffled: (items) => {
      const list = [...items];
      for (let i = list.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        const [x, y] = [list[i], list[j]] as [(typeof list)[number], (typeof list)[number]];
        list[i] = y;
        list[j] = x;
      }
      return list;
    },
  };
}
