import type { PlayerId, TableId } from "@inkognito/protocol";
import type { Store } from "../../store/store.js";
import type { Millis, Time } from "../../time/time.js";

const HOUR: Millis = 60 * 60 * 1000;
const DAY: Millis = 24 * HOUR;

/** As long as browsers keep the cookie: after that, only a code could bring the guest back. */
const GUEST_DAYS = 400;

/** Small, so that a round with much to delete keeps no player waiting. */
const TABLES_AT_ONCE = 10;
const GUESTS_AT_ONCE = 5;

export interface RetentionOptions {
  readonly store: Pick<Store, "deleteClosedTables" | "unseenPlayers">;
  readonly time: Time;
  /** What the clock of the machine shows. Where it and the time here differ, the earlier one counts. */
  wall(): Millis;
  /** Since when this process has served without a break. */
  began(): Millis;
  /** How long a closed table is kept. */
  readonly tables: Millis;
  /** Deletes a guest as if they had asked for it. */
  deletePlayer(player: PlayerId): Promise<void>;
  /** These tables are no longer in the store. */
  onDeleted(tables: readonly TableId[]): void;
}

/** Deletes closed tables and guests when they have been kept for long enough. */
export class Retention {
  readonly #options: RetentionOptions;
  /** The next look; a round before it does nothing. */
  #next: Millis = 0;

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  /** Called in every round of the server. Several processes may do so at the same time. */
  async round(): Promise<void> {
    const { store, time, wall, began, tables, deletePlayer, onDeleted } = this.#options;
    const now = Math.min(time.now(), wall());
    // Neither a process that has just started nor one whose clock was just set is sure of the date.
    if (!time.isSure || time.now() < Math.max(this.#next, began() + HOUR)) return;
    const deleted = await store.deleteClosedTables(now - tables, TABLES_AT_ONCE);
    onDeleted(deleted);
    const before = now - GUEST_DAYS * DAY;
    const unseen = await store.unseenPlayers(before, GUESTS_AT_ONCE, now);
    for (const player of unseen) await deletePlayer(player);
    const isMore = deleted.length === TABLES_AT_ONCE || unseen.length === GUESTS_AT_ONCE;
    this.#next = isMore ? 0 : time.now() + HOUR;
  }
}
