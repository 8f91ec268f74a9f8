import { it } from "vitest";
import { openSqliteStore } from "../../src/store/sqlite/sqliteStore.js";
import { newFolder } from "../../src/testing/server.js";
import { copyFixture, FIXTURES, readFixture } from "./fixture.js";
import { servesOldData } from "./oldData.js";

it.each(FIXTURES)("the files of a server of %s that was killed are served", async (name) => {
  const dataDir = newFolder("fixture");
  copyFixture(name, dataDir);
  const fixture = readFixture(name, "sqlite");
  await servesOldData(fixture, () => openSqliteStore({ dataDir, durability: "full" }), dataDir);
});
