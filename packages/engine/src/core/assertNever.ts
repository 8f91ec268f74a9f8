/** Ends every switch over a tagged union; a new tag does not compile until it is handled. */
export function assertNever(value: never): never {
  throw new Error(`unhandled: ${JSON.stringify(value)}`);
}
