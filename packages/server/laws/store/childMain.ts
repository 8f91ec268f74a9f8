import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "../../src/app/openStore.js";
import { StorageTrouble, type Store } from "../../src/store/store.js";
import { commit, paused, row, tableId } from "./contract/samples.js";

/**
 * A process of its own that others may kill: `node … storeChild.ts commit|fill|open FOLDER`. What it
 * was promised it writes at once to its output, line by line.
 */
const [mode, dataDir = ""] = process.argv.slice(2);

function say(line: string): void {
  while (!isSaid(line)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
}

/** False: the reader is slower than this writes, and has to be waited for. */
function isSaid(line: string): boolean {
  try {
    writeSync(1, `${line}\n`);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EAGAIN") return false;
    throw error;
  }
}

const TABLES = 20;
/** About as much as a game's action leaves behind, but for the page it fills when the disk is small. */
const EVENT = JSON.stringify({ text: "x".repeat(900) });

/** Commits without end at many tables at once, and says which version of which table is durable. */
async function commitAlways(store: Store): Promise<void> {
  const play = async (table: string) => {
    for (let expected = (await store.version(table)) ?? 0; ; expected += 1) {
      const no = expected + 1;
      const game = { game: 1, from: no, events: [`${no}`] };
      const request = { player: "p", id: `${no}` };
      const answer = await store.commit(
        commit({
          table,
          expected,
          log: [paused(no)],
          game,
          request,
          row: row({ clocks: `${no}` }),
        }),
      );
      if (answer !== "done") throw new Error(`${table} ${no}: ${answer}`);
      say(`${table} ${no}`);
    }
  };
  await Promise.all(Array.from({ length: TABLES }, (_, i) => play(tableId(`t${i}`))));
}

/** Fills the disk for real, meets the trouble, makes space, and goes on. */
async function fill(store: Store): Promise<void> {
  const table = tableId("t");
  let version = 0;
  const go = async (): Promise<string> => {
    try {
      const game = { game: 1, from: version + 1, events: [EVENT] };
      const answer = await store.commit(commit({ table, expected: version, game }));
      if (answer === "done") version += 1;
      return answer;
    } catch (error) {
      return error instanceof StorageTrouble ? "trouble" : `${error}`;
    }
  };
  say(`at first: ${await go()}`);
  const filler = join(dataDir, "filler");
  const file = openSync(filler, "w");
  for (const block of [65_536, 4096]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(block));
    } catch {}
  }
  let answer = "done";
  while (answer === "done") answer = await go();
  say(`full: ${answer}, then ${await go()}`);
  say(`read: ${(await store.version(table)) === version}`);
  say(
    `check: ${await store.check().then(
      () => "well",
      (error: unknown) => (error instanceof StorageTrouble ? "trouble" : `${error}`),
    )}`,
  );
  closeSync(file);
  rmSync(filler);
  say(`space again: ${await go()}, then ${await go()}`);
  await store.check();
  await store.close();
  const again = await openStore({ dataDir, databaseUrl: null });
  const events = await again.gameEvents(table, 1);
  say(`kept: ${(await again.version(table)) === version && events.length === version}`);
  await again.close();
}

try {
  const store = await openStore({ dataDir, databaseUrl: null });
  say("open");
  if (mode === "commit") await commitAlways(store);
  else if (mode === "fill") await fill(store);
  else await new Promise(() => setInterval(() => {}, 1000));
} catch (error) {
  say(`failed: ${error}`);
  process.exit(1);
}
