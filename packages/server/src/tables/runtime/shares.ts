import { type PlayerId, shareDue, type TableState } from "@inkognito/protocol";
import type { Millis } from "../../store/store.js";
import type { Time } from "../../time/time.js";
import { membersOf } from "../rules/table/summary.js";

/** Do pages that are here still owe their share of the deal? */
export const owesShares = (table: TableState, isHere: (player: PlayerId) => boolean): boolean =>
  table.phase.type === "gathering" &&
  membersOf(table).some((player) => shareDue(table, player) !== null && isHere(player));

/** Starts that wait, for a moment, until the shares of those who are here are in. */
export class WaitingStarts {
  readonly #time: Time;
  readonly #most: Millis;
  readonly #waiting = new Set<() => void>();

  constructor(time: Time, most: Millis) {
    this.#time = time;
    this.#most = most;
  }

  /** Fulfilled when nothing has to be waited for any more, or after a while. */
  wait(): Promise<void> {
    if (this.#most === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        stop();
        this.#waiting.delete(end);
        resolve();
      };
      const stop = this.#time.at(this.#time.now() + this.#most, end);
      this.#waiting.add(end);
    });
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  end(): void {
    for (const end of [...this.#waiting]) end();
  }
}
