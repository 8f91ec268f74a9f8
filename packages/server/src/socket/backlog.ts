/** The other end of a connection, as far as memory is concerned. */
export interface Reader {
  readonly unread: number;
  cut(): void;
}

/**
 * What all sockets together have not read yet. Beyond the limit, those that have read
 * nothing for the longest time are cut off.
 */
export class Backlog {
  readonly #limit: number;
  /** Bytes of each reader that is behind; in front the one that has read nothing for the longest time. */
  readonly #unread = new Map<Reader, number>();
  #sum = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#sum;
  }

  set(reader: Reader, unread: number): void {
    const before = this.#unread.get(reader) ?? 0;
    if (before === unread) return;
    this.#sum += unread - before;
    // It has read something, so it goes to the end of the queue.
    if (unread < before) this.#unread.delete(reader);
    if (unread > 0) this.#unread.set(reader, unread);
    if (this.#sum > this.#limit && unread > before) this.#shorten();
  }

  #shorten(): void {
    // What was written to the system since then is no longer ours.
    for (const [reader] of [...this.#unread]) this.set(reader, reader.unread);
    for (const [reader] of [...this.#unread]) {
      if (this.#sum <= this.#limit) return;
      this.set(reader, 0);
      reader.cut();
    }
  }
}
