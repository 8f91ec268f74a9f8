import type { Seat } from "@inkognito/engine/core";
import { BYE_CODES } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableOptions } from "../../testing/options.js";
import { SIMULATION_LIMITS, Simulation, TestPage } from "../../testing/simulation.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterAll(() => simulation.close());

const refused = (code: string, rule: string | null = null) =>
  expect.objectContaining({ type: "refused", refusal: { code, rule } });
const done = expect.objectContaining({ type: "done" });

const sit = (seat: Seat) => ({ type: "sit", seat }) as const;

describe("entering a table", () => {
  it("is possible with the key, to a chair, to the host, and to anyone where the table is listed", async () => {
    const { host, table, key } = await simulation.table(tableOptions());
    const guest = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    await guest.ask(sit(1));
    guest.leave();
    const listed = await simulation.table(tableOptions("board", 4, { listed: true }));
    for (const [player, where, with_] of [
      [host, table, null],
      [guest.player, table, null],
      [await simulation.person(), table, key],
      [await simulation.person(), listed.table, null],
    ] as const) {
      const page = await new TestPage(player).enter(simulation.registry, where, with_);
      expect(page.received[0]?.type).toBe("welcome");
    }
  });

  it("says the same to everybody whom it does not let in", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 2);
    const [host, other] = pages;
    const removed = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    await host?.ask({ type: "clear", seat: 2 });
    await removed.ask(sit(2));
    await host?.ask({ type: "clear", seat: 2 });
    const blocked = await simulation.person();
    await simulation.store.setRelation(other?.player ?? "", blocked, "blocked");
    const neighbour = await simulation.table(tableOptions());
    const old = await simulation.table(tableOptions());
    const oldHost = await new TestPage(old.host).enter(simulation.registry, old.table);
    expect(await oldHost.ask({ type: "invite", renew: true })).toMatchObject({ type: "done" });

    const tries: readonly (readonly [string, string, string | null])[] = [
      [await simulation.person(), table, null],
      [await simulation.person(), table, neighbour.key],
      [await simulation.person(), table, "a".repeat(22)],
      [await simulation.person(), old.table, old.key],
      [neighbour.host, table, null],
      [removed.player, table, key],
      [blocked, table, key],
      [await simulation.person(), "nowhere-12-c", key],
    ];
    const told = [];
    const { size } = simulation.registry;
    for (const [player, where, with_] of tries) {
      const page = await new TestPage(player).enter(simulation.registry, where, with_);
      told.push({ texts: page.texts, code: page.closedWith, isIn: page.isIn });
    }
    const bye = {
      texts: ['{"type":"bye","code":"notHere"}'],
      code: BYE_CODES.notHere,
      isIn: false,
    };
    expect(told).toEqual(tries.map(() => bye));
    // Addresses of nowhere leave nothing in memory.
    expect(simulation.registry.size).toBe(size);
  });

  it("closes behind an invitation that has expired", async () => {
    const { table, key } = await simulation.table(
      tableOptions("board", 4, { pace: { type: "none" } }),
    );
    const until = 30 * 24 * 60 * 60 * 1000;
    simulation.time.goTo(simulation.time.now() + until - 1);
    const late = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    expect(late.received[0]?.type).toBe("welcome");
    simulation.time.goTo(simulation.time.now() + 1);
    const tooLate = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    expect(tooLate.bye).toBe("notHere");
  });

  it("is shut for a person who is removed, in every page, after saying so", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 2);
    const [host, other] = pages;
    const second = await new TestPage(other?.player ?? "").enter(simulation.registry, table, key);
    expect(await host?.ask({ type: "clear", seat: 1 })).toEqual(done);
    for (const page of [other, second]) {
      expect(page?.log.at(-1)?.event).toMatchObject({ type: "removed", seat: 1 });
      expect(page?.bye).toBe("notHere");
      expect(page?.closedWith).toBe(BYE_CODES.notHere);
    }
  });
});

describe("chairs", () => {
  it("are told to everybody, with the names of those who sit there", async () => {
    const { host, table, key } = await simulation.table(tableOptions());
    const page = await new TestPage(host).enter(simulation.registry, table);
    const guest = await new TestPage(await simulation.person("Zoë")).enter(
      simulation.registry,
      table,
      key,
    );
    expect(page.people.has(guest.player)).toBe(false);
    expect(await guest.ask(sit(2))).toEqual(done);
    expect(guest.of("seated")).toEqual([{ type: "seated", seat: 2, game: null }]);
    expect(page.of("seated")).toEqual([]);
    expect(page.people.get(guest.player)).toBe("Zoë");
    expect(page.present).toMatchObject({ players: [guest.player, host].sort(), watchers: 1 });
    expect(page.table).toEqual(guest.table);
  });

  it("are not had twice, nor at more tables than anyone may have", async () => {
    const small = await Simulation.open({
      limits: { ...SIMULATION_LIMITS, tablesPerPlayer: 1 },
    });
    const one = await small.table(tableOptions());
    expect(await small.registry.create(one.host, tableOptions(), "192.0.2.1")).toEqual({
      ok: false,
      error: "tooMany",
    });
    const other = await small.table(tableOptions());
    const page = await new TestPage(one.host).enter(small.registry, other.table, other.key);
    expect(await page.ask(sit(1))).toEqual(refused("tooMany"));
    const own = await new TestPage(one.host).enter(small.registry, one.table);
    expect(await own.ask(sit(1))).toEqual(done);
    expect(await own.ask(sit(2))).toEqual(refused("alreadySeated"));
    await small.close();
  }, 30_000);

  it("are not beside someone who blocked one meanwhile", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 1);
    const guest = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    await pages[0]?.ask({ type: "clear", seat: 3 });
    await simulation.store.setRelation(pages[0]?.player ?? "", guest.player, "blocked");
    expect(await guest.ask(sit(3))).toEqual(refused("unwelcome"));
  });
});
