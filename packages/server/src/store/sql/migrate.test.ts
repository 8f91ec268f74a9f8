import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { invitation, tableByInvitation } from "../queries/tables.js";
import { openSqlite } from "../sqlite/sqliteDatabase.js";
import { CannotOpen, hashOf } from "../store.js";
import type { Database } from "./database.js";
import { isOutdated, migrate } from "./migrate.js";
import { MIGRATIONS, type Migration } from "./migrations.js";

let dataDir: string;
let database: Database;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "inkognito-migrate-"));
  database = openSqlite({ dataDir });
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const step = (name: string, ...statements: readonly string[]): Migration => ({
  name,
  statements: () => statements,
});
const FIRST = step("first", "create table a (x bigint)", "insert into a values (1)");
const SECOND = step("second", "alter table a add column y bigint", "update a set y = x + 1");

const rows = async (text: string) => (await sql.raw(text).execute(database.reader)).rows;

describe("a database", () => {
  it("is brought up step by step, each one recorded and done once", async () => {
    await migrate(database, [FIRST]);
    await migrate(database, [FIRST]);
    await migrate(database, [FIRST, SECOND]);
    expect(await rows("select * from a")).toEqual([{ x: 1, y: 2 }]);
    expect(await rows("select * from migration order by number")).toEqual([
      { number: 1, name: "first" },
      { number: 2, name: "second" },
    ]);
  });

  it("is left by a step that fails as the step before had made it", async () => {
    const broken = step("broken", "insert into a values (7)", "create table a (x bigint)");
    await expect(migrate(database, [FIRST, broken])).rejects.toThrow("already exists");
    expect(await rows("select * from a")).toEqual([{ x: 1 }]);
    expect(await rows("select number from migration")).toEqual([{ number: 1 }]);
    await migrate(database, [FIRST, SECOND]);
    expect(await rows("select * from a")).toEqual([{ x: 1, y: 2 }]);
  });

  it("of a newer program is refused and not touched", async () => {
    await migrate(database, [FIRST, SECOND]);
    const refusal = await migrate(database, [FIRST]).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CannotOpen);
    expect(String(refusal)).toMatch("a newer version of this program (its schema is 2, ours is 1)");
    expect(await rows("select * from a")).toEqual([{ x: 1, y: 2 }]);
  });

  it("tells a program that runs on beside a newer one whether it may", async () => {
    await migrate(database);
    const outdated = (steps: number) => isOutdated(database.reader, steps);
    const ours = MIGRATIONS.length;
    expect(await outdated(ours)).toBe(false);
    await migrate(database, [...MIGRATIONS, FIRST]);
    expect(await outdated(ours)).toBe(false);
    await migrate(database, [...MIGRATIONS, FIRST, { ...SECOND, breaks: true }]);
    expect([await outdated(ours), await outdated(ours + 1)]).toEqual([true, true]);
    expect(await outdated(ours + 2)).toBe(false);
  });

  it("has every step this program knows", async () => {
    await migrate(database);
    expect(await rows("select count(*) as n from migration")).toEqual([{ n: MIGRATIONS.length }]);
    expect(await rows("pragma foreign_key_check")).toEqual([]);
  });

  it("keeps the links from before their keys were kept: they work, but cannot be told again", async () => {
    await migrate(database, MIGRATIONS.slice(0, 1));
    const [table, key] = ["campo-------", "a".repeat(22)];
    const insert = [
      `insert into game_table values ('${table}', 1, null, '', null, 1, '{}', '', 0)`,
      `insert into invitation values ('${table}', '${hashOf(key)}', 9)`,
    ];
    await database.transaction(async (db) => {
      for (const text of insert) await sql.raw(text).execute(db);
    });
    await migrate(database);
    expect(await tableByInvitation(database.reader, key, 8)).toBe(table);
    expect(await invitation(database.reader, table, 8)).toBeNull();
  });
});

it("waits for the disk with every commit", async () => {
  const pragmas = await database.transaction(async (db) => ({
    synchronous: (await sql`pragma synchronous`.execute(db)).rows,
    journal: (await sql`pragma journal_mode`.execute(db)).rows,
    foreign: (await sql`pragma foreign_keys`.execute(db)).rows,
  }));
  expect(pragmas).toEqual({
    synchronous: [{ synchronous: 2 }],
    journal: [{ journal_mode: "wal" }],
    foreign: [{ foreign_keys: 1 }],
  });
});
