/** Runs one job after the other, in their order. The first one begins at once. */
export class Queue {
  readonly #after: () => Promise<void> | null;
  readonly #waiting: (() => void)[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #isWorking = false;

  /** `after`: work to do after a job and before the next one; null: none. */
  constructor(after: () => Promise<void> | null = () => null) {
    this.#after = after;
  }

  get isIdle(): boolean {
    return !this.#isWorking;
  }

  /** A job that throws does not hold up the ones after it. */
  add<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#isWorking ? this.#later(job) : this.#now(job);
    this.#last = done.catch(() => undefined);
    return done;
  }

  #later<T>(job: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve) => {
      this.#waiting.push(() => resolve(this.#now(job)));
    });
  }

  async #now<T>(job: () => Promise<T>): Promise<T> {
    this.#isWorking = true;
    try {
      const result = await job();
      const rest = this.#after();
      if (rest !== null) await rest;
      return result;
    } finally {
      this.#isWorking = false;
      this.#waiting.shift()?.();
    }
  }

  /** When everything added so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
