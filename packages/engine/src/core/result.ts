export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Why a request was not accepted: a code for programs, a rule for people. The words are the client's. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
}

/** Ends every switch over a tagged union; a new tag does not compile until it is handled. */
export function assertNever(value: never): never {
  throw new Error(`unhandled: ${JSON.stringify(value)}`);
}
