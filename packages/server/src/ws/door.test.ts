import { once } from "node:events";
import { connect } from "node:net";
import {
  BYE_CODES,
  MAX_NOTES,
  PROTOCOL_VERSION,
  type ServerMessage,
  serverMessage,
} from "@inkognito/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Limits } from "../limits.js";
import type { Answer } from "../testing/client.js";
import {
  Person,
  seatTable,
  startServer,
  TestClient,
  type TestServer,
  type TestServerOptions,
  tableOptions,
} from "../testing/index.js";

let shared: TestServer;
let others: TestServer[] = [];
beforeAll(async () => {
  shared = await startServer();
});
afterEach(async () => {
  await Promise.all(others.map((server) => server.stop()));
  others = [];
});
afterAll(() => shared.stop());

/** The site with these limits; without any, the one of all tests. */
async function started(limits?: Partial<Limits>, more: TestServerOptions = {}): Promise<string> {
  if (limits === undefined) return shared.site;
  const server = await startServer({ limits, ...more });
  others.push(server);
  return server.site;
}

interface Open {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[];
  /** The close code. */
  readonly closed: Promise<number>;
}

/** A socket that nobody has said anything on. */
async function open(site: string, headers: Record<string, string> = {}): Promise<Open> {
  const socket = new WebSocket(`${site.replace("http", "ws")}/socket`, { headers });
  const messages: ServerMessage[] = [];
  socket.on("message", (data) => messages.push(serverMessage.parse(JSON.parse(data.toString()))));
  socket.on("error", () => undefined);
  const closed = once(socket, "close").then(([code]) => code as number);
  await once(socket, "open");
  return { socket, messages, closed };
}

/** The status of an upgrade that is turned away. */
async function turnedAway(
  site: string,
  path: string,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const socket = new WebSocket(`${site.replace("http", "ws")}${path}`, { headers });
  socket.on("error", () => undefined);
  const [, response] = await once(socket, "unexpected-response");
  socket.terminate();
  return response.statusCode;
}

const hello = (table: string, version = PROTOCOL_VERSION): string =>
  JSON.stringify({
    type: "hello",
    version,
    table,
    key: null,
    seen: { table: 0, game: 0, told: 0 },
  });

/** Somebody at a table of their own. */
async function hosting(
  site: string,
): Promise<{ readonly host: Person; readonly client: TestClient }> {
  const host = await Person.arrive(site, "Ada");
  const { table, key } = await host.open(tableOptions());
  const client = await TestClient.join({ site, cookie: host.cookie, table, key });
  return { host, client };
}

