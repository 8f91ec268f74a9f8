import { contentText, parseFile, SETTINGS_HELP, withSiteData } from "../siteData.js";

export const summary = "writes all data of a site into a file, also while the server runs";

export const help = `inkognito backup FILE

Writes everything that the server has answered until now into FILE, which must not exist yet: people,
tables, games, notes and the key that signs games. Keep the file secret: it contains the seeds of running
games. Run it as the user of the server, on the same machine, or anywhere with the same DATABASE_URL.

${SETTINGS_HELP}`;

export async function run(args: readonly string[]): Promise<void> {
  const file = parseFile("backup", args);
  await withSiteData(async ({ backUp, parseEnv }) => {
    const { bytes, ...content } = await backUp(parseEnv(process.env), file);
    console.log(
      `${contentText(content)}: written to ${file} (${bytes.toLocaleString("en")} bytes)`,
    );
  });
}
