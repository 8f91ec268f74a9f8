import { newId } from "../../../people/secret.js";
import type { RequestKey } from "../../../store/store.js";
import { inviteRefusal, tableRefusal } from "../../rules/decide/refusal.js";
import { INVITATION_EXPIRY } from "../../rules/time/timing.js";
import type { Handler, TableContext } from "./context.js";

/** 128 bits: a table cannot be found by guessing its key. */
const KEY_BYTES = 16;

export const newKey = (): string => newId(KEY_BYTES);

/** Answers with the key of the table's link. */
export const handleInvite: Handler<"invite", { readonly key: string }> = async (
  context,
  { player },
  { id, renew = false },
) => {
  const loaded = await context.cache.load();
  const refusal = loaded === null ? "notNow" : inviteRefusal(loaded.table, player, renew);
  if (refusal !== null) return tableRefusal(refusal);
  return { key: await keyFor(context, { player, id }, renew) };
};

/**
 * The key that works: the present one, or a new one if there is none or `renew` asks for another. The
 * same request for another key gets the same key again.
 */
async function keyFor(context: TableContext, request: RequestKey, renew: boolean): Promise<string> {
  const { id: table, store, time } = context;
  const now = time.now();
  const isDone = await store.wasDone(table, request.player, request.id);
  const known = await store.invitation(table, now);
  if (known !== null && (isDone || !renew)) return known;
  const key = newKey();
  const until = now + INVITATION_EXPIRY;
  const isMade = await store.setInvitation(table, { key, until }, isDone ? null : request);
  // Otherwise another process did it at the same time.
  return isMade ? key : keyFor(context, request, renew);
}
