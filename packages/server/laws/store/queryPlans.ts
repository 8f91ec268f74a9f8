import { type CompiledQuery, sql } from "kysely";
import { expect, it } from "vitest";
import { closedQuery } from "../../src/store/queries/retention.js";
import { sqlStore } from "../../src/store/queries/sqlStore.js";
import { listedQuery, tablesOfQuery, wakesQuery } from "../../src/store/queries/tables.js";
import type { Database } from "../../src/store/sql/database.js";
import { migrate } from "../../src/store/sql/migrate.js";
import { ada, commit, NOON, playerId, row, tableId } from "./contract/samples.js";

const TABLES = 10_000;

/** A server that starts with ten thousand tables reads only those it asks for. */
export function queryPlansLaw(name: string, open: () => Promise<Database>): void {
  it(`${name}: looks among ten thousand tables through an index`, async () => {
    const database = await open();
    const store = sqlStore(database);
    try {
      await Promise.all(Array.from({ length: TABLES }, (_, i) => store.commit(crowded(i))));
      await sql`analyze`.execute(database.reader);
      const db = database.reader;
      const plans = {
        wakes: await plan(database, wakesQuery(db, NOON + 10, 100).compile()),
        listed: await plan(database, listedQuery(db, 50).compile()),
        closed: await plan(database, closedQuery(db, NOON, 10).compile()),
        tablesOf: await plan(database, tablesOfQuery(db, ada, 50).compile()),
      };
      expect(plans.wakes).toMatch("game_table_wake");
      expect(plans.listed).toMatch("game_table_listed");
      expect(plans.closed).toMatch("game_table_closed");
      // The key of the chairs, and then of each table.
      expect(plans.tablesOf).toMatch(/chair_pkey|PRIMARY KEY \(player=\?\)/);
      for (const each of Object.values(plans)) {
        expect(each).not.toMatch(/Seq Scan|SCAN (?!game_table USING INDEX)/);
      }
      expect(plans.wakes + plans.listed + plans.closed).not.toMatch(/Sort|TEMP B-TREE/);
      // Numbers 0 to 10, without 0, 4 and 8.
      expect(await store.wakes(NOON + 10, 100)).toHaveLength(8);
      expect(await store.listed(50)).toHaveLength(50);
      expect(await store.tablesOf(ada, 50)).toHaveLength(5);
    } finally {
      await store.close();
    }
  });
}

const crowded = (i: number) =>
  commit({
    table: tableId(`t${i}`),
    at: NOON + i,
    row: row({
      wake: i % 4 === 0 ? null : NOON + i,
      listed: i % 3 === 0,
      players: [playerId(`p${i % 2500}`), ...(i % 2000 === 7 ? [ada] : [])],
    }),
  });

async function plan(database: Database, query: CompiledQuery): Promise<string> {
  const explain = database.dialect === "sqlite" ? "explain query plan" : "explain";
  const { rows } = await database.reader.executeQuery({
    ...query,
    sql: `${explain} ${query.sql}`,
  });
  return rows.map((each) => JSON.stringify(each)).join("\n");
}

export async function migrated(database: Database): Promise<Database> {
  await migrate(database);
  return database;
}
