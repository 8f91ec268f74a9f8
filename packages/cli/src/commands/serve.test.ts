import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Person, TestClient, tableOptions } from "@inkognito/server/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("../main.js", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "inkognito-cli-"));
const running = new Set<ChildProcess>();
beforeAll(() => writeFileSync(join(folder, "index.html"), "<title>page</title>"));
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  readonly child: ChildProcess;
  readonly out: string[];
  readonly err: string[];
  readonly code: Promise<number | null>;
}

function run(env: Readonly<Record<string, string>>, cwd = folder): Run {
  const args = [MAIN, "serve"];
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", INKOGNITO_PAGE: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const [out, err]: [string[], string[]] = [[], []];
  createInterface(child.stdout).on("line", (line) => out.push(line));
  createInterface(child.stderr).on("line", (line) => err.push(line));
  return { child, out, err, code: once(child, "close").then(([code]) => code as number | null) };
}

async function served(each: Run): Promise<string> {
  for (;;) {
    const address = each.out.join("\n").match(/^Inkognito is served at (\S+)$/m)?.[1];
    if (address !== undefined) return address;
    const [ended] = await Promise.race([
      once(each.child.stdout as NodeJS.ReadableStream, "data").then(() => [false]),
      each.code.then(() => [true]),
    ]);
    if (ended) throw new Error(each.err.join("\n"));
  }
}

describe("inkognito serve", { timeout: 60_000 }, () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "says where it is; on %s it tells everybody to come back and is gone",
    async (signal) => {
      const each = run({ INKOGNITO_DATA: mkdtempSync(join(folder, "data-")) });
      const site = await served(each);
      const host = await Person.arrive(site);
      const client = await TestClient.join({
        site,
        cookie: host.cookie,
        ...(await host.open(tableOptions())),
      });
      each.child.kill(signal);
      expect(await client.untilClosed()).toBe(4503);
      expect(client.bye).toBe("restart");
      // After 4.5 s it would end itself with another code.
      expect(await each.code).toBe(0);
      expect(each.err).toEqual([]);
    },
  );

  it.each([
    ["a wrong setting", { PORT: "x" }, 'inkognito: PORT takes a number from 0 to 65535, not "x"'],
    ["a wrong origin", { INKOGNITO_ORIGIN: "here" }, "inkognito: INKOGNITO_ORIGIN takes an origin"],
    [
      "a folder of texts that is not there",
      { INKOGNITO_TEXTS: "/nowhere" },
      "inkognito: INKOGNITO_TEXTS",
    ],
  ])("answers %s with one line and exit code 2", async (_what, env, line) => {
    const each = run({ INKOGNITO_DATA: join(folder, "untouched"), ...env });
    expect(await each.code).toBe(2);
    expect(each.err).toEqual([expect.stringContaining(line)]);
    expect(each.out).toEqual([]);
  });

  it("takes settings from .env, after those of the environment", async () => {
    const cwd = mkdtempSync(join(folder, "env-"));
    const lines = [`INKOGNITO_DATA=${join(cwd, "here")}`, "PORT=x", "LOG_LEVEL=error"];
    writeFileSync(join(cwd, ".env"), lines.join("\n"));
    const each = run({}, cwd);
    await served(each);
    expect(existsSync(join(cwd, "here", "inkognito.db"))).toBe(true);
  });

  it("says where other devices find it, if it listens to them", async () => {
    const data = { INKOGNITO_DATA: mkdtempSync(join(folder, "data-")) };
    const each = run({ ...data, HOST: "0.0.0.0", INKOGNITO_ORIGIN: "https://play.example" });
    expect(await served(each)).toMatch(/^http:\/\/localhost:\d+$/);
    await expect.poll(() => each.out).toContain("Other devices open https://play.example");
  });

  it("leaves the data to the server that has them", async () => {
    const env = { INKOGNITO_DATA: mkdtempSync(join(folder, "data-")) };
    await served(run(env));
    const second = run(env);
    expect(await second.code).toBe(2);
    expect(second.err).toEqual([
      `inkognito: the data in ${env.INKOGNITO_DATA} is in use by another server`,
    ]);
  });
});
