import type { TableId } from "@inkognito/protocol";
import type Libsql from "libsql";
import { checkTable, DamagedTable } from "../damagedTable.js";
import { judge } from "../sql/commitRows.js";
import { Quotas, quotasOf } from "../sql/quotas.js";
import type { Commit, Committed } from "../store.js";
import { Journal, type JournalEntry, type JournalOptions } from "./journal.js";
import { Waiting } from "./pendingCommits.js";
import { SqliteRows } from "./sqliteRows.js";

/** So many commits may wait for their place: the more, the fewer pages are written for each of them. */
const MOST_WAITING = 5000;

/**
 * Commits inside the transaction that is open on this file. What makes them durable is the journal, to
 * which all of a moment are added in one go. The commits of a table wait there until there are many,
 * and are put in their place together: its row is written once for all of them, and its events go
 * side by side. Whoever reads anything else in the file has to have that done first.
 *
 * A table whose commits in the journal are damaged, or do not fit what the file has of it, is written
 * down as damaged with what there is of them. Nothing more is stored there; all others go on.
 */
export class SqliteCommits {
  readonly #journal: Journal;
  readonly #rows: SqliteRows;
  readonly #most: number;
  /** The table that has waited longest comes first. Null: to be found in the journal. */
  #waiting: Map<TableId, Waiting> | null = null;
  #count = 0;
  #damaged: ReadonlyMap<TableId, string> = new Map();

  constructor(file: Libsql.Database, { most = MOST_WAITING, ...options }: CommitsOptions = {}) {
    this.#journal = new Journal(file, options);
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
    this.#journal.closeGap();
  }

  /** What was strange about the journal. */
  get remarks(): readonly string[] {
    return this.#journal.remarks;
  }

  /** Writes down how far the journal goes. True: that was not known. */
  mark(): boolean {
    return this.#waiting !== null && this.#journal.mark();
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
    const why = this.#damaged.get(table);
    if (why !== undefined) throw new DamagedTable(table, why);
    const at = waiting.get(table) ?? checkTable(table, () => this.#at(table, this.#journal.next));
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
    const damage = new Damage(this.#rows.damaged());
    for (const entry of this.#journal.read()) {
      if (entry.read === null) {
        const why = `row ${entry.no} of the journal is damaged`;
        for (const table of entry.tables) damage.add(table, why);
      }
      for (const commit of entry.read ?? []) this.#find(commit, entry, waiting, damage);
      damage.keep(entry);
    }
    for (const [table, { why, kept }] of damage.fresh) this.#rows.setDamaged(table, why, kept);
    this.#damaged = damage.whys;
    this.#waiting = waiting;
    return waiting;
  }

  /** One of them that is in the journal: in its place already, or the next one of its table. */
  #find(
    commit: Commit,
    { no }: JournalEntry,
    waiting: Map<TableId, Waiting>,
    damage: Damage,
  ): void {
    const { table, expected } = commit;
    if (damage.whys.has(table)) return;
    try {
      const at = waiting.get(table) ?? this.#at(table, no);
      if (expected < at.version) return;
      if (expected > at.version) {
        throw new Error(`change ${at.version + 1} is missing, though a later one is there`);
      }
      this.#add(commit, at, waiting);
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
