import { parseArgs } from "node:util";
import { formatSettings } from "@inkognito/server/settings";
import { loadEnvFile } from "../siteData.js";
import { UsageError } from "../usage.js";

export const summary = "the site, on this machine";

export const help = `inkognito serve

Each setting is an environment variable, or a line of the file .env in the current folder. .env.example
contains them all; docs/hosting.md explains how to host a site.

${formatSettings()}`;

/** After this time a server that does not stop by itself is ended. */
const LAST_MILLIS = 4500;

export async function run(args: readonly string[]): Promise<void> {
  parseArgs({ args: [...args], options: {} });
  loadEnvFile();
  // The other commands start without waiting for a web server to be loaded.
  const { EnvError, serve } = await import("@inkognito/server");
  const serving = await serve({ env: process.env }).catch((error) => {
    throw error instanceof EnvError ? new UsageError(error.message) : error;
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), LAST_MILLIS).unref();
    void serving.close();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  // From this line on the server can be stopped.
  console.log(`Inkognito is served at ${serving.address}`);
  if (serving.elsewhere.length > 0) {
    console.log(`Other devices open ${serving.elsewhere.join(" or ")}`);
  }
}
