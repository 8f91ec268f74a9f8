/** Is this value from outside one of ours? */
export const isOneOf = <T extends string | number>(
  values: readonly T[],
  value: unknown,
): value is T => (values as readonly unknown[]).includes(value);

/** Every way to take `size` different items out of a list. */
export function combinations<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) =>
    combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** Every order of a list. */
export function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]),
  );
}

/** The item at this place, which was drawn or counted: it must be there. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at place: ${index}`);
  return item;
}
