import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../app/serve.js";
import type { LogStream } from "../monitoring/logs.js";
import { LIMITS, type Limits } from "../settings/limits.js";

/** A folder of one's own, for data or a page; the caller removes it. */
export const newFolder = (name: string): string =>
  mkdtempSync(join(tmpdir(), `inkognito-${name}-`));

/** The least that can be served as a page. */
export function newPage(): string {
  const page = newFolder("page");
  const html = `<!doctype html><html lang="en"><head><title>page</title></head><body></body></html>`;
  writeFileSync(join(page, "index.html"), html);
  return page;
}

/** One machine plays all players, so no limit on rates or numbers may stop it. */
export const UNLIMITED: Partial<Limits> = {
  connections: 100_000,
  connectionsPerAddress: 100_000,
  penalty: 0,
  socketsPerAddress: 100_000,
  socketsPerPlayer: 100_000,
  connects: { burst: 1e9, perSecond: 1e9 },
  messages: { burst: 1e9, perSecond: 1e9 },
  chat: { burst: 1e9, perSecond: 1e9 },
  notes: { burst: 1e9, perSecond: 1e9 },
  changes: { burst: 1e9, perSecond: 1e9 },
  requests: { max: 1e9, timeWindow: 60_000 },
  files: { max: 1e9, timeWindow: 60_000 },
  exports: { max: 1e9, timeWindow: 60_000 },
  newPeople: { max: 1e9, timeWindow: 60_000 },
  newTables: { max: 1e9, timeWindow: 60_000 },
  recoveries: { max: 1e9, timeWindow: 60_000 },
  tablesPerPlayer: 100_000,
  listedPerPlayer: 100_000,
  listedPerAddress: 100_000,
  watchersPerAddress: 100_000,
  // Clients of tests need not add anything to the deal.
  shareWait: 0,
};

/** With it the metrics of a test's server can be read. */
export const METRICS_TOKEN = "metrics-for-tests-only";

/** What a test's server counts, as Prometheus would read it. */
export async function readMetrics(site: string): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const response = await fetch(`${site}/metrics`, { headers });
  if (response.status !== 200) throw new Error(`metrics: ${response.status}`);
  return response.text();
}

/** What every test's server is started with. */
export const testEnv = (dataDir: string) => ({
  PORT: "0",
  HOST: "127.0.0.1",
  LOG_LEVEL: "warn",
  INKOGNITO_DATA: dataDir,
  INKOGNITO_METRICS_TOKEN: METRICS_TOKEN,
});

export interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Over those of `UNLIMITED`; "real": as people get them. */
  readonly limits?: Partial<Limits> | "real";
  /** To start again on the same data. */
  readonly dataDir?: string;
  readonly page?: string;
  readonly log?: LogStream;
}

export interface TestServer {
  readonly site: string;
  readonly dataDir: string;
  /** Stops; removes the data if it was made here, unless it is to be kept. */
  stop(keep?: "keep"): Promise<void>;
}

/** A real server in this process, on any free port, with its own data. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { dataDir = newFolder("data"), page = newPage(), limits = {}, env, log } = options;
  const serving = await serve({
    env: { ...testEnv(dataDir), ...env },
    page,
    limits: limits === "real" ? LIMITS : { ...UNLIMITED, ...limits },
    ...(log === undefined ? {} : { log }),
  });
  return {
    site: serving.address,
    dataDir,
    async stop(keep) {
      await serving.close();
      if (options.page === undefined) rmSync(page, { recursive: true, force: true });
      if (keep === undefined && options.dataDir === undefined) {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}
