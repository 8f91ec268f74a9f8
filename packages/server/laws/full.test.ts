import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../src/people/secret.js";
import { type Answer, TestClient } from "../src/testing/client.js";
import { tableOptions } from "../src/testing/options.js";
import { newFolder, newPage } from "../src/testing/server.js";
import { seatTable } from "../src/testing/table.js";
import { Person, Visitor } from "../src/testing/visitor.js";
import { canMount } from "./child.js";
import { canFillDisks, fillDisk, makeSpace, readOnly } from "./support/disk.js";
import { type Asked, Ledger, withFile } from "./support/ledger.js";
import { killAll, startProduction } from "./support/production.js";

let dataDir: string;
let page: string;
beforeEach(() => {
  dataDir = newFolder("full");
  page = newPage();
});
afterEach(async () => {
  await killAll();
  for (const folder of [dataDir, page]) rmSync(folder, { recursive: true, force: true });
});

const env = () => ({ INKOGNITO_DATA: dataDir, INKOGNITO_PAGE: page });
const start = () => startProduction(env());

/** Whose move it is, and what it would be: of somebody who does not end the game by a guess. */
async function nextMove(clients: readonly TestClient[]) {
  const isReady = (client: TestClient) => client.isAwaited;
  await Promise.race(clients.map((client) => client.until(() => isReady(client))));
  const client = clients.find(isReady);
  if (client?.known == null) throw new Error("nobody is awaited");
  const action = client.known.choose("agent", "full");
  return { client, id: newId(9), wish: { type: "act", game: client.game, action } as const };
}

describe("a server whose disk is full", () => {
  it.skipIf(!canFillDisks())(
    "says so, promises nothing, keeps everybody, and goes on when there is space",
    async () => {
      const first = start();
      const site = await first.served;
      const visitor = new Visitor(site);
      const table = await seatTable(site, tableOptions("card", 3));
      const { clients } = table;
      const [host] = clients;
      // Beside it a table whose bots try by themselves.
      const lonely = await Person.arrive(site);
      const botsAlone = await lonely.open(tableOptions("card", 3, { botPace: "human" }));
      const alone = await TestClient.join({ site, cookie: lonely.cookie, ...botsAlone });
      await alone.sit(0);
      for (const seat of [1, 2] as const)
        await alone.ask({ type: "placeBot", seat, level: "random" });
      await alone.ask({ type: "start" });
      await alone.ask({ type: "standIn", seat: 0 });

      const done = new Map<TestClient, Asked[]>(clients.map((client) => [client, []]));
      const move = async (): Promise<Answer> => {
        const { client, id, wish } = await nextMove(clients);
        const answer = await client.request(wish, id);
        if (answer.type === "done") done.get(client)?.push({ id, wish });
        return answer;
      };
      const ledger = new Ledger(table.table);
      const look = () =>
        withFile(dataDir, (ask) =>
          ledger.look(
            ask,
            clients.map((client, seat) => ({
              player: client.player ?? "",
              seat: seat as 0 | 1 | 2,
              done: done.get(client) ?? [],
              asked: null,
            })),
          ),
        );
      await host?.ask({ type: "start" });
      for (let i = 0; i < 5; i++) expect(await move()).toMatchObject({ type: "done" });
      await look();
      expect((await visitor.fetch("/health")).status).toBe(200);

      fillDisk(first.process);
      const { version } = ledger;
      const known = clients.map(({ numbers }) => numbers);
      const { client, id, wish } = await nextMove(clients);
      const storage = { code: "storage", rule: null };
      const refused = { type: "refused", re: id, refusal: storage };
      expect(await client.request(wish, id)).toEqual(refused);
      expect(await client.request(wish, id)).toEqual(refused);
      expect(await host?.request({ type: "say", text: "full?" })).toMatchObject({
        refusal: storage,
      });
      const health = await visitor.fetch("/health");
      expect([health.status, await health.json()]).toEqual([503, { status: "storage" }]);
      const unmade = await lonely.send("POST", "/api/tables", { options: tableOptions() });
      expect([unmade.status, await unmade.json()]).toEqual([503, { error: { code: "storage" } }]);
      const nobody = await visitor.send("POST", "/api/me", { name: "Late", language: "en" });
      expect([nobody.status, await nobody.json()]).toEqual([503, { error: { code: "storage" } }]);
      expect((await visitor.fetch("/")).status).toBe(200);
      // Nobody was told anything, and nobody was shown out.
      for (const each of clients) expect((await each.request({ type: "ping" })).type).toBe("done");
      expect(clients.map(({ numbers }) => numbers)).toEqual(known);
      expect([alone, ...clients].map(({ closed }) => closed)).toEqual([null, null, null, null]);
      await look();
      expect(ledger.version).toBe(version);

      const waiting = alone.numbers.told;
      makeSpace(first.process);
      expect(await client.request(wish, id)).toEqual({ type: "done", re: id });
      expect(await client.request(wish, id)).toEqual({ type: "done", re: id });
      done.get(client)?.push({ id, wish });
      expect((await visitor.fetch("/health")).status).toBe(200);
      for (let i = 0; i < 5; i++) expect(await move()).toMatchObject({ type: "done" });
      await alone.until(() => alone.numbers.told > waiting);
      await look();

      await first.end("SIGKILL");
      await start().served;
      await look();
      expect(clients.flatMap(({ faults }) => faults)).toEqual([]);
    },
  );

  const readable = it.skipIf(!canMount(tmpdir()));

  readable("after a crash is read-only: all can be seen, nothing is promised", async () => {
    const first = start();
    const site = await first.served;
    const table = await seatTable(site, tableOptions("card", 3));
    await table.clients[0]?.ask({ type: "start" });
    await first.end("SIGKILL");
    const again = startProduction(env(), readOnly(dataDir));
    const visitor = new Visitor(await again.served);
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
    const refused = startProduction(env(), readOnly(dataDir));
    await expect(refused.served).rejects.toThrow(/^exit 2: inkognito: [^\n]+$/);
    expect(refused.output()).toContain(dataDir);
  });
});
