import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { EnvError } from "../settings/env.js";
import { type Serving, serve } from "./serve.js";

const folder = mkdtempSync(join(tmpdir(), "inkognito-serve-"));
const page = join(folder, "page");
let serving: Serving[] = [];

beforeAll(async () => {
  mkdirSync(join(page, "assets"), { recursive: true });
  writeFileSync(join(page, "index.html"), "<!doctype html><title>page</title>");
  writeFileSync(join(page, "sw.js"), "");
  writeFileSync(join(page, "assets", "index-abc.js"), "plain();");
  writeFileSync(join(page, "assets", "index-abc.js.gz"), gzipSync("packed();"));
  shared = await started();
  serving = [];
});
afterEach(async () => {
  await Promise.all(serving.map((each) => each.close()));
  serving = [];
});
afterAll(async () => {
  await shared.close();
  rmSync(folder, { recursive: true });
});

async function started(env: Record<string, string> = {}): Promise<Serving> {
  const INKOGNITO_DATA = mkdtempSync(join(folder, "data-"));
  const each = await serve({
    env: { PORT: "0", LOG_LEVEL: "warn", INKOGNITO_DATA, ...env },
    page,
  });
  serving.push(each);
  return each;
}

let shared: Serving;
const get = (path: string): Promise<Response> => fetch(`${shared.address}${path}`);

/** Starting a server takes its time on a busy machine. */
const SLOW = { timeout: 60_000 };

describe("the server", SLOW, () => {
  it("serves the page under localhost", async () => {
    const { address } = await started();
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await (await fetch(address)).text()).toContain("<title>page</title>");
  });

  it("sends what was packed to browsers that can unpack it", async () => {
    const response = await get("/assets/index-abc.js");
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("content-type")).toMatch(/^(text|application)\/javascript/);
    expect(await response.text()).toBe("packed();");
  });

  it("says that it is well", async () => {
    const response = await get("/health");
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  });

  it("does not serve metrics unless it is told to, also not to its own machine", async () => {
    const unknown = await get("/nowhere");
    const response = await get("/metrics");
    expect([response.status, await response.text()]).toEqual([404, await unknown.text()]);
  });

  it("serves metrics on the main port only for the token", async () => {
    const token = "a-token-of-the-operator";
    const { address } = await started({ INKOGNITO_METRICS_TOKEN: token });
    const ask = (headers: Record<string, string>) => fetch(`${address}/metrics`, { headers });
    const unknown = await (await fetch(`${address}/nowhere`)).text();
    for (const headers of [{}, { authorization: token }, { authorization: `Bearer ${token}x` }]) {
      const refused = await ask(headers);
      expect([refused.status, await refused.text()]).toEqual([404, unknown]);
    }
    const response = await ask({ authorization: `Bearer ${token}` });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("inkognito_rooms 0");
  });

  it("counts what it does, for Prometheus, on a listener of its own", async () => {
    const { address, metrics, close } = await started({ INKOGNITO_METRICS: "127.0.0.1:0" });
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    const response = await fetch(metrics ?? "");
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    for (const name of [
      "inkognito_rooms",
      "inkognito_sockets",
      "inkognito_visitors",
      "inkognito_bots_thinking",
      "inkognito_commit_seconds_count",
      "inkognito_answer_seconds_count",
      "process_resident_memory_bytes",
    ]) {
      expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
    }
    await close();
    await expect(fetch(metrics ?? "")).rejects.toThrow();
  });

  it.each([
    ["/", "no-cache"],
    ["/index.html", "no-cache"],
    ["/sw.js", "no-cache"],
    ["/assets/index-abc.js", "public, max-age=31536000, immutable"],
  ])("says how long to keep %s", async (path, expected) => {
    expect((await get(path)).headers.get("cache-control")).toBe(expected);
  });

  it("allows nothing but its own files", async () => {
    const policy = (await get("/")).headers.get("content-security-policy")?.split(";");
    expect(policy).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "worker-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it.each(["/nowhere", "/assets/gone.js", "/..%2f..%2fetc%2fpasswd", "/.env"])(
    "has a page for what is not there: %s",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(await response.text()).toContain("To the game");
    },
  );

  it.each([
    ["es-MX", "es", "Ir al juego"],
    ["de", "de", "Zum Spiel"],
    ["it", "it", "Vai al gioco"],
    ["ko-KR,ko;q=0.9", "ko", "게임으로 가기"],
    ["sv", "sv", "Till spelet"],
    ["tlh", "en", "To the game"],
  ])("says so in the visitor's language: %s", async (accepted, language, words) => {
    const response = await fetch(`${shared.address}/nowhere`, {
      headers: { "accept-language": accepted },
    });
    expect(response.headers.get("vary")).toContain("accept-language");
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(words);
  });

  it.each([
    [{}, 0],
    [{ INKOGNITO_DURABILITY: "relaxed" }, 1],
  ])("says that a setting of earlier versions has no effect: %j", async (env, times) => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const INKOGNITO_DATA = mkdtempSync(join(folder, "data-"));
    serving.push(await serve({ env: { PORT: "0", INKOGNITO_DATA, ...env }, page, log }));
    const said = "INKOGNITO_DURABILITY has no effect any more: every answered move is durable";
    expect(lines.filter((line) => line.includes(said))).toHaveLength(times);
  });

  it("does not answer any more once it is closed", async () => {
    const { address, close } = await started();
    await fetch(address);
    await close();
    await expect(fetch(address)).rejects.toThrow();
  });
});

describe("what is set wrong is said in one line", SLOW, () => {
  it.each(["", "x", "-1", "80.5", "65536", "1e3"])("PORT=%s", async (PORT) => {
    await expect(started({ PORT })).rejects.toThrow(
      `PORT takes a number from 0 to 65535, not "${PORT}"`,
    );
  });

  it("a port in use", async () => {
    const { port: PORT } = new URL(shared.address);
    await expect(started({ PORT })).rejects.toThrow(
      `port ${PORT} is in use; choose another one with PORT`,
    );
  });

  it("a port in use, for the metrics", async () => {
    const { host } = new URL(shared.address);
    const second = started({ INKOGNITO_METRICS: host });
    await expect(second).rejects.toThrow(EnvError);
    await expect(second).rejects.toThrow("is in use; choose another one with INKOGNITO_METRICS");
  });

  it.each(["192.0.2.1", "fe80::1"])("an address of another machine, %s", async (HOST) => {
    await expect(started({ HOST })).rejects.toThrow(
      `HOST "${HOST}" is not an address of this machine`,
    );
  });

  it("data in use by another server", async () => {
    const INKOGNITO_DATA = mkdtempSync(join(folder, "data-"));
    await started({ INKOGNITO_DATA });
    const second = started({ INKOGNITO_DATA });
    await expect(second).rejects.toThrow(EnvError);
    await expect(second).rejects.toThrow("is in use by another server");
  });

  it("a page that is not built", async () => {
    const bare = serve({ env: { PORT: "0" }, page: join(page, "assets") });
    await expect(bare).rejects.toThrow("the page is not built yet; `npm run build`");
  });
});
