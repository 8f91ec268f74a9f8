import type { Store } from "../../../src/store/store.js";
import { formatTiming, moveTiming, parseTiming } from "../../../src/store/timing.js";
import { MemoryData } from "./memoryData.js";
import { memoryNotes } from "./memoryNotes.js";
import { memoryPeople } from "./memoryPeople.js";
import { memoryTables } from "./memoryTables.js";

const memoryTime = (data: MemoryData) =>
  ({
    databaseTime: async () => null,
    keptTime: async () => data.keptTime,

    async keepTime(kept) {
      if (data.keptTime === null || data.keptTime.site <= kept.site) data.keptTime = kept;
    },

    async moveTimes(before, by, after) {
      const kept = data.keptTime;
      if (kept?.site !== before.site || kept.wall !== before.wall) return false;
      data.keptTime = after;
      for (const table of data.tables.values()) {
        const { wake, clocks } = table.row;
        table.at += by;
        if (wake === null) continue;
        table.row = {
          ...table.row,
          wake: wake + by,
          clocks: formatTiming(moveTiming(parseTiming(clocks), by)),
        };
      }
      for (const each of data.invitations.values()) each.until += by;
      for (const each of data.moving.values()) each.until += by;
      for (const [id, seen] of data.seen) data.seen.set(id, seen + by);
      return true;
    },
  }) satisfies Partial<Store>;

/** The simplest store: the model that both databases are compared with. */
export function memoryStore(): Store {
  const data = new MemoryData();
  return {
    ...memoryPeople(data),
    ...memoryTables(data),
    ...memoryNotes(data),
    ...memoryTime(data),
    signingKey: async (candidate) => {
      data.signingKey ??= candidate;
      return data.signingKey;
    },
    onForeignChange: () => undefined,
    sendToPeers: () => undefined,
    onPeerMessage: () => undefined,
    onLost: () => undefined,
    damage: async () => ({ remarks: [], tables: [] }),
    isOutdated: async () => false,
    check: async () => undefined,
    close: async () => undefined,
  };
}
