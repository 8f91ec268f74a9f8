import { BYE_CODES } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSqliteStore } from "../../store/sqlite/sqliteStore.js";
import type { Store } from "../../store/store.js";
import { tableOptions } from "../../testing/options.js";
import { newFolder } from "../../testing/server.js";
import { Simulation, TestPage } from "../../testing/simulation.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterAll(() => simulation.close());

/** As any stranger is shown out. */
const OUT = { bye: "notHere", closedWith: BYE_CODES.notHere, isIn: false };
const stateOf = ({ bye, closedWith, isIn }: TestPage) => ({ bye, closedWith, isIn });
const IN = { bye: null, closedWith: null, isIn: true };

const block = async (by: TestPage | undefined, whom: TestPage): Promise<void> => {
  await simulation.store.setRelation(by?.player ?? "", whom.player, "blocked");
  await simulation.registry.block(by?.player ?? "", whom.player);
};

describe("blocking", () => {
  it("asks the store only about tables where the one who blocks sits and the other watches", async () => {
    const asked: string[] = [];
    const dataDir = newFolder("screening");
    const real = await openSqliteStore({ dataDir });
    const store: Store = {
      ...real,
      isBlocked: (by, player) => {
        asked.push(player);
        return real.isBlocked(by, player);
      },
    };
    const site = await Simulation.open({ dataDir, newStore: async () => store });
    const { table, key, pages } = await site.seated(tableOptions(), 2);
    const watcher = await new TestPage(await site.person()).enter(site.registry, table, key);
    for (let i = 0; i < 5; i++) {
      const other = await site.table(tableOptions());
      await new TestPage(await site.person()).enter(site.registry, other.table, other.key);
      await new TestPage(watcher.player).enter(site.registry, other.table, other.key);
    }
    asked.length = 0;
    const [host] = pages as [TestPage];
    await store.setRelation(host.player, watcher.player, "blocked");
    await site.registry.block(host.player, watcher.player);
    expect(stateOf(watcher)).toEqual(OUT);
    expect(asked).toEqual([watcher.player]);
    await site.close();
  }, 30_000);
});

describe("a person who looks on", () => {
  it("is shown out at once when someone who sits here blocks them, in every page", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 2);
    const watcher = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    const second = await new TestPage(watcher.player).enter(simulation.registry, table, key);
    const other = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    await block(pages[1], watcher);
    expect([watcher, second, other].map(stateOf)).toEqual([OUT, OUT, IN]);
    expect(pages[0]?.present?.watchers).toBe(1);
    await pages[0]?.ask({ type: "say", text: "alone at last" });
    expect(watcher.texts.join()).not.toContain("alone at last");
    await watcher.enter(simulation.registry, table, key);
    expect(stateOf(watcher)).toEqual(OUT);
  });

  it("is shown out when someone sits down who has blocked them", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 1);
    await pages[0]?.ask({ type: "clear", seat: 3 });
    const watcher = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    const late = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    await block(late, watcher);
    expect(stateOf(watcher)).toEqual(IN);
    await late.ask({ type: "sit", seat: 3 });
    expect(stateOf(watcher)).toEqual(OUT);
  });

  it("is shown out when getting up from a table of someone who has blocked them", async () => {
    const { pages } = await simulation.seated(tableOptions(), 2);
    const [host, guest] = pages as [TestPage, TestPage];
    await block(host, guest);
    // A chair is kept: no one is taken out of a game.
    expect(stateOf(guest)).toEqual(IN);
    await guest.ask({ type: "leave" });
    expect(stateOf(guest)).toEqual(OUT);
  });

  it("stays where no one sits who has blocked them, and where it is their own table", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 2);
    const watcher = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    const stranger = new TestPage(await simulation.person());
    await block(stranger, watcher);
    expect(stateOf(watcher)).toEqual(IN);
    const [host, guest] = pages as [TestPage, TestPage];
    await host.ask({ type: "clear", seat: 0 });
    await block(guest, host);
    expect(stateOf(host)).toEqual(IN);
  });

  it("is shown out when deleted elsewhere, as soon as that is noticed", async () => {
    const { host, table, key } = await simulation.table(tableOptions());
    const watcher = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    await simulation.store.deletePlayer(watcher.player);
    await simulation.registry.block(host, watcher.player);
    expect(stateOf(watcher)).toEqual(OUT);
  });
});
