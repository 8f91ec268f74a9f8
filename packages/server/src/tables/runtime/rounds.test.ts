import { afterEach, expect, it } from "vitest";
import { openSqliteStore } from "../../store/sqlite/sqliteStore.js";
import type { Store } from "../../store/store.js";
import { tableOptions } from "../../testing/options.js";
import { newFolder } from "../../testing/server.js";
import { Simulation } from "../../testing/simulation.js";

let simulation: Simulation;
afterEach(() => simulation.close());

/** A store that counts what it is asked. */
async function counting(dataDir: string, asked: string[]): Promise<Store> {
  const store = await openSqliteStore({ dataDir });
  return new Proxy(store, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== "function") return own;
      return (...args: readonly unknown[]) => {
        asked.push(String(name));
        return own(...args);
      };
    },
  });
}

it("a round compares all tables of a process with shared data by one question", async () => {
  const dataDir = newFolder("tables");
  const asked: string[] = [];
  simulation = await Simulation.open({
    dataDir,
    newStore: () => counting(dataDir, asked),
    shared: true,
  });
  for (let tables = 0; tables < 5; tables++) await simulation.seated(tableOptions(), 1);
  asked.length = 0;
  await simulation.pass(5_000);
  expect(asked.filter((name) => name.startsWith("version"))).toEqual(["versions"]);
});
