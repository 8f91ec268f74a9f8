import { type PlayerId, seatOfPlayer, type TableId } from "@inkognito/protocol";
import type { Millis, Store } from "../store/store.js";
import type { Held } from "./held.js";
import { membersOf } from "./summary.js";

/** Somebody at the door: with the cookie's person, if any, and the link's key, if any. */
export interface Caller {
  readonly player: PlayerId | null;
  readonly key: string | null;
}

/** May this person look at this table? */
export async function isWelcome(
  store: Store,
  id: TableId,
  held: Held,
  { player, key }: Caller,
  now: Millis,
): Promise<boolean> {
  const { table } = held;
  if (player !== null) {
    if (table.removed.includes(player)) return false;
    if (player === table.host || seatOfPlayer(table, player) !== null) return true;
    // Nobody has to meet somebody they blocked.
    if (await store.isBlocked(membersOf(table), player)) return false;
  }
  if (table.options.listed) return true;
  return key !== null && (await store.tableByInvitation(key, now)) === id;
}
