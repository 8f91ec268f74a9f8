import type { TableId } from "@inkognito/protocol";
import type { Store } from "../../../store/store.js";
import type { Millis } from "../../../time/time.js";
import type { Access, Credentials } from "../../rules/table/access.js";

interface Looking {
  readonly store: Store;
  readonly now: Millis;
}

/** May this visitor look at this table? */
export async function isWelcome(
  { store, now }: Looking,
  { id, members, removed, listed }: Access & { readonly id: TableId },
  { player, key }: Credentials,
): Promise<boolean> {
  if (player !== null) {
    if (removed.includes(player)) return false;
    if (members.includes(player)) return true;
    // Players do not have to meet people they blocked.
    if (await store.isBlocked(members, player)) return false;
  }
  return listed || isKeyOf({ store, now }, id, key);
}

/** Is it the key of the link that leads to this table? */
export const isKeyOf = async (
  { store, now }: Looking,
  id: TableId,
  key: string | null,
): Promise<boolean> => key !== null && (await store.tableByInvitation(key, now)) === id;
