import { describe, expect, it } from "vitest";
import { StorageTrouble } from "../store/store.js";
import { TestClient } from "./client.js";
import { Person } from "./httpClient.js";
import { tableOptions } from "./options.js";
import { siteWith } from "./siteWith.js";

describe("a client that comes back by itself", { timeout: 60_000 }, () => {
  it("does so after `bye trouble`, and asks again what was not answered", async () => {
    let failures = 0;
    const app = await siteWith((store) => ({
      summary: async (table) => {
        failures -= 1;
        if (failures >= 0) throw new StorageTrouble("away for a moment");
        return store.summary(table);
      },
    }));
    const site = await app.listen({ host: "127.0.0.1", port: 0 });
    const ada = await Person.arrive(site);
    const { table } = await ada.open(tableOptions());
    failures = 2;
    const byes: string[] = [];
    const client = new TestClient({
      ...{ site, cookie: ada.cookie, table, persistent: true },
      onMessage: (message) => message.type === "bye" && byes.push(message.code),
    });
    const connected = client.connect();
    const sat = client.ask({ type: "sit", seat: 0 });
    await connected;
    await sat;
    expect(byes).toEqual(["trouble", "trouble"]);
    expect([client.counts.breaks, client.seat]).toEqual([2, 0]);
    await client.close();
  });

  it("does not where no second attempt can change anything", async () => {
    const app = await siteWith(() => ({}));
    const site = await app.listen({ host: "127.0.0.1", port: 0 });
    const { cookie } = await Person.arrive(site);
    const lost = TestClient.join({ site, cookie, table: "A".repeat(12), persistent: true });
    await expect(lost).rejects.toThrow("notHere");
  });
});
