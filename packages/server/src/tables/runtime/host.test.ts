import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableOptions } from "../../testing/options.js";
import { Simulation, TestPage } from "../../testing/simulation.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterAll(() => simulation.close());

const MINUTES = 120_000;
const takeOver = { type: "takeOver" } as const;
const done = expect.objectContaining({ type: "done" });
const refused = (code: string) =>
  expect.objectContaining({ type: "refused", refusal: { code, rule: null } });

/** Two people at a table of three, the first one the host. */
async function atTable() {
  const { table, key, pages } = await simulation.seated(tableOptions("board", 3), 2);
  const [host, other] = pages;
  if (host === undefined || other === undefined) throw new Error("no one came");
  return { table, key, host, other };
}

describe("a host who is away", () => {
  it("is followed by the player who takes over after two minutes, not before, and all are told", async () => {
    const { table, key, host, other } = await atTable();
    const watcher = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    host.leave();
    expect(other.present?.players).toEqual([other.player]);
    await simulation.pass(MINUTES - 1);
    expect(await other.ask(takeOver)).toEqual(refused("hostHere"));
    await simulation.pass(1);
    expect(await watcher.ask(takeOver)).toEqual(refused("notSeated"));
    expect(await other.ask(takeOver)).toEqual(done);
    for (const page of [other, watcher]) {
      expect(page.log.at(-1)?.event).toEqual({ type: "hostPassed", to: other.player });
    }
    expect(await other.ask({ type: "start" })).toEqual(done);
    await host.enter(simulation.registry, table);
    expect(host.table?.host).toBe(other.player);
    expect(await host.ask(takeOver)).toEqual(refused("hostHere"));
  });

  it("has two minutes anew with every page that is opened, and none while one is open", async () => {
    const { table, host, other } = await atTable();
    const second = await new TestPage(host.player).enter(simulation.registry, table);
    host.leave();
    await simulation.pass(MINUTES);
    expect(await other.ask(takeOver)).toEqual(refused("hostHere"));
    second.leave();
    await simulation.pass(MINUTES - 1);
    await second.enter(simulation.registry, table);
    second.leave();
    await simulation.pass(MINUTES - 1);
    expect(await other.ask(takeOver)).toEqual(refused("hostHere"));
    await simulation.pass(1);
    expect(await other.ask(takeOver)).toEqual(done);
  });

  it("does not stop a game without a clock: the new host lets a bot play", async () => {
    const { host, other } = await atTable();
    await host.ask({ type: "start" });
    host.leave();
    await simulation.pass(MINUTES);
    expect(await other.ask({ type: "standIn", seat: 0 })).toEqual(refused("notHost"));
    expect(await other.ask(takeOver)).toEqual(done);
    expect(await other.ask({ type: "standIn", seat: 0 })).toEqual(done);
    expect(other.table?.standIns[0]).toBe("host");
  });

  it("has two minutes from when the table was loaded, which is all it knows after a restart", async () => {
    const { table, host, other } = await atTable();
    host.leave();
    await simulation.pass(MINUTES);
    await simulation.restart();
    await other.enter(simulation.registry, table);
    expect(await other.ask(takeOver)).toEqual(refused("hostHere"));
    await simulation.pass(MINUTES);
    expect(await other.ask(takeOver)).toEqual(done);
  });

  it("may be one without a chair, who is seen to be here and to go", async () => {
    const { host, other } = await atTable();
    await host.ask({ type: "clear", seat: 0 });
    expect(other.present).toMatchObject({ players: [host.player, other.player].sort() });
    expect(await other.ask(takeOver)).toEqual(refused("hostHere"));
    host.leave();
    expect(other.present).toMatchObject({ players: [other.player], watchers: 0 });
    await simulation.pass(MINUTES);
    expect(await other.ask(takeOver)).toEqual(done);
  });

  it("is no one in particular to the others once the table has passed on", async () => {
    const { host, other } = await atTable();
    await host.ask({ type: "clear", seat: 0 });
    await host.ask({ type: "handOver", to: other.player });
    expect(other.present).toMatchObject({ players: [other.player], watchers: 1 });
  });
});
