import type { Seat } from "@inkognito/engine/core";
import type { TableId, TableOptions } from "@inkognito/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteStore } from "../../../store/sqlite/sqliteStore.js";
import { type Commit, StorageTrouble, type Store } from "../../../store/store.js";
import { tableOptions } from "../../../testing/options.js";
import { newFolder } from "../../../testing/server.js";
import { Simulation } from "../../../testing/simulation.js";
import type { Millis } from "../../../time/time.js";
import { INSTANT } from "../time/botPace.js";
import { RETURN_GRACE } from "../time/timing.js";
import { START_GRACE } from "./graceAfterStart.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const LIVE: Partial<TableOptions> = { pace: { type: "live", seconds: 90 }, botPace: "human" };
const DAYS: Partial<TableOptions> = { pace: { type: "days", days: 1 }, botPace: "human" };

let simulation: Simulation;
beforeEach(async () => {
  simulation = await Simulation.open();
});
afterEach(() => simulation.close());

/** Four people in a game, and the one whose decision it is. */
async function started(more: Partial<TableOptions> = LIVE) {
  const { table, pages } = await simulation.seated(tableOptions("board", 4, more), 4);
  await pages[0]?.ask({ type: "start" });
  await simulation.settled();
  const page = pages.find((each) => each.isAwaited);
  if (page === undefined) throw new Error("no one is awaited");
  return { table, pages, page, seat: page.seat as Seat };
}

const clock = (seat: Seat, due: Millis) => [{ seat, due, left: null }];

/** Someone looks at the table without a page, as no one is told anything by that. */
async function standInAt(table: TableId, seat: Seat) {
  const stored = await simulation.store.table(table);
  const events = stored?.log.map(({ event }) => event) ?? [];
  return events.some((event) => event.type === "stoodIn" && event.seat === seat);
}

async function failing(dataDir: string, trouble: { readonly isThere: boolean }): Promise<Store> {
  const store = await openSqliteStore({ dataDir });
  const commit = async (change: Commit) => {
    if (trouble.isThere) throw new StorageTrouble("the disk is full");
    return store.commit(change);
  };
  return new Proxy(store, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (name === "commit") return commit;
      return typeof own === "function" ? own.bind(target) : own;
    },
  });
}

