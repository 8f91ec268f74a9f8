import { rmSync } from "node:fs";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newFolder } from "../../testing/server.js";
import type { Database } from "../sql/database.js";
import { migrate } from "../sql/migrate.js";
import { MIGRATIONS } from "../sql/migrations.js";
import { openSqlite } from "../sqlite/sqliteDatabase.js";
import { deleteClosedTables, unseenPlayers } from "./retention.js";

let dataDir: string;
let database: Database;
beforeEach(() => {
  dataDir = newFolder("retention");
  database = openSqlite({ dataDir });
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const rows = async <T>(text: string): Promise<readonly T[]> =>
  (await sql.raw<T>(text).execute(database.reader)).rows;
const run = (...statements: readonly string[]) =>
  database.transaction(async (db) => {
    for (const text of statements) await sql.raw(text).execute(db);
  });

describe("retention", () => {
  it("begins to count for guests from before it counted when it first looks", async () => {
    const counting = MIGRATIONS.findIndex(({ name }) => name.startsWith("when a guest was last"));
    await migrate(database, MIGRATIONS.slice(0, counting));
    await run("insert into player values ('ada', 'Ada', 'en', 5)");
    await migrate(database);
    const look = (before: number, now: number) =>
      database.transaction((db) => unseenPlayers(db, before, 9, now));
    expect(await look(900, 1000)).toEqual([]);
    expect(await look(1000, 2000)).toEqual([]);
    expect(await look(1001, 2000)).toEqual(["ada"]);
  });

  it("leaves no row of a deleted table in any table of the database", async () => {
    await migrate(database);
    const names = await rows<{ name: string }>(
      `select m.name from sqlite_schema m, pragma_table_info(m.name) c
        where m.type = 'table' and c.name = 'table_id' order by m.name`,
    );
    expect(names.length).toBeGreaterThanOrEqual(8);
    await run(
      "insert into game_table (id, version, clocks, open, summary, players, at) values ('gone', 1, '', 0, '', '', 5)",
    );
    for (const { name } of names) {
      const columns = await rows<{ name: string; type: string }>(
        `select name, type from pragma_table_info('${name}')`,
      );
      const values = columns.map((column) =>
        column.name === "table_id" ? "'gone'" : /int/i.test(column.type) ? "1" : "'x'",
      );
      await run(`insert into ${name} values (${values.join()})`);
    }
    expect(await database.transaction((db) => deleteClosedTables(db, 6, 9))).toEqual(["gone"]);
    for (const { name } of names)
      expect([name, await rows(`select * from ${name}`)]).toEqual([name, []]);
  });
});
