import type { Seat } from "@inkognito/engine/core";
import type { TableOptions } from "@inkognito/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Question } from "../../../bots/think.js";
import { tableOptions } from "../../../testing/options.js";
import {
  InlineThinking,
  instantBots,
  playOn,
  Simulation,
  TestPage,
} from "../../../testing/simulation.js";
import { RETURN_GRACE, STAND_IN_WAIT } from "./timing.js";

/** Bots whose thoughts a test can spoil. */
class Spoiled extends InlineThinking {
  spoil: (question: Question, action: unknown) => unknown = (_, action) => action;

  override async think(question: Question): Promise<unknown> {
    return this.spoil(question, await super.think(question));
  }
}

let simulation: Simulation;
const bots = new Spoiled();
// Each with a simulation of its own, so that no player of other tables plays on meanwhile.
beforeEach(async () => {
  bots.asked.length = 0;
  simulation = await Simulation.open({ thinking: bots });
}, 30_000);
afterEach(() => simulation.close());

const LIVE: Partial<TableOptions> = { pace: { type: "live", seconds: 30 } };
const HUMAN: Partial<TableOptions> = { botPace: "human" };

async function started(more: Partial<TableOptions>, people: number, level?: "agent") {
  const seated = await simulation.seated(tableOptions("board", 4, more), people, level);
  await seated.pages[0]?.ask({ type: "start" });
  await instantBots(simulation, seated.pages);
  return seated;
}

const awaitedOf = (pages: readonly TestPage[]): TestPage => {
  const page = pages.find((each) => each.isAwaited);
  if (page === undefined) throw new Error("no one is awaited");
  return page;
};

/** People play until a bot is to move; a game that ends meanwhile is followed by another. */
async function untilBotsTurn(pages: readonly TestPage[]): Promise<void> {
  for (;;) {
    await playOn(simulation, pages, 500);
    if (pages[0]?.table?.phase.type === "playing") return;
    await pages[0]?.ask({ type: "start" });
  }
}

