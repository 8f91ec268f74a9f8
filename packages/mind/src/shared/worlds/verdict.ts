/** What follows for one cell of the grid from everything seen so far. */
export type Verdict = "certain" | "excluded" | "open";

export function verdictOn<T>(possible: readonly T[], face: T): Verdict {
  if (!possible.includes(face)) return "excluded";
  return possible.length === 1 ? "certain" : "open";
}

export const verdicts = <T extends string>(all: readonly T[], possible: readonly T[]) =>
  Object.fromEntries(all.map((each) => [each, verdictOn(possible, each)])) as Record<T, Verdict>;