describe("a clock that was left running when the server ended", () => {
  it.each([
    ["ran out meanwhile", 10 * MINUTE],
    ["has run out in the moment of the start", 90 * SECOND],
    ["runs out soon after it", 70 * SECOND],
  ])("and %s goes on for the grace after the start, and not longer", async (_, downFor) => {
    const { table, page, seat } = await started();
    await simulation.restart(downFor);
    const due = simulation.time.now() + START_GRACE.live;
    await simulation.pass(0);
    await page.enter(simulation.registry, table);
    expect(page.clocks).toEqual(clock(seat, due));
    await simulation.pass(START_GRACE.live - 1);
    expect(page.table?.standIns[seat]).toBeNull();
    expect(page.clocks).toEqual(clock(seat, due));
    await simulation.pass(1);
    expect(page.table?.standIns[seat]).toBe("late");
    expect(page.log.at(-1)).toMatchObject({ at: due, event: { type: "stoodIn", why: "late" } });
  });

  it("is told to those who come before anything was due, and to those who come later", async () => {
    const { table, pages, seat } = await started();
    await simulation.restart(10 * MINUTE);
    const due = simulation.time.now() + START_GRACE.live;
    for (const page of pages) {
      await page.enter(simulation.registry, table);
      expect(page.clocks).toEqual(clock(seat, due));
      await simulation.pass(5 * SECOND);
    }
  });

  it("holds where no one comes at all", async () => {
    const { table, seat } = await started();
    await simulation.restart(10 * MINUTE);
    await simulation.pass(START_GRACE.live - 1);
    expect(await standInAt(table, seat)).toBe(false);
    await simulation.pass(1);
    expect(await standInAt(table, seat)).toBe(true);
  });

  it("leaves the decision to the person who comes back in time", async () => {
    const { table, page } = await started();
    await simulation.restart(10 * MINUTE);
    await simulation.pass(START_GRACE.live - 1);
    await page.enter(simulation.registry, table);
    expect(await page.act()).toMatchObject({ type: "done" });
  });

  it("is over for a table that is found only after the grace", async () => {
    const { table, page, seat } = await started();
    const version = (await simulation.store.version(table)) ?? 0;
    await simulation.restart(10 * MINUTE);
    // The process was busy with others.
    await simulation.leap(START_GRACE.live);
    await page.enter(simulation.registry, table);
    expect(page.table?.standIns[seat]).toBe("late");
    // And nothing was written but that.
    expect(await simulation.store.version(table)).toBe(version + 1);
  });

  it("does not keep a stand-in waiting", async () => {
    const { table, page, seat } = await started();
    await page.ask({ type: "standIn", seat });
    const told = page.known?.told.length ?? 0;
    await simulation.restart(10 * MINUTE);
    await simulation.pass(INSTANT);
    await page.enter(simulation.registry, table);
    expect(page.known?.told.length).toBeGreaterThan(told);
  });

  it("stays as it is where there is more of it left", async () => {
    const { table, page } = await started();
    const { clocks } = page;
    await simulation.restart(90 * SECOND - START_GRACE.live);
    await page.enter(simulation.registry, table);
    expect(page.clocks).toEqual(clocks);
  });

  it("of days goes on for an hour", async () => {
    const { table, page, seat } = await started(DAYS);
    await simulation.restart(2 * DAY);
    const due = simulation.time.now() + START_GRACE.days;
    await simulation.pass(START_GRACE.days - 1);
    await page.enter(simulation.registry, table);
    expect(page.clocks).toEqual(clock(seat, due));
    expect(page.table?.standIns[seat]).toBeNull();
    await simulation.pass(1);
    expect(page.table?.standIns[seat]).toBe("late");
  });

  it("goes on with the last of several starts, by the same grace", async () => {
    const { table, page, seat } = await started();
    for (const downFor of [10 * MINUTE, 0, MINUTE, 10 * SECOND]) {
      await simulation.restart(downFor);
      await simulation.pass(5 * SECOND);
    }
    await page.enter(simulation.registry, table);
    expect(page.clocks).toEqual(clock(seat, simulation.time.now() - 5 * SECOND + START_GRACE.live));
  });

  it("stands still in a pause, however long no one is served", async () => {
    const { table, pages, page, seat } = await started();
    await simulation.pass(80 * SECOND);
    for (const each of pages) await each.ask({ type: "pause", wanted: true });
    await simulation.restart(DAY);
    for (const each of pages) await each.enter(simulation.registry, table);
    expect(page.clocks).toEqual([{ seat, due: null, left: 10 * SECOND }]);
  });

  it("is not what a clock has that was set after the start, though the table is fetched anew", async () => {
    const { table, pages, page, seat } = await started();
    await simulation.pass(90 * SECOND);
    await simulation.restart();
    await page.enter(simulation.registry, table);
    // The stand-in has not moved yet: there is the grace for the player who was late.
    await page.ask({ type: "return" });
    const due = simulation.time.now() + RETURN_GRACE;
    const other = pages.find((each) => each !== page);
    await simulation.registry.deletePlayer(other?.player ?? "");
    await page.enter(simulation.registry, table);
    expect(page.clocks).toEqual(clock(seat, due));
  });

  it("changes neither the log nor when something happened last", async () => {
    const { table, page } = await started();
    const { log } = page;
    const before = await simulation.store.tablesOf(page.player, 1);
    await simulation.restart(10 * MINUTE);
    await page.enter(simulation.registry, table);
    expect(page.log).toEqual(log);
    expect(await simulation.store.tablesOf(page.player, 1)).toEqual(before);
  });
});

