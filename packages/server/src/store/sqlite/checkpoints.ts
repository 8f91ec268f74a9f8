import { Worker } from "node:worker_threads";

/** About what is written for a commit until it is in its place, and again for each transaction. */
const PAGES = 1;
/** So much, about 32 MB, is worth the way. */
const ENOUGH_PAGES = 8_000;
const IDLE_MILLIS = 1000;

export interface CheckpointOptions {
  /** After the thread: writes the little that is left into the file, or does nothing in a bad moment. */
  finish(): void;
  /** Called when nothing was written for a second or two. False: it could not be done now. */
  idle(): boolean;
  readonly idleMillis?: number;
}

/**
 * What stands in SQLite's log (WAL) is written into the file as soon as nobody writes for a second, so
 * that the data does not live in the log for weeks. Where people always write, it is done from time to
 * time, in a thread of its own, because most of that is waiting for the disk; only the little that was
 * written meanwhile is left to the writer, after which the log begins anew.
 *
 * What is in the log is as durable as what is in the file. But a copy of the file alone has it not.
 */
export class Checkpoints {
  readonly #path: string;
  readonly #options: CheckpointOptions;
  #pages = 0;
  #thread: Worker | null = null;
  #isBusy = false;
  #timer: NodeJS.Timeout | null = null;
  /** Nothing was written since the timer was set. */
  #isQuiet = false;

  constructor(path: string, options: CheckpointOptions) {
    this.#path = path;
    this.#options = options;
  }

  /** Counts commits that became durable in one transaction. */
  wrote(commits: number): void {
    this.awaitIdle();
    this.#pages += PAGES * (commits + 1);
    if (this.#pages < ENOUGH_PAGES || this.#isBusy) return;
    this.#pages = 0;
    this.#isBusy = true;
    try {
      this.#thread ??= this.#start();
      this.#thread.postMessage("carry");
    } catch {
      // No thread could be started. The commits are durable, so the writer must not fail.
      this.#isBusy = false;
    }
  }

  /** Calls `idle` when nothing has been written for a while. */
  awaitIdle(): void {
    this.#isQuiet = false;
    this.#timer ??= this.#setTimer();
  }

  #setTimer(): NodeJS.Timeout {
    const millis = this.#options.idleMillis ?? IDLE_MILLIS;
    return setTimeout(() => this.#look(), millis).unref();
  }

  #look(): void {
    this.#timer = null;
    const isDone = this.#isQuiet && !this.#isBusy && this.#options.idle();
    this.#isQuiet = true;
    if (isDone) this.#pages = 0;
    else this.#timer = this.#setTimer();
  }

  /** The file must have been left by the thread before it can be closed for good. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    const thread = this.#thread;
    this.#thread = null;
    if (thread === null) return;
    const gone = new Promise((resolve) => thread.once("exit", resolve));
    thread.removeAllListeners("message");
    thread.postMessage("leave");
    await gone;
  }

  /** Most servers never write so much at once that there has to be one. */
  #start(): Worker {
    const entry = new URL("./checkpointThread.js", import.meta.url);
    const thread = new Worker(entry, { workerData: this.#path });
    thread.on("message", () => {
      this.#isBusy = false;
      this.#options.finish();
    });
    // Without the thread SQLite makes the checkpoint in the writer; the next time a new thread is started.
    thread.on("error", () => undefined);
    thread.on("exit", () => {
      if (this.#thread !== thread && this.#thread !== null) return;
      this.#thread = null;
      this.#isBusy = false;
    });
    thread.unref();
    return thread;
  }
}
