import { rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { createApp } from "../../app/app.js";
import { openStore } from "../../app/openStore.js";
import { parseEnv } from "../../settings/env.js";
import { LIMITS } from "../../settings/limits.js";
import { StorageTrouble, type Store } from "../../store/store.js";
import { newFolder, newPage, readMetrics, seatTable, startServer } from "../../testing/index.js";

const folders: string[] = [];
let app: FastifyInstance | null = null;
afterEach(async () => {
  await app?.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The site on a store that has just run out of space. */
async function onFullDisk(): Promise<FastifyInstance> {
  const [dataDir, page] = [newFolder("data"), newPage()];
  folders.push(dataDir, page);
  const env = parseEnv({ INKOGNITO_DATA: dataDir, LOG_LEVEL: "silent" });
  const store = await openStore(env);
  const full = () => Promise.reject(new StorageTrouble("no space left"));
  const troubled: Store = new Proxy(store, {
    get: (target, name: keyof Store) =>
      name === "check" || name === "createPlayer" ? full : target[name],
  });
  app = await createApp({ page, env, store: troubled, limits: LIMITS, log: undefined });
  return app;
}

describe("a store that does not write", { timeout: 60_000 }, () => {
  it("is told to the operator, and to everyone who asks for something", async () => {
    const site = await onFullDisk();
    const health = await site.inject("/health");
    expect([health.statusCode, health.json()]).toEqual([503, { status: "storage" }]);
    const payload = { name: "Ada", language: "en" };
    const arriving = await site.inject({ method: "POST", url: "/api/me", payload });
    expect([arriving.statusCode, arriving.json()]).toEqual([503, { error: { code: "storage" } }]);
    expect(arriving.headers["set-cookie"]).toBeUndefined();
    // What can be read can still be read.
    expect((await site.inject("/api/tables")).statusCode).toBe(200);
  });
});

describe("metrics", { timeout: 60_000 }, () => {
  it("count what happens at the tables", async () => {
    const server = await startServer();
    const table = await seatTable(server.site);
    const [host, guest] = table.clients;
    expect(await guest?.request({ type: "start" })).toMatchObject({ type: "refused" });
    await host?.ask({ type: "start" });
    const text = await readMetrics(server.site);
    const read = (name: string) =>
      Number(
        text
          .split("\n")
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length),
      );
    expect(read("inkognito_rooms")).toBe(1);
    expect(read("inkognito_sockets")).toBe(4);
    expect(read("inkognito_visitors")).toBe(4);
    expect(read("inkognito_people")).toBe(4);
    expect(read('inkognito_tables{phase="playing"}')).toBe(1);
    expect(read('inkognito_table_events_total{type="created"}')).toBe(1);
    expect(read('inkognito_table_events_total{type="started"}')).toBe(1);
    expect(read('inkognito_refusals_total{code="notHost"}')).toBe(1);
    // Four who sat down and the start; opening the table may count as well.
    expect(read("inkognito_commit_seconds_count")).toBeGreaterThanOrEqual(5);
    expect(read("inkognito_answer_seconds_count")).toBeGreaterThanOrEqual(6);
    expect(read("inkognito_frames_total")).toBe(14);
    await table.close();
    await server.stop();
  });
});
