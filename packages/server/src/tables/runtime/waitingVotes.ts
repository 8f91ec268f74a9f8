import { ok } from "@inkognito/engine/core";
import type { AnyRefusal } from "@inkognito/protocol";
import type { TableLimits } from "../../settings/limits.js";
import type { Millis, Time } from "../../time/time.js";
import type { Presence } from "../delivery/presence.js";
import { absenceAt, awaySeats } from "../rules/decide/absence.js";
import { decideAgreed, isVotedOn } from "../rules/decide/agreed.js";
import { type LoadedTable, tableChange } from "../rules/decide/loadedTable.js";
import { refuse } from "../rules/decide/refusal.js";
import type { TableCache } from "./cache/tableCache.js";

/** A page that is loaded again is away for less than this. */
const RELOADING: Millis = 4_000;
/** How often votes that wait are looked at, while there are any. */
const LOOK: Millis = 5_000;

interface WaitingVotesOptions {
  readonly time: Time;
  readonly limits: TableLimits;
  /** Since when this process has served without a break. */
  began(): Millis;
  /** Puts a job into the table's queue. */
  enqueue(job: () => Promise<AnyRefusal | null>): Promise<unknown>;
}

/**
 * Votes and wishes for a pause wait for the players who are there. When one goes, or has been away for
 * long, they may be settled without a request of any player: this looks at them again.
 */
export class WaitingVotes {
  readonly #options: WaitingVotesOptions;
  readonly #cache: Pick<TableCache, "loaded" | "commit">;
  readonly #presence: Pick<Presence, "awayFor">;
  #cancel: (() => void) | null = null;

  constructor(
    options: WaitingVotesOptions,
    cache: Pick<TableCache, "loaded" | "commit">,
    presence: Pick<Presence, "awayFor">,
  ) {
    this.#options = options;
    this.#cache = cache;
    this.#presence = presence;
  }

  /** The table has changed. */
  update(): void {
    const { loaded } = this.#cache;
    if (loaded === null || !isVotedOn(loaded.table)) {
      this.close();
      return;
    }
    const { time } = this.#options;
    this.#cancel ??= time.at(time.now() + LOOK, () => {
      this.#cancel = null;
      this.#look();
    });
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #look(): void {
    const { loaded } = this.#cache;
    if (loaded !== null && this.#agreed(loaded).length > 0) {
      void this.#options.enqueue(() => this.#cache.commit((now) => this.#decide(now), null));
    }
    this.update();
  }

  #decide(loaded: LoadedTable) {
    const events = this.#agreed(loaded);
    return events.length === 0 ? refuse("notNow") : ok(tableChange(events));
  }

  #agreed(loaded: LoadedTable) {
    const { time, limits, began } = this.#options;
    // While the time is not sure, no player can have been away for long.
    if (!time.isSure) return [];
    const { awayFor } = this.#presence;
    const { longAway } = absenceAt(loaded, { now: time.now(), began: began(), limits, awayFor });
    return decideAgreed(loaded.table, {
      longAway,
      away: awaySeats(loaded.table, awayFor, RELOADING),
    });
  }
}
