import type { TableId } from "@inkognito/protocol";
import type Libsql from "libsql";
import { judge } from "./commits.js";
import { Journal } from "./journal.js";
import { Quotas, quotasOf } from "./quotas.js";
import { SqliteRows } from "./sqliteRows.js";
import type { Commit, Committed } from "./store.js";
import { Waiting } from "./waiting.js";

/** So many commits may wait for their place: the more, the fewer pages are written for each of them. */
const MOST_WAITING = 5000;

/**
 * Commits inside the transaction that is open on this file. What makes them durable is the journal, to
 * which all of a moment are added in one go. The commits of a table wait there until there are many,
 * and are put in their place together: its row is written once for all of them, and its events go
 * side by side. Whoever reads anything else in the file has to have that done first.
 */
export class SqliteCommits {
  readonly #journal: Journal;
  readonly #rows: SqliteRows;
  readonly #most: number;
  /** The table that has waited longest comes first. Null: to be found in the journal. */
  #waiting: Map<TableId, Waiting> | null = null;
  #count = 0;

  constructor(file: Libsql.Database, most = MOST_WAITING) {
    this.#journal = new Journal(file);
    this.#rows = new SqliteRows(file);
    this.#most = most;
  }

  /** Is anything durable that is not in its place? */
  get isBehind(): boolean {
    return this.#waiting === null || this.#count > 0;
  }

  commit(commits: readonly Commit[]): readonly Committed[] {
    const waiting = this.#found();
    const quotas = this.#quotas(commits, waiting);
    const done = this.#rows.done(commits);
    const accepted: Commit[] = [];
    const answers = commits.map((commit) => {
      const answer = this.#take(commit, done.has(commit), waiting, quotas);
      if (answer === "done") accepted.push(commit);
      return answer;
    });
    if (accepted.length > 0) this.#journal.add(accepted);
    this.#settle(waiting, this.#most);
    return answers;
  }

  /** Puts everything in its place. */
  settle(): void {
    const waiting = this.#found();
    if (this.#count > 0) this.#settle(waiting, 0);
  }

  /** The transaction has failed, and with it whatever was done here. */
  forget(): void {
    this.#waiting = null;
  }

  /** Counted in the file, so everything has to be in its place: no move has a quota. */
  #quotas(commits: readonly Commit[], waiting: Map<TableId, Waiting>): Quotas | null {
    const asked = quotasOf(commits);
    if (asked.length === 0) return null;
    this.#settle(waiting, 0);
    const quotas = new Quotas();
    for (const quota of asked) quotas.count(quota, this.#rows.counted(quota));
    return quotas;
  }

  #take(
    commit: Commit,
    isInFile: boolean,
    waiting: Map<TableId, Waiting>,
    quotas: Quotas | null,
  ): Committed {
    const { table, request } = commit;
    const at = waiting.get(table) ?? this.#at(table, this.#journal.next);
    const isDone = isInFile || (request !== null && at.isDone(request));
    const answer = judge(commit, at.version, isDone, quotas);
    if (answer === "done") {
      this.#add(commit, at, waiting);
      quotas?.add(commit);
    }
    return answer;
  }

  #at(table: TableId, row: number): Waiting {
    return new Waiting(table, row, this.#rows.standing(table), this.#rows);
  }

  #add(commit: Commit, at: Waiting, waiting: Map<TableId, Waiting>): void {
    at.add(commit);
    waiting.set(commit.table, at);
    this.#count += 1;
  }

  #settle(waiting: Map<TableId, Waiting>, most: number): void {
    if (this.#count <= most) return;
    for (const [table, { before, all, count }] of waiting) {
      this.#rows.write(all, before);
      waiting.delete(table);
      this.#count -= count;
      if (this.#count <= most) break;
    }
    const [oldest] = waiting.values();
    this.#journal.drop(oldest?.first ?? this.#journal.next);
  }

  /** After the start or a failure: what the journal has and its table has not. */
  #found(): Map<TableId, Waiting> {
    if (this.#waiting !== null) return this.#waiting;
    const waiting = new Map<TableId, Waiting>();
    this.#count = 0;
    for (const [row, commit] of this.#journal.read()) {
      const at = waiting.get(commit.table) ?? this.#at(commit.table, row);
      if (commit.expected === at.version) this.#add(commit, at, waiting);
    }
    this.#waiting = waiting;
    return waiting;
  }
}
