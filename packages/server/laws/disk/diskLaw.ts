import { setTimeout } from "node:timers/promises";
import type { Seat } from "@inkognito/engine/core";
import { expect } from "vitest";
import { newId } from "../../src/people/secret.js";
import { type Answer, TestClient } from "../../src/testing/client.js";
import { tableOptions } from "../../src/testing/options.js";
import { seatTable } from "../../src/testing/table.js";
import { Person, Visitor } from "../../src/testing/visitor.js";
import type { Production } from "../support/serverProcess.js";
import { type Asked, Ledger, withFile } from "../support/tableHistory.js";
import type { Disk } from "./diskKinds.js";

/** Whose move it is, and what it would be: of somebody who does not end the game by a guess. */
export async function nextMove(clients: readonly TestClient[]) {
  const isReady = (client: TestClient) => client.isAwaited;
  await Promise.race(clients.map((client) => client.until(() => isReady(client))));
  const client = clients.find(isReady);
  if (client?.known == null) throw new Error("nobody is awaited");
  const action = client.known.choose("agent", "full");
  return { client, id: newId(9), wish: { type: "act", game: client.game, action } as const };
}

/** A table where bots play among themselves, and try to go on by themselves. */
async function openLonely(site: string): Promise<readonly [Person, TestClient]> {
  const lonely = await Person.arrive(site);
  const table = await lonely.open(tableOptions("card", 3, { botPace: "human" }));
  const alone = await TestClient.join({ site, cookie: lonely.cookie, ...table });
  await alone.sit(0);
  for (const seat of [1, 2] as const) await alone.ask({ type: "placeBot", seat, level: "random" });
  await alone.ask({ type: "start" });
  await alone.ask({ type: "standIn", seat: 0 });
  return [lonely, alone];
}

const STORAGE = { code: "storage", rule: null };

/** The answer of /health is good for a second: it is asked until it is this one, or does not change. */
async function healthOf(site: string, expected: string): Promise<readonly [number, unknown]> {
  for (let tries = 0; ; tries += 1) {
    const health = await new Visitor(site).fetch("/health");
    const answer = (await health.json()) as { readonly status: string };
    if (answer.status === expected || tries === 50) return [health.status, answer];
    await setTimeout(100);
  }
}

/** Nothing can be written, whoever asks for it. */
async function refusesAll(site: string, host: TestClient | undefined, lonely: Person) {
  const visitor = new Visitor(site);
  expect(await host?.request({ type: "say", text: "full?" })).toMatchObject({ refusal: STORAGE });
  expect(await host?.request({ type: "note", game: 1, text: "full?" })).toMatchObject({
    refusal: STORAGE,
  });
  expect(await host?.request({ type: "invite", renew: true })).toMatchObject({ refusal: STORAGE });
  expect(await healthOf(site, "storage")).toEqual([503, { status: "storage" }]);
  const trouble = [503, { error: { code: "storage" } }];
  const unmade = await lonely.send("POST", "/api/tables", { options: tableOptions() });
  expect([unmade.status, await unmade.json()]).toEqual(trouble);
  const nobody = await visitor.send("POST", "/api/me", { name: "Late", language: "en" });
  expect([nobody.status, await nobody.json()]).toEqual(trouble);
  for (const path of ["/api/me", "/api/me/devices"]) {
    const kept = await lonely.send("DELETE", path);
    expect([kept.status, await kept.json()]).toEqual(trouble);
  }
  expect((await visitor.fetch("/")).status).toBe(200);
}

/** Whoever was at a server that is gone comes to the next one. */
async function follow(clients: readonly TestClient[], site: string): Promise<void> {
  for (const client of clients) {
    if (client.site === site) continue;
    await client.untilClosed();
    client.site = site;
    await client.connect();
  }
}

/** A server on a disk that stops taking anything while games are on, and takes it again. */
export async function outlasts(disk: Disk, env: Readonly<Record<string, string>>): Promise<void> {
  let server: Production = disk.start(env);
  const site = await server.served;
  const table = await seatTable(site, tableOptions("card", 3));
  const { clients } = table;
  const [host] = clients;
  const [lonely, alone] = await openLonely(site);

  const done = new Map<TestClient, Asked[]>(clients.map((client) => [client, []]));
  const move = async (): Promise<Answer> => {
    const { client, id, wish } = await nextMove(clients);
    const answer = await client.request(wish, id);
    if (answer.type === "done") done.get(client)?.push({ id, wish });
    return answer;
  };
  const ledger = new Ledger(table.table);
  const look = () =>
    withFile(disk.folder(server), (ask) =>
      ledger.look(
        ask,
        clients.map((client, seat) => ({
          player: client.player ?? "",
          seat: seat as Seat,
          done: done.get(client) ?? [],
          asked: null,
        })),
      ),
    );
  const health = async () => (await healthOf(await server.served, "ok"))[0];
  await host?.ask({ type: "start" });
  for (let i = 0; i < 5; i++) expect(await move()).toMatchObject({ type: "done" });
  await look();
  expect(await health()).toBe(200);

  disk.refuse(server);
  const { version } = ledger;
  const known = clients.map(({ numbers }) => numbers);
  const { client, id, wish } = await nextMove(clients);
  const refused = { type: "refused", re: id, refusal: STORAGE };
  expect(await client.request(wish, id)).toEqual(refused);
  expect(await client.request(wish, id)).toEqual(refused);
  await refusesAll(site, host, lonely);
  // Nobody was told anything, and nobody was shown out.
  for (const each of clients) expect((await each.request({ type: "ping" })).type).toBe("done");
  expect(clients.map(({ numbers }) => numbers)).toEqual(known);
  expect([alone, ...clients].map(({ closed }) => closed)).toEqual([null, null, null, null]);

  const waiting = alone.numbers.told;
  server = await disk.recover(server, env);
  await follow([alone, ...clients], await server.served);
  await look();
  expect(ledger.version).toBe(version);
  expect(await client.request(wish, id)).toEqual({ type: "done", re: id });
  expect(await client.request(wish, id)).toEqual({ type: "done", re: id });
  done.get(client)?.push({ id, wish });
  expect(await health()).toBe(200);
  for (let i = 0; i < 5; i++) expect(await move()).toMatchObject({ type: "done" });
  await alone.until(() => alone.numbers.told > waiting);
  await look();

  await server.end("SIGKILL");
  server = disk.start(env);
  await server.served;
  await look();
  expect(clients.flatMap(({ faults }) => faults)).toEqual([]);
}
