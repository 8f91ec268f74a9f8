import type { PlayerId } from "@inkognito/protocol";
import { send } from "../../delivery/send.js";
import { notesRefusal, tableRefusal } from "../../rules/decide/refusal.js";
import type { Handler, TableContext } from "./context.js";

/** Stores a player's notes, and sends them to their other pages. */
export const handleNote: Handler<"note"> = async (context, connection, { id, game, text }) => {
  const { id: table, store, cache, viewers } = context;
  const loaded = await cache.load();
  const { player } = connection;
  const refusal = loaded === null ? "notNow" : notesRefusal(loaded.table, player, game);
  if (refusal !== null) {
    const isWritten = await store.wasNoted(table, player, id);
    return isWritten ? null : tableRefusal(refusal);
  }
  const isNew = await store.setNotes({ table, game, player }, text, id);
  if (isNew) {
    viewers.sendToOtherPages(connection, { type: "notes", game, text });
    store.sendToPeers({ type: "noted", table, game, player });
  }
  return null;
};

/** Sends the stored notes of a player to all of their pages. */
export async function sendNotes(
  { id, store, viewers }: TableContext,
  player: PlayerId,
  game: number,
): Promise<void> {
  const text = await store.notes({ table: id, game, player });
  if (text === null) return;
  for (const page of viewers.of(player)) send(page, { type: "notes", game, text });
}
