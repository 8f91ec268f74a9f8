import { SEED_BYTES } from "@inkognito/engine/core";
import { lockSaves } from "./lock.js";
import type { ToWorker } from "./protocol.js";
import { openSaves } from "./saves.js";
import { SoloTable } from "./soloTable.js";

/** A table off the page's thread. */
const table = new SoloTable({
  saves: openSaves(),
  lock: lockSaves,
  post: (message) => self.postMessage(message),
  newSeed() {
    const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
});

self.onmessage = async ({ data, ports: [port] }: MessageEvent<ToWorker>): Promise<void> => {
  if (data.type === "advise") port?.postMessage(await table.advise());
  else if (data.type === "record") port?.postMessage(await table.record());
  else await table.receive(data);
};
