import { commitmentTo, fold } from "@inkognito/engine/core";
import { RULES } from "@inkognito/engine/games/rules";
import { BYE_CODES, seatOfPlayer } from "@inkognito/protocol";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Commit, StorageTrouble, type Store } from "../../store/store.js";
import { tableOptions } from "../../testing/options.js";
import {
  playOn,
  SIMULATION_LIMITS,
  Simulation,
  type SimulationOptions,
  TestPage,
} from "../../testing/simulation.js";
import { STAND_IN_WAIT } from "../rules/time/timing.js";
import { openRegistry } from "./tableRegistry.js";

let simulation: Simulation;

/** One for each test where it counts what else is there; otherwise one for all of them. */
function withSimulation(oneFor: "each" | "all", options: SimulationOptions = {}): void {
  const [before, after] = oneFor === "each" ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    simulation = await Simulation.open(options);
  }, 30_000);
  after(() => simulation.close());
}

const done = expect.objectContaining({ type: "done" });
const listed = tableOptions("board", 4, { listed: true });

describe("lists", () => {
  withSimulation("each");

  it("show public tables to all, own ones to oneself, and whose turn it is", async () => {
    const { table, pages } = await simulation.seated(tableOptions(), 4);
    const open = await simulation.table(listed);
    await pages[0]?.ask({ type: "start" });
    const page = pages.find(({ isAwaited }) => isAwaited);
    const other = pages.find(({ isAwaited }) => !isAwaited);
    const mine = await simulation.registry.queries.lists(page?.player ?? "");
    expect(mine.listed.map((each) => each.table)).toEqual([open.table]);
    expect(mine.mine).toMatchObject([{ table, people: 4, bots: 0, phase: "playing", yours: true }]);
    expect((await simulation.registry.queries.lists(other?.player ?? "")).mine).toMatchObject([
      { yours: false },
    ]);
    const stranger = await simulation.registry.queries.lists(null);
    expect(stranger.mine).toEqual([]);
    expect(stranger.listed).toMatchObject([
      { host: expect.stringMatching(/^Person/), yours: false },
    ]);
  });

  it("do not show a table to someone who is not wanted there", async () => {
    const blocked = await simulation.person();
    const { table, host } = await simulation.table(listed);
    await simulation.store.setRelation(host, blocked, "blocked");
    const other = await simulation.table(listed);
    const tables = (await simulation.registry.queries.lists(blocked)).listed.map(
      (each) => each.table,
    );
    expect(tables).toEqual([other.table]);
    expect(
      (await simulation.registry.queries.lists(null)).listed.map((each) => each.table),
    ).toContain(table);
  });

  it("carry nothing but what the page is to know", async () => {
    const { pages } = await simulation.seated(listed, 2);
    const text = JSON.stringify(await simulation.registry.queries.lists(null));
    for (const { player } of pages) expect(text).not.toContain(player);
  });

  it("lead by an invitation to its table, and to a listed one without", async () => {
    const { host, table, key } = await simulation.table(tableOptions());
    expect(await simulation.registry.queries.invited(key, null)).toMatchObject({
      table,
      players: 4,
      phase: "gathering",
    });
    expect(await simulation.registry.queries.invited("a".repeat(22), null)).toBeNull();
    const blocked = await simulation.person();
    await simulation.store.setRelation(host, blocked, "blocked");
    expect(await simulation.registry.queries.invited(key, blocked)).toBeNull();
    expect(await simulation.registry.queries.listedTable(table)).toBeNull();
    const open = await simulation.table(listed);
    expect(await simulation.registry.queries.listedTable(open.table)).toMatchObject({
      table: open.table,
    });
  });
});

describe("an ended game", () => {
  withSimulation("all");

  it("can be had whole, by everyone who may look at the table, and not before its end", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions("card"), 2);
    const player = pages[0]?.player ?? "";
    await pages[0]?.ask({ type: "start" });
    await playOn(simulation, pages, 3);
    expect(await simulation.registry.queries.endedGame({ player, key: null }, table, 1)).toBeNull();
    await playOn(simulation, pages);
    const ended = await simulation.registry.queries.endedGame({ player, key: null }, table, 1);
    expect(ended).toMatchObject({
      table,
      game: 1,
      seats: [{ type: "player", player }, {}, {}, {}],
    });
    const sealed = pages[0]?.log.find(({ event }) => event.type === "sealed");
    expect(sealed?.event).toEqual({ type: "sealed", commitment: commitmentTo(ended?.seed ?? "") });
    const state = fold(RULES.card, ended?.events.map((event) => JSON.parse(event)) ?? []);
    expect(RULES.card.outcome(state)?.winners).toEqual(pages[0]?.table?.winners);
    expect(await simulation.registry.queries.endedGame({ player: null, key }, table, 1)).toEqual(
      ended,
    );
    for (const caller of [
      { player: null, key: null },
      { player: await simulation.person(), key: "a".repeat(22) },
    ]) {
      expect(await simulation.registry.queries.endedGame(caller, table, 1)).toBeNull();
    }
    expect(await simulation.registry.queries.endedGame({ player, key: null }, table, 2)).toBeNull();
    expect(
      await simulation.registry.queries.endedGame({ player, key: null }, "nowhere-12-c", 1),
    ).toBeNull();
  });

  it("that was broken off keeps its secrets", async () => {
    const { table, pages } = await simulation.seated(tableOptions(), 1);
    const [page] = pages;
    await page?.ask({ type: "start" });
    expect(await page?.ask({ type: "close" })).toEqual(done);
    expect(
      await simulation.registry.queries.endedGame(
        { player: page?.player ?? "", key: null },
        table,
        1,
      ),
    ).toBeNull();
  });
});

