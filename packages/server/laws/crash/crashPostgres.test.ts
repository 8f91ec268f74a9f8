import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, it } from "vitest";
import { type Postgres, startPostgres } from "../support/postgres.js";
import { postgresData } from "../support/serverData.js";
import { killAll } from "../support/serverProcess.js";
import { killRepeatedly } from "./crashLaw.js";
import { upgradeLaw } from "./upgrade.js";

/** A seventh of the kills of a server on a file; INKOGNITO_SEED repeats the moments of a run. */
const { INKOGNITO_KILLS = "20", INKOGNITO_SEED: seed = randomBytes(4).toString("hex") } =
  process.env;
const kills = Math.ceil(Number(INKOGNITO_KILLS) / 7);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(async () => {
  await killAll();
  await postgres.remove();
}, 120_000);

upgradeLaw(() => postgres);

it(`a server on PostgreSQL loses nothing it has promised, in ${kills} kills [seed ${seed}]`, async () => {
  const data = postgresData(await postgres.newDatabase());
  const options = { tables: 6, kills, absentEvery: 3, killStartEvery: 2, seed };
  console.log(`on PostgreSQL ${await killRepeatedly(data, options)}`);
});
