import { BYE_CODES } from "@inkognito/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { TestClient } from "../../src/testing/client.js";
import { Evening } from "../support/busyServer.js";
import { killAll } from "../support/serverProcess.js";

const TABLES = 30;
const ROUNDS = 2;
const ENOUGH_MESSAGES = 200;

let evening: Evening;
afterEach(async () => {
  await evening.close();
  await killAll();
});

describe("a server that is told to stop while its tables are busy", () => {
  // The command gives itself 4.5 seconds and then ends with 1: 0 says that it was ready before.
  it("finishes, tells everybody to come back and is gone with 0; nothing is lost", async () => {
    evening = new Evening();
    await evening.open(TABLES);
    for (let round = 1; round <= ROUNDS; round++) {
      // One page hangs and will not say goodbye.
      const [someone] = evening.present;
      const { cookie, table } = someone?.client.options ?? { cookie: "", table: "" };
      const hanging = await TestClient.join({ site: evening.site, cookie, table });
      hanging.pauseReading();
      const enough = evening.count + ENOUGH_MESSAGES;
      await evening.until(() => evening.count >= enough);
      const began = performance.now();
      const code = await evening.end("SIGTERM");
      console.log(`gone after ${Math.round(performance.now() - began)} ms`);
      hanging.cut();
      expect({ code, output: evening.server?.output() }).toMatchObject({ code: 0 });
      for (const { client } of evening.present) {
        expect(client.received.at(-1)).toEqual({ type: "bye", code: "restart" });
        expect(client.closed).toBe(BYE_CODES.restart);
      }
      // Nobody else is at the file now: it holds all there is.
      await evening.look();
      await evening.resume();
      await evening.look();
      const before = evening.present.map(({ done }) => done.length);
      await evening.until(() =>
        evening.present.some(({ done }, at) => done.length > (before[at] ?? 0)),
      );
      expect(evening.faults).toEqual([]);
    }
    await evening.look(true);
    expect(evening.players.reduce((sum, { done }) => sum + done.length, 0)).toBeGreaterThan(TABLES);
  });
});
