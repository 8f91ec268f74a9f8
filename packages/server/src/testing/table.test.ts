import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playGame, seatTable, startServer, type TestServer, tableOptions } from "./index.js";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Games at random have any length. */
const LONG = 60_000;

describe("scripted clients", { timeout: LONG }, () => {
  it.each([
    ["board", 4],
    ["board", 3],
    ["board", 5],
    ["card", 4],
    ["card", 3],
    ["card", 5],
  ] as const)("play a whole %s game of %d over real sockets", async (game, players) => {
    const table = await seatTable(server.site, tableOptions(game, players));
    await playGame(table);
    expect(table.clients.flatMap(({ faults }) => faults)).toEqual([]);
    expect(table.clients.every(({ known }) => known?.hasEnded())).toBe(true);
    // Not all of them: a player at random may announce in the first turn.
    expect(table.clients.some(({ counts }) => counts.acts > 0)).toBe(true);
    await table.close();
  });

  it("come back after a break and lose nothing", async () => {
    const table = await seatTable(server.site, tableOptions("card"), { persistent: true });
    const playing = playGame(table);
    for (const client of table.clients) {
      await client.until(() => client.counts.acts > 0);
      client.cut();
    }
    await playing;
    expect(table.clients.map(({ counts }) => counts.breaks)).toEqual([1, 1, 1, 1]);
    expect(table.clients.flatMap(({ faults }) => faults)).toEqual([]);
    await table.close();
  });
});
