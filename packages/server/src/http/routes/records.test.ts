import { createPublicKey, verify } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  type Ed25519,
  type GameRecord,
  isVerified,
  parseRecord,
  replayRecord,
  verifyRecord,
} from "@inkognito/engine/record";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  failureOf,
  HttpClient,
  Person,
  playGame,
  seatTable,
  startServer,
  type TestServer,
  tableOptions,
} from "../../testing/index.js";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

interface PublicKey {
  readonly algorithm: string;
  readonly key: string;
  readonly publicKey: string;
}

const keyOf = (site: string) => new HttpClient(site).json<PublicKey>("GET", "/api/key");

/** Node's own check, not the one the signature was made with. */
const ed25519: Ed25519 = async (publicKey, message, signature) => {
  const x = Buffer.from(publicKey).toString("base64url");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return verify(null, message, key, signature);
};

async function recordAt(visitor: HttpClient, path: string): Promise<GameRecord> {
  const parsed = parseRecord(await (await visitor.fetch(path)).text());
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.reason}`);
  return parsed.value;
}

describe("the file of a game", { timeout: 60_000 }, () => {
  it("is there once it has ended, signed, and holds whatever is asked of it", async () => {
    const table = await seatTable(server.site);
    const path = `/api/tables/${table.table}/games/1/game.json`;
    const [host = new HttpClient(server.site)] = table.people;
    const [client] = table.clients;
    await client?.ask({ type: "start" });
    expect(await failureOf(await host.fetch(path))).toEqual([404, "notHere"]);
    for (const each of table.clients) each.play("random", "file");
    await Promise.all(table.clients.map((each) => each.untilEnded(1)));

    const response = await host.fetch(path);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="inkognito-${table.table}-1.json"`,
    );
    const record = await recordAt(host, path);
    const { publicKey, key } = await keyOf(server.site);
    expect(record.signature).toMatchObject({ key, publicKey });
    expect(isVerified(await verifyRecord(record, ed25519, publicKey), publicKey)).toBe(true);
    expect(record.players).toEqual(
      [0, 1, 2, 3].map((seat) => ({ type: "person", name: `Player ${seat}` })),
    );
    // What it commits to was sealed before anyone sat down, and what they threw in is in it.
    const sealed = client?.log.find(({ event }) => event.type === "sealed")?.event;
    expect(sealed).toEqual({ type: "sealed", commitment: record.commitment });
    expect(record.entropy).toHaveLength(4);
    expect(replayRecord(record).events.at(-1)).toMatchObject({
      type: "ended",
      outcome: { winners: client?.table?.winners },
    });
    await table.close();
  });

  it("is refused to strangers, unwritten, and of nowhere all alike", async () => {
    const table = await seatTable(server.site, tableOptions("card"));
    await playGame(table);
    const path = `/api/tables/${table.table}/games/1/game.json`;
    const stranger = await Person.arrive(server.site);
    const answers = await Promise.all([
      stranger.fetch(path),
      new HttpClient(server.site).fetch(path),
      stranger.fetch(`${path}?key=${"A".repeat(22)}`),
      table.people[0]?.fetch(`/api/tables/${table.table}/games/2/game.json`),
      stranger.fetch(`/api/tables/${"A".repeat(12)}/games/1/game.json`),
      stranger.fetch(`/api/tables/${table.table}/games/0/game.json`),
      stranger.fetch(`/api/tables/${table.table}/games/1e0/game.json`),
    ]);
    const told = await Promise.all(
      answers.map(async (each) => `${each?.status} ${await each?.text()}`),
    );
    expect(new Set(told)).toEqual(new Set(['404 {"error":{"code":"notHere"}}']));
    // A person who watches by the link may have it.
    expect((await stranger.fetch(`${path}?key=${table.key}`)).status).toBe(200);
    await table.close();
  });

  it("has an address of its own, for all who may watch it, which opens it without the table", async () => {
    const table = await seatTable(server.site, tableOptions("card"));
    const ofGame = `/api/tables/${table.table}/games/1`;
    const [host = new HttpClient(server.site)] = table.people;
    const stranger = new HttpClient(server.site);
    expect(await failureOf(await host.fetch(`${ofGame}/address`))).toEqual([404, "notHere"]);
    await playGame(table);
    const { address } = await host.json<{ address: string }>("GET", `${ofGame}/address`);
    const invited = await stranger.json("GET", `${ofGame}/address?key=${table.key}`);
    expect(invited).toEqual({ address });
    expect(await failureOf(await stranger.fetch(`${ofGame}/address`))).toEqual([404, "notHere"]);
    const shared = await stranger.fetch(`/api/games/${address}/game.json`);
    const own = await host.fetch(`${ofGame}/game.json`);
    expect(shared.headers.get("content-disposition")).toBe(own.headers.get("content-disposition"));
    expect(await shared.text()).toBe(await own.text());

    // It outlives the invitation and the table, and opens nothing else.
    await table.clients[0]?.ask({ type: "invite", renew: true });
    await table.clients[0]?.ask({ type: "close" });
    expect((await stranger.fetch(`/api/games/${address}/game.json`)).status).toBe(200);
    const wrong = [
      address.replace(/1$/, "2"),
      `${"A".repeat(12)}${address.slice(12)}`,
      `${address.slice(0, 12)}${"A".repeat(22)}1`,
      address.slice(0, 12),
    ];
    for (const each of wrong) {
      expect(await failureOf(await stranger.fetch(`/api/games/${each}/game.json`))).toEqual([
        404,
        "notHere",
      ]);
    }
    expect((await stranger.fetch(`${ofGame}/game.json?key=${address.slice(12, 34)}`)).status).toBe(
      404,
    );
    await table.close();
  });

  it("that was broken off has neither file nor address", async () => {
    const table = await seatTable(server.site, tableOptions("card", 3));
    await table.clients[0]?.ask({ type: "start" });
    for (const client of table.clients) {
      await client.ask({ type: "vote", ballot: { type: "end" }, wanted: true });
    }
    const ofGame = `/api/tables/${table.table}/games/1`;
    for (const part of ["address", "game.json"]) {
      const answer = table.people[0]?.fetch(`${ofGame}/${part}`);
      expect((await answer)?.status).toBe(404);
    }
    await table.close();
  });

  it("[C9.1] of a match says which game it was and how it stood", async () => {
    const table = await seatTable(server.site, tableOptions("card", 3, { match: true }));
    await playGame(table);
    await playGame(table);
    const [one, two] = await Promise.all(
      [1, 2].map((no) =>
        recordAt(table.people[1] as HttpClient, `/api/tables/${table.table}/games/${no}/game.json`),
      ),
    );
    expect(one?.match).toEqual({ game: 1, points: [0, 0, 0] });
    const last = one?.events.at(-1) as unknown as { outcome: { points: readonly number[] } };
    expect(two?.match).toEqual({ game: 2, points: last.outcome.points });
    await table.close();
  });

  it("names no one who has gone", async () => {
    const table = await seatTable(server.site, tableOptions("card"));
    await playGame(table);
    await table.people[1]?.send("DELETE", "/api/me");
    const path = `/api/tables/${table.table}/games/1/game.json?key=${table.key}`;
    const { players } = await recordAt(table.people[0] as HttpClient, path);
    expect(players[1]).toEqual({ type: "person", name: null });
    await table.close();
  });
});

describe("the site's key", { timeout: 60_000 }, () => {
  it("stays the same when the server starts again, and is another one elsewhere", async () => {
    const first = await startServer();
    const key = await keyOf(first.site);
    expect(key.algorithm).toBe("Ed25519");
    expect(key.publicKey).toMatch(/^[0-9a-f]{64}$/);
    await first.stop("keep");
    const again = await startServer({ dataDir: first.dataDir });
    expect(await keyOf(again.site)).toEqual(key);
    await again.stop();
    expect(await keyOf(server.site)).not.toEqual(key);
  });

  it("lies in files that no one else on the machine can read", async () => {
    await keyOf(server.site);
    const files = readdirSync(server.dataDir).map((name) => join(server.dataDir, name));
    // The beginning of every Ed25519 key in PKCS #8.
    const holding = files.filter((file) =>
      readFileSync(file).toString("latin1").includes("MC4CAQAwBQYDK2VwBCIEI"),
    );
    expect(holding.length).toBeGreaterThan(0);
    const modes = holding.map((file) => (statSync(file).mode & 0o777).toString(8));
    expect(new Set(modes)).toEqual(new Set(["600"]));
  });
});
