import {
  type PlayerId,
  seatOfPlayer,
  type TableId,
  type TableRefusalCode,
  type TableState,
} from "@inkognito/protocol";
import { newId } from "../../../people/secret.js";
import type { Millis, RequestKey, Store } from "../../../store/store.js";
import { INVITATION_EXPIRY } from "../../rules/time/expiry.js";

/** 128 bits: nobody finds a table by trying. */
const KEY_BYTES = 16;

export const newKey = (): string => newId(KEY_BYTES);

/** Who sits here may bring others along; whom the link no longer lets in is for the host to say. */
export function inviteRefusal(
  table: TableState,
  player: PlayerId,
  renew: boolean,
): TableRefusalCode | null {
  if (table.phase.type === "closed") return "notNow";
  if (player === table.host) return null;
  if (renew) return "notHost";
  return seatOfPlayer(table, player) === null ? "notSeated" : null;
}

/**
 * The key that works: the one there is, or a new one where there is none or another one is wanted.
 * Asked again for another one, the same request gets what it got.
 */
export async function keyFor(
  store: Store,
  table: TableId,
  request: RequestKey,
  renew: boolean,
  now: Millis,
): Promise<string> {
  const isDone = await store.wasDone(table, request.player, request.id);
  const known = await store.invitation(table, now);
  if (known !== null && (isDone || !renew)) return known;
  const key = newKey();
  const made = await store.setInvitation(
    table,
    key,
    now + INVITATION_EXPIRY,
    isDone ? null : request,
  );
  // Otherwise it was done elsewhere at this very moment.
  return made ? key : keyFor(store, table, request, renew, now);
}
