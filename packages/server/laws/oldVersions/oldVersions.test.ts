import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { backUp, restore } from "../../src/backup/backup.js";
import { openSqliteStore } from "../../src/store/sqlite/sqliteStore.js";
import { newFolder } from "../../src/testing/server.js";
import { copyFixture, FIXTURES, pathOf, readFixture } from "./fixture.js";
import { servesOldData } from "./oldData.js";

it.each(FIXTURES)("the files of a server of %s that was killed are served", async (name) => {
  const dataDir = newFolder("fixture");
  copyFixture(name, dataDir);
  const fixture = readFixture(name, "sqlite");
  await servesOldData(fixture, () => openSqliteStore({ dataDir }), dataDir);
});

it("a backup of format 1 is restored and served", async () => {
  const dataDir = newFolder("fixture");
  await restore({ dataDir, databaseUrl: null }, pathOf("2026-11-18", "site.backup"));
  const fixture = readFixture("2026-11-18", "sqlite");
  await servesOldData(fixture, () => openSqliteStore({ dataDir }), dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

it("files of an older version are backed up by that version, or after a start of the server", async () => {
  const [killed, dataDir] = [newFolder("killed"), newFolder("fixture")];
  copyFixture("2026-11-18", killed);
  const file = join(killed, "site.backup");
  const from = { dataDir: killed, databaseUrl: null };
  await expect(backUp(from, file)).rejects.toThrow(/older version.*or start the server once/);
  expect(existsSync(file)).toBe(false);

  await (await openSqliteStore({ dataDir: killed })).close();
  await backUp(from, file);
  await restore({ dataDir, databaseUrl: null }, file);
  const fixture = readFixture("2026-11-18", "sqlite");
  await servesOldData(fixture, () => openSqliteStore({ dataDir }), dataDir);
  for (const folder of [killed, dataDir]) rmSync(folder, { recursive: true, force: true });
});
