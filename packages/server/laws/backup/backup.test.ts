import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { newFolder } from "../../src/testing/server.js";
import { BusyServer } from "../support/busyServer.js";
import { runCommand } from "../support/command.js";
import { type Postgres, startPostgres } from "../support/postgres.js";
import { fileData, postgresData, type ServerData } from "../support/serverData.js";
import { killAll } from "../support/serverProcess.js";
import { answeredNow, verifyRestored } from "./restoredSite.js";

const TABLES = size("tables", { short: 6, full: 30 });
const ENOUGH_MESSAGES = 40 * TABLES;

let postgres: Postgres;
let busy: BusyServer;
const folder = newFolder("backup");
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterEach(async () => {
  await busy.close();
  await killAll();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

const onPostgres = async () => postgresData(await postgres.newDatabase());
const onFile = async () => fileData();

/** Plays for a while, so that some is in the journal only. */
async function keepBusy(): Promise<void> {
  const enough = busy.messageCount + ENOUGH_MESSAGES;
  await busy.until(() => busy.messageCount >= enough);
}

async function stopPlayers(): Promise<void> {
  await Promise.all(busy.players.map((player) => player.stop()));
}

async function command(args: readonly string[], data: ServerData): Promise<string> {
  const { code, out, err } = await runCommand(args, data.env);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out;
}

describe("a backup of a busy server has all that was answered before, and its games go on", {
  tags: ["slow"],
}, () => {
  it.each([
    ["SQLite", "PostgreSQL", onFile, onPostgres],
    ["PostgreSQL", "SQLite", onPostgres, onFile],
  ])("from %s to %s", async (from, _to, newSource, newTarget) => {
    busy = new BusyServer(await newSource());
    const [source, target] = [busy.data, await newTarget()];
    await busy.open(TABLES);
    await keepBusy();
    const file = join(folder, `${from}.backup`);
    const before = answeredNow(busy);
    await command(["backup", file], source);
    expect(busy.process?.process.exitCode).toBeNull();
    await keepBusy();
    expect(busy.faults).toEqual([]);
    await stopPlayers();
    await busy.end("SIGTERM");
    // Nothing is written where there is something.
    const again = await runCommand(["restore", file], source.env);
    expect({ ...again, out: "" }).toMatchObject({ code: 2, err: expect.stringMatching(/^.+\n$/) });
    await busy.verify();
    await command(["restore", file], target);
    await verifyRestored(busy, target, before);
    await target.remove();
  });
});

describe("a move from SQLite to PostgreSQL", { tags: ["slow"] }, () => {
  it("is refused while a server runs; afterwards games that were running before go on", async () => {
    busy = new BusyServer(await onFile());
    const [source, target] = [busy.data, await onPostgres()];
    const { DATABASE_URL = "" } = target.env;
    const move = ["move", "--to", DATABASE_URL];
    await busy.open(TABLES);
    await keepBusy();
    expect(await runCommand(move, source.env)).toMatchObject({
      code: 2,
      err: expect.stringContaining("is in use by another server"),
    });
    await stopPlayers();
    const before = answeredNow(busy);
    // What the server had not put in its place must come along, too.
    await busy.end("SIGKILL");
    await command(move, source);
    await verifyRestored(busy, target, before);
    expect(await runCommand(move, source.env)).toMatchObject({
      code: 2,
      err: expect.stringContaining("the database already contains a site"),
    });
    // The old files are as they were.
    await busy.verify();
  });
});
