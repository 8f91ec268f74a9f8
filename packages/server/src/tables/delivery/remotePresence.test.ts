import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tableOptions } from "../../testing/options.js";
import { newFolder } from "../../testing/server.js";
import { peerStores, SIMULATION_LIMITS, Simulation, TestPage } from "../../testing/simulation.js";
import type { TableRegistry } from "../runtime/tableRegistry.js";

const LIMITS = { ...SIMULATION_LIMITS, invitedPerTable: 2 };
const MINUTES = 120_000;
/** Within it every process says who is there. */
const ROUND = 5_000;
const done = expect.objectContaining({ type: "done" });
const hostHere = expect.objectContaining({ refusal: { code: "hostHere", rule: null } });

/** Two processes on one file, which can talk to each other as those on one database do. */
let simulation: Simulation;
let here: TableRegistry;
let there: TableRegistry;

beforeEach(async () => {
  const dataDir = newFolder("elsewhere");
  simulation = await Simulation.open({
    dataDir,
    newStore: peerStores(dataDir),
    limits: LIMITS,
    shared: true,
  });
  ({ registry: here } = simulation);
  there = await simulation.neighbour();
});
afterEach(async () => {
  await there.drain();
  await simulation.close();
});

/** The host at one process, someone else with a chair at the other. */
async function divided() {
  const { table, key, pages } = await simulation.seated(tableOptions("card", 3), 2);
  const [host, guest] = pages as [TestPage, TestPage];
  guest.leave();
  await guest.enter(there, table);
  return { table, key, host, guest, both: [host.player, guest.player].sort() };
}

const watch = async (registry: TableRegistry, table: string, key: string): Promise<TestPage> =>
  new TestPage(await simulation.person()).enter(registry, table, key);

describe("people at one table in two processes", () => {
  it("see each other come and go at once", async () => {
    const { table, key, host, guest, both } = await divided();
    for (const page of [host, guest]) {
      expect(page.present).toMatchObject({ players: both, watchers: 0 });
    }
    const watchers = [await watch(here, table, key), await watch(there, table, key)];
    for (const page of [host, guest]) expect(page.present?.watchers).toBe(2);
    for (const watcher of watchers) watcher.leave();
    host.leave();
    expect(guest.present).toMatchObject({ players: [guest.player], watchers: 0 });
    await host.enter(here, table);
    for (const page of [host, guest]) expect(page.present?.players).toEqual(both);
  });

  it("are here as long as one of their pages is, wherever", async () => {
    const { table, host, guest, both } = await divided();
    const second = await new TestPage(host.player).enter(there, table);
    host.leave();
    expect(guest.present?.players).toEqual(both);
    second.leave();
    expect(guest.present?.players).toEqual([guest.player]);
  });

  it("are still here after any number of rounds", async () => {
    const { host, guest, both } = await divided();
    await simulation.pass(20 * ROUND);
    await there.settled();
    for (const page of [host, guest]) expect(page.present?.players).toEqual(both);
  });

  it("are away some rounds after their process has ended without a word", async () => {
    const { host, both } = await divided();
    await there.drain();
    await simulation.pass(2 * ROUND);
    expect(host.present?.players).toEqual(both);
    await simulation.pass(2 * ROUND);
    expect(host.present?.players).toEqual([host.player]);
  });

  it("watch up to as many as there is room for, all together", async () => {
    const { table, key } = await divided();
    for (const registry of [here, there])
      expect((await watch(registry, table, key)).isIn).toBe(true);
    for (const registry of [here, there])
      expect((await watch(registry, table, key)).bye).toBe("tooMany");
  });

  it("take the table over only when the host has been away from both for two minutes", async () => {
    const { table, host, guest } = await divided();
    const takeOver = { type: "takeOver" } as const;
    await simulation.pass(MINUTES);
    expect(await guest.ask(takeOver)).toEqual(hostHere);
    host.leave();
    await simulation.pass(MINUTES - 1);
    expect(await guest.ask(takeOver)).toEqual(hostHere);
    await host.enter(here, table);
    host.leave();
    await simulation.pass(MINUTES - 1);
    expect(await guest.ask(takeOver)).toEqual(hostHere);
    await simulation.pass(1);
    expect(await guest.ask(takeOver)).toEqual(done);
  });

  it("hear of a new name, and of one that is gone", async () => {
    const { host, guest } = await divided();
    await simulation.store.changePlayer(host.player, { name: "Donna" });
    here.rename(host.player, "Donna");
    await simulation.store.check();
    await there.settled();
    expect(guest.people.get(host.player)).toBe("Donna");
    await here.deletePlayer(host.player);
    await simulation.store.check();
    await there.settled();
    expect(guest.people.get(host.player)).toBeNull();
  });

  it("have one notebook, whichever of their pages they write on", async () => {
    const { table, host, guest } = await divided();
    await host.ask({ type: "placeBot", seat: 2, level: "random" });
    await host.ask({ type: "start" });
    const second = await new TestPage(host.player).enter(there, table);
    expect(await host.ask({ type: "note", game: 1, text: "Ada is X" })).toEqual(done);
    await there.settled();
    expect([second.notes, guest.notes]).toEqual(["Ada is X", null]);
  });
});
