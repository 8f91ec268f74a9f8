/** One value for each face of a card. */
export function byFace<Face extends string, T>(
  faces: readonly Face[],
  of: (face: Face) => T,
): Readonly<Record<Face, T>> {
  const found: Partial<Record<Face, T>> = {};
  for (const face of faces) found[face] = of(face);
  return found as Record<Face, T>;
}

/** What follows for one cell of the notebook's grid from everything seen so far. */
export type Verdict = "certain" | "excluded" | "open";

export function verdictOn<T>(possible: readonly T[], face: T): Verdict {
  if (!possible.includes(face)) return "excluded";
  return possible.length === 1 ? "certain" : "open";
}

export const verdicts = <Face extends string>(all: readonly Face[], possible: readonly Face[]) =>
  byFace(all, (face) => verdictOn(possible, face));
