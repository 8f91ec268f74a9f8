import { rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { createApp } from "../app/app.js";
import { openStore } from "../app/openStore.js";
import { parseEnv } from "../settings/env.js";
import { LIMITS } from "../settings/limits.js";
import type { Store } from "../store/store.js";
import {
  HttpClient,
  newFolder,
  newPage,
  Person,
  seatTable,
  TestClient,
  tableOptions,
} from "../testing/index.js";
import { openSocket } from "../testing/testSocket.js";

const folders: string[] = [];
let app: FastifyInstance | null = null;
afterEach(async () => {
  await app?.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Reads of whole tables and games, in the order in which they were made. */
const reads: string[] = [];
const EXPENSIVE: readonly (keyof Store)[] = ["table", "gameEvents"];

/** A site, and what it reads of its store. */
async function started(): Promise<string> {
  const [dataDir, page] = [newFolder("data"), newPage()];
  folders.push(dataDir, page);
  const env = parseEnv({ INKOGNITO_DATA: dataDir, LOG_LEVEL: "silent" });
  const store = new Proxy(await openStore(env), {
    get: (target, name: keyof Store) => {
      if (EXPENSIVE.includes(name)) reads.push(name);
      return target[name];
    },
  });
  app = await createApp({ page, env, store, limits: LIMITS, log: undefined });
  reads.length = 0;
  return app.listen({ host: "127.0.0.1", port: 0 });
}

describe("a table is not read as a whole", { timeout: 60_000 }, () => {
  it("for previews and invitations, and they say what the table is", async () => {
    const site = await started();
    const host = await Person.arrive(site, "Ada");
    const { table, key } = await host.open(tableOptions("card", 4, { listed: true }));
    for (const path of [`/i/${key}`, `/t/${table}`]) {
      const html = await (await new HttpClient(site).fetch(path)).text();
      expect(html).toContain("Ada invites you: Inkognito, the card game");
    }
    expect(await new HttpClient(site).json("GET", `/api/invitations/${key}`)).toMatchObject({
      summary: { table, host: "Ada", phase: "gathering", people: 0, players: 4 },
    });
    expect(reads).toEqual([]);
  });

  it("for a person who may not see it, by socket or by file", async () => {
    const site = await started();
    const host = await Person.arrive(site, "Ada");
    const { table } = await host.open(tableOptions());
    const stranger = await Person.arrive(site, "Xaver");
    const file = await stranger.fetch(`/api/tables/${table}/games/1/game.json`);
    expect(file.status).toBe(404);
    const { socket, messages, closed } = await openSocket(site, { cookie: stranger.cookie });
    socket.send(
      JSON.stringify({
        ...{ type: "hello", version: 1, table, key: "A".repeat(22) },
        seen: { table: 0, game: 0, told: 0 },
      }),
    );
    await closed;
    expect(messages).toEqual([{ type: "bye", code: "notHere" }]);
    expect(reads).toEqual([]);
    // For a person who may, it is.
    const client = await TestClient.join({ site, cookie: host.cookie, table, key: null });
    expect(reads).toContain("table");
    await client.close();
  });

  it("for the file of a game that is still on", async () => {
    const site = await started();
    const { table, people, clients, close } = await seatTable(site);
    await clients[0]?.ask({ type: "start" });
    reads.length = 0;
    const file = await people[0]?.fetch(`/api/tables/${table}/games/1/game.json`);
    expect(file?.status).toBe(404);
    expect(reads).toEqual([]);
    await close();
  });
});
