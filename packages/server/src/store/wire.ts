import type { SqliteOptions } from "./sqlite.js";
import { CannotOpen, StorageTrouble, type Store } from "./store.js";

/** What goes over to the store's thread; listening to others needs none, there are no others. */
export type CallName = Exclude<keyof Store, "onForeignChange">;

/** Number 0 is the opening itself. */
export interface Call {
  readonly id: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
}

export type Answer =
  | { readonly id: number; readonly type: "value"; readonly value: unknown }
  | {
      readonly id: number;
      readonly type: "trouble" | "cannotOpen" | "error";
      readonly message: string;
    };

export type ThreadData = SqliteOptions;

/** All of it is plain data: one text is copied to the other thread, not object after object. */
export const formatWire = (sent: readonly (Call | Answer)[]): string => JSON.stringify(sent);
export const parseCalls = (text: string): readonly Call[] => JSON.parse(text);
export const parseAnswers = (text: string): readonly Answer[] => JSON.parse(text);

/** An error loses its class on the way. */
export function failure(id: number, error: unknown): Answer {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof StorageTrouble) return { id, type: "trouble", message };
  if (error instanceof CannotOpen) return { id, type: "cannotOpen", message };
  return { id, type: "error", message };
}

export function errorOf(answer: Exclude<Answer, { type: "value" }>): Error {
  switch (answer.type) {
    case "trouble":
      return new StorageTrouble(answer.message);
    case "cannotOpen":
      return new CannotOpen(answer.message);
    case "error":
      return new Error(answer.message);
  }
}
