import { KEPT_IDS } from "../../../src/store/queries/notes.js";
import type { NotesKey, Store } from "../../../src/store/store.js";
import { key, type MemoryData, refuseIf } from "./memoryData.js";

/** Invitations to tables, and the players' notes. */
export const memoryNotes = (data: MemoryData) =>
  ({
    async setInvitation(table, invited, request) {
      if (request !== null && data.wasDone(table, request)) return false;
      refuseIf(!data.tables.has(table));
      refuseIf(
        [...data.invitations].some(([other, each]) => other !== table && each.key === invited.key),
      );
      data.invitations.set(table, invited);
      if (request !== null) data.requests.add(key(table, request.player, request.id));
      return true;
    },

    async invitation(table, now) {
      const found = data.invitations.get(table);
      return found !== undefined && found.until > now ? found.key : null;
    },

    async tableByInvitation(invitation, now) {
      const found = [...data.invitations].find(([, each]) => each.key === invitation);
      return found !== undefined && found[1].until > now ? found[0] : null;
    },

    async setNotes({ table, game, player }: NotesKey, text, request) {
      const place = key(table, game, player);
      const before = data.notes.get(place)?.ids ?? " ";
      if (data.wasDone(table, { player, id: request }) || before.includes(` ${request} `)) {
        return false;
      }
      refuseIf(!data.tables.has(table));
      data.notes.set(place, { text, ids: `${before}${request} `.slice(-KEPT_IDS) });
      return true;
    },

    async wasNoted(table, player, id) {
      const isWritten = [...data.notes].some(
        ([place, { ids }]) =>
          place.startsWith(`${table} `) && place.endsWith(` ${player}`) && ids.includes(` ${id} `),
      );
      return isWritten || data.wasDone(table, { player, id });
    },

    async notes({ table, game, player }) {
      return data.notes.get(key(table, game, player))?.text ?? null;
    },
  }) satisfies Partial<Store>;
