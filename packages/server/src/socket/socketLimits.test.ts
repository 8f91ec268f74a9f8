import { BYE_CODES, MAX_NOTES } from "@inkognito/protocol";
import { afterEach, describe, expect, it } from "vitest";
import type { Limits } from "../settings/limits.js";
import type { Answer } from "../testing/client.js";
import {
  Person,
  readMetrics,
  seatTable,
  startServer,
  TestClient,
  type TestServer,
  type TestServerOptions,
  tableOptions,
} from "../testing/index.js";
import { hosting, openSocket, turnedAway } from "../testing/testSocket.js";

let servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
});

/** The site with these limits. */
async function started(limits: Partial<Limits>, more: TestServerOptions = {}): Promise<string> {
  const server = await startServer({ limits, ...more });
  servers.push(server);
  return server.site;
}

describe("a socket has limits", { timeout: 60_000 }, () => {
  it("of sockets, per person", async () => {
    const site = await started({ socketsPerPlayer: 2 });
    const { host, client } = await hosting(site);
    const second = await openSocket(site, { cookie: host.cookie });
    const third = await openSocket(site, { cookie: host.cookie });
    expect(await third.closed).toBe(BYE_CODES.tooMany);
    expect(third.messages).toEqual([{ type: "bye", code: "tooMany" }]);
    // One that has gone makes room.
    second.socket.close();
    await second.closed;
    const fourth = await TestClient.join({ ...client.options });
    await Promise.all([client.close(), fourth.close()]);
  });

  it("of sockets, per address", async () => {
    const site = await started({ socketsPerAddress: 2 }, { env: { INKOGNITO_TRUST_PROXY: "1" } });
    const from = (address: string) => openSocket(site, { "x-forwarded-for": address });
    const [a, b, c] = [await from("192.0.2.1"), await from("192.0.2.1"), await from("192.0.2.1")];
    expect(await c.closed).toBe(BYE_CODES.tooMany);
    const d = await from("192.0.2.2");
    for (const { socket } of [a, b, d]) socket.close();
    expect(await d.closed).toBe(1005);
  });

  it("of new sockets, per address", async () => {
    const site = await started({ connects: { burst: 2, perSecond: 0 } });
    const [a, b] = [await openSocket(site), await openSocket(site)];
    expect(await turnedAway(site, "/socket", {})).toBe(429);
    for (const { socket } of [a, b]) socket.close();
  });

  it("of new sockets that are refused, per address", async () => {
    const site = await started({ connects: { burst: 2, perSecond: 0 } });
    expect(await turnedAway(site, "/elsewhere", {})).toBe(404);
    expect(await turnedAway(site, "/socket", { origin: "https://elsewhere.example" })).toBe(403);
    expect(await turnedAway(site, "/elsewhere", {})).toBe(429);
  });

  it("of messages: refused at first, closed in the end", async () => {
    const site = await started({
      messages: { burst: 3, perSecond: 0 },
      patience: { burst: 2, perSecond: 0 },
    });
    const { client } = await hosting(site);
    // The hello was one of the three.
    const answers = [1, 2, 3, 4].map(() => client.request({ type: "ping" }));
    expect((await Promise.all(answers)).map(codeOf)).toEqual([
      "done",
      "done",
      "tooFast",
      "tooFast",
    ]);
    client.sendRaw('{"type":"ping","id":"one-more"}');
    expect(await client.untilClosed()).toBe(BYE_CODES.tooFast);
  });

  it("of messages, for all pages of a person together, also for those that come after", async () => {
    const site = await started({
      messages: { burst: 4, perSecond: 0 },
      patience: { burst: 2, perSecond: 0 },
    });
    const { client } = await hosting(site);
    const second = await TestClient.join(client.options);
    const answers = [
      await client.request({ type: "ping" }),
      await second.request({ type: "ping" }),
      await client.request({ type: "ping" }),
    ];
    expect(answers.map(codeOf)).toEqual(["done", "done", "tooFast"]);
    await second.close();
    const third = new TestClient(client.options);
    await expect(third.connect()).rejects.toThrow();
    expect(third.counts.welcomes).toBe(0);
    expect(await third.untilClosed()).toBe(BYE_CODES.tooFast);
    const { client: other } = await hosting(site);
    await other.ask({ type: "ping" });
    await Promise.all([client.close(), other.close()]);
  });

  it("of changes at tables, for all pages of a person together", async () => {
    const site = await started({ changes: { burst: 3, perSecond: 0 } });
    const { client: host } = await hosting(site);
    const before = host.table?.no ?? 0;
    const stranger = await Person.arrive(site, "Xaver");
    const pages = await Promise.all(
      [1, 2, 3].map(() => TestClient.join({ ...host.options, cookie: stranger.cookie })),
    );
    const codes: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (const page of pages) {
        codes.push(codeOf(await page.request({ type: "sit", seat: 1 })));
        codes.push(codeOf(await page.request({ type: "leave" })));
      }
    }
    expect(codes).toEqual(["done", "done", "done", ...Array.from({ length: 9 }, () => "tooFast")]);
    await host.ask({ type: "ping" });
    expect(host.table?.no).toBe(before + 3);
    // What is no change goes on, and so do others.
    await pages[0]?.mix();
    await host.sit(0);
    await Promise.all([host, ...pages].map((page) => page.close()));
  });

  it("of talk, for all pages of a person together", async () => {
    const site = await started({ chat: { burst: 2, perSecond: 0 } });
    const { clients, close } = await seatTable(site, tableOptions());
    const [ada, bea] = clients;
    if (ada === undefined || bea === undefined) throw new Error("no one there");
    const second = await TestClient.join(ada.options);
    const say = async (who: TestClient) =>
      codeOf(await who.request({ type: "say", text: "Buonasera" }));
    expect([await say(ada), await say(second), await say(ada), await say(second)]).toEqual([
      "done",
      "done",
      "tooFast",
      "tooFast",
    ]);
    expect(await say(bea)).toBe("done");
    await ada.ask({ type: "ping" });
    await Promise.all([second.close(), close()]);
  });

  it("of patience with a connection that says nothing", async () => {
    const { messages, closed } = await openSocket(await started({ hello: 50 }));
    expect(await closed).toBe(BYE_CODES.badMessage);
    expect(messages).toEqual([{ type: "bye", code: "badMessage" }]);
  });

  it("of patience with a connection that does not answer a heartbeat", async () => {
    const site = await started({ heartbeat: 250 });
    const { host, client } = await hosting(site);
    const deaf = await openSocket(site, { cookie: host.cookie });
    deaf.socket.pause();
    const other = await TestClient.join(client.options);
    await other.ask({ type: "ping" });
    while ((await metric(site, "inkognito_sockets")) > 2) await client.ask({ type: "ping" });
    deaf.socket.terminate();
    await Promise.all([client.close(), other.close()]);
  });

  it("of memory for a connection that does not read", { timeout: 60_000 }, async () => {
    const site = await started({ unread: 100_000 });
    const { clients, close } = await seatTable(site);
    const [ada] = clients;
    if (ada === undefined) throw new Error("no one there");
    await ada.ask({ type: "start" });
    const deaf = await TestClient.join(ada.options);
    const before = await metric(site, "inkognito_sockets");
    deaf.pauseReading();
    // Notes go to the other pages of the same person. The kernel takes some megabytes of them
    // before anything is left with the server.
    const text = "x".repeat(MAX_NOTES);
    while ((await metric(site, "inkognito_sockets")) === before) {
      await Promise.all(Array.from({ length: 50 }, () => ada.ask({ type: "note", game: 1, text })));
    }
    await ada.ask({ type: "ping" });
    deaf.cut();
    await close();
  });
});

const codeOf = (answer: Answer): string => (answer.type === "done" ? "done" : answer.refusal.code);

async function metric(site: string, name: string): Promise<number> {
  const text = await readMetrics(site);
  return Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
}
