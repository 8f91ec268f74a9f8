import { parseArgs } from "node:util";
import { UsageError } from "../usage.js";

export const summary = "the site, on this machine";

export const help = `inkognito serve

  PORT    where to listen (8017; 0: any free port)
  HOST    on which address (localhost; 0.0.0.0: all of them)`;

export async function run(args: readonly string[]): Promise<void> {
  parseArgs({ args: [...args], options: {} });
  // The other commands start without waiting for a web server to be loaded.
  const { EnvError, serve } = await import("@inkognito/server");
  const serving = await serve({ env: process.env }).catch((error) => {
    throw error instanceof EnvError ? new UsageError(error.message) : error;
  });
  console.log(`Inkognito is served at ${serving.address}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void serving.close());
  }
}