describe("two processes on one store", () => {
  it.each([
    ["one after the other", false],
    ["both at once", true],
  ])(
    "have one clock, that of the one which began last, when they find it %s",
    async (_, atOnce) => {
      await simulation.close();
      simulation = await Simulation.open({ shared: true });
      const { table, pages, seat } = await started();
      const [one, other] = pages;
      await simulation.restart(70 * SECOND);
      if (!atOnce) await one?.enter(simulation.registry, table);
      // No round yet, in which the first one would find it by itself.
      simulation.time.goTo(simulation.time.now() + 3);
      const registry = await simulation.neighbour();
      const due = simulation.time.now() + START_GRACE.live;
      await Promise.all([
        atOnce ? one?.enter(simulation.registry, table) : null,
        other?.enter(registry, table),
      ]);
      await simulation.pass(START_GRACE.live - 1);
      for (const page of [one, other]) {
        expect(page?.clocks).toEqual(clock(seat, due));
        expect(page?.table?.standIns[seat]).toBeNull();
      }
      // A process that did not notice it itself hears of it in the next round.
      await simulation.pass(1);
      await registry.settled();
      expect(await standInAt(table, seat)).toBe(true);
      await simulation.pass(5 * SECOND);
      await registry.settled();
      for (const page of [one, other]) expect(page?.table?.standIns[seat]).toBe("late");
      await registry.drain();
    },
  );
});

describe("on shared data", () => {
  beforeEach(async () => {
    await simulation.close();
    simulation = await Simulation.open({ shared: true });
  });

  it("a process that has just begun gives no more to a player who was late elsewhere", async () => {
    const { table, pages, page, seat } = await started();
    await simulation.pass(90 * SECOND);
    const registry = await simulation.neighbour();
    await page.ask({ type: "return" });
    const due = simulation.time.now() + RETURN_GRACE;
    const other = pages.find((each) => each !== page);
    await other?.enter(registry, table);
    expect(other?.clocks).toEqual(clock(seat, due));
    await registry.drain();
  });

  it("a table that no one here looks at any more is left to a round", async () => {
    const { table, pages, seat } = await started();
    for (const each of pages) each.leave();
    await simulation.pass(90 * SECOND + 1);
    expect(simulation.registry.size).toBe(0);
    expect(await standInAt(table, seat)).toBe(false);
    await simulation.pass(10 * SECOND);
    expect(await standInAt(table, seat)).toBe(true);
  });
});

describe("while nothing can be stored", () => {
  it("the time that was given still counts when the table is fetched anew", async () => {
    await simulation.close();
    const trouble = { isThere: false };
    const dataDir = newFolder("tables");
    simulation = await Simulation.open({ dataDir, newStore: () => failing(dataDir, trouble) });
    const { table, pages, seat } = await started(DAYS);
    trouble.isThere = true;
    await simulation.restart(2 * DAY);
    const due = simulation.time.now() + START_GRACE.days;
    const [one, other] = pages;
    await one?.enter(simulation.registry, table);
    trouble.isThere = false;
    // Nothing happens here for so long that only the page is left of it.
    await simulation.pass(2 * MINUTE);
    await other?.enter(simulation.registry, table);
    expect(other?.clocks).toEqual(clock(seat, due));
    expect(other?.table?.standIns[seat]).toBeNull();
  });

  it("a page that comes is told the clock that will count", async () => {
    await simulation.close();
    const trouble = { isThere: false };
    const dataDir = newFolder("tables");
    simulation = await Simulation.open({ dataDir, newStore: () => failing(dataDir, trouble) });
    const { table, page, seat } = await started();
    trouble.isThere = true;
    await simulation.restart(10 * MINUTE);
    const due = simulation.time.now() + START_GRACE.live;
    await page.enter(simulation.registry, table);
    expect(page.clocks).toEqual(clock(seat, due));
    await simulation.pass(START_GRACE.live);
    expect(page.table?.standIns[seat]).toBeNull();
    trouble.isThere = false;
    await simulation.pass(2 * SECOND);
    expect(page.table?.standIns[seat]).toBe("late");
  });
});
