import { rmSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { TestClient } from "../../src/testing/client.js";
import { Person } from "../../src/testing/httpClient.js";
import { tableOptions } from "../../src/testing/options.js";
import { newFolder, newPage } from "../../src/testing/server.js";
import { killAll } from "../support/serverProcess.js";
import { startWithClock } from "./settableClock.js";

const DAY = 24 * 60 * 60 * 1000;

const [dataDir, page] = [newFolder("data"), newPage()];
afterEach(async () => {
  await killAll();
  for (const folder of [dataDir, page]) rmSync(folder, { recursive: true, force: true });
});

it("a server whose clock is set 40 days ahead and back plays on", { timeout: 60_000 }, async () => {
  const env = { INKOGNITO_DATA: dataDir, INKOGNITO_PAGE: page };
  const server = startWithClock({ step: 40 * DAY }, env);
  const site = await server.served;
  const host = await Person.arrive(site, "Ada");
  const { table, key } = await host.open(tableOptions("card", 3));
  const client = await TestClient.join({ site, cookie: host.cookie, table, key });
  await client.sit(0);
  for (const seat of [1, 2] as const) await client.ask({ type: "placeBot", seat, level: "random" });

  const choose = () => {
    if (client.known === null) throw new Error("there is no game");
    return client.known.choose("random", `${client.known.told.length}`);
  };
  /** The person's turn: the bots have moved. */
  const play = async (turns: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) {
      if (client.table?.phase.type === "gathering") await client.ask({ type: "start" });
      await client.until(() => client.isAwaited || client.table?.phase.type !== "playing");
      if (client.isAwaited) await client.ask({ type: "act", game: client.game, action: choose() });
    }
    expect(client.table?.phase.type).not.toBe("closed");
  };
  await play(3);
  await server.setClock(40 * DAY);
  await play(4);
  await server.setClock(0);
  await play(4);
  expect(client.faults).toEqual([]);
  await client.close();
  expect(await server.end("SIGTERM")).toBe(0);
});
