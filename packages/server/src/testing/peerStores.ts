import type { PeerMessage } from "../peers/peerMessage.js";
import { openSqliteStore } from "../store/sqlite/sqliteStore.js";
import type { Store } from "../store/store.js";

/**
 * One SQLite file for several processes, which talk to each other at once, as those on one database
 * do sooner or later. Each call gives the store of another process.
 */
export function peerStores(dataDir: string): () => Promise<Store> {
  const opened = openSqliteStore({ dataDir, durability: "relaxed" });
  // A process that takes the place of one that crashed hears instead of it.
  const listeners = new Map<string, (message: PeerMessage, from: string) => void>();
  let processes = 0;
  return async () => {
    const at = `process ${++processes}`;
    return {
      ...(await opened),
      sendToPeers: (message) => {
        for (const [other, hear] of listeners) if (other !== at) hear(message, at);
      },
      onPeerMessage: (hear) => listeners.set(at, hear),
    };
  };
}
