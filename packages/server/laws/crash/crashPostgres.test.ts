import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { type Postgres, startPostgres } from "../support/postgres.js";
import { postgresData } from "../support/serverData.js";
import { killAll } from "../support/serverProcess.js";
import { killRepeatedly } from "./crashLaw.js";
import { upgradeLaw } from "./upgrade.js";

/** INKOGNITO_SEED repeats the moments of a run. */
const { INKOGNITO_SEED: seed = randomBytes(4).toString("hex") } = process.env;
/** The second kill also hits a server that starts. */
const kills = size("kills", { short: 1, full: 3 });

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(async () => {
  await killAll();
  await postgres.remove();
}, 120_000);

upgradeLaw(() => postgres);

it(`a server on PostgreSQL loses nothing it has promised, in ${kills} kills [seed ${seed}]`, {
  tags: ["slow"],
}, async () => {
  const data = postgresData(await postgres.newDatabase());
  const options = { tables: 6, kills, absentEvery: 3, killStartEvery: 2, seed };
  console.log(`on PostgreSQL ${await killRepeatedly(data, options)}`);
});
