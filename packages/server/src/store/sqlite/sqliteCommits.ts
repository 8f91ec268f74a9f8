import type { TableId } from "@inkognito/protocol";
import type Libsql from "libsql";
import { judgeCommit, Quotas, quotasOf } from "../sql/commitRows.js";
import { type Commit, type Committed, checkTable, DamagedTable } from "../store.js";
import { Journal, type JournalEntry, type JournalOptions } from "./journal.js";
import { PendingCommits } from "./pendingCommits.js";
import { SqliteRows } from "./sqliteRows.js";

/** The most pending commits: the more, the fewer pages are written for each of them. */
const MOST_PENDING = 5000;

/**
 * Commits inside the transaction that is open on this file. What makes them durable is the journal, to
 * which all of a moment are added in one go. The commits of a table wait there until there are many,
 * and are put in their place together: its row is written once for all of them, and its events go
 * side by side. Before anything else in the file is read, this has to be done.
 *
 * A table whose commits in the journal are damaged, or do not fit what the file has of it, is written
 * down as damaged with what there is of them. Nothing more is stored there; all others go on.
 */
export class SqliteCommits {
  readonly #journal: Journal;
  readonly #rows: SqliteRows;
  readonly #most: number;
  /** The table that has waited longest comes first. Null: to be read from the journal. */
  #pending: Map<TableId, PendingCommits> | null = null;
  #count = 0;
  #damaged: ReadonlyMap<TableId, string> = new Map();

  constructor(file: Libsql.Database, { most = MOST_PENDING, ...options }: CommitsOptions = {}) {
    this.#journal = new Journal(file, options);
    this.#rows = new SqliteRows(file);
    this.#most = most;
  }

  /** True while the journal holds commits that are not in the tables yet. */
  get isBehind(): boolean {
    return this.#pending === null || this.#count > 0;
  }

  commit(commits: readonly Commit[]): readonly Committed[] {
    const pending = this.#found();
    const quotas = this.#quotas(commits, pending);
    const done = this.#rows.done(commits);
    const accepted: Commit[] = [];
    const answers = commits.map((commit) => {
      const answer = this.#take(commit, done.has(commit), pending, quotas);
      if (answer === "done") accepted.push(commit);
      return answer;
    });
    if (accepted.length > 0) this.#journal.add(accepted);
    this.#settle(pending, this.#most);
    return answers;
  }

  /** Writes all pending commits into the tables. */
  settle(): void {
    const pending = this.#found();
    if (this.#count > 0) this.#settle(pending, 0);
    this.#journal.closeGap();
  }

  /** What was strange about the journal. */
  get remarks(): readonly string[] {
    return this.#journal.remarks;
  }

  /** Writes down how far the journal goes. True: that was not known. */
  mark(): boolean {
    return this.#pending !== null && this.#journal.mark();
  }

  /** The transaction has failed: the pending commits are read from the journal again. */
  forget(): void {
    this.#pending = null;
  }

  /** Counted in the tables, so nothing may be pending. Moves have no quotas. */
  #quotas(commits: readonly Commit[], pending: Map<TableId, PendingCommits>): Quotas | null {
    const asked = quotasOf(commits);
    if (asked.length === 0) return null;
    this.#settle(pending, 0);
    const quotas = new Quotas();
    for (const quota of asked) quotas.count(quota, this.#rows.counted(quota));
    return quotas;
  }

  #take(
    commit: Commit,
    isInFile: boolean,
    pending: Map<TableId, PendingCommits>,
    quotas: Quotas | null,
  ): Committed {
    const { table, request } = commit;
    const why = this.#damaged.get(table);
    if (why !== undefined) throw new DamagedTable(table, why);
    const at = pending.get(table) ?? checkTable(table, () => this.#at(table, this.#journal.next));
    const isDone = isInFile || (request !== null && at.isDone(request));
    const answer = judgeCommit(commit, at.version, isDone, quotas);
    if (answer === "done") {
      this.#add(commit, at, pending);
      quotas?.add(commit);
    }
    return answer;
  }

  #at(table: TableId, row: number): PendingCommits {
    return new PendingCommits(table, row, this.#rows.tableRow(table), this.#rows);
  }

  #add(commit: Commit, at: PendingCommits, pending: Map<TableId, PendingCommits>): void {
    at.add(commit);
    pending.set(commit.table, at);
    this.#count += 1;
  }

  #settle(pending: Map<TableId, PendingCommits>, most: number): void {
    if (this.#count <= most) return;
    for (const [table, { before, all, count }] of pending) {
      this.#rows.write(all, before);
      pending.delete(table);
      this.#count -= count;
      if (this.#count <= most) break;
    }
    const [oldest] = pending.values();
    this.#journal.drop(oldest?.first ?? this.#journal.next);
  }

  /** After the start or a failure: reads the pending commits from the journal. */
  #found(): Map<TableId, PendingCommits> {
    if (this.#pending !== null) return this.#pending;
    const pending = new Map<TableId, PendingCommits>();
    this.#count = 0;
    const damage = new Damage(this.#rows.damaged());
    for (const entry of this.#journal.read()) {
      if (entry.read === null) {
        const why = `row ${entry.no} of the journal is damaged`;
        for (const table of entry.tables) damage.add(table, why);
      }
      for (const commit of entry.read ?? []) this.#find(commit, entry, pending, damage);
      damage.keep(entry);
    }
    for (const [table, { why, kept }] of damage.fresh) this.#rows.setDamaged(table, why, kept);
    this.#damaged = damage.whys;
    this.#pending = pending;
    return pending;
  }

  /** A commit of the journal: already in the tables, or the next one of its table. */
  #find(
    commit: Commit,
    { no }: JournalEntry,
    pending: Map<TableId, PendingCommits>,
    damage: Damage,
  ): void {
    const { table, expected } = commit;
    if (damage.whys.has(table)) return;
    try {
      const at = pending.get(table) ?? this.#at(table, no);
      if (expected < at.version) return;
      if (expected > at.version) {
        throw new Error(`change ${at.version + 1} is missing, though a later one is there`);
      }
      this.#add(commit, at, pending);
    } catch (error) {
      damage.add(table, error instanceof Error ? error.message : String(error));
    }
  }
}

export interface CommitsOptions extends JournalOptions {
  readonly most?: number;
}

/** What was found out about tables while the journal was read. */
class Damage {
  readonly whys: Map<TableId, string>;
  /** Found now, with the rows that have something of them. */
  readonly fresh = new Map<TableId, { readonly why: string; readonly kept: JournalEntry[] }>();

  constructor(known: ReadonlyMap<TableId, string>) {
    this.whys = new Map(known);
  }

  add(table: TableId, why: string): void {
    if (this.whys.has(table)) return;
    this.whys.set(table, why);
    this.fresh.set(table, { why, kept: [] });
  }

  keep(entry: JournalEntry): void {
    for (const table of new Set(entry.tables)) this.fresh.get(table)?.kept.push(entry);
  }
}
