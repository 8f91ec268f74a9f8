/**
 * A list that only grows. Logs of one game share one array as long as each continues the one before
 * it: if every action copied the array, a long game would cost more and more.
 */
export class Log<Entry> {
  readonly #list: Entry[];
  readonly length: number;

  private constructor(list: Entry[]) {
    this.#list = list;
    this.length = list.length;
  }

  static empty<Entry>(): Log<Entry> {
    return new Log<Entry>([]);
  }

  /** A new log; this one keeps its length. */
  with(entries: readonly Entry[]): Log<Entry> {
    // Entries of a step that was given up, after this log, are left out.
    const isLast = this.#list.length === this.length;
    const list = isLast ? this.#list : this.#list.slice(0, this.length);
    for (const entry of entries) list.push(entry);
    return new Log(list);
  }

  /** The same object for a log and for those that continue it, but not for two that continue it differently. */
  get origin(): object {
    return this.#list;
  }

  /** Undefined: it is empty. */
  get last(): Entry | undefined {
    return this.#list[this.length - 1];
  }

  slice(from = 0): readonly Entry[] {
    return this.#list.slice(from, this.length);
  }
}
