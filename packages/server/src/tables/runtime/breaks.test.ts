import type { Seat } from "@inkognito/engine/core";
import type { TableOptions } from "@inkognito/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tableOptions } from "../../testing/options.js";
import { Simulation, type TestPage } from "../../testing/simulation.js";
import type { BreakListener } from "../../time/time.js";
import { START_GRACE } from "../rules/decide/graceAfterStart.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A server whose time a test can interrupt, or make it doubt. */
let simulation: Simulation;
let interrupt: () => void;
let isSure: boolean;
beforeEach(async () => {
  isSure = true;
  simulation = await Simulation.open({
    newTime: async (real) => {
      const listeners: BreakListener[] = [];
      interrupt = () => {
        for (const listener of listeners) listener({ type: "step", by: MINUTE });
      };
      return {
        ...real.forProcess(),
        onBreak: (listener) => void listeners.push(listener),
        get isSure() {
          return isSure;
        },
      };
    },
  });
});
afterEach(() => simulation.close());

async function started(pace: TableOptions["pace"], people = 3) {
  const options = tableOptions("card", 3, { pace, botPace: "human" });
  const { table, pages } = await simulation.seated(options, people);
  await pages[0]?.ask({ type: "start" });
  await simulation.settled();
  const page = pages.find((each) => each.isAwaited) as TestPage;
  return { table, pages, page, seat: page.seat as Seat };
}

describe("after a break", () => {
  it.each([
    ["at a live pace", { type: "live", seconds: 90 }, 90 * SECOND, START_GRACE.live],
    ["at a pace of days", { type: "days", days: 1 }, 24 * 60 * MINUTE, START_GRACE.days],
  ] as const)("players have the grace of a start, %s", async (_, pace, whole, grace) => {
    const { page, seat } = await started(pace);
    await simulation.leap(whole - 5 * SECOND);
    interrupt();
    const due = simulation.time.now() + grace;
    await simulation.leap(5 * SECOND);
    expect(page.table?.standIns[seat]).toBeNull();
    expect(page.clocks).toEqual([{ seat, due, left: null }]);
    await simulation.leap(grace - 5 * SECOND - 1);
    expect(page.table?.standIns[seat]).toBeNull();
    await simulation.leap(1);
    expect(page.table?.standIns[seat]).toBe("late");
  });

  it("a clock with more left on it stays as it is", async () => {
    const { page } = await started({ type: "live", seconds: 90 });
    const { clocks } = page;
    interrupt();
    await simulation.pass(20 * SECOND);
    expect(page.clocks).toEqual(clocks);
  });

  it("a request finds the table with the time that was given", async () => {
    const { page, seat } = await started({ type: "live", seconds: 30 });
    await simulation.pass(20 * SECOND);
    interrupt();
    const due = simulation.time.now() + START_GRACE.live;
    await page.ask({ type: "say", text: "back" });
    expect(page.clocks).toEqual([{ seat, due, left: null }]);
  });
});

describe("a process that is not sure what time it is", () => {
  it("lets no time run out, and does so when it is sure again", async () => {
    const { page, seat } = await started({ type: "live", seconds: 30 });
    isSure = false;
    await simulation.pass(2 * MINUTE);
    expect(page.table?.standIns[seat]).toBeNull();
    isSure = true;
    await simulation.pass(3 * SECOND);
    expect(page.table?.standIns[seat]).toBe("late");
  });

  it("lets bots go on", async () => {
    const { page } = await started({ type: "live", seconds: 30 }, 1);
    const told = page.known?.told.length ?? 0;
    isSure = false;
    await page.act();
    await simulation.pass(10 * SECOND);
    expect(page.isAwaited || page.hasEnded(1)).toBe(true);
    expect(page.known?.told.length).toBeGreaterThan(told + 1);
  });
});
