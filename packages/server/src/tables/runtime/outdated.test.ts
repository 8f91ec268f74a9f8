import { expect, it } from "vitest";
import { openSqliteStore } from "../../store/sqlite/sqliteStore.js";
import { newFolder } from "../../testing/server.js";
import { Simulation } from "../../testing/simulation.js";

it("a newer program that changed shared data for good is noticed in a round, and said once", async () => {
  let isOutdated = false;
  let said = 0;
  const dataDir = newFolder("outdated");
  const store = await openSqliteStore({ dataDir });
  const simulation = await Simulation.open({
    dataDir,
    shared: true,
    newStore: async () => ({ ...store, isOutdated: async () => isOutdated }),
    onOutdated: () => {
      said += 1;
    },
  });
  await simulation.pass(60_000);
  expect(said).toBe(0);
  isOutdated = true;
  await simulation.pass(6_000);
  expect(said).toBe(1);
  await simulation.pass(60_000);
  expect(said).toBe(1);
  await simulation.close();
});
