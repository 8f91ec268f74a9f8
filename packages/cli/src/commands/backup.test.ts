import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "@inkognito/server/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("../main.js", import.meta.url));
const UNREACHABLE = "postgres://me:hush@127.0.0.1:1/site";

const folder = mkdtempSync(join(tmpdir(), "inkognito-cli-"));
const data = join(folder, "data");
const target = join(folder, "target");
const file = join(folder, "site.backup");
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function inkognito(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    ...{ cwd: folder, encoding: "utf8" },
    env: { ...process.env, ...env },
  });
  return { status, out: stdout, err: stderr };
}

async function makeData(): Promise<void> {
  const server = await startServer({ dataDir: data });
  await server.stop();
}

describe("the data of a site", { timeout: 60_000 }, () => {
  it("are written into a file, and fill an empty folder", async () => {
    await makeData();
    expect(inkognito(["backup", file], { INKOGNITO_DATA: data })).toEqual({
      status: 0,
      out: expect.stringMatching(
        /^0 people, 0 tables: written to \S+site\.backup \([\d,]+ bytes\)\n$/,
      ),
      err: "",
    });
    expect(inkognito(["restore", file], { INKOGNITO_DATA: target })).toEqual({
      status: 0,
      out: `0 people, 0 tables: restored from ${file}\n`,
      err: "",
    });
    expect(readdirSync(target).sort()).toEqual(["inkognito.db", "inkognito.lock"]);
    expect(inkognito(["restore", file], { INKOGNITO_DATA: target })).toEqual({
      status: 2,
      out: "",
      err: `inkognito: ${join(target, "inkognito.db")} is there already: restore into an empty folder, or move the old files away\n`,
    });
  });

  it.each([
    ["no file", ["backup"], "backup takes one FILE"],
    ["two files", ["restore", "a", "b"], "restore takes one FILE"],
    ["no data", ["backup", file], `there are no data in ${data}`],
    ["no such file", ["restore", file], "ENOENT: no such file or directory, open"],
    ["no address", ["move"], "move takes --to URL"],
    ["no PostgreSQL", ["move", "--to", "here"], "DATABASE_URL takes an address like"],
    ["nothing to move", ["move", "--to", UNREACHABLE], `there are no data in ${data}`],
  ])("%s: one line, exit code 2, and nothing is written", (_what, args, line) => {
    const { status, out, err } = inkognito(args, { INKOGNITO_DATA: data });
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toMatch(/^inkognito: .+\n$/);
    expect(err).toContain(line);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("are not taken from a file that is no backup", () => {
    writeFileSync(file, "hello\n");
    expect(inkognito(["restore", file], { INKOGNITO_DATA: target })).toEqual({
      status: 2,
      out: "",
      err: `inkognito: ${file} is not a backup of Inkognito\n`,
    });
    expect(existsSync(target)).toBe(false);
  });

  it.each([["backup"], ["restore"]])(
    "%s: a database that does not answer is named, without its password",
    async (command) => {
      await makeData();
      inkognito(["backup", file], { INKOGNITO_DATA: data });
      const name = command === "backup" ? join(folder, "other.backup") : file;
      const { status, err } = inkognito([command, name], { DATABASE_URL: UNREACHABLE });
      expect(status).toBe(2);
      expect(err).toMatch(
        /^inkognito: the database .*cannot be (read|written): .*ECONNREFUSED.*\n$/,
      );
      expect(err).not.toContain("hush");
      expect(readdirSync(folder).sort()).toEqual(["data", "site.backup"]);
    },
  );
});
