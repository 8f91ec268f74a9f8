import { Worker } from "node:worker_threads";
import { StorageTrouble, type Store } from "../store.js";
import {
  type Answer,
  type Call,
  type CallName,
  errorOf,
  formatCalls,
  parseAnswers,
  type ThreadData,
} from "./threadMessages.js";

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** With this many calls the store begins to work, while later ones are still being decided here. */
const MOST_TOGETHER = 48;

/** This side of the store's thread: calls of one moment go over together, and so do the answers. */
class ThreadClient {
  readonly #thread: Worker;
  readonly #pending = new Map<number, Pending>();
  #calls: Call[] = [];
  #last = 0;
  #dead: StorageTrouble | null = null;
  #isEnding = false;
  readonly #listeners: ((why: string) => void)[] = [];
  readonly opened: Promise<unknown>;

  constructor(data: ThreadData) {
    this.#thread = new Worker(new URL("./storeThread.js", import.meta.url), { workerData: data });
    this.opened = new Promise((resolve, reject) => this.#pending.set(0, { resolve, reject }));
    this.#thread.on("message", (text: string) => {
      for (const answer of parseAnswers(text)) this.#settle(answer);
    });
    this.#thread.on("error", (error) => this.#die(error.message));
    this.#thread.on("exit", () => this.#die("it has ended"));
  }

  call(name: CallName, args: readonly unknown[]): Promise<unknown> {
    if (this.#dead !== null) return Promise.reject(this.#dead);
    if (this.#calls.length === 0) setImmediate(() => this.#send());
    this.#last += 1;
    const id = this.#last;
    this.#calls.push({ id, name, args });
    if (this.#calls.length === MOST_TOGETHER) this.#send();
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  onLost(listener: (why: string) => void): void {
    this.#listeners.push(listener);
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#thread.terminate();
  }

  #send(): void {
    const calls = this.#calls;
    if (calls.length === 0) return;
    this.#calls = [];
    this.#thread.postMessage(formatCalls(calls));
  }

  #settle(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.type === "value") pending?.resolve(answer.value);
    else pending?.reject(errorOf(answer));
  }

  #die(why: string): void {
    if (this.#dead === null && !this.#isEnding) for (const tell of this.#listeners) tell(why);
    this.#dead ??= new StorageTrouble(`the store's thread does not answer: ${why}`);
    for (const { reject } of this.#pending.values()) reject(this.#dead);
    this.#pending.clear();
  }
}

/** The calls that the store in the thread answers as its interface promises. */
const CALLS = [
  ...["createPlayer", "playerByToken", "players", "changePlayer", "countTokens", "knownTokens"],
  ...["removeToken", "keepOnlyToken", "setRecovery", "addMovingCode", "redeem", "setRelation"],
  ...["relations", "isBlocked", "sawPlayer", "unseenPlayers", "tablesEver", "exportPlayer"],
  ...["deletePlayer", "commit", "table", "version", "summary", "logWithoutTalk", "versions"],
  ...["gameEvents", "seed", "wasDone", "wakes", "listed", "tablesOf", "deleteClosedTables"],
  ...["setInvitation", "invitation", "tableByInvitation", "setNotes", "wasNoted", "notes"],
  ...["keptTime", "keepTime", "moveTimes", "signingKey", "damage", "isOutdated", "check"],
] as const satisfies readonly CallName[];

/** The SQLite store in a thread of its own. */
export async function openThreadStore(data: ThreadData): Promise<Store> {
  const client = new ThreadClient(data);
  try {
    await client.opened;
  } catch (error) {
    await client.end();
    throw error;
  }
  const calls = Object.fromEntries(
    CALLS.map((name) => [name, (...args: readonly unknown[]) => client.call(name, args)]),
  ) as Pick<Store, (typeof CALLS)[number]>;
  let closed: Promise<void> | null = null;
  return {
    ...calls,
    onLost: (listener) => client.onLost(listener),
    // No other process has the file open.
    databaseTime: async () => null,
    onForeignChange: () => {},
    sendToPeers: () => {},
    onPeerMessage: () => {},
    close: () => {
      closed ??= client.call("close", []).then(() => client.end());
      return closed;
    },
  };
}
