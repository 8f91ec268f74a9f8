import type { PlayerId, TableId, TableState } from "@inkognito/protocol";
import type { Millis, Store } from "../../../store/store.js";
import { membersOf, type StoredSummary } from "./summary.js";

/** Somebody at the door: with the cookie's person, if any, and the link's key, if any. */
export interface Caller {
  readonly player: PlayerId | null;
  readonly key: string | null;
}

/** All that decides who may look at a table. */
export interface Access {
  /** The host, with or without a chair, and everybody who has one. */
  readonly members: readonly PlayerId[];
  readonly removed: readonly PlayerId[];
  readonly listed: boolean;
}

export const accessOf = (table: TableState): Access => ({
  members: membersOf(table),
  removed: table.removed,
  listed: table.options.listed,
});

/** The same, without reading the table's log. */
export const storedAccess = ({ seated, removed, listed }: StoredSummary): Access => ({
  members: seated,
  removed,
  listed,
});

/** May this person look at this table? */
export async function isWelcome(
  store: Store,
  id: TableId,
  { members, removed, listed }: Access,
  { player, key }: Caller,
  now: Millis,
): Promise<boolean> {
  if (player !== null) {
    if (removed.includes(player)) return false;
    if (members.includes(player)) return true;
    // Nobody has to meet somebody they blocked.
    if (await store.isBlocked(members, player)) return false;
  }
  if (listed) return true;
  return opens(store, id, key, now);
}

/** Is it the key of the link that leads to this table? */
export const opens = async (
  store: Store,
  id: TableId,
  key: string | null,
  now: Millis,
): Promise<boolean> => key !== null && (await store.tableByInvitation(key, now)) === id;
