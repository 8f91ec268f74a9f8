import { once } from "node:events";
import { connect } from "node:net";
import {
  BYE_CODES,
  MAX_NOTES,
  PROTOCOL_VERSION,
  type ServerMessage,
  serverMessage,
} from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  Person,
  seatTable,
  startServer,
  TestClient,
  type TestServer,
  tableOptions,
} from "../testing/index.js";
import { hosting, openSocket, turnedAway } from "../testing/testSocket.js";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const hello = (table: string, version = PROTOCOL_VERSION): string =>
  JSON.stringify({
    type: "hello",
    version,
    table,
    key: null,
    seen: { table: 0, game: 0, told: 0 },
  });

describe("a socket", () => {
  it.each([
    ["from another site", "/socket", { origin: "https://evil.example" }, 403],
    ["from a frame without an origin", "/socket", { origin: "null" }, 403],
    ["to another address", "/sockets", {}, 404],
  ])("%s is turned away", async (_what, path, headers, status) => {
    expect(await turnedAway(server.site, path, headers)).toBe(status);
  });

  it("is welcomed at its table", async () => {
    const { host, client } = await hosting(server.site);
    expect(client.player).toBe(host.id);
    expect(client.received.map((each) => serverMessage.parse(each).type)[0]).toBe("welcome");
    expect(client.people.get(host.id)).toBe("Ada");
    await client.close();
  });

  it.each([
    ["nonsense", "nonsense"],
    ["nothing", ""],
    ["a request before hello", '{"type":"ping","id":"a"}'],
    ["a bad request before hello", '{"type":"fly","id":"a"}'],
    ["bytes", Buffer.from('{"type":"ping","id":"a"}')],
    ["a hello without a table", JSON.stringify({ type: "hello", version: PROTOCOL_VERSION })],
  ])("that begins with %s is closed", async (_what, data) => {
    const { socket, messages, closed } = await openSocket(server.site);
    socket.send(data);
    expect(await closed).toBe(BYE_CODES.badMessage);
    expect(messages).toEqual([{ type: "bye", code: "badMessage" }]);
  });

  it.each([0, PROTOCOL_VERSION + 1])("of version %d is told so", async (version) => {
    const { socket, messages, closed } = await openSocket(server.site);
    socket.send(hello("abcdefghijkl", version));
    expect(await closed).toBe(BYE_CODES.version);
    expect(messages).toEqual([{ type: "bye", code: "version" }]);
  });

  it("says hello once", async () => {
    const { client } = await hosting(server.site);
    client.sendRaw(hello(client.options.table));
    expect(await client.untilClosed()).toBe(BYE_CODES.badMessage);
  });

  it.each(["", "x", "A".repeat(21), `${"A".repeat(22)}.`, "\0"])(
    "comes in with a damaged key where none is needed: %j",
    async (key) => {
      const { site } = server;
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
      const { socket, messages, closed } = await openSocket(server.site);
      socket.send(hello(table));
      expect(await closed).toBe(BYE_CODES.notHere);
      expect(messages).toEqual([{ type: "bye", code: "notHere" }]);
    },
  );

  it("may say more together with hello", async () => {
    const { site } = server;
    const host = await Person.arrive(site);
    const { table } = await host.open(tableOptions());
    const { socket, messages } = await openSocket(site, { cookie: host.cookie });
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
    ["a frame of more than 128 KB", "a".repeat(128 * 1024 + 1), 1009],
    ["10 MB", "a".repeat(10_000_000), 1009],
    ["a message no one can answer", '{"type":"start"}', BYE_CODES.badMessage],
    ["deep nesting", "[".repeat(80_000), BYE_CODES.badMessage],
    ["bytes", Buffer.from([0, 1, 2]), BYE_CODES.badMessage],
  ])("with %s is closed, and no one else notices", async (_what, data, code) => {
    const { site } = server;
    const [one, other] = [await hosting(site), await hosting(site)];
    one.client.sendRaw(data);
    expect(await one.client.untilClosed()).toBe(code);
    await other.client.ask({ type: "ping" });
    await other.client.close();
  });

  it("with broken UTF-8 is closed", async () => {
    const { site } = server;
    const { socket, closed } = await openSocket(site);
    socket.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect(await closed).toBe(1007);
  });

  it("with what can be answered gets an answer", async () => {
    const { client } = await hosting(server.site);
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
    const { clients, close } = await seatTable(server.site);
    const [ada] = clients;
    if (ada === undefined) throw new Error("no one there");
    await ada.ask({ type: "start" });
    const id = "longest".padEnd(36, "-");
    const text = letter.repeat(Math.floor(MAX_NOTES / Buffer.byteLength(letter)));
    ada.sendRaw(`{"type":"note","id":"${id}","game":1,"text":${written(text)}}`);
    const isAnswer = (each: ServerMessage) =>
      (each.type === "done" || each.type === "refused") && each.re === id;
    await ada.until(() => ada.received.some(isAnswer));
    expect(ada.received.find(isAnswer)).toEqual({ type: "done", re: id });
    const back = await TestClient.join(ada.options);
    expect(back.received[0]).toMatchObject({ type: "welcome", notes: text });
    await Promise.all([back.close(), close()]);
  });

  it("that breaks in the middle of the handshake harms no one", async () => {
    const { site } = server;
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

/** As Python writes it, say. */
const escaped = (text: string): string =>
  `"${[...text].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")}"`;
