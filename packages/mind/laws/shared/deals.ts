/** What the oracles of both games deal from; none of it is the mind's or the engine's. */
export const COLOURS = ["red", "green", "blue", "yellow"];
export const IDENTITIES = ["F", "B", "Z", "X"];
export const PARTNERS: Readonly<Record<string, string>> = { F: "B", B: "F", Z: "X", X: "Z" };

export function orders(items: readonly string[]): readonly (readonly string[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((first) =>
    orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/** The order in which cards lie makes no other answer. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

export function subsetsOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) =>
    subsetsOf(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
