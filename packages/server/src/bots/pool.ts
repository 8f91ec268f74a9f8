import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
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

/** A question that has ended so many threads is not asked again. */
const MOST_TRIES = 2;

/** In milliseconds: a bot that thinks longer would block all others. */
const PATIENCE = 5_000;

/** One core is for the sockets. */
const THREADS = Math.max(1, availableParallelism() - 1);

interface PoolOptions {
  readonly threads?: number;
  readonly patience?: number;
  readonly thread?: URL;
}

/** A few threads; a question waits until one is free. */
export class BotPool implements Thinking {
  readonly #options: Required<PoolOptions>;
  /** Null: nothing to think about so far. */
  #pool: Piscina<ThreadQuestion, ThreadAnswer> | null = null;
  /** Open questions by their id; aborting one ends its thread. */
  readonly #asked = new Map<number, AbortController>();
  #last = 0;
  #isClosed = false;

  constructor(options: PoolOptions = {}) {
    const thread = new URL("./thread.js", import.meta.url);
    this.#options = { threads: THREADS, patience: PATIENCE, thread, ...options };
  }

  get open(): number {
    return this.#asked.size;
  }

  async think(question: Question): Promise<unknown> {
    for (let tries = 1; ; tries += 1) {
      if (this.#isClosed) throw new Error("the bots have gone");
      const answer = await this.#ask(question);
      if (answer.type === "action") return answer.action;
      if (answer.type === "failed") throw new Error(answer.message);
      if (answer.isLate || tries === MOST_TRIES)
        throw new Error("a bot's thread has ended over it");
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool?.destroy();
  }

  async #ask(question: Question): Promise<ThreadAnswer | { type: "ended"; isLate: boolean }> {
    this.#last += 1;
    const [id, limit] = [this.#last, new AbortController()];
    this.#asked.set(id, limit);
    this.#pool ??= this.#start();
    // Named for each question, so that a program that cannot be loaded rejects the question.
    const filename = this.#options.thread.href;
    try {
      return await this.#pool.run({ id, question }, { signal: limit.signal, filename });
    } catch {
      return { type: "ended", isLate: limit.signal.aborted };
    } finally {
      this.#asked.delete(id);
    }
  }

  #start(): Piscina<ThreadQuestion, ThreadAnswer> {
    const { threads, patience } = this.#options;
    const pool = new Piscina<ThreadQuestion, ThreadAnswer>({
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      // Without the flags of the process: a thread that thinks needs none of them.
      execArgv: [],
    });
    pool.on("message", (id: number) => {
      setTimeout(() => this.#asked.get(id)?.abort(), patience).unref();
    });
    // A thread could not be started: the open questions would wait for it.
    pool.on("error", () => {
      for (const limit of this.#asked.values()) limit.abort();
    });
    return pool;
  }
}
