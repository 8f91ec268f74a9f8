/** One job after the other, in the order they came. The first one begins at once. */
export class Queue {
  readonly #waiting: (() => Promise<void>)[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #open = 0;
  #isWorking = false;

  /** Is nothing being done and nothing waiting? */
  get isIdle(): boolean {
    return this.#open === 0;
  }

  /** A job that throws does not hold up the ones after it. */
  add<T>(job: () => Promise<T>): Promise<T> {
    this.#open += 1;
    const done = new Promise<T>((resolve, reject) => {
      this.#waiting.push(() =>
        job().then(
          (result) => {
            this.#open -= 1;
            resolve(result);
          },
          (error: unknown) => {
            this.#open -= 1;
            reject(error);
          },
        ),
      );
    });
    this.#last = done.catch(() => undefined);
    if (!this.#isWorking) void this.#work();
    return done;
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      await next();
    }
    this.#isWorking = false;
  }

  /** When everything added so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
