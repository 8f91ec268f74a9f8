import { parseRecord, replayRecord } from "@inkognito/engine/record";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  HttpClient,
  Person,
  playGame,
  seatTable,
  startServer,
  TestClient,
  type TestServer,
  tableOptions,
} from "../testing/index.js";

const SAID = "meet me at the Rialto";
const NOTED = "Bea is Lord Fiddlebottom";

let server: TestServer;
const lines: string[] = [];
/** What must never be in a log, by what it is. */
const secrets = new Map<string, string>();

beforeAll(async () => {
  server = await startServer({
    env: { LOG_LEVEL: "trace" },
    log: { write: (line) => void lines.push(line) },
  });
  const { site } = server;
  const table = await seatTable(site, tableOptions("card"));
  await playGame(table);
  const [ada] = table.clients;
  const [host] = table.people;
  if (ada === undefined || host === undefined) throw new Error("no one there");
  await ada.ask({ type: "say", text: SAID });
  await ada.ask({ type: "note", game: 1, text: NOTED });
  const { code } = await host.json<{ code: string }>("POST", "/api/me/recovery");
  const moving = await host.json<{ code: string }>("POST", "/api/me/move");
  await new HttpClient(site).json("POST", "/api/recover", { code });
  await new HttpClient(site).fetch(`/i/${table.key}`);
  await new HttpClient(site).fetch(`/api/invitations/${table.key}`);
  await host.fetch(`/api/tables/${table.table}/games/1/game.json?key=${table.key}`);
  // Whatever goes wrong is logged too.
  await new HttpClient(site, host.cookie).fetch("/api/me", { method: "POST", body: code });
  await new HttpClient(site).send("POST", "/api/recover", { code: `${moving.code}x` });
  ada.sendRaw(`{"type":"say","text":"${SAID}`);
  await ada.untilClosed();
  await TestClient.join({ site, cookie: host.cookie, table: table.table, key: "A".repeat(22) })
    .then((client) => client.close())
    .catch(() => undefined);
  const stranger = await Person.arrive(site, "Stranger");
  await TestClient.join({ site, cookie: stranger.cookie, table: table.table }).catch(
    () => undefined,
  );
  const file = await host.fetch(`/api/tables/${table.table}/games/1/game.json`);
  const record = parseRecord(await file.text());
  if (!record.ok) throw new Error(record.error.reason);
  const { seed } = record.value;
  // In the engine's own order of fields, as a log would have them.
  const { events } = replayRecord(record.value);
  await table.close();

  for (const [at, { cookie }] of table.people.entries()) {
    secrets.set(`the cookie of seat ${at}`, cookie.split("=")[1] ?? "");
  }
  secrets.set("the invitation's key", table.key);
  secrets.set("the recovery code", code);
  secrets.set("the recovery code in one piece", code.replaceAll("-", ""));
  secrets.set("the moving code", moving.code);
  secrets.set("the seed", seed);
  secrets.set("what was said", SAID);
  secrets.set("what was noted", NOTED);
  secrets.set("a name", "Player 0");
  for (const event of events)
    secrets.set(`an event: ${JSON.stringify(event)}`, JSON.stringify(event).slice(1, -1));
}, 60_000);
afterAll(() => server.stop());

describe("the log", () => {
  it("says something, a line of JSON each", () => {
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(parsed.length).toBeGreaterThan(10);
    expect(parsed).toContainEqual(
      expect.objectContaining({ method: "GET", route: "/api/invitations/:key", status: 200 }),
    );
    expect(parsed).toContainEqual(expect.objectContaining({ route: "/api/recover", status: 404 }));
  });

  it("does not repeat at level info what every open lobby asks for", async () => {
    const levels = async (path: string): Promise<readonly number[]> => {
      const before = lines.length;
      await new HttpClient(server.site).fetch(path);
      const added = () =>
        lines.slice(before).map((line) => JSON.parse(line) as { route?: string; level: number });
      await expect.poll(() => added().some(({ route }) => route === path)).toBe(true);
      return added().flatMap(({ route, level }) => (route === path ? [level] : []));
    };
    expect(await levels("/api/tables")).toEqual([20]);
    expect(await levels("/api/key")).toEqual([30]);
  });

  it("says nothing that is someone's own", () => {
    const log = lines.join("");
    expect([...secrets.values()].every((secret) => secret.length > 3)).toBe(true);
    const told = [...secrets].filter(([, secret]) => log.includes(secret)).map(([what]) => what);
    expect(told).toEqual([]);
  });
});
