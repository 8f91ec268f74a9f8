import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Libsql from "libsql";
import { openStore } from "../dist/app/openStore.js";

/** What an action at the board leaves behind: three events of about 200 bytes, and its request. */
const EVENT = JSON.stringify({ type: "moved", text: "x".repeat(170) });
const SUMMARY = JSON.stringify({ text: "x".repeat(300) });
const PLAYERS = ["a", "b", "c", "d"].map((name) => name.padEnd(16, "-"));
const LASTING = { listed: false, open: true, summary: SUMMARY, players: PLAYERS };
const TABLES = 400;
const SECONDS = 3;

/** Acts at many tables at once, each waiting for its last action to be durable. */
async function committed(dataDir) {
  const store = await openStore({ dataDir, databaseUrl: null });
  const until = performance.now() + SECONDS * 1000;
  let count = 0;
  const play = async (table) => {
    for (let expected = 0; performance.now() < until; expected += 1) {
      const answer = await store.commit({
        table,
        expected,
        at: 1_790_000_000_000 + expected,
        log: [],
        game: { game: 1, from: expected * 3 + 1, events: [EVENT, EVENT, EVENT] },
        seed: null,
        request: { player: PLAYERS[0], id: `request-${expected}` },
        row: {
          wake: 1_790_000_000_000 + expected,
          clocks: '{"0":1790000000000}',
          awaited: PLAYERS.slice(0, 1),
          lasting: expected === 0 ? LASTING : null,
        },
      });
      if (answer !== "done") throw new Error(answer);
      count += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: TABLES }, (_, i) => play(`${i}`.padEnd(12, "-"))));
  const rate = (count / (performance.now() - began)) * 1000;
  await store.close();
  return rate;
}

/** The peer: one row after the other into bare libsql, each durable by itself. */
function appended(dataDir) {
  const file = new Libsql(join(dataDir, "bare.db"));
  file.pragma("journal_mode = wal");
  file.pragma("synchronous = full");
  file.exec("create table event (no integer primary key, event text not null)");
  const insert = file.prepare("insert into event (event) values (?)");
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < SECONDS * 1000) {
    insert.run([EVENT]);
    count += 1;
  }
  const rate = (count / (performance.now() - began)) * 1000;
  file.close();
  return rate;
}

export async function storeBenchmarks() {
  const dataDir = mkdtempSync(join(tmpdir(), "inkognito-bench-"));
  try {
    const peer = appended(dataDir);
    const value = await committed(dataDir);
    return [
      { name: "store: durable commits", unit: "/s", value, atLeast: 5000 },
      { name: "store: the same, to bare appends", unit: "×", value: value / peer, atLeast: 1 },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const { name, value, unit } of await storeBenchmarks()) {
    console.log(`${name.padEnd(40)}${value.toFixed(2).padStart(12)} ${unit}`);
  }
}
