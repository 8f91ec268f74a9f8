import type { PlayerId } from "@inkognito/protocol";
import type { Present } from "../../peers/peerMessage.js";
import type { Millis } from "../../time/time.js";

interface Report extends Present {
  readonly at: Millis;
}

/** Who has a page open at one table in other processes, by the last report of each process. */
export class RemotePresence {
  readonly #reports = new Map<string, Report>();

  /** Has this process reported any page? */
  knows = (from: string): boolean => this.#reports.has(from);

  hear(from: string, { players, watchers }: Present, at: Millis): void {
    if (players.length === 0 && watchers === 0) this.#reports.delete(from);
    else this.#reports.set(from, { players, watchers, at });
  }

  /** Drops the reports of processes that have sent none since then: they are gone. */
  forgetSilent(since: Millis): void {
    for (const [from, { at }] of this.#reports) if (at < since) this.#reports.delete(from);
  }

  get players(): ReadonlySet<PlayerId> {
    return new Set([...this.#reports.values()].flatMap(({ players }) => players));
  }

  get watchers(): number {
    let sum = 0;
    for (const { watchers } of this.#reports.values()) sum += watchers;
    return sum;
  }
}
