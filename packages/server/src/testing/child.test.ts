import { rmSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { type ChildServer, newFolder, seatTable, startChild, tableOptions } from "./index.js";

const dataDir = newFolder("data");
let child: ChildServer | null = null;
afterEach(async () => {
  await child?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a server in a process of its own", { timeout: 60_000 }, () => {
  it("can be stopped and killed in the middle of a game, and the game goes on", async () => {
    child = await startChild({ dataDir });
    const table = await seatTable(child.site, tableOptions("card"), { persistent: true });
    const [host] = table.clients;
    for (const client of table.clients) client.play("random", "child");
    await host?.ask({ type: "start" });
    for (const end of ["terminate", "kill"] as const) {
      const acts = host?.counts.acts ?? 0;
      await host?.until(() => host.counts.acts > acts || host.hasEnded(1));
      const code = await child[end]();
      if (end === "terminate") expect(code).toBe(0);
      child = await startChild({ dataDir });
      for (const client of table.clients) client.site = child.site;
    }
    await Promise.all(table.clients.map((client) => client.untilEnded(1)));
    expect(table.clients.flatMap(({ faults }) => faults)).toEqual([]);
    expect(table.clients.every(({ counts }) => counts.breaks >= 2)).toBe(true);
    await table.close();
  });
});
