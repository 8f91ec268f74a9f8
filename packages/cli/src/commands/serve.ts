import { parseArgs } from "node:util";
import { UsageError } from "../usage.js";

export const summary = "the site, on this machine";

export const help = `inkognito serve

  PORT                        where to listen (8017; 0: any free port)
  HOST                        on which address (localhost; 0.0.0.0: all of them)
  INKOGNITO_DATA              the folder of the data (./data)
  DATABASE_URL                PostgreSQL instead, like postgres://user@host/database
  INKOGNITO_DATABASE_CONNECTIONS
                              how many connections to PostgreSQL at most, beside one that listens (10)
  INKOGNITO_DURABILITY        full, or relaxed: faster, the last moments may be lost with the power
  INKOGNITO_RECOVER           1: serve what can be read of damaged files, for once
  INKOGNITO_ORIGIN            where people find it if something stands in front, like https://play.example
  INKOGNITO_TRUST_PROXY       how many proxies in front are believed about who is asking (0)
  INKOGNITO_KEEP_TABLES_DAYS  for how many days a closed table is kept, with its games (365)
  INKOGNITO_METRICS           serve /metrics for Prometheus on this address only, like 127.0.0.1:9100
  INKOGNITO_METRICS_TOKEN     serve /metrics on the main port, to this bearer token
  INKOGNITO_PAGE              the folder of a page that was built elsewhere
  LOG_LEVEL                   fatal, error, warn, info, debug, trace, silent (info)`;

/** After this time a server that does not stop by itself is ended. */
const LAST_MILLIS = 4500;

export async function run(args: readonly string[]): Promise<void> {
  parseArgs({ args: [...args], options: {} });
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
}