describe("a clock", () => {
  it("runs for the player who is awaited, is told to all, and starts anew with every decision", async () => {
    const { pages } = await started(LIVE, 4);
    const page = awaitedOf(pages);
    const due = simulation.time.now() + 30_000;
    for (const each of pages) expect(each.clocks).toEqual([{ seat: page.seat, due, left: null }]);
    await simulation.pass(10_000);
    await page.act();
    const next = awaitedOf(pages);
    for (const each of pages) {
      expect(each.clocks).toEqual([{ seat: next.seat, due: due + 10_000, left: null }]);
    }
    expect(
      (
        await new TestPage(next.player).enter(
          simulation.registry,
          page.of("welcome")[0]?.table ?? "",
        )
      ).clocks,
    ).toEqual(next.clocks);
  });

  it("that has run out hands the seat to a stand-in, visibly, and the person may return", async () => {
    const { pages } = await started({ ...LIVE, ...HUMAN }, 4);
    const page = awaitedOf(pages);
    const seat = page.seat as Seat;
    await simulation.pass(29_999);
    expect(page.table?.standIns[seat]).toBeNull();
    await simulation.pass(1);
    expect(pages.map(({ table }) => table?.standIns[seat])).toEqual(Array(4).fill("late"));
    expect(page.clocks).toEqual([]);
    const game = page.known?.told.length ?? 0;
    expect(await page.ask({ type: "return" })).toMatchObject({ type: "done" });
    expect(page.clocks).toEqual([{ seat, due: simulation.time.now() + RETURN_GRACE, left: null }]);
    expect(await page.act()).toMatchObject({ type: "done" });
    expect(page.known?.told.length).toBeGreaterThan(game);
  });

  it("gives a late person the grace once, and after that the decision is the stand-in's", async () => {
    const { pages } = await started({ ...LIVE, ...HUMAN }, 4);
    const page = awaitedOf(pages);
    const seat = page.seat as Seat;
    const told = page.known?.told.length ?? 0;
    await simulation.pass(30_000);
    await page.ask({ type: "return" });
    await simulation.pass(RETURN_GRACE);
    expect(page.table?.standIns[seat]).toBe("late");
    expect(page.known?.told.length).toBe(told);
    expect(await page.ask({ type: "return" })).toMatchObject({ refusal: { code: "notNow" } });
    expect(await page.act()).toMatchObject({ refusal: { code: "notNow" } });
    await simulation.pass(STAND_IN_WAIT - 1);
    expect(page.known?.told.length).toBe(told);
    await simulation.pass(1);
    expect(page.known?.told.length).toBeGreaterThan(told);
    expect(await page.ask({ type: "return" })).toMatchObject({ type: "done" });
  });

  it.each([
    ["asks for a stand-in", (seat: Seat) => ({ type: "standIn", seat }) as const],
    ["leaves", () => ({ type: "leave" }) as const],
  ])("goes on for a player who %s and comes back, also after a restart", async (_, going) => {
    const { table, pages } = await started({ ...LIVE, ...HUMAN }, 4);
    const page = awaitedOf(pages);
    const { clocks } = page;
    await simulation.pass(20_000);
    for (const pause of [0, 1_000]) {
      await page.ask(going(page.seat as Seat));
      expect(page.clocks).toEqual([]);
      await simulation.pass(pause);
      await page.ask({ type: "return" });
      expect(page.clocks).toEqual(clocks);
    }
    await page.ask(going(page.seat as Seat));
    await simulation.restart();
    await page.enter(simulation.registry, table);
    await page.ask({ type: "return" });
    expect(page.clocks).toEqual(clocks);
  });

  it("plays on by itself for someone who does not come back", async () => {
    const { pages } = await started(LIVE, 1, "agent");
    const [page] = pages;
    await simulation.pass(30_000);
    expect(page?.log.map(({ event }) => event)).toContainEqual({
      type: "stoodIn",
      seat: 0,
      why: "late",
    });
    for (let i = 0; i < 2000 && !page?.hasEnded(1); i++) await simulation.pass(1000);
    expect(page?.hasEnded(1)).toBe(true);
    expect(bots.asked.some(({ thinker, seat }) => thinker === "standIn" && seat === 0)).toBe(true);
  }, 60_000);

  it("is not set back by a gesture", async () => {
    const config = tableOptions().config;
    const { pages } = await started(
      { ...LIVE, config: { ...config, gestures: true } as typeof config },
      4,
    );
    const page = awaitedOf(pages);
    const { clocks } = page;
    await simulation.pass(5_000);
    const gesture = { type: "gesture", tic: "F", to: "all" };
    expect(await page.ask({ type: "act", game: 1, action: gesture })).toMatchObject({
      type: "done",
    });
    expect(page.clocks).toEqual(clocks);
  });

  it("stands still in a pause that all agreed on, and goes on with what was left", async () => {
    const { pages } = await started(LIVE, 2, "agent");
    const [one, other] = pages;
    const page = awaitedOf(pages);
    await simulation.pass(10_000);
    await one?.ask({ type: "pause", wanted: true });
    expect(one?.table?.phase).toEqual({ type: "playing", paused: false });
    await other?.ask({ type: "pause", wanted: true });
    expect(one?.table?.phase).toEqual({ type: "playing", paused: true });
    expect(one?.clocks).toEqual([{ seat: page.seat, due: null, left: 20_000 }]);
    expect(await page.act()).toMatchObject({ type: "refused", refusal: { code: "notNow" } });
    await simulation.leap(3_600_000);
    expect(page.table?.standIns).toEqual([null, null, null, null]);
    for (const each of pages) await each.ask({ type: "pause", wanted: true });
    expect(one?.clocks).toEqual([
      { seat: page.seat, due: simulation.time.now() + 20_000, left: null },
    ]);
    expect(await page.act()).toMatchObject({ type: "done" });
  });

  it("that ran out while no one was there is noticed by the next process", async () => {
    const { table, pages } = await started(LIVE, 4);
    const seat = awaitedOf(pages).seat as Seat;
    await simulation.restart();
    await simulation.leap(60_000);
    const page = await new TestPage(pages[0]?.player ?? "").enter(simulation.registry, table);
    expect(page.table?.standIns[seat]).toBe("late");
  });

  it("ends in its moment also where other processes look after tables", async () => {
    await simulation.close();
    simulation = await Simulation.open({ thinking: bots, shared: true });
    const { pages } = await started(LIVE, 4);
    const page = awaitedOf(pages);
    await simulation.pass(29_999);
    expect(page.table?.standIns[page.seat as Seat]).toBeNull();
    await simulation.pass(1);
    expect(page.table?.standIns[page.seat as Seat]).toBe("late");
  });

  it("of days is kept over days", async () => {
    const { table, pages } = await started({ pace: { type: "days", days: 2 } }, 4);
    const seat = awaitedOf(pages).seat as Seat;
    const day = 24 * 60 * 60 * 1000;
    await simulation.leap(2 * day - 1);
    const before = await new TestPage(pages[0]?.player ?? "").enter(simulation.registry, table);
    expect(before.table?.standIns[seat]).toBeNull();
    await simulation.pass(5_000);
    expect(before.table?.standIns[seat]).toBe("late");
  });
});

