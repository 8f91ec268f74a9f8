import { type PlayerId, shareDue, type TableState } from "@inkognito/protocol";
import type { Millis, Time } from "../../time/time.js";
import { membersOf } from "../rules/table/members.js";

/** Has a page that is open not yet sent its share of the deal? */
export const isShareMissing = (table: TableState, isHere: (player: PlayerId) => boolean): boolean =>
  table.phase.type === "gathering" &&
  membersOf(table).some((player) => shareDue(table, player) !== null && isHere(player));

/** Requests to start that wait, for a moment, for the shares of pages that are open. */
export class DelayedStarts {
  readonly #time: Time;
  readonly #most: Millis;
  readonly #waiting = new Set<() => void>();

  constructor(time: Time, most: Millis) {
    this.#time = time;
    this.#most = most;
  }

  /** Fulfilled by `release`, or after the longest wait. */
  wait(): Promise<void> {
    if (this.#most === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        cancel();
        this.#waiting.delete(end);
        resolve();
      };
      const cancel = this.#time.at(this.#time.now() + this.#most, end);
      this.#waiting.add(end);
    });
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  release(): void {
    for (const end of [...this.#waiting]) end();
  }
}
