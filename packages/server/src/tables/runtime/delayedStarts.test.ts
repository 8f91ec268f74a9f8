import type { Seat } from "@inkognito/engine/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS } from "../../settings/limits.js";
import { tableOptions } from "../../testing/options.js";
import { entropyOf, SIMULATION_LIMITS, Simulation, TestPage } from "../../testing/simulation.js";

const { shareWait } = LIMITS;

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open({ limits: { ...SIMULATION_LIMITS, shareWait } });
}, 30_000);
afterAll(() => simulation.close());

/** Three people with chairs, who have added nothing to the deal yet. */
async function atTable() {
  const { host, table, key } = await simulation.table(tableOptions("card", 3));
  const pages: TestPage[] = [];
  for (const seat of [0, 1, 2] as const satisfies readonly Seat[]) {
    const page = new TestPage(seat === 0 ? host : await simulation.person());
    pages.push(await page.enter(simulation.registry, table, key));
    await page.ask({ type: "sit", seat });
  }
  return pages as [TestPage, TestPage, TestPage];
}

const start = { type: "start", id: "start" } as const;
const isStarted = (page: TestPage): boolean => page.table?.phase.type === "playing";
const shares = (page: TestPage): readonly unknown[] => {
  const started = page.log.findLast(({ event }) => event.type === "started")?.event;
  if (started?.type !== "started") throw new Error("no game");
  return started.seats.map((each) => (each.type === "player" ? each.entropy : null));
};

describe("a start", () => {
  it("waits for the shares of everybody who is here, and no longer", async () => {
    const pages = await atTable();
    const [host] = pages;
    const answered = host.post(start);
    for (const [i, page] of pages.entries()) {
      await simulation.settled();
      expect(isStarted(host)).toBe(false);
      await page.mix(entropyOf(i));
    }
    await answered;
    expect(host.answersTo("start")).toMatchObject([{ type: "done" }]);
    expect(shares(host)).toEqual([0, 1, 2].map(entropyOf));
  });

  it("happens without a share that does not come within two seconds", async () => {
    const [host, second, third] = await atTable();
    const answered = host.post(start);
    await host.mix(entropyOf(0));
    await third.mix(entropyOf(2));
    await simulation.pass(shareWait - 1);
    expect(isStarted(second)).toBe(false);
    await simulation.pass(1);
    await answered;
    expect(shares(second)).toEqual([entropyOf(0), null, entropyOf(2)]);
  });

  it("does not wait for people who are away, also when they go meanwhile", async () => {
    const [host, second, third] = await atTable();
    await host.mix(entropyOf(0));
    second.leave();
    const answered = host.post(start);
    await simulation.settled();
    expect(isStarted(host)).toBe(false);
    third.leave();
    await answered;
    expect(shares(host)).toEqual([entropyOf(0), null, null]);
  });

  it("is refused at once to others than the host, and to a table that is not full", async () => {
    const [host, second] = await atTable();
    expect(await second.ask({ type: "start" })).toMatchObject({ refusal: { code: "notHost" } });
    await second.ask({ type: "leave" });
    expect(await host.ask({ type: "start" })).toMatchObject({ refusal: { code: "notEnough" } });
  });
});
