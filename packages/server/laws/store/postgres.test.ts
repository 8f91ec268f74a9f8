import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPostgres, openPostgresStore } from "../../src/store/postgres/postgresDatabase.js";
import { newFolder } from "../../src/testing/server.js";
import { FIXTURES, loadFixture, readFixture } from "../oldVersions/fixture.js";
import { servesOldData } from "../oldVersions/oldData.js";
import { type Postgres, startPostgres } from "../support/postgres.js";
import { storeContract } from "./contract/storeContract.js";
import { postgresDatabase } from "./emptyDatabases.js";
import { migrated, queryPlansLaw } from "./queryPlans.js";
import { severalProcessesLaws } from "./severalProcesses.js";
import { storeModelLaws } from "./storeModel.js";

/** Making and stopping a whole database server. */
const PATIENCE = 120_000;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, PATIENCE);
afterAll(() => postgres?.remove(), PATIENCE);

const site = postgresDatabase(() => postgres);
storeContract("PostgreSQL", site);
storeModelLaws("PostgreSQL", site, { short: 3, full: 15 });
severalProcessesLaws(() => postgres);

const open = async () => openPostgres({ databaseUrl: await postgres.newDatabase() });

queryPlansLaw("PostgreSQL", async () => migrated(await open()));

it("PostgreSQL: a commit waits for the disk", async () => {
  const database = await open();
  const { rows } = await sql`show synchronous_commit`.execute(database.reader);
  expect(rows).toEqual([{ synchronous_commit: "on" }]);
  await database.close();
});

it.each(FIXTURES)("PostgreSQL: the database of a server of %s is served", async (name) => {
  const databaseUrl = await postgres.newDatabase();
  await loadFixture(name, databaseUrl);
  const open = () => openPostgresStore({ databaseUrl });
  await servesOldData(readFixture(name, "postgres"), open, newFolder("fixture"));
});