describe("people", () => {
  withSimulation("all");

  it("are called by their new name everywhere", async () => {
    const { pages } = await simulation.seated(tableOptions(), 2);
    const [one, other] = pages;
    await simulation.store.changePlayer(one?.player ?? "", { name: "Renata" });
    simulation.registry.rename(one?.player ?? "", "Renata");
    await simulation.settled();
    expect(other?.people.get(one?.player ?? "")).toBe("Renata");
  });

  it("who delete themselves leave their tables, and neither name nor words stay", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 2);
    const [host, other] = pages;
    await host?.ask({ type: "say", text: "my secret plan" });
    await host?.ask({ type: "start" });
    await simulation.registry.deletePlayer(host?.player ?? "");
    expect(host?.bye).toBe("notHere");
    expect(other?.table?.standIns[0]).toBe("left");
    expect(other?.table?.host).toBe(other?.player);
    expect(other?.people.get(host?.player ?? "")).toBeNull();
    const fresh = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    expect(fresh.texts.join()).not.toContain("secret plan");
    expect(fresh.people.get(host?.player ?? "")).toBeNull();
    await playOn(simulation, pages);
    expect(other?.hasEnded(1)).toBe(true);
    expect(other?.faults).toEqual([]);
  });
});

describe("a table in memory", () => {
  withSimulation("each");

  it("is dropped when no one is there, and rests when nothing happens, unnoticed by those who stay", async () => {
    const { table, pages } = await simulation.seated(tableOptions(), 2);
    const [host, other] = pages;
    await host?.ask({ type: "start" });
    await playOn(simulation, pages, 10);
    await simulation.pass(120_000);
    expect(simulation.registry.size).toBe(1);
    await playOn(simulation, pages, 10);
    expect(await other?.ask({ type: "say", text: "awake" })).toEqual(done);
    expect(host?.faults).toEqual([]);
    const fresh = await new TestPage(host?.player ?? "").enter(simulation.registry, table);
    expect(host?.known?.told).toEqual(fresh.known?.told);
    for (const page of [host, other, fresh]) page?.leave();
    await simulation.pass(120_000);
    expect(simulation.registry.size).toBe(0);
  });

  it("takes nothing more when the server closes, and says so after the last answer", async () => {
    const { pages } = await simulation.seated(tableOptions(), 2);
    const [host] = pages;
    const asked = host?.post({ type: "say", text: "last words", id: "last" });
    await simulation.registry.drain();
    await asked;
    expect(host?.received.slice(-2)).toEqual([
      { type: "done", re: "last" },
      { type: "bye", code: "restart" },
    ]);
    for (const page of pages) expect(page.closedWith).toBe(BYE_CODES.restart);
    const late = await new TestPage(host?.player ?? "").enter(simulation.registry, "whichever-12");
    expect(late.bye).toBe("restart");
  });
});

