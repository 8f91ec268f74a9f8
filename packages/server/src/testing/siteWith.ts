import { rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { createApp } from "../app/app.js";
import { openStore } from "../app/openStore.js";
import { parseEnv } from "../settings/env.js";
import { LIMITS } from "../settings/limits.js";
import type { Store } from "../store/store.js";
import { newFolder, newPage } from "./server.js";

/** The site on a store of which some behaves otherwise, until the end of the test. */
export async function siteWith(
  otherwise: (store: Store) => Partial<Store>,
): Promise<FastifyInstance> {
  const [dataDir, page] = [newFolder("data"), newPage()];
  const store = await openStore({ dataDir, databaseUrl: null });
  const app = await createApp({
    page,
    env: parseEnv({ LOG_LEVEL: "silent" }),
    store: { ...store, ...otherwise(store) },
    limits: LIMITS,
    log: undefined,
  });
  onTestFinished(async () => {
    await app.close();
    for (const folder of [dataDir, page]) rmSync(folder, { recursive: true, force: true });
  });
  return app;
}
