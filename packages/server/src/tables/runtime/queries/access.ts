import type { TableId } from "@inkognito/protocol";
import type { Store } from "../../../store/store.js";
import type { Millis } from "../../../time/time.js";
import type { Access, Credentials } from "../../rules/table/access.js";

/** May this visitor look at this table? */
export async function isWelcome(
  store: Store,
  id: TableId,
  { members, removed, listed }: Access,
  { player, key }: Credentials,
  now: Millis,
): Promise<boolean> {
  if (player !== null) {
    if (removed.includes(player)) return false;
    if (members.includes(player)) return true;
    // Players do not have to meet people they blocked.
    if (await store.isBlocked(members, player)) return false;
  }
  return listed || isKeyOf(store, id, key, now);
}

/** Is it the key of the link that leads to this table? */
export const isKeyOf = async (
  store: Store,
  id: TableId,
  key: string | null,
  now: Millis,
): Promise<boolean> => key !== null && (await store.tableByInvitation(key, now)) === id;
