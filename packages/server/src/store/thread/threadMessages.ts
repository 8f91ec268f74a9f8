import type { TableId } from "@inkognito/protocol";
import { packCommit, TextReader, unpackCommit } from "../sql/packedCommit.js";
import type { SqliteOptions } from "../sqlite/sqliteDatabase.js";
import {
  CannotOpen,
  type Commit,
  type Committed,
  DamagedTable,
  StorageTrouble,
  type Store,
} from "../store.js";

/** Calls that are not sent to the store's thread: a SQLite file has no other processes. */
type LocalCall = "onForeignChange" | "sendToPeers" | "onPeerMessage" | "databaseTime" | "onLost";
export type CallName = Exclude<keyof Store, LocalCall>;

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
    }
  | {
      readonly id: number;
      readonly type: "damaged";
      readonly table: TableId;
      readonly message: string;
    };

export type ThreadData = SqliteOptions;

/**
 * All of it is plain data: two texts are copied to the other thread, not object after object. Nearly
 * all calls are commits; they are in the second text, packed.
 */
export type SentCalls = readonly [calls: string, commits: string];

/** A commit and its lengths in the second text. */
type SentCommit = readonly [id: number, fields: number, texts: number];

export function formatCalls(calls: readonly Call[]): SentCalls {
  let commits = "";
  const sent = calls.map((call): Call | SentCommit => {
    if (call.name !== "commit") return call;
    const { fields, texts } = packCommit(call.args[0] as Commit);
    commits += fields + texts;
    return [call.id, fields.length, texts.length];
  });
  return [JSON.stringify(sent), commits];
}

export function parseCalls([calls, commits]: SentCalls): readonly Call[] {
  const reader = new TextReader(commits);
  return (JSON.parse(calls) as readonly (Call | SentCommit)[]).map((each) => {
    if (!isCommit(each)) return each;
    const [id, fields, texts] = each;
    const packed = { fields: reader.take(fields), texts: reader.take(texts) };
    return { id, name: "commit", args: [unpackCommit(packed)] };
  });
}

const isCommit = (each: Call | SentCommit): each is SentCommit => Array.isArray(each);

/** Nearly all answers say of a commit that it is done: then the number of the call says it all. */
export const formatAnswers = (answers: readonly Answer[]): string =>
  JSON.stringify(answers.map((each) => (isDone(each) ? each.id : each)));

export const parseAnswers = (text: string): readonly Answer[] =>
  (JSON.parse(text) as readonly (Answer | number)[]).map((each) =>
    typeof each === "number" ? { id: each, type: "value", value: DONE } : each,
  );

const DONE: Committed = "done";
const isDone = (answer: Answer): boolean => answer.type === "value" && answer.value === DONE;

/** An error loses its class on the way. */
export function failure(id: number, error: unknown): Answer {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof DamagedTable) {
    return { id, type: "damaged", table: error.table, message: error.why };
  }
  if (error instanceof StorageTrouble) return { id, type: "trouble", message };
  if (error instanceof CannotOpen) return { id, type: "cannotOpen", message };
  return { id, type: "error", message };
}

export function errorOf(answer: Exclude<Answer, { type: "value" }>): Error {
  switch (answer.type) {
    case "damaged":
      return new DamagedTable(answer.table, answer.message);
    case "trouble":
      return new StorageTrouble(answer.message);
    case "cannotOpen":
      return new CannotOpen(answer.message);
    case "error":
      return new Error(answer.message);
  }
}
