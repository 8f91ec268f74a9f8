/** One job after the other, in the order they came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Is nothing being done and nothing waiting? */
  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** A job that throws does not hold up the ones after it. */
  add<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#last.then(job).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** When everything added so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
