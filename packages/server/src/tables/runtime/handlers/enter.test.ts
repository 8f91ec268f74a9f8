import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableOptions } from "../../../testing/options.js";
import { SIMULATION_LIMITS, Simulation, TestPage } from "../../../testing/simulation.js";

const LIMITS = {
  ...SIMULATION_LIMITS,
  watchersPerTable: 3,
  watchersPerAddress: 2,
  invitedPerTable: 5,
};

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open({ limits: LIMITS });
}, 30_000);
afterAll(() => simulation.close());

const listed = tableOptions("board", 4, { listed: true });

/** The `bye` that a new visitor gets; null: let in. */
async function comes(table: string, key: string | null, address: string) {
  return (
    await new TestPage(await simulation.person(), address).enter(simulation.registry, table, key)
  ).bye;
}

describe("people who watch", () => {
  it("do not keep out invited players, people with a chair or the host", async () => {
    const { host, table, key } = await simulation.table(listed);
    const strangers = ["a", "b", "c", "d"].map((at) => comes(table, null, `192.0.2.${at}`));
    expect((await Promise.all(strangers)).sort()).toEqual([null, null, null, "tooMany"].sort());
    expect(await comes(table, "x".repeat(22), "192.0.2.9")).toBe("tooMany");
    const friend = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    expect(friend.bye).toBeNull();
    await friend.ask({ type: "sit", seat: 1 });
    const again = await new TestPage(friend.player).enter(simulation.registry, table);
    expect(again.bye).toBeNull();
    expect((await new TestPage(host).enter(simulation.registry, table)).bye).toBeNull();
  });

  it("are few from one address, unless they are invited", async () => {
    const { table, key } = await simulation.table(listed);
    const byes = [];
    for (let i = 0; i < 3; i++) byes.push(await comes(table, null, "192.0.2.1"));
    expect(byes).toEqual([null, null, "tooMany"]);
    for (let i = 0; i < 3; i++) expect(await comes(table, key, "192.0.2.1")).toBeNull();
    expect(await comes(table, null, "192.0.2.2")).toBeNull();
  });

  it("may open several pages, and free their place by leaving", async () => {
    const { table } = await simulation.table(listed);
    const page = await new TestPage(await simulation.person()).enter(simulation.registry, table);
    for (let i = 0; i < 3; i++) {
      expect((await new TestPage(page.player).enter(simulation.registry, table)).bye).toBeNull();
    }
    const other = await new TestPage(await simulation.person()).enter(simulation.registry, table);
    expect(await comes(table, null, page.address)).toBe("tooMany");
    other.leave();
    expect(await comes(table, null, page.address)).toBeNull();
  });

  it("are limited with the key as well, so that no table grows without end", async () => {
    const { table, key } = await simulation.table(tableOptions());
    const byes = [];
    for (let i = 0; i < 6; i++) byes.push(await comes(table, key, "192.0.2.1"));
    expect(byes).toEqual([null, null, null, null, null, "tooMany"]);
  });
});
