import { describe, expect, it, onTestFinished } from "vitest";
import {
  failureOf,
  HttpClient,
  Person,
  startServer,
  TestClient,
  tableOptions,
} from "../src/testing/index.js";
import { openSocket, turnedAway } from "../src/testing/testSocket.js";
import { freePorts, type RunningProxy, siteAt, startCaddy, startNginx } from "./proxy.js";

const ELSEWHERE = "https://evil.example";
const JSON_TYPE = { "content-type": "application/json" };
const BODY = JSON.stringify({ name: "Ada", language: "en" });

type Start = typeof startCaddy;

interface Behind extends RunningProxy {
  /** What the server has logged. */
  readonly lines: readonly string[];
}

/** A server with these settings, and this proxy in front of it. */
async function behind(
  start: Start,
  settings: (site: string) => Readonly<Record<string, string>>,
  limits: "real" | undefined = undefined,
): Promise<Behind> {
  const lines: string[] = [];
  const ports = await freePorts();
  const server = await startServer({
    env: settings(siteAt(ports)),
    log: { write: (line) => void lines.push(line) },
    ...(limits === undefined ? {} : { limits }),
  });
  onTestFinished(() => server.stop());
  const proxy = await start(ports, Number(new URL(server.site).port));
  onTestFinished(() => proxy.stop());
  return { ...proxy, lines };
}

/** As docs/hosting.md says. */
const asDocumented = (site: string) => ({ INKOGNITO_ORIGIN: site, INKOGNITO_TRUST_PROXY: "1" });
const nothingSet = () => ({});

/** As a page of this origin does it. */
const arrive = (site: string, origin: string, headers: Readonly<Record<string, string>> = {}) =>
  new HttpClient(site).fetch("/api/me", {
    method: "POST",
    headers: { ...JSON_TYPE, origin, ...headers },
    body: BODY,
  });

const withoutHost: Start = (ports, server) =>
  startNginx(ports, server, [
    "proxy_set_header Host $http_host;",
    "proxy_set_header X-Forwarded-Host $http_host;",
  ]);
const withForwardedHost: Start = (ports, server) =>
  startNginx(ports, server, ["proxy_set_header Host $http_host;"]);

describe.each([
  ["Caddy", startCaddy],
  ["nginx", startNginx],
] as const)("behind %s", (_name, start: Start) => {
  it("a player invites another one, and both play a game to its end", async () => {
    const { site, lines } = await behind(start, asDocumented);
    const [host, guest] = [await Person.arrive(site, "Ada"), await Person.arrive(site, "Ben")];
    expect(host.cookie).toMatch(/^__Host-inkognito=/);
    const { table, key } = await host.open(tableOptions("card", 3));
    const page = await (await guest.fetch(`/i/${key}`)).text();
    expect(page).toContain(`${site}/i/${key}`);
    const clients: TestClient[] = [];
    for (const [seat, { cookie }] of [host, guest].entries()) {
      const client = await TestClient.join({ site, cookie, table, key });
      await client.ask({ type: "sit", seat: seat === 0 ? 0 : 1 });
      client.play("random", table);
      clients.push(client);
    }
    await clients[0]?.ask({ type: "placeBot", seat: 2, level: "random" });
    await clients[0]?.ask({ type: "start" });
    await Promise.all(clients.map((client) => client.untilEnded(1)));
    expect(clients.flatMap(({ faults }) => faults)).toEqual([]);
    await Promise.all(clients.map((client) => client.close()));
    expect(lines).toEqual([]);
  });

  it("pages of the site are served, those of other sites are refused", async () => {
    const { site, plain } = await behind(start, asDocumented);
    const page = await fetch(site);
    expect(page.status).toBe(200);
    expect(page.headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect((await arrive(site, site)).status).toBe(201);
    expect(await failureOf(await arrive(site, ELSEWHERE))).toEqual([403, "wrongOrigin"]);
    const { socket } = await openSocket(site, { origin: site });
    socket.terminate();
    for (const headers of [
      { origin: ELSEWHERE },
      { origin: ELSEWHERE, "x-forwarded-host": site },
    ]) {
      expect(await turnedAway(site, "/socket", headers)).toBe(403);
    }
    if (plain === null) return;
    const sent = await fetch(`${plain}/i/x`, { redirect: "manual" });
    expect([sent.status, sent.headers.get("location")]).toEqual([301, "https://127.0.0.1/i/x"]);
  });

  it("the server believes the proxy about who is asking, and not the client", async () => {
    const { site } = await behind(start, asDocumented, "real");
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      const response = await new HttpClient(site).fetch("/api/recover", {
        method: "POST",
        headers: { ...JSON_TYPE, origin: site, "x-forwarded-for": `198.51.100.${at}` },
        body: JSON.stringify({ code: "0000-0000-0000-0000-0000" }),
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });

  it("all works without a setting, and the log says what is better set", async () => {
    const { site, lines } = await behind(start, nothingSet);
    const response = await arrive(site, site);
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-inkognito=.*; Secure/);
    const { socket } = await openSocket(site, { origin: site });
    socket.terminate();
    expect(await turnedAway(site, "/socket", { origin: ELSEWHERE })).toBe(403);
    const advice = lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
    expect(advice).toEqual([
      expect.stringContaining("set INKOGNITO_ORIGIN=https://…"),
      expect.stringContaining("set INKOGNITO_TRUST_PROXY=1"),
      expect.stringContaining(`a page at ${ELSEWHERE} was refused`),
    ]);
  });
});

describe("behind a proxy that replaces Host", () => {
  it("all works if it says which host was asked for", async () => {
    const { site } = await behind(withForwardedHost, nothingSet);
    expect((await arrive(site, site)).status).toBe(201);
    expect((await arrive(site, ELSEWHERE)).status).toBe(403);
    const { socket } = await openSocket(site, { origin: site });
    socket.terminate();
    // What a client says itself is replaced.
    const claimed = { origin: ELSEWHERE, "x-forwarded-host": "evil.example" };
    expect(await turnedAway(site, "/socket", claimed)).toBe(403);
  });

  it("and does not say it, pages are refused until the origin is set; the log says so", async () => {
    const { site, lines } = await behind(withoutHost, nothingSet);
    expect((await arrive(site, site)).status).toBe(403);
    expect(await turnedAway(site, "/socket", { origin: site })).toBe(403);
    expect(lines.filter((line) => line.includes(`set INKOGNITO_ORIGIN=${site}`))).toHaveLength(1);
    const set = await behind(withoutHost, asDocumented);
    expect((await arrive(set.site, set.site)).status).toBe(201);
    const { socket } = await openSocket(set.site, { origin: set.site });
    socket.terminate();
  });
});
