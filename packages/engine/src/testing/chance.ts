import { type Chance, type Purpose, seededChance, seedFromText } from "../core/chance.js";

export type Draws = Readonly<Partial<Record<Purpose, Readonly<Record<number, readonly number[]>>>>>;

/** Chance that draws what is written down, and from a fixed seed where nothing is. */
export function scriptedChance(draws: Draws, seed = "scripted"): Chance & { unused(): number } {
  const fallback = seededChance(seedFromText(seed));
  const used = new Set<readonly number[]>();
  return {
    ...fallback,
    draw(purpose, index, count, of) {
      const written = draws[purpose]?.[index];
      if (written === undefined) return fallback.draw(purpose, index, count, of);
      if (written.length !== count || written.some((n) => n < 0 || n >= of)) {
        throw new Error(`the script for ${purpose} ${index} does not fit: ${written}`);
      }
      used.add(written);
      return written;
    },
    unused: () =>
      Object.values(draws).flatMap((list) => Object.values(list ?? {})).length - used.size,
  };
}
