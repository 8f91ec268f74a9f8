import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  HttpClient,
  Person,
  startServer,
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

/** The site with these options; without any, the one of all tests. */
async function started(options?: TestServerOptions): Promise<string> {
  if (options === undefined) return shared.site;
  const server = await startServer(options);
  others.push(server);
  return server.site;
}

const NOBODY = JSON.stringify({ name: "Ada", language: "en" });
const JSON_TYPE = { "content-type": "application/json" };
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;

describe("a request from elsewhere", { timeout: 60_000 }, () => {
  const post = (site: string, headers: Record<string, string>) =>
    new HttpClient(site).fetch("/api/me", {
      method: "POST",
      headers: { ...JSON_TYPE, ...headers },
      body: NOBODY,
    });

  it.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ "sec-fetch-site": "cross-site" }],
  ])("changes nothing: %j", async (headers) => {
    const response = await post(await started(), headers);
    expect([response.status, await codeOf(response)]).toEqual([403, "wrongOrigin"]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("is told from one of our own page", async () => {
    const site = await started();
    expect((await post(site, { origin: site })).status).toBe(201);
  });

  it("is one from anywhere but the origin that is set", async () => {
    const site = await started({ env: { INKOGNITO_ORIGIN: "https://play.example" } });
    expect((await post(site, { origin: site })).status).toBe(403);
    const response = await post(site, { origin: "https://play.example" });
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()[0]).toContain("Secure");
  });

  it("cannot be a form", async () => {
    const site = await started();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const headers = { "content-type": type };
      const response = await new HttpClient(site).fetch("/api/me", {
        method: "POST",
        headers,
        body: NOBODY,
      });
      expect([response.status, await codeOf(response)]).toEqual([400, "badMessage"]);
    }
  });
});

describe("a cookie", { timeout: 60_000 }, () => {
  it("is for TLS only where the proxy in front says TLS", async () => {
    const site = await started({ env: { INKOGNITO_TRUST_PROXY: "1" } });
    const arrive = (headers: Record<string, string>) =>
      new HttpClient(site).fetch("/api/me", {
        method: "POST",
        headers: { ...JSON_TYPE, ...headers },
        body: NOBODY,
      });
    const over = await arrive({ "x-forwarded-proto": "https" });
    expect(over.headers.getSetCookie()[0]).toContain("; Secure");
    expect(over.headers.getSetCookie()[0]).toMatch(/^__Host-inkognito=.*; Path=\/.*; Secure/);
    const plain = await arrive({});
    expect(plain.headers.getSetCookie()[0]).toMatch(/^inkognito=/);
    expect(plain.headers.getSetCookie()[0]).not.toContain("Secure");
  });

  it("of TLS that no one told of is for TLS, too, and the log says once what to set", async () => {
    const lines: string[] = [];
    const site = await started({ log: { write: (line) => void lines.push(line) } });
    const ada = new HttpClient(site);
    const origin = site.replace("http:", "https:");
    const headers = { ...JSON_TYPE, origin };
    const first = await ada.fetch("/api/me", { method: "POST", headers, body: NOBODY });
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-inkognito=[\w-]{43}; .*; Secure/),
    ]);
    await ada.fetch("/api/me", { method: "POST", headers, body: NOBODY });
    // Browsers do not say where they are when they only read.
    const [renewed] = (await ada.fetch("/api/me")).headers.getSetCookie();
    expect(renewed).toMatch(/^__Host-inkognito=[\w-]{43}; .*; Secure/);
    const told = lines.filter((line) => line.includes("INKOGNITO_ORIGIN"));
    expect(told).toHaveLength(1);
    const client = await Person.arrive(site);
    expect(client.cookie).toMatch(/^inkognito=/);
  });

  it("from before TLS is still someone's, and is replaced; both go with the person", async () => {
    const site = await started({ env: { LOG_LEVEL: "error" } });
    const { cookie, id } = await Person.arrive(site);
    const origin = site.replace("http:", "https:");
    const ask = (method: string, sent: string) =>
      fetch(`${site}/api/me`, { method, headers: { cookie: sent, origin } });
    const answer = await ask("GET", cookie);
    const [dropped, kept = ""] = answer.headers.getSetCookie();
    expect(dropped).toMatch(/^inkognito=; .*Expires=Thu, 01 Jan 1970/);
    expect(kept).toMatch(/^__Host-inkognito=/);
    const [secure = ""] = kept.split(";");
    expect(secure.split("=")[1]).toBe(cookie.split("=")[1]);
    expect(await (await ask("GET", secure)).json()).toMatchObject({ id });
    // One that another service of the host has set beside it does not count.
    const other = await Person.arrive(site);
    const both = `${other.cookie}; ${secure}`;
    expect(await (await ask("GET", both)).json()).toMatchObject({ id });
    const gone = (await ask("DELETE", both)).headers.getSetCookie();
    expect(gone.map((each) => each.split(";", 1)[0])).toEqual(["inkognito=", "__Host-inkognito="]);
  });
});

