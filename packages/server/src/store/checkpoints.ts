import type { Worker } from "node:worker_threads";
import { startThread } from "../thread.js";

/** About what is written for a commit until it is in its place, and again for each transaction. */
const PAGES = 1;
/** So much, about 32 MB, is worth the way. */
const ENOUGH_PAGES = 8_000;

/**
 * From time to time what stands in SQLite's log is carried over into the file. Most of that is waiting
 * for the disk, so it is done in a thread of its own while others go on writing; only the little that
 * they wrote meanwhile is left to whoever writes, after which the log begins anew.
 *
 * Nothing depends on it: what is in the log is as durable as what is in the file, and a log that grows
 * too long is carried over by SQLite itself.
 */
export class Checkpoints {
  readonly #path: string;
  readonly #finish: () => void;
  #pages = 0;
  #thread: Worker | null = null;
  #isBusy = false;

  /** `finish` carries over what is left, or does nothing if the moment is bad. */
  constructor(path: string, finish: () => void) {
    this.#path = path;
    this.#finish = finish;
  }

  /** So many commits have become durable in one transaction. */
  wrote(commits: number): void {
    this.#pages += PAGES * (commits + 1);
    if (this.#pages < ENOUGH_PAGES || this.#isBusy) return;
    this.#pages = 0;
    this.#isBusy = true;
    try {
      this.#thread ??= this.#start();
      this.#thread.postMessage("carry");
    } catch {
      // No thread to be had. What was written is written, and whoever wrote it must hear of that.
    }
  }

  /** The file must have been left by the thread before it can be closed for good. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    if (thread === null) return;
    const gone = new Promise((resolve) => thread.once("exit", resolve));
    thread.removeAllListeners("message");
    thread.postMessage("leave");
    await gone;
  }

  /** Most servers never write so much in their life that there has to be one. */
  #start(): Worker {
    const entry = new URL("./checkpointThread.js", import.meta.url);
    const thread = startThread(entry, { workerData: this.#path });
    thread.on("message", () => {
      this.#isBusy = false;
      this.#finish();
    });
    // Without it SQLite does the same, on the way of whoever writes.
    thread.on("error", () => undefined);
    thread.on("exit", () => {
      this.#thread = null;
    });
    thread.unref();
    return thread;
  }
}