describe("a bot", () => {
  it("takes its time at a human pace, the same after a restart", async () => {
    const { table, pages } = await started(HUMAN, 1, "agent");
    const [page] = pages;
    await untilBotsTurn(pages);
    const events = () => page?.known?.told.length ?? 0;
    const before = events();
    const began = simulation.time.now();
    await simulation.pass(1_199);
    expect(events()).toBe(before);
    await simulation.restart();
    await page?.enter(simulation.registry, table);
    for (let i = 0; events() === before && i < 2000; i++) await simulation.pass(1);
    const took = simulation.time.now() - began;
    expect(took).toBeGreaterThanOrEqual(1_200);
    expect(took).toBeLessThan(3_000);
  });

  it("that is refused or throws is replaced for that move by one that moves at random", async () => {
    const { pages } = await started(HUMAN, 1, "agent");
    const [page] = pages;
    simulation.logged.length = 0;
    const spoils = [
      () => ({ type: "dance" }),
      () => {
        throw new Error("no idea");
      },
    ];
    for (const spoil of spoils) {
      // It thinks as soon as it is awaited.
      bots.spoil = ({ thinker }, action) => (thinker === "random" ? action : spoil());
      await untilBotsTurn(pages);
      const before = page?.known?.told.length;
      await simulation.pass(3_000);
      bots.spoil = (_, action) => action;
      expect(page?.known?.told.length).toBeGreaterThan(before ?? 0);
    }
    expect(simulation.logged.join("\n")).toContain("a bot was refused");
    expect(simulation.logged.join("\n")).toContain("a bot could not think");
  });

  it("that finds no move at all is asked again later, not at once", async () => {
    const { pages } = await started(HUMAN, 1, "agent");
    const [page] = pages;
    bots.spoil = () => ({ type: "dance" });
    await untilBotsTurn(pages);
    expect(bots.asked.slice(-2).map(({ thinker }) => thinker)).toEqual(["agent", "random"]);
    const before = bots.asked.length;
    await simulation.pass(20_000);
    expect(bots.asked.length).toBe(before);
    bots.spoil = (_, action) => action;
    const told = page?.known?.told.length ?? 0;
    await simulation.pass(60_000);
    expect(page?.known?.told.length).toBeGreaterThan(told);
  });

  it("gets what its seat was told and a seed of its own, never the game's", async () => {
    const { table, pages } = await started({}, 1, "agent");
    await playOn(simulation, pages, 10);
    const seed = await simulation.store.seed(table, 1);
    const seeds = bots.asked.map((each) => each.seed);
    expect(new Set(seeds).size).toBe(new Set(bots.asked.map(({ seat }) => seat)).size);
    expect(JSON.stringify(bots.asked)).not.toContain(seed);
  });
});
