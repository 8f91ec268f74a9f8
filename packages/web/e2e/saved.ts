import { boardConfig } from "@inkognito/engine/board";
import { seedFromText } from "@inkognito/engine/core";
import type { Page } from "playwright-core";
import type { SoloSetup } from "../src/play/solo/protocol.js";
import type { SavedGame } from "../src/play/solo/saves.js";

const config = boardConfig();
if (!config.ok) throw new Error(config.error.field);

/** Red to move, with three white balls: red F tall A, green B short B, blue Z fat C, yellow X thin D. */
export const TESTING: SoloSetup = {
  config: config.value,
  seat: 0,
  levels: ["random", "random", "random", "random"],
  seed: seedFromText("testing"),
  scenario: {
    hands: [
      { identity: "F", build: "tall", mission: "A" },
      { identity: "B", build: "short", mission: "B" },
      { identity: "Z", build: "fat", mission: "C" },
      { identity: "X", build: "thin", mission: "D" },
    ],
    arrested: null,
    first: 0,
    balls: ["white", "white", "white"],
  },
};

/** The game as it lies in the browser's database: with every secret, which the page itself never reads. */
export const savedGame = (page: Page): Promise<SavedGame | undefined> =>
  page.evaluate(
    () =>
      new Promise<SavedGame | undefined>((resolve, reject) => {
        const opening = indexedDB.open("inkognito", 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction("games").objectStore("games").get("solo");
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
  );

export const spoilSavedGame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("inkognito", 1);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction("games", "readwrite");
          const store = writing.objectStore("games");
          const reading = store.get("solo");
          reading.onsuccess = () => store.put({ ...reading.result, seed: "spoilt" }, "solo");
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
  );

/** A device whose disk can be full: the worker's script gets a line before it that refuses to write. */
export async function breakableDisk(
  page: Page,
): Promise<{ fill(): Promise<void>; clear(): Promise<void> }> {
  const line = `{
    const { put } = IDBObjectStore.prototype;
    let full = false;
    new BroadcastChannel("disk").onmessage = ({ data }) => { full = data; };
    IDBObjectStore.prototype.put = function (...args) {
      if (full) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, args);
    };
  }\n`;
  await page.route(/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: line + (await response.text()) });
  });
  const tell = (full: boolean) =>
    page.evaluate((now) => new BroadcastChannel("disk").postMessage(now), full);
  return { fill: () => tell(true), clear: () => tell(false) };
}
