import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HttpClient } from "../../src/testing/httpClient.js";
import { tableOptions } from "../../src/testing/options.js";
import { newFolder, newPage } from "../../src/testing/server.js";
import { seatTable } from "../../src/testing/table.js";
import { canMount } from "../store/child.js";
import { killAll, startServerProcess } from "../support/serverProcess.js";
import { DISKS, type DiskKind, readOnly } from "./diskKinds.js";
import { nextMove, survivesRefusal } from "./diskLaw.js";

let dataDir: string;
let page: string;
beforeEach(() => {
  dataDir = newFolder("disk");
  page = newPage();
});
afterEach(async () => {
  await killAll();
  for (const folder of [dataDir, page]) rmSync(folder, { recursive: true, force: true });
});

const env = () => ({ INKOGNITO_DATA: dataDir, INKOGNITO_PAGE: page });
const start = () => startServerProcess(env());

/** Reports what cannot be tested on this machine. */
function isPossible({ name, needs, isPossible: canBe }: DiskKind): boolean {
  const can = canBe();
  if (!can) console.warn(`not tested here: a disk that ${name}; it needs ${needs}`);
  return can;
}

describe("a server whose disk", () => {
  for (const kind of DISKS) {
    it.skipIf(!isPossible(kind))(
      `${kind.name} says so, promises nothing, disconnects no client, and goes on afterwards`,
      async () => {
        const disk = kind.make();
        try {
          await survivesRefusal(disk, { INKOGNITO_PAGE: page });
        } finally {
          await killAll();
          await disk.remove();
        }
      },
    );
  }

  const readable = it.skipIf(!canMount(tmpdir()));

  readable("after a crash is read-only: all can be seen, nothing is promised", async () => {
    const first = start();
    const site = await first.served;
    const table = await seatTable(site, tableOptions("card", 3));
    await table.clients[0]?.ask({ type: "start" });
    await first.end("SIGKILL");
    const again = startServerProcess(env(), readOnly(dataDir));
    const visitor = new HttpClient(await again.served);
    const health = await visitor.fetch("/health");
    expect([health.status, await health.json()]).toEqual([503, { status: "storage" }]);
    for (const client of table.clients) {
      await client.untilClosed();
      client.site = visitor.site;
      await client.connect();
      expect(client.game).toBe(1);
    }
    const { client, wish } = await nextMove(table.clients);
    const refused = { type: "refused", refusal: { code: "storage", rule: null } };
    expect(await client.request(wish)).toMatchObject(refused);
    expect(await client.request({ type: "say", text: "there?" })).toMatchObject(refused);
    expect(await client.request({ type: "ping" })).toMatchObject({ type: "done" });
    await table.close();
  });

  readable("that was left in good order is not served from at all if it is read-only", async () => {
    const first = start();
    await first.served;
    expect(await first.end("SIGTERM")).toBe(0);
    const refused = startServerProcess(env(), readOnly(dataDir));
    await expect(refused.served).rejects.toThrow(/^exit 2: inkognito: [^\n]+$/);
    expect(refused.output()).toContain(dataDir);
  });
});
