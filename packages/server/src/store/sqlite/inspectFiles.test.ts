import { copyFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import Libsql from "libsql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newFolder } from "../../testing/server.js";
import { WalCheckpoint } from "./checkpoints.js";
import { inspectFiles } from "./inspectFiles.js";
import { readWal, readWalIndex } from "./walFile.js";

const COMMITS = 20;
const FRAME = 24 + 4096;
const FILES = ["", "-wal", "-shm"] as const;

/** Files of a process that was killed with commits in its log, and a copy to be damaged. */
let folder: string;
let killed: string;
let path: string;
let size: number;

const commit = (file: Libsql.Database, no: number) =>
  file.prepare("insert into note (text) values (?)").run([`commit ${no} ${"x".repeat(3000)}`]);

const copy = (from: string, to: string) => {
  for (const end of FILES) copyFileSync(`${from}${end}`, `${to}${end}`);
};

beforeAll(() => {
  folder = newFolder("inspect");
  const live = join(folder, "live.db");
  killed = join(folder, "killed.db");
  path = join(folder, "inkognito.db");
  const file = new Libsql(live);
  file.pragma("journal_mode = wal");
  file.exec("create table note (text text not null)");
  new WalCheckpoint(file).carryOver();
  for (let no = 1; no <= COMMITS; no += 1) commit(file, no);
  copy(live, killed);
  file.close();
  size = readFileSync(`${killed}-wal`).length;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => copy(killed, path));

const flip = (file: string, at: number) => {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  writeFileSync(file, bytes);
};
const damage = () => inspectFiles(path).damage;
const withoutIndex = () => rmSync(`${path}-shm`);

/** How many commits SQLite itself finds there. */
function found(): number {
  const file = new Libsql(path);
  try {
    const row = file.prepare("select count(*) as count from note").get([]);
    return (row as { readonly count: number }).count;
  } finally {
    file.close();
  }
}

describe("the files of a server that was killed", () => {
  it("are right as they are, with the index and without it", () => {
    const wal = readWal(`${path}-wal`);
    const index = readWalIndex(`${path}-shm`);
    if (typeof wal === "string" || index === null) throw new Error("nothing was read");
    expect([wal.salts, wal.sumAt(index.last)]).toEqual([index.salts, index.sum]);
    expect(damage()).toBeNull();
    withoutIndex();
    expect(inspectFiles(path)).toEqual({ damage: null, isUsable: true, remarks: [] });
    expect(found()).toBe(COMMITS);
  });

  it("are damaged by any byte of the log that is not as it was, or SQLite finds all of it", () => {
    fc.assert(
      fc.property(fc.nat({ max: size - 1 }), (at) => {
        copy(killed, path);
        flip(`${path}-wal`, at);
        return damage() !== null || found() === COMMITS;
      }),
      { numRuns: 50 },
    );
  });

  it("are damaged by any cut through the log, or SQLite finds all of it", () => {
    fc.assert(
      fc.property(fc.nat({ max: size }), (length) => {
        copy(killed, path);
        truncateSync(`${path}-wal`, length);
        return damage() !== null || found() === COMMITS;
      }),
      { numRuns: 50 },
    );
  });

  it("are damaged without the log, or by a header that is not right, also without the index", () => {
    flip(`${path}-wal`, 17);
    expect(damage()).toBe("the header of inkognito.db-wal is damaged");
    withoutIndex();
    expect(damage()).toBe("the header of inkognito.db-wal is damaged");
    for (const harm of [truncateSync, rmSync]) {
      copy(killed, path);
      harm(`${path}-wal`);
      expect(damage()).toContain("inkognito.db-wal is missing or empty");
      withoutIndex();
      expect(damage()).toContain("inkognito.db-wal is missing or empty");
    }
  });

  it("without an index are damaged where several commits follow; the last one may be torn", () => {
    withoutIndex();
    flip(`${path}-wal`, 32 + 3 * FRAME + 1000);
    expect(damage()).toContain("inkognito.db-wal is damaged: page 4 is not right");
    copyFileSync(`${killed}-wal`, `${path}-wal`);
    flip(`${path}-wal`, size - 1000);
    expect(inspectFiles(path)).toMatchObject({ damage: null, remarks: [expect.any(String)] });
  });

  it("are useless without the database itself", () => {
    truncateSync(path);
    expect(inspectFiles(path)).toMatchObject({ damage: "inkognito.db is empty", isUsable: false });
    rmSync(path);
    expect(inspectFiles(path)).toMatchObject({ isUsable: false });
    rmSync(`${path}-wal`);
    expect(damage()).toBeNull();
  });

  it("may have been put in order by another program", () => {
    expect(found()).toBe(COMMITS);
    expect(damage()).toBeNull();
  });

  it("are damaged by a log that belongs to other files", () => {
    const other = join(folder, "other.db");
    const file = new Libsql(other);
    file.pragma("journal_mode = wal");
    file.exec("create table note (text text not null)");
    copyFileSync(`${other}-wal`, `${path}-wal`);
    file.close();
    expect(damage()).toBe("inkognito.db-wal is not the log that was in use");
  });
});
