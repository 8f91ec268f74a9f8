import { setImmediate as nextTurn } from "node:timers/promises";
import { type Commit, type Committed, StorageTrouble } from "../store.js";
import type { Database } from "./database.js";
import type { Db } from "./schema.js";

interface Job {
  readonly type: "commit" | "work";
  reject(error: unknown): void;
}
interface CommitJob extends Job {
  readonly type: "commit";
  readonly commit: Commit;
  resolve(answer: Committed): void;
}
interface WorkJob extends Job {
  readonly type: "work";
  /** Does it inside the transaction; what it returns gives the answer once that is durable. */
  run(db: Db): Promise<() => void>;
}

const MOST_ATTEMPTS = 5;

/**
 * The only writer. All waiting jobs become durable together, in one transaction: waiting
 * for the disk once costs as much for hundreds of changes as for one.
 */
export class Writer {
  readonly #database: Database;
  readonly #onDone: (commit: Commit) => void;
  #waiting: (CommitJob | WorkJob)[] = [];
  #peeking: (() => Promise<void>)[] = [];
  #busy: Promise<void> | null = null;

  constructor(database: Database, onDone: (commit: Commit) => void = () => {}) {
    this.#database = database;
    this.#onDone = onDone;
  }

  commit(commit: Commit): Promise<Committed> {
    return new Promise((resolve, reject) => this.#add({ type: "commit", commit, resolve, reject }));
  }

  work<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) =>
      this.#add({
        type: "work",
        run: async (db) => {
          const answer = await work(db);
          return () => resolve(answer);
        },
        reject,
      }),
    );
  }

  /** Reads all that is durable, also when pending commits cannot be written into the tables. */
  async read<T>(read: (db: Db) => Promise<T>): Promise<T> {
    try {
      if (this.#database.hasPending) await this.settled();
    } catch {
      return this.#peek(read);
    }
    return read(this.#database.reader);
  }

  /** Fulfilled when all durable commits are in the tables. */
  settled(): Promise<void> {
    return this.work(async () => {});
  }

  #peek<T>(read: (db: Db) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#peeking.push(() => this.#database.readWithJournal(read).then(resolve, reject));
      this.#busy ??= this.#run();
    });
  }

  /** Fulfilled when all jobs so far are durable or refused. */
  async idle(): Promise<void> {
    while (this.#busy !== null) await this.#busy;
  }

  #add(job: CommitJob | WorkJob): void {
    this.#waiting.push(job);
    this.#busy ??= this.#run();
  }

  async #run(): Promise<void> {
    // Jobs of the same turn share a transaction.
    await nextTurn();
    while (this.#waiting.length > 0 || this.#peeking.length > 0) {
      await this.#settle(this.#waiting.splice(0, this.#database.together));
      for (const peek of this.#peeking.splice(0)) await peek();
      // The answers go out, and more may come in, before the next ones are begun.
      await nextTurn();
    }
    this.#busy = null;
  }

  async #settle(jobs: readonly (CommitJob | WorkJob)[]): Promise<void> {
    if (jobs.length === 0) return;
    try {
      const answers = await this.#together(jobs);
      for (const answer of answers) answer();
    } catch (error) {
      if (this.#database.isTrouble(error)) {
        for (const job of jobs) job.reject(trouble(error));
      } else if (jobs.length === 1) {
        for (const job of jobs) job.reject(error);
      } else {
        // One of them cannot be done; the others must not suffer for it.
        for (const job of jobs) await this.#settle([job]);
      }
    }
  }

  async #together(jobs: readonly (CommitJob | WorkJob)[]): Promise<readonly (() => void)[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#database.transaction((db) => this.#perform(db, jobs));
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !this.#database.isRace(error)) throw error;
      }
    }
  }

  async #perform(db: Db, jobs: readonly (CommitJob | WorkJob)[]): Promise<readonly (() => void)[]> {
    const answers: (() => void)[] = [];
    let commits: CommitJob[] = [];
    const flush = async () => {
      const together = commits;
      commits = [];
      if (together.length > 0) answers.push(...(await this.#commitAll(db, together)));
    };
    for (const job of jobs) {
      if (job.type === "commit") {
        commits.push(job);
      } else {
        await flush();
        this.#database.settle();
        answers.push(await job.run(db));
      }
    }
    await flush();
    return answers;
  }

  async #commitAll(db: Db, jobs: readonly CommitJob[]): Promise<readonly (() => void)[]> {
    const committed = await this.#database.commitAll(
      db,
      jobs.map(({ commit }) => commit),
    );
    return jobs.map(({ commit, resolve }, i) => () => {
      const answer = committed[i] ?? "conflict";
      if (answer === "done") this.#onDone(commit);
      resolve(answer);
    });
  }
}

export const trouble = (error: unknown): StorageTrouble =>
  new StorageTrouble(error instanceof Error ? error.message : String(error), { cause: error });
