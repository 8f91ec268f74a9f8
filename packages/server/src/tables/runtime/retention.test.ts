import { afterEach, describe, expect, it } from "vitest";
import { hashOf } from "../../store/store.js";
import { tableOptions } from "../../testing/options.js";
import { Simulation, type SimulationOptions, TestPage } from "../../testing/simulation.js";
import type { SimulatedTime } from "../../testing/time.js";
import type { BreakListener, Time } from "../../time/time.js";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let simulation: Simulation;
afterEach(() => simulation.close());

async function opened(options: SimulationOptions = {}): Promise<void> {
  simulation = await Simulation.open(options);
}

/** A table that is closed now, by its host. */
async function closedTable() {
  const { table, pages } = await simulation.seated(tableOptions(), 1);
  await pages[0]?.ask({ type: "close" });
  pages[0]?.leave();
  return table;
}

const isThere = async (table: string): Promise<boolean> =>
  (await simulation.store.table(table)) !== null;

/** The server is off meanwhile: no one has to simulate every second of a year. */
const later = (millis: number): Promise<void> => simulation.restart(millis);

describe("a closed table", () => {
  it("is kept for a year, and then deleted", async () => {
    await opened();
    const table = await closedTable();
    await later(365 * DAY - 100 * MINUTE);
    await simulation.pass(61 * MINUTE);
    expect(await isThere(table)).toBe(true);
    await simulation.pass(HOUR);
    expect(await isThere(table)).toBe(false);
  });

  it("is not deleted in the first hour after a start, or after a clock was set", async () => {
    let interrupt: BreakListener = () => undefined;
    const newTime = async (real: SimulatedTime): Promise<Time & { end(): void }> => ({
      ...real.forProcess(),
      onBreak: (listener) => {
        interrupt = listener;
      },
    });
    await opened({ newTime });
    const table = await closedTable();
    await later(500 * DAY);
    await simulation.pass(50 * MINUTE);
    interrupt({ type: "step", by: 40 * DAY });
    await simulation.pass(55 * MINUTE);
    expect(await isThere(table)).toBe(true);
    await simulation.pass(10 * MINUTE);
    expect(await isThere(table)).toBe(false);
  });

  it("is kept where the clock of the machine does not say that it is so late", async () => {
    const wall = { now: 0 };
    await opened({ retention: { tables: 365 * DAY, wall: () => wall.now } });
    wall.now = simulation.time.now();
    const table = await closedTable();
    await later(500 * DAY);
    await simulation.pass(61 * MINUTE);
    expect(await isThere(table)).toBe(true);
    wall.now = simulation.time.now();
    await simulation.pass(61 * MINUTE);
    expect(await isThere(table)).toBe(false);
  });

  it("is kept by a process that is not sure what time it is", async () => {
    const sureness = { isSure: false };
    const newTime = async (real: SimulatedTime): Promise<Time & { end(): void }> => ({
      ...real.forProcess(),
      get isSure() {
        return sureness.isSure;
      },
    });
    await opened({ newTime });
    const table = await closedTable();
    await later(500 * DAY);
    await simulation.pass(61 * MINUTE);
    expect(await isThere(table)).toBe(true);
    sureness.isSure = true;
    await simulation.pass(MINUTE);
    expect(await isThere(table)).toBe(false);
  });

  it("is shown to no one any more, also where someone still looks at it", async () => {
    await opened();
    const { table, pages } = await simulation.seated(tableOptions(), 1);
    const [page] = pages;
    await page?.ask({ type: "close" });
    await later(365 * DAY - 30 * MINUTE);
    const looking = await new TestPage(page?.player ?? "").enter(simulation.registry, table);
    expect(looking.isIn).toBe(true);
    await simulation.pass(2 * HOUR);
    expect(looking.isIn).toBe(false);
    expect(looking.received.at(-1)).toEqual({ type: "bye", code: "notHere" });
  });

  it("goes with dozens of others, some in every round", async () => {
    await opened();
    const host = await simulation.person();
    const tables: string[] = [];
    for (let i = 0; i < 25; i += 1) {
      const { table } = await simulation.table(tableOptions(), host);
      const page = await new TestPage(host).enter(simulation.registry, table);
      await page.ask({ type: "close" });
      page.leave();
      tables.push(table);
    }
    await later(366 * DAY);
    await simulation.pass(HOUR + MINUTE);
    expect(await Promise.all(tables.map(isThere))).toEqual(tables.map(() => false));
  });
});

describe("a guest", () => {
  it("who has not come for 400 days is deleted as if they had asked for it", async () => {
    await opened();
    const gone = await simulation.person("Gone");
    const back = await simulation.person("Back");
    await later(200 * DAY);
    await simulation.store.sawPlayer(back, simulation.time.now());
    await later(201 * DAY);
    await simulation.pass(HOUR + MINUTE);
    expect((await simulation.store.players([gone, back])).map(({ id }) => id)).toEqual([back]);
    expect(await simulation.store.playerByToken(hashOf(gone))).toBeNull();
  });
});
