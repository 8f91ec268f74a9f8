/** A sum whose error does not grow with its length (Neumaier): an oracle adds up ten thousands of numbers. */
export class Total {
  #sum = 0;
  #lost = 0;

  add(value: number): this {
    const sum = this.#sum + value;
    const bigger = Math.abs(this.#sum) >= Math.abs(value);
    this.#lost += bigger ? this.#sum - sum + value : value - sum + this.#sum;
    this.#sum = sum;
    return this;
  }

  get value(): number {
    return this.#sum + this.#lost;
  }
}

export const total = <T>(items: Iterable<T>, of: (item: T) => number): number => {
  const sum = new Total();
  for (const item of items) sum.add(of(item));
  return sum.value;
};