describe("when the store is in trouble", () => {
  withSimulation("all");

  /** The real store, whose commits can fail: before anything is stored, or after. */
  function failing(store: Store): { readonly store: Store; fail: "no" | "before" | "after" } {
    const trouble = {
      fail: "no" as "no" | "before" | "after",
      store: new Proxy(store, {
        get: (target, name: keyof Store) =>
          name === "commit"
            ? commit
            : (...args: never[]) => (target[name] as (...args: never[]) => unknown)(...args),
      }),
    };
    const commit = async (change: Commit) => {
      if (trouble.fail === "before") throw new StorageTrouble("the disk is full");
      const committed = await store.commit(change);
      if (trouble.fail === "after") throw new StorageTrouble("the line broke");
      return committed;
    };
    return trouble;
  }

  async function troubled() {
    const trouble = failing(simulation.store);
    const registry = await openRegistry({
      store: trouble.store,
      limits: SIMULATION_LIMITS,
      shared: false,
      log: { warn: () => undefined, error: () => undefined },
      time: simulation.time,
      thinking: simulation.bots,
    });
    const { host, table } = await simulation.table(tableOptions());
    const page = await new TestPage(host).enter(registry, table);
    await page.ask({ type: "sit", seat: 0 });
    return { trouble, registry, page, table };
  }

  it("nothing is acknowledged or told, and it goes on when the trouble is over", async () => {
    const { trouble, page, registry } = await troubled();
    trouble.fail = "before";
    const before = page.log.length;
    expect(await page.ask({ type: "say", text: "hello" }, "1")).toMatchObject({
      type: "refused",
      refusal: { code: "storage", rule: null },
    });
    expect(page.log.length).toBe(before);
    trouble.fail = "no";
    expect(await page.ask({ type: "say", text: "hello" }, "1")).toEqual(done);
    expect(page.log.length).toBe(before + 1);
    expect(page.faults).toEqual([]);
    await registry.drain();
  });

  it("what was stored without anyone knowing is told, and not done again", async () => {
    const { trouble, page, registry } = await troubled();
    trouble.fail = "after";
    expect(await page.ask({ type: "say", text: "hello" }, "1")).toMatchObject({ type: "refused" });
    trouble.fail = "no";
    expect(await page.ask({ type: "say", text: "hello" }, "1")).toEqual(done);
    expect(page.log.filter(({ event }) => event.type === "said")).toHaveLength(1);
    expect(page.faults).toEqual([]);
    await registry.drain();
  });

  it("bots and clocks wait for it", async () => {
    const { trouble, page, registry } = await troubled();
    const seats = [1, 2, 3] as const;
    for (const seat of seats) await page.ask({ type: "placeBot", seat, level: "agent" });
    await page.ask({ type: "start" });
    for (let i = 0; i < 50 && !page.isAwaited; i++) await registry.settled();
    trouble.fail = "before";
    expect(await page.act()).toMatchObject({ type: "refused" });
    trouble.fail = "no";
    expect(await page.act()).toEqual(done);
    // Its own stand-in moves while nothing can be stored, and again when it can.
    await page.ask({ type: "standIn", seat: 0 });
    trouble.fail = "before";
    await registry.settled();
    const told = page.known?.told.length ?? 0;
    simulation.time.goTo(simulation.time.now() + STAND_IN_WAIT);
    await registry.settled();
    expect(page.known?.told.length).toBe(told);
    trouble.fail = "no";
    simulation.time.goTo(simulation.time.now() + 2_000);
    await registry.settled();
    simulation.time.goTo(simulation.time.now() + 1);
    await registry.settled();
    expect(page.hasEnded(1) || (page.known?.told.length ?? 0) > told).toBe(true);
    await registry.drain();
  });
});

describe("two processes on one store", () => {
  withSimulation("all", { shared: true });

  it("let people of both play one game", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 2);
    const registry = await simulation.neighbour();
    const [host, other] = pages;
    await other?.enter(registry, table, key);
    await host?.ask({ type: "start" });
    for (let i = 0; i < 4000 && !(host?.hasEnded(1) && other?.hasEnded(1)); i++) {
      await simulation.settled();
      await registry.settled();
      const page = pages.find((each) => each.isAwaited);
      // A process that does not know yet what happened elsewhere is refused or told by it.
      if (page !== undefined) await page.act();
      else await simulation.pass(5_000);
    }
    await simulation.pass(5_000);
    for (const page of pages) {
      expect(page.hasEnded(1)).toBe(true);
      expect(page.faults).toEqual([]);
      expect(page.table && seatOfPlayer(page.table, page.player)).toBe(page.seat);
    }
    expect(host?.log).toEqual(other?.log);
    await registry.drain();
  }, 60_000);

  it("tell the end of a game also where no one heard of it before the next one had begun", async () => {
    // People need no time, so the other process does not go round meanwhile.
    const { table, key, pages } = await simulation.seated(tableOptions("card"), 4);
    const registry = await simulation.neighbour();
    await pages[0]?.ask({ type: "start" });
    const watcher = await new TestPage(await simulation.person()).enter(registry, table, key);
    await playOn(simulation, pages);
    await pages[0]?.ask({ type: "start" });
    await simulation.settled();
    expect([watcher.game, watcher.known?.hasEnded()]).toEqual([1, false]);
    await simulation.pass(5_000);
    await registry.settled();
    const told = watcher.of("told");
    expect(
      told
        .filter(({ game }) => game === 1)
        .at(-1)
        ?.events.at(-1)?.event.type,
    ).toBe("ended");
    expect(watcher.game).toBe(2);
    expect(watcher.faults).toEqual([]);
    const types = watcher.received.map((each) => (each.type === "told" ? each.game : each.type));
    expect(types.slice(-3)).toEqual([1, "table", 2]);
    await registry.drain();
  }, 60_000);
});