describe("a socket", () => {
  it.each([
    ["from another site", "/socket", { origin: "https://evil.example" }, 403],
    ["from a frame without an origin", "/socket", { origin: "null" }, 403],
    ["to another address", "/sockets", {}, 404],
  ])("%s is turned away", async (_what, path, headers, status) => {
    expect(await turnedAway(await started(), path, headers)).toBe(status);
  });

  it("is welcomed at its table", async () => {
    const { host, client } = await hosting(await started());
    expect(client.player).toBe(host.id);
    expect(client.received.map((each) => serverMessage.parse(each).type)[0]).toBe("welcome");
    expect(client.people.get(host.id)).toBe("Ada");
    await client.close();
  });

  it("that says nothing is closed", async () => {
    const { messages, closed } = await open(await started({ hello: 50 }));
    expect(await closed).toBe(BYE_CODES.badMessage);
    expect(messages).toEqual([{ type: "bye", code: "badMessage" }]);
  });

  it.each([
    ["nonsense", "nonsense"],
    ["nothing", ""],
    ["a request before hello", '{"type":"ping","id":"a"}'],
    ["a bad request before hello", '{"type":"fly","id":"a"}'],
    ["bytes", Buffer.from('{"type":"ping","id":"a"}')],
    ["a hello without a table", JSON.stringify({ type: "hello", version: PROTOCOL_VERSION })],
  ])("that begins with %s is closed", async (_what, data) => {
    const { socket, messages, closed } = await open(await started());
    socket.send(data);
    expect(await closed).toBe(BYE_CODES.badMessage);
    expect(messages).toEqual([{ type: "bye", code: "badMessage" }]);
  });

  it.each([0, PROTOCOL_VERSION + 1])("of version %d is told so", async (version) => {
    const { socket, messages, closed } = await open(await started());
    socket.send(hello("abcdefghijkl", version));
    expect(await closed).toBe(BYE_CODES.version);
    expect(messages).toEqual([{ type: "bye", code: "version" }]);
  });

  it("says hello once", async () => {
    const { client } = await hosting(await started());
    client.sendRaw(hello(client.options.table));
    expect(await client.untilClosed()).toBe(BYE_CODES.badMessage);
  });

  it.each(["", "x", "A".repeat(21), `${"A".repeat(22)}.`, "\0"])(
    "comes in with a damaged key where none is needed: %j",
    async (key) => {
      const site = await started();
      const { host, client } = await hosting(site);
      const { cookie, table } = client.options;
      const again = await TestClient.join({ site, cookie, table, key });
      expect(again.player).toBe(host.id);
      await Promise.all([client.close(), again.close()]);
    },
  );

  it.each(["", "x", "A".repeat(13), "\0", "../../etc"])(
    "is at no table with a damaged address: %j",
    async (table) => {
      const { socket, messages, closed } = await open(await started());
      socket.send(hello(table));
      expect(await closed).toBe(BYE_CODES.notHere);
      expect(messages).toEqual([{ type: "bye", code: "notHere" }]);
    },
  );

  it("may say more together with hello", async () => {
    const site = await started();
    const host = await Person.arrive(site);
    const { table } = await host.open(tableOptions());
    const { socket, messages } = await open(site, { cookie: host.cookie });
    socket.send(hello(table));
    socket.send('{"type":"ping","id":"a"}');
    socket.send('{"type":"fly","id":"b"}');
    const answers = () => messages.filter(({ type }) => type === "done" || type === "refused");
    while (answers().length < 2) await once(socket, "message");
    expect(answers()).toContainEqual({ type: "done", re: "a" });
    expect(answers()).toContainEqual({
      type: "refused",
      re: "b",
      refusal: { code: "badMessage", rule: null },
    });
    socket.close();
  });

  it.each([
    ["a frame of more than 80 KB", "a".repeat(80 * 1024 + 1), 1009],
    ["10 MB", "a".repeat(10_000_000), 1009],
    ["a message nobody can answer", '{"type":"start"}', BYE_CODES.badMessage],
    ["deep nesting", "[".repeat(80_000), BYE_CODES.badMessage],
    ["bytes", Buffer.from([0, 1, 2]), BYE_CODES.badMessage],
  ])("with %s is closed, and nobody else notices", async (_what, data, code) => {
    const site = await started();
    const [one, other] = [await hosting(site), await hosting(site)];
    one.client.sendRaw(data);
    expect(await one.client.untilClosed()).toBe(code);
    await other.client.ask({ type: "ping" });
    await other.client.close();
  });

  it("with broken UTF-8 is closed", async () => {
    const site = await started();
    const { socket, closed } = await open(site);
    socket.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect(await closed).toBe(1007);
  });

  it("with what can be answered gets an answer", async () => {
    const { client } = await hosting(await started());
    const strange = [
      { type: "act", game: 1, action: { type: "ask", __proto__: null } },
      { type: "act", game: 99, action: { type: "ask" } },
      { type: "sit", seat: 4 },
      { type: "sit", seat: "0" },
      { type: "mix", commitment: "0".repeat(64), entropy: "0".repeat(31) },
      { type: "constructor" },
    ];
    for (const wish of strange) {
      expect(await client.request(wish as never)).toMatchObject({ type: "refused" });
    }
    const deep = `{"type":"act","id":"deep","game":1,"action":{"type":"ask","a":${"[".repeat(40_000)}${"]".repeat(40_000)}}}`;
    client.sendRaw(deep);
    await client.until(() =>
      client.received.some((each) => each.type === "refused" && each.re === "deep"),
    );
    await client.ask({ type: "ping" });
    await client.close();
  });

  it.each([
    ["of Korean", (text: string) => JSON.stringify(text), "가"],
    ["of a client that escapes what is not ASCII", escaped, "가"],
    ["of what JSON has to escape", (text: string) => JSON.stringify(text), "\u0001"],
  ])("takes the longest note %s", async (_what, written, letter) => {
    const { clients, close } = await seatTable(await started());
    const [ada] = clients;
    if (ada === undefined) throw new Error("nobody there");
    await ada.ask({ type: "start" });
    const id = "longest".padEnd(36, "-");
    const text = letter.repeat(MAX_NOTES);
    ada.sendRaw(`{"type":"note","id":"${id}","game":1,"text":${written(text)}}`);
    const isAnswer = (each: ServerMessage) =>
      (each.type === "done" || each.type === "refused") && each.re === id;
    await ada.until(() => ada.received.some(isAnswer));
    expect(ada.received.find(isAnswer)).toEqual({ type: "done", re: id });
    const back = await TestClient.join(ada.options);
    expect(back.received[0]).toMatchObject({ type: "welcome", notes: text });
    await Promise.all([back.close(), close()]);
  });

  it("that breaks in the middle of the handshake harms nobody", async () => {
    const site = await started();
    const { hostname, port } = new URL(site);
    for (const text of ["GET /socket HTTP/1.1\r\nUpgrade: websocket\r\n", "\r\n\r\n", "x"]) {
      const socket = connect(Number(port), hostname);
      await once(socket, "connect");
      socket.write(text);
      socket.resetAndDestroy();
    }
    expect((await fetch(`${site}/health`)).status).toBe(200);
  });
});

