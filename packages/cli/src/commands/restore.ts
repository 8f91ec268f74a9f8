import { contentText, parseFile, SETTINGS_HELP, withSiteData } from "../siteData.js";

export const summary = "fills an empty folder or database with the data of a backup";

export const help = `inkognito restore FILE

Fills an empty data folder, or an empty PostgreSQL database, with what is in FILE. The file may come from
either database, and from an older version. No server may use the place. All of it is written, or nothing.

${SETTINGS_HELP}`;

export async function run(args: readonly string[]): Promise<void> {
  const file = parseFile("restore", args);
  await withSiteData(async ({ parseEnv, restore }) => {
    const content = await restore(parseEnv(process.env), file);
    console.log(`${contentText(content)}: restored from ${file}`);
  });
}
