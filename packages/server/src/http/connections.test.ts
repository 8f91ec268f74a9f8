import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import {
  HttpClient,
  Person,
  startServer,
  TestClient,
  type TestServer,
  type TestServerOptions,
  tableOptions,
} from "../testing/index.js";

let servers: TestServer[] = [];
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  sockets = [];
});

async function started(options: TestServerOptions): Promise<string> {
  const server = await startServer(options);
  servers.push(server);
  return server.site;
}

interface Raw {
  readonly socket: Socket;
  /** What was answered until the end. */
  readonly closed: Promise<string>;
}

async function opened(site: string, text: string): Promise<Raw> {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on("error", () => undefined);
  let heard = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    heard += chunk;
  });
  const closed = once(socket, "close").then(() => heard);
  await once(socket, "connect");
  socket.write(text);
  return { socket, closed };
}

const HEADERS = "host: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n";

describe("a client that takes its time", { timeout: 60_000 }, () => {
  it.each([
    ["with the body", `POST /api/me HTTP/1.1\r\n${HEADERS}\r\n{`],
    ["with the headers", "GET /api/me HTTP/1.1\r\nhost: a\r\nx: "],
    ["before the first byte", ""],
    ["after an answer", "GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n"],
  ])("%s is cut off, also if it sends a byte now and then", async (_what, text) => {
    const site = await started({
      limits: { request: 200, headers: 200, idle: 200, keepAlive: 200 },
    });
    const { socket, closed } = await opened(site, text);
    const trickle = text.endsWith("\r\n\r\n") || text === "" ? "" : "x";
    const timer = setInterval(() => socket.write(trickle), 20);
    await closed;
    clearInterval(timer);
  });
});

describe("connections have limits", { timeout: 60_000 }, () => {
  it("for each address, whatever they are used for", async () => {
    const site = await started({ limits: { connectionsPerAddress: 3 } });
    const first = [await opened(site, ""), await opened(site, ""), await opened(site, "")];
    expect(await (await opened(site, "")).closed).toBe("");
    // One that has gone makes room.
    first[0]?.socket.destroy();
    await first[0]?.closed;
    let answer = "";
    while (answer === "") {
      const get = "GET /health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
      answer = await (await opened(site, get)).closed;
    }
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
  });

  it("not for each address behind proxies, where all come from one", async () => {
    const site = await started({
      limits: { connectionsPerAddress: 1 },
      env: { INKOGNITO_TRUST_PROXY: "1" },
    });
    await opened(site, "");
    await opened(site, "");
    expect((await new HttpClient(site).fetch("/health")).status).toBe(200);
  });

  it("for all addresses together", async () => {
    const site = await started({
      limits: { connections: 2 },
      env: { INKOGNITO_TRUST_PROXY: "1" },
    });
    await opened(site, "");
    await opened(site, "");
    expect(await (await opened(site, "")).closed).toBe("");
  });
});

describe("an upgrade to anything but a websocket", { timeout: 60_000 }, () => {
  it.each(["/", "/socket", "/api/me"])("is refused in so many words: %s", async (path) => {
    const site = await started({});
    const upgrade =
      "connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n";
    const { socket, closed } = await opened(
      site,
      `GET ${path} HTTP/1.1\r\nhost: a\r\n${upgrade}\r\n`,
    );
    await once(socket, "data");
    socket.end();
    const answer = await closed;
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(answer).toContain("ask without one");
  });
});

describe("a client that does not wait for answers", () => {
  const ask = "GET /api/me HTTP/1.1\r\nhost: a\r\n\r\n";
  const last = "GET /api/me HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";

  it("gets as many as it may ask for at once, and is cut off with more", async () => {
    const site = await started({ limits: { unanswered: 3 } });
    const { closed: few } = await opened(site, ask.repeat(2) + last);
    expect((await few).match(/HTTP\/1.1 200/g)).toHaveLength(3);
    const { closed: many } = await opened(site, ask.repeat(50));
    expect(await many).toBe("");
  });

  it("takes all connections of its address with it but sockets, and opens none for a while", async () => {
    const site = await started({ limits: { unanswered: 3, penalty: 500 } });
    const ada = await Person.arrive(site);
    const { table, key } = await ada.open(tableOptions());
    const page = await TestClient.join({ site, cookie: ada.cookie, table, key });
    const { closed: idle } = await opened(site, "");
    const { closed: many } = await opened(site, ask.repeat(50));
    expect([await many, await idle]).toEqual(["", ""]);
    expect(await (await opened(site, last)).closed).toBe("");
    await page.ask({ type: "ping" });
    await page.close();
    while ((await (await opened(site, last)).closed) === "") await wait(50);
  });
});