describe("limits", { timeout: 60_000 }, () => {
  it("of sockets, per person", async () => {
    const site = await started({ socketsPerPlayer: 2 });
    const { host, client } = await hosting(site);
    const second = await open(site, { cookie: host.cookie });
    const third = await open(site, { cookie: host.cookie });
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
    const from = (address: string) => open(site, { "x-forwarded-for": address });
    const [a, b, c] = [await from("192.0.2.1"), await from("192.0.2.1"), await from("192.0.2.1")];
    expect(await c.closed).toBe(BYE_CODES.tooMany);
    const d = await from("192.0.2.2");
    for (const { socket } of [a, b, d]) socket.close();
    expect(await d.closed).toBe(1005);
  });

  it("of new sockets, per address", async () => {
    const site = await started({ connects: { burst: 2, perSecond: 0 } });
    const [a, b] = [await open(site), await open(site)];
    expect(await turnedAway(site, "/socket", {})).toBe(429);
    for (const { socket } of [a, b]) socket.close();
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
    const third = await TestClient.join(client.options);
    third.sendRaw('{"type":"ping","id":"one-more"}');
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
    if (ada === undefined || bea === undefined) throw new Error("nobody there");
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

  it("of patience with whoever does not answer a heartbeat", async () => {
    const site = await started({ heartbeat: 30 });
    const { host, client } = await hosting(site);
    const deaf = await open(site, { cookie: host.cookie });
    deaf.socket.pause();
    const other = await TestClient.join(client.options);
    await other.ask({ type: "ping" });
    while ((await metric(site, "inkognito_sockets")) > 2) await client.ask({ type: "ping" });
    deaf.socket.terminate();
    await Promise.all([client.close(), other.close()]);
  });

  it("of memory for whoever does not read", { timeout: 60_000 }, async () => {
    const site = await started({ unread: 100_000 });
    const { clients, close } = await seatTable(site);
    const [ada] = clients;
    if (ada === undefined) throw new Error("nobody there");
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

/** As Python writes it, say. */
const escaped = (text: string): string =>
  `"${[...text].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")}"`;

async function metric(site: string, name: string): Promise<number> {
  const text = await (await fetch(`${site}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
}
