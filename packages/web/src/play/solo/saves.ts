import type { GameName } from "@inkognito/engine/games";
import type { HostTypes } from "@inkognito/engine/games/rules";
import type { Done } from "@inkognito/engine/host";
import type { Setup } from "../../setup/setup.js";
import { parseSaveSummary, type SaveSummary } from "./saveSummary.js";

export const VERSION = 2;

/** A game as it is saved on this device. */
export interface SavedGame<G extends GameName = "board"> {
  readonly version: typeof VERSION;
  readonly setup: Setup<G>;
  readonly seed: string;
  readonly events: readonly HostTypes[G]["Event"][];
  /** Each decided action, with the number of events there were before it. */
  readonly actions: readonly Done<HostTypes[G]>[];
}

/** Where the game is saved. The browser's own database survives a reload and a killed tab. */
export interface SaveStore {
  /** From now on only this tab may write. */
  claim(): Promise<void>;
  /** The stored save, unchecked; undefined: there is none. */
  load(): Promise<unknown>;
  /** Resolves when the game is durable; rejects with `TakenOver` if another tab has claimed the saves. */
  save(game: SavedGame<GameName>, summary: SaveSummary): Promise<void>;
}

export class TakenOver extends Error {}

const DATABASE = "inkognito";
const GAMES = "games";
const CURRENT = "solo";
const SUMMARY = "solo spine";
const OWNER = "solo owner";

export async function openSaves(): Promise<SaveStore> {
  const database = await openDatabase();
  const owner = crypto.getRandomValues(new Uint32Array(4)).join("-");
  return {
    claim: () => write(database, (store) => store.put(owner, OWNER)),
    load: () => read(database, (store) => store.get(CURRENT)),
    save(game, summary) {
      let taken = false;
      return write(database, (store) => {
        const owned = store.get(OWNER);
        owned.onsuccess = () => {
          taken = owned.result !== owner;
          try {
            if (taken) throw new TakenOver();
            store.put(game, CURRENT);
            store.put(summary, SUMMARY);
          } catch {
            store.transaction.abort();
          }
        };
      }).catch((error) => {
        throw taken ? new TakenOver() : error;
      });
    },
  };
}

/** What home may know about the saved game, without its secrets; null: there is none. */
export async function readSaveSummary(): Promise<SaveSummary | null> {
  const database = await openDatabase();
  try {
    const games = await read(database, (store) => store.count(CURRENT));
    return games === 0
      ? null
      : parseSaveSummary(await read(database, (store) => store.get(SUMMARY)));
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES);
  return requested(request);
}

const read = <T>(
  database: IDBDatabase,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => requested(work(database.transaction(GAMES, "readonly").objectStore(GAMES)));

const write = (database: IDBDatabase, work: (store: IDBObjectStore) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(GAMES, "readwrite", { durability: "strict" });
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
    work(transaction.objectStore(GAMES));
  });

const requested = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
