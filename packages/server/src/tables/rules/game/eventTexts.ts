/** Events as JSON, each written once: for the store, and for everybody who is told it as it is. */
export class Texts {
  readonly #known = new Map<object, string>();

  of(event: object): string {
    const known = this.#known.get(event);
    if (known !== undefined) return known;
    const text = JSON.stringify(event);
    this.#known.set(event, text);
    return text;
  }
}
