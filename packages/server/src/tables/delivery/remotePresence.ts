import type { PlayerId } from "@inkognito/protocol";
import type { Here } from "../../peers/peerMessage.js";
import type { Millis } from "../../store/store.js";

interface Said extends Here {
  readonly at: Millis;
}

/** Who has a page open at one table in other processes, as far as those have said so lately. */
export class Elsewhere {
  readonly #said = new Map<string, Said>();

  /** Does this process say of anybody that they are there? */
  knows = (from: string): boolean => this.#said.has(from);

  hear(from: string, { players, watchers }: Here, at: Millis): void {
    if (players.length === 0 && watchers === 0) this.#said.delete(from);
    else this.#said.set(from, { players, watchers, at });
  }

  /** A process that has said nothing since then is not there any more. */
  forgetSilent(since: Millis): void {
    for (const [from, { at }] of this.#said) if (at < since) this.#said.delete(from);
  }

  get players(): ReadonlySet<PlayerId> {
    return new Set([...this.#said.values()].flatMap(({ players }) => players));
  }

  get watchers(): number {
    let sum = 0;
    for (const { watchers } of this.#said.values()) sum += watchers;
    return sum;
  }
}
