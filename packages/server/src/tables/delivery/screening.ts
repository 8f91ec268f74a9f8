import type { PlayerId, StampedEvent, TableEvent, TableState } from "@inkognito/protocol";
import type { Store } from "../../store/store.js";
import { membersOf } from "../rules/table/members.js";
import type { Viewers } from "./viewers.js";

/** After these events, a watcher may no longer be welcome: a member may have blocked them. */
const CHANGES: ReadonlySet<TableEvent["type"]> = new Set([
  "sat",
  "left",
  "removed",
  "hostPassed",
  "ended",
  // A table that is private again is not for people who only found it in the list.
  "configured",
]);

export interface Blocking {
  readonly by: PlayerId;
  readonly whom: PlayerId;
}

/** Removes watchers who have lost their welcome, once the job that changed it was answered. */
export class Screening {
  readonly #store: Store;
  readonly #viewers: Viewers;
  /** Any watcher may have to be removed. */
  isDue = false;

  constructor(store: Store, viewers: Viewers) {
    this.#store = store;
    this.#viewers = viewers;
  }

  /** Looks at new events of the table. */
  update(events: readonly StampedEvent[]): void {
    if (events.some(({ event }) => CHANGES.has(event.type))) this.isDue = true;
  }

  /** May this block exclude a watcher? `table` null: it is not in memory, so it may. */
  isConcerned(table: TableState | null, { by, whom }: Blocking): boolean {
    const sits = table === null || membersOf(table).includes(by);
    return sits && this.#viewers.watching.includes(whom);
  }

  /**
   * Closes the pages of watchers who would not be let in any more, with the answer that any stranger
   * gets: removed players, people blocked by a member, and deleted players.
   */
  async run(table: TableState): Promise<void> {
    const watching = this.#viewers.watching.filter((player) => player !== table.host);
    if (watching.length === 0) return;
    // Known without the store, so also while it is away.
    const removed = watching.filter((player) => table.removed.includes(player));
    this.#close(removed);
    const uninvited = table.options.listed ? [] : this.#viewers.uninvited;
    this.#close(uninvited);
    const gone = new Set([...removed, ...uninvited]);
    const others = watching.filter((player) => !gone.has(player));
    this.#close(await unwelcome(this.#store, membersOf(table), others));
  }

  #close(players: readonly PlayerId[]): void {
    for (const player of players) this.#viewers.closePagesOf(player);
    if (players.length > 0) this.#viewers.presence.broadcast();
  }
}

async function unwelcome(
  store: Store,
  members: readonly PlayerId[],
  players: readonly PlayerId[],
): Promise<readonly PlayerId[]> {
  if (players.length === 0) return [];
  const known = new Set((await store.players(players)).map(({ id }) => id));
  const blocked = await Promise.all(players.map((player) => store.isBlocked(members, player)));
  return players.filter((player, at) => !known.has(player) || blocked[at] === true);
}
