import { BYE_CODES } from "@inkognito/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { TestClient } from "../../src/testing/client.js";
import { BusyServer } from "../support/busyServer.js";
import { killAll } from "../support/serverProcess.js";

const TABLES = size("tables", { short: 12, full: 30 });
const ROUNDS = size("rounds", { short: 1, full: 2 });
const ENOUGH_MESSAGES = 200;

let server: BusyServer;
afterEach(async () => {
  await server.close();
  await killAll();
});

describe("a server that is told to stop while its tables are busy", () => {
  // The command ends with 1 after 4.5 seconds: an exit code of 0 says that it was ready before.
  it("finishes, tells every client to come back and exits with 0; nothing is lost", async () => {
    server = new BusyServer();
    await server.open(TABLES);
    for (let round = 1; round <= ROUNDS; round++) {
      // One page hangs and will not close its connection.
      const [player] = server.present;
      const { cookie, table } = player?.client.options ?? { cookie: "", table: "" };
      const hanging = await TestClient.join({ site: server.site, cookie, table });
      hanging.pauseReading();
      const enough = server.messageCount + ENOUGH_MESSAGES;
      await server.until(() => server.messageCount >= enough);
      const began = performance.now();
      const code = await server.end("SIGTERM");
      console.log(`ended after ${Math.round(performance.now() - began)} ms`);
      hanging.cut();
      expect([code, server.process?.output()]).toEqual([0, expect.any(String)]);
      for (const { client } of server.present) {
        expect(client.received.at(-1)).toEqual({ type: "bye", code: "restart" });
        expect(client.closed).toBe(BYE_CODES.restart);
      }
      // No server has the file open now: all data are in it.
      await server.verify();
      await server.startAgainWithAll();
      await server.verify();
      const before = server.present.map(({ done }) => done.length);
      await server.until(() =>
        server.present.some(({ done }, at) => done.length > (before[at] ?? 0)),
      );
      expect(server.faults).toEqual([]);
    }
    await server.verify(true);
    expect(server.players.reduce((sum, { done }) => sum + done.length, 0)).toBeGreaterThan(TABLES);
  });
});
