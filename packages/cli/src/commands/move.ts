import { parseArgs } from "node:util";
import { contentText, withSiteData } from "../siteData.js";
import { UsageError } from "../usage.js";

export const summary = "moves a site from SQLite to PostgreSQL";

export const help = `inkognito move --to URL

Copies all data of the SQLite file in INKOGNITO_DATA into an empty PostgreSQL database. Stop the server
before, and start it with DATABASE_URL=URL afterwards. The old files stay as they are.

  --to URL    like postgres://user:password@host/database`;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { to: { type: "string" } } });
  const { to = "" } = values;
  if (to === "") throw new UsageError("move takes --to URL");
  await withSiteData(async ({ moveToPostgres, parseEnv }) => {
    const { databaseUrl } = parseEnv({ DATABASE_URL: to });
    const { dataDir } = parseEnv(process.env);
    const content = await moveToPostgres(dataDir, databaseUrl ?? to);
    console.log(`${contentText(content)}: moved to PostgreSQL`);
    console.log("Start the server with DATABASE_URL from now on. The old files are kept:");
    console.log(`don't start a server on ${dataDir} again.`);
  });
}
