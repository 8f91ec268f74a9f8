import type Libsql from "libsql";
import { type Packed, pack, TextReader, unpack } from "./packed.js";
import type { Commit } from "./store.js";

/** So many rows have to be of no more use before they are taken out. */
const ROWS_TO_DROP = 64;

interface JournalRow {
  readonly no: number;
  readonly commits: string;
  readonly texts: string;
}

/** Commits in the file as they came: a row for all of a moment. */
export class Journal {
  readonly #file: Libsql.Database;
  #adding: Libsql.Statement | null = null;
  #first = 1;
  #next = 1;

  constructor(file: Libsql.Database) {
    this.#file = file;
  }

  /** The number of the next row. */
  get next(): number {
    return this.#next;
  }

  add(commits: readonly Commit[]): void {
    this.#adding ??= this.#file.prepare(
      "insert into journal (no, commits, texts) values (?, ?, ?)",
    );
    const texts: string[] = [];
    const packed = commits.map((commit) => pack(0, commit, texts));
    this.#adding.run([this.#next, JSON.stringify(packed), texts.join("")]);
    this.#next += 1;
  }

  /** What the file has, each commit with the number of its row. */
  *read(): Generator<readonly [row: number, commit: Commit]> {
    const rows = this.#file.prepare("select no, commits, texts from journal order by no").all([]);
    this.#first = (rows as JournalRow[])[0]?.no ?? 1;
    this.#next = this.#first;
    for (const { no, commits, texts } of rows as JournalRow[]) {
      this.#next = no + 1;
      const reader = new TextReader(texts);
      for (const packed of JSON.parse(commits) as Packed[]) yield [no, unpack(packed, reader)];
    }
  }

  /** The rows before this one are of no more use. */
  drop(before: number): void {
    const isEmpty = before === this.#next;
    if (before - this.#first < (isEmpty ? 1 : ROWS_TO_DROP)) return;
    this.#file.prepare("delete from journal where no < ?").run([before]);
    this.#first = before;
  }
}
