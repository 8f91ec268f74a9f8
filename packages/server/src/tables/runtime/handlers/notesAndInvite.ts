import type { AnyRefusal, ClientRequest, PlayerId } from "@inkognito/protocol";
import type { Connection } from "../../delivery/connection.js";
import { tell } from "../../delivery/viewers.js";
import { notesRefusal } from "../../rules/decide/notes.js";
import { tableRefusal } from "../../rules/decide/requested.js";
import type { Inside } from "./context.js";
import { inviteRefusal, keyFor } from "./invitation.js";

/** What lies beside a table's log: somebody's notes, and the key of the link. */

type Of<T extends ClientRequest["type"]> = Extract<ClientRequest, { readonly type: T }>;

/** Null: written. */
export async function takeNote(
  { id: table, options: { store }, keeper, viewers }: Inside,
  connection: Connection,
  { id, game, text }: Of<"note">,
): Promise<AnyRefusal | null> {
  const held = await keeper.hold();
  const { player } = connection;
  const refusal = held === null ? "notNow" : notesRefusal(held.table, player, game);
  if (refusal !== null) {
    const isWritten = await store.wasNoted(table, player, id);
    return isWritten ? null : tableRefusal(refusal);
  }
  const isNew = await store.setNotes(table, game, player, text, id);
  if (isNew) {
    viewers.others(connection, { type: "notes", game, text });
    store.say({ type: "noted", table, game, player });
  }
  return null;
}

/** To all pages of one person, as they are now. */
export async function tellNotes(
  { id, options: { store }, viewers }: Inside,
  player: PlayerId,
  game: number,
): Promise<void> {
  const text = await store.notes(id, game, player);
  if (text === null) return;
  for (const page of viewers.of(player)) tell(page, { type: "notes", game, text });
}

export async function invite(
  { id: table, options: { store, time }, keeper }: Inside,
  player: PlayerId,
  { id, renew = false }: Of<"invite">,
): Promise<AnyRefusal | { readonly key: string }> {
  const held = await keeper.hold();
  const refusal = held === null ? "notNow" : inviteRefusal(held.table, player, renew);
  if (refusal !== null) return tableRefusal(refusal);
  return { key: await keyFor(store, table, { player, id }, renew, time.now()) };
}
