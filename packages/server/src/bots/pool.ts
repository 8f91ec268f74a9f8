import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Question } from "./think.js";
import type { ThreadAnswer, ThreadQuestion } from "./thread.js";

/** Thinks for the bots, outside the thread of the sockets. */
export interface Thinking {
  /** An action as the bot wants it; rejected if the bot could not think of any. */
  think(question: Question): Promise<unknown>;
  /** Questions without an answer so far. */
  readonly open: number;
  close(): Promise<void>;
}

interface Pending extends ThreadQuestion {
  readonly resolve: (action: unknown) => void;
  readonly reject: (error: Error) => void;
  tries: number;
  timer?: NodeJS.Timeout;
}

/** A question that has ended so many threads is not asked again. */
const MOST_TRIES = 2;

/** In milliseconds: a bot that thinks longer would block all others. */
const PATIENCE = 5_000;
/** A thread that has not answered yet has to load its program first. */
const COLD = 6;

/** One core is for the sockets. */
const THREADS = Math.max(1, availableParallelism() - 1);

interface PoolOptions {
  readonly threads?: number;
  readonly patience?: number;
  readonly start?: () => Worker;
}

/** A few threads; a question waits until one is free. */
export class BotPool implements Thinking {
  readonly #start: () => Worker;
  readonly #threads: number;
  readonly #patience: number;
  readonly #idle: Worker[] = [];
  readonly #warm = new WeakSet<Worker>();
  readonly #busy = new Map<Worker, Pending>();
  readonly #waiting: Pending[] = [];
  #last = 0;
  #closed = false;

  /** Threads start when there is something to think about. */
  constructor({
    threads = THREADS,
    patience = PATIENCE,
    start = startBotThread,
  }: PoolOptions = {}) {
    this.#threads = threads;
    this.#patience = patience;
    this.#start = start;
  }

  get open(): number {
    return this.#busy.size + this.#waiting.length;
  }

  think(question: Question): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error("the bots have gone"));
    return new Promise((resolve, reject) => {
      this.#last += 1;
      this.#waiting.push({ id: this.#last, question, resolve, reject, tries: 0 });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const gone = [...this.#waiting.splice(0), ...this.#busy.values()];
    const threads = [...this.#idle.splice(0), ...this.#busy.keys()];
    this.#busy.clear();
    for (const { reject, timer } of gone) {
      clearTimeout(timer);
      reject(new Error("the bots have gone"));
    }
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #dispatch(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#idle.pop() ?? this.#startThread();
      if (thread === null) return;
      const pending = this.#waiting.shift();
      if (pending === undefined) return;
      pending.tries += 1;
      this.#busy.set(thread, pending);
      thread.ref();
      const { id, question } = pending;
      thread.postMessage({ id, question } satisfies ThreadQuestion);
      this.#watch(thread, pending);
    }
  }

  /** Ends a thread that thinks for too long, and its question with it. */
  #watch(thread: Worker, pending: Pending): void {
    const patience = this.#warm.has(thread) ? this.#patience : COLD * this.#patience;
    pending.timer = setTimeout(() => {
      pending.tries = MOST_TRIES;
      void thread.terminate();
    }, patience);
  }

  #startThread(): Worker | null {
    if (this.#busy.size + this.#idle.length >= this.#threads) return null;
    const thread = this.#start();
    thread.on("message", (answered: ThreadAnswer) => this.#finish(thread, answered));
    // `exit` follows on every `error`, and says all there is to do.
    thread.on("error", () => undefined);
    thread.on("exit", () => this.#replace(thread));
    return thread;
  }

  #finish(thread: Worker, answered: ThreadAnswer): void {
    const pending = this.#busy.get(thread);
    if (pending === undefined || pending.id !== answered.id) return;
    clearTimeout(pending.timer);
    this.#warm.add(thread);
    this.#busy.delete(thread);
    this.#idle.push(thread);
    // A thread without work must not keep the process alive.
    thread.unref();
    if (answered.type === "action") pending.resolve(answered.action);
    else pending.reject(new Error(answered.message));
    this.#dispatch();
  }

  /** Its question goes to the next thread, before all others. */
  #replace(thread: Worker): void {
    const pending = this.#busy.get(thread);
    clearTimeout(pending?.timer);
    this.#busy.delete(thread);
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
    if (pending !== undefined) {
      if (pending.tries < MOST_TRIES) this.#waiting.unshift(pending);
      else pending.reject(new Error("a bot's thread has ended over it"));
    }
    if (!this.#closed) this.#dispatch();
  }
}

/** Without the flags of the process: a thread that thinks needs none of them. */
const startBotThread = (): Worker =>
  new Worker(new URL("./thread.js", import.meta.url), { execArgv: [] });
