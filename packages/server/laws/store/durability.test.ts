import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import Libsql from "libsql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore } from "../../src/app/openStore.js";
import { sqlStore } from "../../src/store/queries/sqlStore.js";
import type { Database } from "../../src/store/sql/database.js";
import { migrate } from "../../src/store/sql/migrate.js";
import { openSqlite } from "../../src/store/sqlite/sqliteDatabase.js";
import { openSqliteStore } from "../../src/store/sqlite/sqliteStore.js";
import { CannotOpen, StorageTrouble, type Store } from "../../src/store/store.js";
import { type Child, canMount, startChild, startOnSmallDisk } from "./child.js";
import { ada, campo, commit, hash, paused, person, rialto, said } from "./contract/samples.js";
import { newFolder } from "./emptyDatabases.js";

let folder: ReturnType<typeof newFolder>;
let children: Child[] = [];
beforeEach(() => {
  folder = newFolder();
});
afterEach(async () => {
  for (const { process: child, ended } of children) {
    child.kill("SIGKILL");
    await ended();
  }
  children = [];
  await folder.remove();
});
const child = (mode: string) => {
  const started = startChild(mode, folder.dataDir);
  children.push(started);
  return started;
};
const open = () => openStore({ dataDir: folder.dataDir, databaseUrl: null });

describe("a process killed at any moment", { tags: ["slow"] }, () => {
  it("has lost nothing it was promised, and left nothing half done", async () => {
    const promised = new Map<string, number>();
    let seen = 0;
    // In the last one the log is carried over into the file meanwhile.
    for (const enough of [1, 40, 400, 1000, 3000]) {
      const running = child("commit");
      await running.until(1 + enough);
      running.process.kill("SIGKILL");
      await running.ended();
      const [first, ...lines] = running.lines;
      expect(first).toBe("open");
      seen += lines.length;
      for (const line of lines) {
        const [table = "", no] = line.split(" ");
        expect(Number(no)).toBe((promised.get(table) ?? Number(no) - 1) + 1);
        promised.set(table, Number(no));
      }
      const store = await open();
      for (const [table, no] of promised) {
        const found = await store.table(table);
        const version = found?.version ?? 0;
        // At most the one that was on its way is there beyond what was promised.
        expect([no, no + 1]).toContain(version);
        expect(found?.log.map((each) => each.no)).toEqual(numbers(version));
        expect(found?.clocks).toBe(`${version}`);
        expect(await store.gameEvents(table, 1)).toEqual(numbers(version).map(String));
        expect(await store.wasDone(table, "p", `${version}`)).toBe(true);
        expect(await store.wasDone(table, "p", `${version + 1}`)).toBe(false);
        promised.set(table, version);
      }
      await store.close();
    }
    expect(seen).toBeGreaterThanOrEqual(4441);
  });

  it("leaves no lock behind", async () => {
    const first = child("open");
    await first.until(1);
    const second = child("open");
    await second.ended();
    expect(second.lines).toEqual([
      `failed: Error: the data in ${folder.dataDir} is in use by another server`,
    ]);
    await expect(open()).rejects.toThrow(CannotOpen);
    first.process.kill("SIGKILL");
    await first.ended();
    await (await open()).close();
  });
});

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe("one folder", () => {
  it("is for one store at a time, within a process as well", async () => {
    const store = await open();
    await expect(open()).rejects.toThrow("is in use by another server");
    expect(await store.commit(commit())).toBe("done");
    await store.close();
    await (await open()).close();
  });

  it("has nothing left of someone who was deleted, nor has the log beside it", async () => {
    const secrets = ["Antonella", "I am the tall one", "meet me at the ghetto"];
    const [name = "", note = "", words = ""] = secrets;
    const store = await open();
    await store.createPlayer(person(ada, name), hash("ada's"));
    await store.commit(commit({ log: [said(1, ada, words)] }));
    await store.setNotes({ table: campo, game: 1, player: ada }, note, "n1");
    const found = () =>
      secrets.filter((text) =>
        readdirSync(folder.dataDir)
          .map((file) => readFileSync(join(folder.dataDir, file), "latin1"))
          .some((bytes) => bytes.includes(text)),
      );
    expect(found()).toEqual(secrets);
    await store.deletePlayer(ada);
    expect(found()).toEqual([]);
    await store.close();
    expect(found()).toEqual([]);
  });

  it("written by a newer program is refused, and not kept locked", async () => {
    await (await open()).close();
    const file = new Libsql(join(folder.dataDir, "inkognito.db"));
    file.exec("insert into migration (number, name) values (999, 'of the future')");
    for (const _ of [1, 2]) {
      const refusal = await open().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(CannotOpen);
      expect(String(refusal)).toMatch("written by a newer version of this program");
    }
    file.exec("delete from migration where number = 999");
    file.close();
    await (await open()).close();
  });

  it("that is no database is said so", async () => {
    writeFileSync(join(folder.dataDir, "inkognito.db"), "no database at all".repeat(1000));
    await expect(open()).rejects.toThrow(/^the data in .* cannot be opened: /);
  });

  it("that cannot be made is said so", async () => {
    const dataDir = "/dev/null/data";
    await expect(openStore({ dataDir, databaseUrl: null })).rejects.toThrow(
      /^the data folder \/dev\/null\/data cannot be made/,
    );
  });
});

