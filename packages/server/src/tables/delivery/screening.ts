import type { PlayerId, TableEvent, TableState } from "@inkognito/protocol";
import type { Store } from "../../store/store.js";
import { membersOf } from "../rules/table/summary.js";
import type { Viewers } from "./viewers.js";

/** With these, somebody may sit where another one looks on whom they do not want to meet. */
const CHANGES: ReadonlySet<TableEvent["type"]> = new Set([
  "sat",
  "left",
  "removed",
  "hostPassed",
  "ended",
  // A table that is private again is no place for those who only found it in the list.
  "configured",
]);

export const mayUnsettle = (events: readonly TableEvent[]): boolean =>
  events.some(({ type }) => CHANGES.has(type));

/**
 * Shows out whoever only looks on and would not be let in any more, with the word that any stranger
 * gets at the door: removed, blocked by somebody who sits here, or deleted.
 */
export async function showOut(store: Store, table: TableState, viewers: Viewers): Promise<void> {
  const watching = viewers.watching.filter((player) => player !== table.host);
  if (watching.length === 0) return;
  // The table knows that by itself, also while the store is away.
  const removed = watching.filter((player) => table.removed.includes(player));
  dismiss(viewers, removed);
  const uninvited = table.options.listed ? [] : viewers.uninvited;
  dismiss(viewers, uninvited);
  const gone = new Set([...removed, ...uninvited]);
  const others = watching.filter((player) => !gone.has(player));
  dismiss(viewers, await unwelcome(store, membersOf(table), others));
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

function dismiss(viewers: Viewers, players: readonly PlayerId[]): void {
  for (const player of players) viewers.shut(player);
  if (players.length > 0) viewers.tellPresent();
}
