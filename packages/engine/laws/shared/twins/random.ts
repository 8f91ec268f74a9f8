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
  let a = 0x9e3779b9;
  for (const char of text) a = Math.imul(a ^ char.charCodeAt(0), 0x01000193) >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(next() * n);
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
