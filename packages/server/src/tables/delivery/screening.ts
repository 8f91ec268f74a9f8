import type { PlayerId, TableEvent, TableState } from "@inkognito/protocol";
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

export const mayExcludeWatchers = (events: readonly TableEvent[]): boolean =>
  events.some(({ type }) => CHANGES.has(type));

/**
 * Closes the pages of watchers who would not be let in any more, with the answer that any stranger
 * gets: removed players, people blocked by a member, and deleted players.
 */
export async function removeUnwelcome(
  store: Store,
  table: TableState,
  viewers: Viewers,
): Promise<void> {
  const watching = viewers.watching.filter((player) => player !== table.host);
  if (watching.length === 0) return;
  // Known without the store, so also while it is away.
  const removed = watching.filter((player) => table.removed.includes(player));
  closePages(viewers, removed);
  const uninvited = table.options.listed ? [] : viewers.uninvited;
  closePages(viewers, uninvited);
  const gone = new Set([...removed, ...uninvited]);
  const others = watching.filter((player) => !gone.has(player));
  closePages(viewers, await unwelcome(store, membersOf(table), others));
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

function closePages(viewers: Viewers, players: readonly PlayerId[]): void {
  for (const player of players) viewers.closePagesOf(player);
  if (players.length > 0) viewers.presence.broadcast();
}
