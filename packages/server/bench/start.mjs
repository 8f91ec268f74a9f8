import { spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { median } from "../../engine/bench/measure.mjs";
import { openStore } from "../dist/app/openStore.js";
import { newId } from "../dist/people/secret.js";
import { commitOf } from "../dist/tables/runtime/cache/commitOf.js";
import { loadTable } from "../dist/tables/runtime/cache/loadTable.js";
import { serverEnv } from "./processes.mjs";
import { prepareTables } from "./tables.mjs";

const GAMES = 10_000;
const TOGETHER = 250;
const STARTS = 3;
const COMMAND = fileURLToPath(new URL("../../cli/bin/inkognito.mjs", import.meta.url));

/** From the start of the process, as people start it, until the first page is served. */
export async function startBenchmarks(folder) {
  const dataDir = join(folder, "start");
  await storeGames(dataDir);
  const times = [];
  for (let i = 0; i < STARTS; i += 1) times.push(await firstPage(dataDir));
  return [
    {
      name: "server: first page, 10,000 games stored",
      unit: "ms",
      value: median(times),
      atMost: 1000,
    },
  ];
}

/** A few real games, each stored under many names; all of them are still being played. */
async function storeGames(dataDir) {
  const prepared = await prepareTables({ dataDir, tables: 20, played: 40, actions: 1 });
  const store = await openStore({ dataDir, databaseUrl: null });
  const models = await Promise.all(
    prepared.map(async ({ table }) => ({
      after: { ...(await loadTable(store, table)), version: 1 },
      seed: { game: 1, seed: await store.seed(table, 1) },
    })),
  );
  const copy = async (number) => {
    const { after, seed } = models[number % models.length];
    const change = { events: [], game: { type: "begins", game: after.game }, seed, acted: null };
    const step = { before: null, after, change, request: null };
    const committed = await store.commit(commitOf(newId(9), step));
    if (committed !== "done") throw new Error(`a game was not stored: ${committed}`);
  };
  for (let at = 0; at < GAMES; at += TOGETHER) {
    await Promise.all(Array.from({ length: TOGETHER }, (_, i) => copy(at + i)));
  }
  await store.close();
}

async function firstPage(dataDir) {
  const port = await freePort();
  const env = { ...process.env, ...serverEnv(dataDir, { PORT: `${port}` }) };
  const began = performance.now();
  const child = spawn(process.execPath, [COMMAND, "serve"], { env, stdio: "ignore" });
  const gone = once(child, "exit");
  try {
    while ((await statusOf(port)) !== 200) {
      if (child.exitCode !== null) throw new Error(`the server has ended with ${child.exitCode}`);
      await pause(5);
    }
    return performance.now() - began;
  } finally {
    child.kill("SIGKILL");
    await gone;
  }
}

/** Null: no answer yet. */
function statusOf(port) {
  return new Promise((resolve) => {
    const request = get({ host: "127.0.0.1", port, path: "/", agent: false }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode));
    });
    request.on("error", () => resolve(null));
  });
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
