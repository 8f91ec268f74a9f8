import { once } from "node:events";
import { expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { openPostgres } from "../../src/store/postgres/postgresDatabase.js";
import { migrate } from "../../src/store/sql/migrate.js";
import { MIGRATIONS } from "../../src/store/sql/migrations.js";
import { seatTable, startChild } from "../../src/testing/index.js";
import type { Postgres } from "../support/postgres.js";

/**
 * A process runs on while a newer version upgrades the data. The test waits for a periodic check of a
 * real server, so only the full size has it.
 */
export function upgradeLaw(at: () => Postgres): void {
  it.runIf(size("upgrades", { short: 0, full: 1 }) > 0)(
    "a process stops with a clear message when a newer version has changed the data for good",
    async () => {
      const databaseUrl = await at().newDatabase();
      const child = await startChild({ env: { DATABASE_URL: databaseUrl } });
      const table = await seatTable(child.site);
      const exited = once(child.process, "exit");
      const database = openPostgres({ databaseUrl });
      const byes = Promise.all(table.clients.map((client) => client.untilClosed()));
      await migrate(database, [
        ...MIGRATIONS,
        {
          name: "a step to come",
          breaks: true,
          statements: () => ["create table to_come (a int)"],
        },
      ]);
      await database.close();
      expect(await exited).toEqual([1, null]);
      expect(child.output()).toContain(
        "the database was changed by a newer version of this program",
      );
      expect(new Set(await byes)).toEqual(new Set([4503]));
      await child.stop();
    },
    60_000,
  );
}
