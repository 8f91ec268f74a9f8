/**
 * The events of a game, in order. Logs of one game share one list as long as each continues the one
 * before it: if every action copied the list, a long game would cost more and more.
 */
export class GameLog<Event> {
  readonly #list: Event[];
  readonly length: number;

  private constructor(list: Event[]) {
    this.#list = list;
    this.length = list.length;
  }

  static empty<Event>(): GameLog<Event> {
    return new GameLog<Event>([]);
  }

  /** A new log; this one keeps its length. */
  with(events: readonly Event[]): GameLog<Event> {
    // Events that were decided on this log but never became durable are left out.
    const isLast = this.#list.length === this.length;
    const list = isLast ? this.#list : this.#list.slice(0, this.length);
    for (const event of events) list.push(event);
    return new GameLog(list);
  }

  slice(from: number): readonly Event[] {
    return this.#list.slice(from, this.length);
  }
}

/** Events as JSON, each written once: for the store, and for every viewer who is told it unchanged. */
export class EventTexts {
  readonly #texts = new Map<object, string>();

  of(event: object): string {
    const known = this.#texts.get(event);
    if (known !== undefined) return known;
    const text = JSON.stringify(event);
    this.#texts.set(event, text);
    return text;
  }
}
