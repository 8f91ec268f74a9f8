/** Bad input: one clear line on stderr, exit code 2, nothing written. */
export class UsageError extends Error {}

export function parseCount(option: string, text: string, least = 1): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(count) || count < least) {
    throw new UsageError(`--${option} takes a whole number from ${least} up, not "${text}"`);
  }
  return count;
}

export function parseChoice<T extends string>(
  option: string,
  values: readonly T[],
  text: string,
): T {
  const value = values.find((each) => each === text);
  if (value === undefined) {
    throw new UsageError(`--${option} takes ${values.join(", ")}, not "${text}"`);
  }
  return value;
}
