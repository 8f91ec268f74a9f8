import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HttpClient } from "../../src/testing/httpClient.js";
import { newFolder, newPage } from "../../src/testing/server.js";
import { killAll, type ServerProcess, startServerProcess } from "../support/serverProcess.js";

let dataDir: string;
let page: string;
beforeEach(() => {
  dataDir = newFolder("lost");
  page = newPage();
});
afterEach(async () => {
  await killAll();
  for (const folder of [dataDir, page]) rmSync(folder, { recursive: true, force: true });
});

const start = () => startServerProcess({ INKOGNITO_DATA: dataDir, INKOGNITO_PAGE: page });

const endOf = ({ process: child }: ServerProcess): Promise<number | null> =>
  new Promise((resolve) => child.once("close", resolve));

/** The log lines of a server before its end. */
const fatal = (server: ServerProcess): readonly unknown[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

describe("a server", () => {
  it("whose lock is deleted exits with 1 and says why; no second server uses the data meanwhile", async () => {
    const first = start();
    await first.served;
    const ended = endOf(first);
    rmSync(join(dataDir, "inkognito.lock"));
    const second = start();
    const served = await second.served.then(
      () => "served",
      (error: unknown) => String(error),
    );
    expect(await ended).toBe(1);
    const why = "inkognito.lock was deleted or replaced while the server was using it";
    expect(fatal(first)).toEqual([expect.objectContaining({ level: 60, why })]);
    // On a busy machine the first one may have ended before the second one checked the lock.
    if (served !== "served") expect(served).toContain("exit 2: inkognito: the data in");
    else expect((await new HttpClient(await second.served).fetch("/health")).status).toBe(200);
  });

  it("whose database is moved away exits with 1: what it stores would be lost", async () => {
    const server = start();
    await server.served;
    const ended = endOf(server);
    renameSync(join(dataDir, "inkognito.db"), join(dataDir, "moved.db"));
    expect(await ended).toBe(1);
    expect(fatal(server)).toHaveLength(1);
  });
});
