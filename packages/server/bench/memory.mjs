import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { joinAll, OWN } from "./load.mjs";
import { serverEnv, startProcess } from "./processes.mjs";
import { prepareTables } from "./tables.mjs";

const PLAYED = 60;
/** Opened before anything is measured: code and caches are not a table's. */
const FIRST = 50;
const MORE = 150;

/** What one more open table takes where nothing happens, in the middle of a game. */
export async function memoryBenchmarks(folder) {
  const dataDir = join(folder, "memory");
  const prepared = await prepareTables({
    dataDir,
    tables: FIRST + MORE,
    played: PLAYED,
    actions: 1,
  });
  const execArgv = ["--expose-gc"];
  const server = await startProcess("measuredServer.mjs", { env: serverEnv(dataDir), execArgv });
  try {
    const first = await joinAll(server.port, prepared.slice(0, FIRST), OWN);
    const before = (await server.usage()).memory;
    const more = await joinAll(server.port, prepared.slice(FIRST), OWN);
    const connected = (await server.usage()).memory;
    for (const table of more) table.leave();
    // Until the server has noticed; the tables stay loaded for a minute.
    await pause(1000);
    const alone = (await server.usage()).memory;
    for (const table of first) table.leave();
    const kilobytes = (memory) => (memory - before) / MORE / 1000;
    return [
      { name: "server: an idle table", unit: "kB", value: kilobytes(alone), atMost: 40 },
      { name: "server: an idle table, with 4 sockets", unit: "kB", value: kilobytes(connected) },
    ];
  } finally {
    await server.stop();
  }
}
