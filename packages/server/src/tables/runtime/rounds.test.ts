import { afterEach, expect, it } from "vitest";
import { openSqliteStore } from "../../store/sqlite/sqliteStore.js";
import type { Store } from "../../store/store.js";
import { tableOptions } from "../../testing/options.js";
import { newFolder } from "../../testing/server.js";
import { TestHall } from "../../testing/simulation.js";

let house: TestHall;
afterEach(() => house.close());

/** A store that counts what it is asked. */
async function counting(dataDir: string, asked: string[]): Promise<Store> {
  const store = await openSqliteStore({ dataDir, durability: "relaxed" });
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
  const dataDir = newFolder("hall");
  const asked: string[] = [];
  house = await TestHall.open({ dataDir, newStore: () => counting(dataDir, asked), shared: true });
  for (let tables = 0; tables < 5; tables++) await house.seated(tableOptions(), 1);
  asked.length = 0;
  await house.pass(5_000);
  expect(asked.filter((name) => name.startsWith("version"))).toEqual(["versions"]);
});