describe("the file without its log", () => {
  const copied = () => {
    const copy = newFolder();
    const path = join(copy.dataDir, "inkognito.db");
    copyFileSync(join(folder.dataDir, "inkognito.db"), path);
    return { ...copy, path };
  };
  const versionIn = (path: string): unknown => {
    const file = new Libsql(path);
    try {
      return file.prepare("select count(*) as count from journal").get([]);
    } finally {
      file.close();
    }
  };

  it("has everything as soon as no one writes for a while, and is not taken for all there is", async () => {
    const dataDir = folder.dataDir;
    const store = await openSqliteStore({ dataDir, idleMillis: 1 });
    await store.commit(commit({ log: [paused(1)] }));
    await vi.waitFor(
      () => {
        const { path, remove } = copied();
        expect(versionIn(path)).toMatchObject({ count: 1 });
        return remove();
      },
      { timeout: 20_000 },
    );
    const alone = copied();
    const opening = openSqliteStore({ dataDir: alone.dataDir });
    await expect(opening).rejects.toThrow(/inkognito\.db-wal is missing.*INKOGNITO_RECOVER=1/);
    const options = { dataDir: alone.dataDir, recover: true } as const;
    const recovered = await openSqliteStore(options);
    expect(await recovered.version(campo)).toBe(1);
    await recovered.close();
    await alone.remove();
    await store.close();
  });

  it("has everything after the start of a server, and after its end in good order", async () => {
    const running = child("commit");
    await running.until(40);
    running.process.kill("SIGKILL");
    await running.ended();
    const store = await open();
    const { path, remove } = copied();
    const file = new Libsql(path);
    const { version } = file.prepare("select sum(version) as version from game_table").get([]) as {
      readonly version: number;
    };
    file.close();
    await remove();
    expect(version).toBeGreaterThan(38);
    await store.close();
    const whole = copied();
    const options = { dataDir: whole.dataDir } as const;
    await (await openSqliteStore(options)).close();
    await whole.remove();
  });
});

describe("a disk that refuses", () => {
  let database: Database;
  let store: Store;
  beforeEach(async () => {
    database = openSqlite({ dataDir: folder.dataDir });
    await migrate(database);
    store = sqlStore(database);
    await store.commit(commit({ log: [paused(1)] }));
  });
  afterEach(() => store.close());
  const pragma = (text: string) => database.transaction((db) => sql.raw(text).execute(db));

  const big = (expected: number) =>
    commit({ expected, game: { game: 1, from: expected, events: ["x".repeat(100_000)] } });

  const refused = async () => {
    const both = [store.commit(big(1)), store.commit(commit({ table: rialto, log: [paused(1)] }))];
    for (const each of await Promise.allSettled(both)) {
      expect(each).toMatchObject({ status: "rejected", reason: expect.any(StorageTrouble) });
    }
    expect(await store.table(campo)).toMatchObject({ version: 1, log: [paused(1)] });
    expect(await store.table(rialto)).toBeNull();
  };

  it("because it is full stores nothing, and all of it once there is space", async () => {
    await pragma("pragma max_page_count = 1");
    await refused();
    await pragma("pragma max_page_count = 1000000");
    expect(await store.commit(big(1))).toBe("done");
    expect(await store.commit(commit({ table: rialto }))).toBe("done");
    await store.check();
  });

  it("because it is full gets back, once there is space, what the log took of it", async () => {
    const walSize = () => statSync(join(folder.dataDir, "inkognito.db-wal")).size;
    for (let expected = 1; expected <= 30; expected += 1) {
      expect(await store.commit(big(expected))).toBe("done");
    }
    const before = walSize();
    await pragma("pragma max_page_count = 1");
    await expect(store.commit(big(31))).rejects.toThrow(StorageTrouble);
    await pragma("pragma max_page_count = 1000000");
    expect(await store.commit(big(31))).toBe("done");
    expect([before > 3_000_000, walSize() < 500_000]).toEqual([true, true]);
  });

  it("because it is read-only stores nothing, and says so when asked", async () => {
    await pragma("pragma query_only = on");
    await refused();
    await expect(store.check()).rejects.toThrow(StorageTrouble);
  });
});

describe("a real disk of two megabytes", () => {
  it.skipIf(!canMount(tmpdir()))("fills, refuses, and goes on when there is space", async () => {
    const small = startOnSmallDisk("fill", folder.dataDir, 2048);
    children.push(small);
    await small.ended();
    expect(small.lines).toEqual([
      "open",
      "at first: done",
      "full: trouble, then trouble",
      "read: true",
      "check: trouble",
      "space again: done, then done",
      "kept: true",
    ]);
  });
});