describe("too much", { timeout: 60_000 }, () => {
  it("guessing codes ends soon, and for that address only", async () => {
    const site = await started({ limits: "real", env: { INKOGNITO_TRUST_PROXY: "1" } });
    const guess = (from: string) =>
      new HttpClient(site).fetch("/api/recover", {
        method: "POST",
        headers: { ...JSON_TYPE, "x-forwarded-for": from },
        body: JSON.stringify({ code: "0000-0000-0000-0000-0000" }),
      });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await guess("192.0.2.1")).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    const last = await guess("192.0.2.1");
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await codeOf(last)).toBe("tooFast");
    expect((await guess("192.0.2.2")).status).toBe(404);
  });

  it("asking on and on", async () => {
    const site = await started({ limits: { requests: { max: 3, timeWindow: 60_000 } } });
    const statuses: number[] = [];
    for (const path of ["/api/me", "/api/me", "/api/me", "/api/me", "/api/me"]) {
      statuses.push((await new HttpClient(site).fetch(path)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it("becoming many people", async () => {
    const site = await started({ limits: { newPeople: { max: 2, timeWindow: 60_000 } } });
    await Person.arrive(site);
    await Person.arrive(site);
    await expect(Person.arrive(site)).rejects.toThrow("429");
  });

  it("blocking people on and on", async () => {
    const site = await started({ limits: { changes: { burst: 2, perSecond: 0.01 } } });
    const [ada, bea] = [await Person.arrive(site, "Ada"), await Person.arrive(site, "Bea")];
    const block = () => ada.send("PUT", `/api/me/relations/${bea.id}`, { relation: "blocked" });
    expect([(await block()).status, (await block()).status]).toEqual([200, 200]);
    const last = await block();
    expect(last.headers.get("retry-after")).toBe("100");
    expect([last.status, await codeOf(last)]).toEqual([429, "tooFast"]);
  });

  it("changing one's name on and on", async () => {
    const site = await started({ limits: { changes: { burst: 1, perSecond: 0.01 } } });
    const ada = await Person.arrive(site, "Ada");
    const named = (name: string) => ada.send("PATCH", "/api/me", { name, language: "it" });
    expect([(await named("Ada")).status, (await named("Bea")).status]).toEqual([200, 200]);
    const last = await named("Cleo");
    expect(last.headers.get("retry-after")).toBe("100");
    expect([last.status, await codeOf(last)]).toEqual([429, "tooFast"]);
    expect((await named("Bea")).status).toBe(200);
    expect(await ada.json("GET", "/api/me")).toMatchObject({ name: "Bea" });
  });

  it("everything but static files, for each address", async () => {
    const site = await started({
      limits: {
        requests: { max: 3, timeWindow: 60_000 },
        files: { max: 1, timeWindow: 60_000 },
        exports: { max: 2, timeWindow: 60_000 },
      },
      env: { INKOGNITO_TRUST_PROXY: "1", INKOGNITO_METRICS_TOKEN: "a-token-of-this-test" },
    });
    const ask = (path: string, from: string) =>
      new HttpClient(site).fetch(path, {
        headers: { "x-forwarded-for": from, authorization: "Bearer a-token-of-this-test" },
      });
    const statuses = async (path: string, from: string, count: number) => {
      const all: number[] = [];
      for (let i = 0; i < count; i += 1) all.push((await ask(path, from)).status);
      return all;
    };
    expect(await statuses("/api/tables", "192.0.2.1", 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses("/metrics", "192.0.2.2", 4)).toEqual([200, 200, 200, 429]);
    // One count for all of them, but for health.
    expect(await statuses("/metrics", "192.0.2.1", 1)).toEqual([429]);
    expect(await statuses("/health", "192.0.2.1", 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses("/health/live", "192.0.2.1", 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses("/api/me/export", "192.0.2.4", 3)).toEqual([401, 401, 429]);
    const game = `/api/tables/${"A".repeat(12)}/games/1/game.json`;
    expect(await statuses(game, "192.0.2.3", 2)).toEqual([404, 429]);
    expect(await statuses("/", "192.0.2.1", 5)).toEqual([200, 200, 200, 200, 200]);
    const last = await ask("/health", "192.0.2.1");
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await codeOf(last)).toBe("tooFast");
  });

  it("previews end, and the page does not", async () => {
    const site = await started({ limits: { requests: { max: 2, timeWindow: 60_000 } } });
    const host = await Person.arrive(site, "Ada");
    const { key } = await host.open(tableOptions());
    const titles: (string | undefined)[] = [];
    for (let i = 0; i < 4; i += 1) {
      const response = await new HttpClient(site).fetch(`/i/${key}`);
      expect(response.status).toBe(200);
      titles.push(/og:title" content="([^"]*)"/.exec(await response.text())?.[1]);
    }
    const [invited, plain] = ["Ada invites you: Inkognito, the board game", "Inkognito Online"];
    expect(titles).toEqual([invited, invited, plain, plain]);
  });

  it("a body of more than 32 KB", async () => {
    const visitor = new HttpClient(await started());
    const response = await visitor.send("POST", "/api/me", { name: "a".repeat(33_000) });
    expect([response.status, await codeOf(response)]).toEqual([413, "tooLarge"]);
  });
});

describe("what cannot be understood", () => {
  it.each(["", "{", "nonsense", "[".repeat(30_000), '{"__proto__":{"name":"a","language":"en"}}'])(
    "is a bad message: %s",
    async (body) => {
      const visitor = new HttpClient(await started());
      const response = await visitor.fetch("/api/me", { method: "POST", headers: JSON_TYPE, body });
      expect([response.status, await codeOf(response)]).toEqual([400, "badMessage"]);
    },
  );

  it.each([
    ["GET", "/api"],
    ["GET", "/api/nothing"],
    ["GET", "/api/recover"],
    ["POST", "/api/nothing"],
    ["GET", "/api/%00"],
  ])("%s %s is not there", async (method, path) => {
    const response = await new HttpClient(await started()).send(
      method,
      path,
      method === "GET" ? undefined : {},
    );
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
  });

  it("is an address that is none", async () => {
    const response = await new HttpClient(await started()).fetch("/api/%zz");
    expect([response.status, await codeOf(response)]).toEqual([400, "badMessage"]);
  });

  it("is kept by no one on the way", async () => {
    const response = await new HttpClient(await started()).fetch("/api/me");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});
