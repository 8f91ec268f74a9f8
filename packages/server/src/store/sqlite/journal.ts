import { crc32 } from "node:zlib";
import type { TableId } from "@inkognito/protocol";
import type Libsql from "libsql";
import { joinCommits, splitCommits } from "../sql/packedCommit.js";
import type { JournalColumns, JournalHeadColumns } from "../sql/schema.js";
import type { Commit } from "../store.js";

/** Unneeded rows are deleted when there are this many. */
const ROWS_TO_DROP = 64;

/** Rows are missing, and it is unknown to which tables they belong. */
export class JournalGap extends Error {}

export interface JournalOptions {
  /** Go on behind rows that are missing. */
  readonly recover?: boolean;
}

/** A row as it was found. */
export interface JournalEntry extends Pick<JournalColumns, "no" | "commits" | "texts"> {
  /** Null: it is not as it was written. */
  readonly read: readonly Commit[] | null;
  /** The tables whose commits are in it, as far as that can be told. */
  readonly tables: readonly TableId[];
}

/**
 * Commits in the file as they came: a row for all of a moment. The rows have numbers without gaps and a
 * checksum each, which depends on all rows before it; the head says with which the present ones begin.
 */
export class Journal {
  readonly #file: Libsql.Database;
  readonly #recover: boolean;
  #adding: Libsql.Statement | null = null;
  #first = 1;
  #next = 1;
  #seen = 0;
  /** The row before this one is missing, so its checksum says nothing. */
  #behindGap = 0;
  readonly remarks: string[] = [];
  /** After each row that is there, and after the last one that was taken out. */
  #sums = new Map<number, number>();

  constructor(file: Libsql.Database, { recover = false }: JournalOptions = {}) {
    this.#file = file;
    this.#recover = recover;
  }

  /** The number of the next row. */
  get next(): number {
    return this.#next;
  }

  add(commits: readonly Commit[]): void {
    this.#adding ??= this.#file.prepare(
      "insert into journal (no, commits, texts, sum, tables) values (?, ?, ?, ?, ?)",
    );
    const { fields, texts } = joinCommits(commits);
    const sum = sumOf(fields, texts, this.#sums.get(this.#next - 1) ?? 0);
    this.#adding.run([this.#next, fields, texts, sum, formatTables(commits)]);
    this.#sums.set(this.#next, sum);
    this.#next += 1;
  }

  /** What the file has, row by row. Throws `JournalGap`. */
  *read(): Generator<JournalEntry> {
    const rows = this.#file
      .prepare("select no, commits, texts, sum, tables from journal order by no")
      .all([]) as JournalColumns[];
    const head = this.#head();
    this.#first = (head?.no ?? (rows[0]?.no ?? 1) - 1) + 1;
    this.#next = this.#first;
    this.#seen = head?.seen ?? 0;
    this.#sums = new Map([[this.#next - 1, head?.sum ?? 0]]);
    this.#behindGap = 0;
    for (const row of rows) {
      if (row.no !== this.#next) this.#missing(this.#next, row.no);
      yield this.#read(row);
    }
    if (this.#next <= this.#seen) this.#missing(this.#next, this.#seen + 1);
  }

  #read({ no, commits, texts, sum, tables }: JournalColumns): JournalEntry {
    const found = sumOf(commits, texts, this.#sums.get(no - 1) ?? 0);
    this.#sums.set(no, sum ?? found);
    this.#next = no + 1;
    const isRight = sum === null || sum === found || no === this.#behindGap;
    const read = isRight ? splitCommits({ fields: commits, texts }) : null;
    const own = read?.map(({ table }) => table) ?? parseTables(tables) ?? this.#unnamed(no);
    return { no, commits, texts, read, tables: own };
  }

  #unnamed(no: number): readonly TableId[] {
    const what = `row ${no} of the journal is damaged, and does not say of which tables it is`;
    if (!this.#recover) throw new JournalGap(what);
    this.remarks.push(what);
    return [];
  }

  #missing(from: number, to: number): void {
    const what = `${to - from} rows of the journal are missing from number ${from} on`;
    if (!this.#recover) throw new JournalGap(what);
    this.remarks.push(what);
    this.#next = to;
    this.#behindGap = to;
  }

  #head(): JournalHeadColumns | null {
    const row = this.#file.prepare("select no, sum, seen from journal_head where id = 1").get([]);
    return (row as JournalHeadColumns | undefined) ?? null;
  }

  /** Once all of it is in its place: begins anew behind rows that are missing. */
  closeGap(): void {
    if (this.#behindGap > 0) this.drop(this.#next);
    this.#behindGap = 0;
  }

  /** The rows before this one are of no more use. */
  drop(before: number): void {
    const isEmpty = before === this.#next;
    if (before - this.#first < (isEmpty ? 1 : ROWS_TO_DROP)) return;
    this.#file.prepare("delete from journal where no < ?").run([before]);
    for (let no = this.#first - 1; no < before - 1; no += 1) this.#sums.delete(no);
    this.#first = before;
    this.#writeHead();
  }

  /** Writes down how far it goes, should the last rows get lost. True: that was not known. */
  mark(): boolean {
    if (this.#seen === this.#next - 1) return false;
    this.#seen = this.#next - 1;
    this.#writeHead();
    return true;
  }

  #writeHead(): void {
    const no = this.#first - 1;
    this.#file
      .prepare("insert or replace into journal_head (id, no, sum, seen) values (1, ?, ?, ?)")
      .run([no, this.#sums.get(no) ?? 0, this.#seen]);
  }
}

const sumOf = (commits: string, texts: string, before: number): number =>
  crc32(texts, crc32(commits, before));

/** Ids contain no spaces, so a space can separate them. */
function formatTables(commits: readonly Commit[]): string {
  const tables = [...new Set(commits.map(({ table }) => table))].join(" ");
  return `${crc32(tables).toString(16)} ${tables}`;
}

/** Null: it is damaged, too. */
function parseTables(text: string | null): readonly TableId[] | null {
  const [sum, ...tables] = text?.split(" ") ?? [];
  return sum === crc32(tables.join(" ")).toString(16) ? tables : null;
}
