/**
 * What happened in a game, in order. Logs of one game share one list as long as each goes on where the
 * one before it ended: copied with every action, a long game would cost more and more.
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

  /** A log as long as it was before stays so. */
  with(events: readonly Event[]): GameLog<Event> {
    // What was decided on this log before, and never became durable, is not taken along.
    const isLast = this.#list.length === this.length;
    const list = isLast ? this.#list : this.#list.slice(0, this.length);
    for (const event of events) list.push(event);
    return new GameLog(list);
  }

  slice(from: number): readonly Event[] {
    return this.#list.slice(from, this.length);
  }
}
