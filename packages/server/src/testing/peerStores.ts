import type { Word } from "../peers/peerMessage.js";
import { openSqliteStore } from "../store/sqlite/sqliteStore.js";
import type { Store } from "../store/store.js";

/**
 * One SQLite file for several processes, which talk to each other at once, as those on one database
 * do sooner or later. Each call gives the store of another process.
 */
export function talkingStores(dataDir: string): () => Promise<Store> {
  const opened = openSqliteStore({ dataDir, durability: "relaxed" });
  // A process that takes the place of one that crashed hears instead of it.
  const listeners = new Map<string, (word: Word, from: string) => void>();
  let processes = 0;
  return async () => {
    const at = `process ${++processes}`;
    return {
      ...(await opened),
      say: (word) => {
        for (const [other, hear] of listeners) if (other !== at) hear(word, at);
      },
      onWord: (hear) => listeners.set(at, hear),
    };
  };
}
