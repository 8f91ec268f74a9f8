import { Worker } from "node:worker_threads";
import type Libsql from "libsql";
import { bootMark } from "./inspectFiles.js";

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
 * Writes SQLite's log (WAL) into the file after a second without writes, so that the data does not stay
 * in the log for weeks. A server that always writes does it from time to time in a thread of its own,
 * because most of it is waiting for the disk. The writer adds what was written meanwhile, and SQLite
 * begins its log anew.
 *
 * The log is as durable as the file, but a copy of the file alone does not contain it.
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

/**
 * Writes SQLite's log (WAL) into the file, and marks the file: it says from then on that it is not
 * complete without its log, while the log itself takes that back. So the mark is gone wherever the log
 * has been written into the file, by this program or by another; and is found where the log was lost.
 */
export class WalCheckpoint {
  readonly #file: Libsql.Database;
  /** The disk was full: the log has to give back what it takes. */
  #isTooLong = false;

  constructor(file: Libsql.Database) {
    this.#file = file;
  }

  /** A transaction did not find space. */
  ranOut(): void {
    this.#isTooLong = true;
  }

  get isTooLong(): boolean {
    return this.#isTooLong;
  }

  /** False: it could not be done now. On a full disk the next commit tells. */
  carryOver(how: "passive" | "truncate" = this.#isTooLong ? "truncate" : "passive"): boolean {
    if (this.#file.inTransaction) return false;
    try {
      if (how === "truncate") this.#checkpoint("truncate");
      this.#set("application_id", bootMark());
      this.#set("user_version", 1);
      this.#checkpoint("passive");
      this.#isTooLong = false;
      return true;
    } catch {
      return false;
    } finally {
      this.#clear();
    }
  }

  #checkpoint(how: "passive" | "truncate"): void {
    const [found] = this.#file.pragma(`wal_checkpoint(${how})`) as { readonly busy: number }[];
    if (found?.busy !== 0) throw new Error("the log is being read");
  }

  #set(name: "application_id" | "user_version", value: number): void {
    const [now] = this.#file.pragma(name) as Readonly<Record<string, number>>[];
    if (now?.[name] !== value) this.#file.pragma(`${name} = ${value}`);
  }

  #clear(): void {
    try {
      this.#set("user_version", 0);
    } catch {
      // As long as the log is there, nothing depends on it.
    }
  }
}
