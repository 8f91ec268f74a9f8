import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Libsql from "libsql";
import { median } from "../../engine/bench/measure.mjs";
import { openStore } from "../dist/app/openStore.js";
import { PendingCommits } from "../dist/store/sqlite/pendingCommits.js";
import { SqliteCommits } from "../dist/store/sqlite/sqliteCommits.js";
import { SqliteRows } from "../dist/store/sqlite/sqliteRows.js";
import { openSqliteStore } from "../dist/store/sqlite/sqliteStore.js";

/** What an action at the board leaves behind: three events of about 200 bytes, and its request. */
const EVENT = JSON.stringify({ type: "moved", text: "x".repeat(170) });
const SUMMARY = JSON.stringify({ text: "x".repeat(300) });
const PLAYERS = ["a", "b", "c", "d"].map((name) => name.padEnd(16, "-"));
const LASTING = { listed: false, open: true, summary: SUMMARY, players: PLAYERS };
const TABLES = 400;
const SECONDS = 3;
const ROUNDS = 3;

const tableIds = (count) => Array.from({ length: count }, (_, i) => `${i}`.padEnd(12, "-"));

const commitOf = (table, expected) => ({
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

/** Acts at many tables at once, each waiting for its last action to be durable. */
async function committed(dataDir) {
  const store = await openStore({ dataDir, databaseUrl: null });
  const until = performance.now() + SECONDS * 1000;
  let count = 0;
  const play = async (table) => {
    for (let expected = 0; performance.now() < until; expected += 1) {
      const answer = await store.commit(commitOf(table, expected));
      if (answer !== "done") throw new Error(answer);
      count += 1;
    }
  };
  const began = performance.now();
  await Promise.all(tableIds(TABLES).map(play));
  const rate = (count / (performance.now() - began)) * 1000;
  await store.close();
  return rate;
}

/** Commits of a moment straight into the tables, with the same checks, but without the journal. */
function writtenAtOnce(file) {
  const rows = new SqliteRows(file);
  return (commits) => {
    const done = rows.done(commits);
    for (const commit of commits) {
      const table = new PendingCommits(commit.table, 0, rows.tableRow(commit.table), rows);
      if (done.has(commit) || table.version !== commit.expected) throw new Error("conflict");
      table.add(commit);
      rows.write(table.all, table.before);
    }
  };
}

/** The same through the journal, as a server does. */
function writtenLater(file) {
  const all = new SqliteCommits(file);
  return (commits) => {
    for (const answer of all.commit(commits)) if (answer !== "done") throw new Error(answer);
  };
}

/** Durable commits of so many tables at once in one transaction each time, without threads. */
async function written(tables, writer) {
  const dataDir = mkdtempSync(join(tmpdir(), "inkognito-bench-"));
  try {
    await (await openSqliteStore({ dataDir })).close();
    const file = new Libsql(join(dataDir, "inkognito.db"));
    // As the server opens it.
    for (const pragma of [
      ...["journal_mode = wal", "synchronous = full", "foreign_keys = on", "secure_delete = on"],
      ...["cache_size = -16000", "wal_autocheckpoint = 32000"],
    ]) {
      file.pragma(pragma);
    }
    const write = writer(file);
    const ids = tableIds(tables);
    const began = performance.now();
    let count = 0;
    for (let expected = 0; performance.now() - began < SECONDS * 1000; expected += 1) {
      file.exec("begin immediate");
      write(ids.map((table) => commitOf(table, expected)));
      file.exec("commit");
      count += tables;
    }
    const rate = (count / (performance.now() - began)) * 1000;
    file.close();
    return rate;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** ADR 6 says what it has to be worth. In turns, because whatever else the machine does changes all the time. */
async function journalBenchmarks() {
  const found = [];
  for (const tables of [400, 100, 20]) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const without = await written(tables, writtenAtOnce);
      rounds.push({ without, gain: (await written(tables, writtenLater)) / without });
    }
    const of = (which) => median(rounds.map((each) => each[which]));
    found.push(
      { name: `store: ${tables} tables, without the journal`, unit: "/s", value: of("without") },
      { name: `store: ${tables} tables, gain of the journal`, unit: "×", value: of("gain") },
    );
  }
  return found;
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
  for (const { name, value, unit } of [
    ...(await storeBenchmarks()),
    ...(await journalBenchmarks()),
  ]) {
    console.log(`${name.padEnd(40)}${value.toFixed(2).padStart(12)} ${unit}`);
  }
}
