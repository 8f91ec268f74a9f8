import { rmSync } from "node:fs";
import { createApp } from "../../src/app/app.js";
import { openStore } from "../../src/app/openStore.js";
import type { LogStream } from "../../src/monitoring/logs.js";
import { type LogLevel, parseEnv } from "../../src/settings/env.js";
import { LIMITS, type Limits } from "../../src/settings/limits.js";
import type { Store } from "../../src/store/store.js";
import { METRICS_TOKEN, newFolder, newPage, UNLIMITED } from "../../src/testing/index.js";
import type { Time } from "../../src/time/time.js";

/** A real server in this process, of which the test holds the store as well. */
export interface Site {
  readonly site: string;
  readonly store: Store;
  readonly dataDir: string;
  close(): Promise<void>;
}

interface SiteOptions {
  readonly log?: LogStream;
  readonly logLevel?: LogLevel;
  readonly limits?: Partial<Limits>;
  readonly time?: Time;
}

export async function openSite({
  log,
  logLevel = "warn",
  limits,
  ...more
}: SiteOptions = {}): Promise<Site> {
  const [dataDir, page] = [newFolder("data"), newPage()];
  const store = await openStore({ dataDir, databaseUrl: null });
  const app = await createApp({
    page,
    env: { ...parseEnv({}), logLevel, metricsToken: METRICS_TOKEN },
    store,
    limits: { ...LIMITS, ...UNLIMITED, ...limits },
    log,
    ...more,
  });
  const site = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    site,
    store,
    dataDir,
    async close() {
      await app.close();
      for (const folder of [dataDir, page]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
