import { setTimeout } from "node:timers/promises";
import type { Seat } from "@inkognito/engine/core";
import { expect } from "vitest";
import { newId } from "../../src/people/secret.js";
import { type Answer, TestClient } from "../../src/testing/client.js";
import { HttpClient, Person } from "../../src/testing/httpClient.js";
import { tableOptions } from "../../src/testing/options.js";
import { seatTable } from "../../src/testing/table.js";
import { fileData } from "../support/serverData.js";
import type { ServerProcess } from "../support/serverProcess.js";
import { type Asked, TableHistory } from "../support/tableHistory.js";
import type { Disk } from "./diskKinds.js";

/** The player whose move it is, and a move that does not end the game by a guess. */
export async function nextMove(clients: readonly TestClient[]) {
  const isReady = (client: TestClient) => client.isAwaited;
  await Promise.race(clients.map((client) => client.until(() => isReady(client))));
  const client = clients.find(isReady);
  if (client?.known == null) throw new Error("no player is awaited");
  const action = client.known.choose("agent", "full");
  return { client, id: newId(9), wish: { type: "act", game: client.game, action } as const };
}

/** A table at which only bots play: they go on without any request. */
async function openBotTable(site: string): Promise<readonly [Person, TestClient]> {
  const person = await Person.arrive(site);
  const table = await person.open(tableOptions("card", 3, { botPace: "human" }));
  const client = await TestClient.join({ site, cookie: person.cookie, ...table });
  await client.sit(0);
  for (const seat of [1, 2] as const) await client.ask({ type: "placeBot", seat, level: "random" });
  await client.ask({ type: "start" });
  await client.ask({ type: "standIn", seat: 0 });
  return [person, client];
}

const STORAGE = { code: "storage", rule: null };

/** The server caches the answer of /health for a second: asks until it is this one, or 5 s have passed. */
async function healthOf(site: string, expected: string): Promise<readonly [number, unknown]> {
  for (let tries = 0; ; tries += 1) {
    const health = await new HttpClient(site).fetch("/health");
    const answer = (await health.json()) as { readonly status: string };
    if (answer.status === expected || tries === 50) return [health.status, answer];
    await setTimeout(100);
  }
}

/** Every request that writes is refused. */
async function expectAllRefused(site: string, host: TestClient | undefined, person: Person) {
  const visitor = new HttpClient(site);
  expect(await host?.request({ type: "say", text: "full?" })).toMatchObject({ refusal: STORAGE });
  expect(await host?.request({ type: "note", game: 1, text: "full?" })).toMatchObject({
    refusal: STORAGE,
  });
  expect(await host?.request({ type: "invite", renew: true })).toMatchObject({ refusal: STORAGE });
  expect(await healthOf(site, "storage")).toEqual([503, { status: "storage" }]);
  const trouble = [503, { error: { code: "storage" } }];
  const unmade = await person.send("POST", "/api/tables", { options: tableOptions() });
  expect([unmade.status, await unmade.json()]).toEqual(trouble);
  const unknown = await visitor.send("POST", "/api/me", { name: "Late", language: "en" });
  expect([unknown.status, await unknown.json()]).toEqual(trouble);
  for (const path of ["/api/me", "/api/me/devices"]) {
    const kept = await person.send("DELETE", path);
    expect([kept.status, await kept.json()]).toEqual(trouble);
  }
  expect((await visitor.fetch("/")).status).toBe(200);
}

/** Clients of a server that has ended connect to the next one. */
async function reconnect(clients: readonly TestClient[], site: string): Promise<void> {
  for (const client of clients) {
    if (client.site === site) continue;
    await client.untilClosed();
    client.site = site;
    await client.connect();
  }
}

/** The disk of a server refuses every write while games are on, and later accepts them again. */
export async function survivesRefusal(
  disk: Disk,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  let server: ServerProcess = disk.start(env);
  const site = await server.served;
  const table = await seatTable(site, tableOptions("card", 3));
  const { clients } = table;
  const [host] = clients;
  const [botHost, botClient] = await openBotTable(site);

  const done = new Map<TestClient, Asked[]>(clients.map((client) => [client, []]));
  const move = async (): Promise<Answer> => {
    const { client, id, wish } = await nextMove(clients);
    const answer = await client.request(wish, id);
    if (answer.type === "done") done.get(client)?.push({ id, wish });
    return answer;
  };
  const history = new TableHistory(table.table);
  const verify = () =>
    fileData(disk.folder(server)).read((query) =>
      history.verify(
        query,
        clients.map((client, seat) => ({
          player: client.player ?? "",
          seat: seat as Seat,
          done: done.get(client) ?? [],
          since: [],
        })),
      ),
    );
  const health = async () => (await healthOf(await server.served, "ok"))[0];
  await host?.ask({ type: "start" });
  for (let i = 0; i < 5; i++) expect(await move()).toMatchObject({ type: "done" });
  await verify();
  expect(await health()).toBe(200);

  disk.refuse(server);
  const { version } = history;
  const known = clients.map(({ numbers }) => numbers);
  const { client, id, wish } = await nextMove(clients);
  const refused = { type: "refused", re: id, refusal: STORAGE };
  expect(await client.request(wish, id)).toEqual(refused);
  expect(await client.request(wish, id)).toEqual(refused);
  await expectAllRefused(site, host, botHost);
  // No client was told anything, and none was disconnected.
  for (const each of clients) expect((await each.request({ type: "ping" })).type).toBe("done");
  expect(clients.map(({ numbers }) => numbers)).toEqual(known);
  expect([botClient, ...clients].map(({ closed }) => closed)).toEqual([null, null, null, null]);

  const waiting = botClient.numbers.told;
  server = await disk.recover(server, env);
  await reconnect([botClient, ...clients], await server.served);
  await verify();
  expect(history.version).toBe(version);
  expect(await client.request(wish, id)).toEqual({ type: "done", re: id });
  expect(await client.request(wish, id)).toEqual({ type: "done", re: id });
  done.get(client)?.push({ id, wish });
  expect(await health()).toBe(200);
  for (let i = 0; i < 5; i++) expect(await move()).toMatchObject({ type: "done" });
  await botClient.until(() => botClient.numbers.told > waiting);
  await verify();

  await server.end("SIGKILL");
  server = disk.start(env);
  await server.served;
  await verify();
  expect(clients.flatMap(({ faults }) => faults)).toEqual([]);
}
