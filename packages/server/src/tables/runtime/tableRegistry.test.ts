import { commitmentTo, fold } from "@inkognito/engine/core";
import { RULES } from "@inkognito/engine/games/rules";
import { BYE_CODES, seatOfPlayer } from "@inkognito/protocol";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Commit, StorageTrouble, type Store } from "../../store/store.js";
import { tableOptions } from "../../testing/options.js";
import {
  HALL_LIMITS,
  playOn,
  TestHall,
  type TestHallOptions,
  TestPage,
} from "../../testing/simulation.js";
import { openHall } from "./tableRegistry.js";

let house: TestHall;

/** One for each test where it counts what else is there; otherwise one for all of them. */
function withHouse(oneFor: "each" | "all", options: TestHallOptions = {}): void {
  const [before, after] = oneFor === "each" ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    house = await TestHall.open(options);
  }, 30_000);
  after(() => house.close());
}

const done = expect.objectContaining({ type: "done" });
const listed = tableOptions("board", 4, { listed: true });

describe("lists", () => {
  withHouse("each");

  it("show public tables to all, own ones to oneself, and whose turn it is", async () => {
    const { table, pages } = await house.seated(tableOptions(), 4);
    const open = await house.table(listed);
    await pages[0]?.ask({ type: "start" });
    const page = pages.find(({ isAwaited }) => isAwaited);
    const other = pages.find(({ isAwaited }) => !isAwaited);
    const mine = await house.hall.lists(page?.player ?? "");
    expect(mine.listed.map((each) => each.table)).toEqual([open.table]);
    expect(mine.mine).toMatchObject([{ table, people: 4, bots: 0, phase: "playing", yours: true }]);
    expect((await house.hall.lists(other?.player ?? "")).mine).toMatchObject([{ yours: false }]);
    const nobody = await house.hall.lists(null);
    expect(nobody.mine).toEqual([]);
    expect(nobody.listed).toMatchObject([{ host: expect.stringMatching(/^Person/), yours: false }]);
  });

  it("do not show a table to somebody who is not wanted there", async () => {
    const blocked = await house.person();
    const { table, host } = await house.table(listed);
    await house.store.setRelation(host, blocked, "blocked");
    const other = await house.table(listed);
    const tables = (await house.hall.lists(blocked)).listed.map((each) => each.table);
    expect(tables).toEqual([other.table]);
    expect((await house.hall.lists(null)).listed.map((each) => each.table)).toContain(table);
  });

  it("carry nothing but what the page is to know", async () => {
    const { pages } = await house.seated(listed, 2);
    const text = JSON.stringify(await house.hall.lists(null));
    for (const { player } of pages) expect(text).not.toContain(player);
  });

  it("lead by an invitation to its table, and to a listed one without", async () => {
    const { host, table, key } = await house.table(tableOptions());
    expect(await house.hall.invited(key, null)).toMatchObject({
      table,
      players: 4,
      phase: "gathering",
    });
    expect(await house.hall.invited("a".repeat(22), null)).toBeNull();
    const blocked = await house.person();
    await house.store.setRelation(host, blocked, "blocked");
    expect(await house.hall.invited(key, blocked)).toBeNull();
    expect(await house.hall.listedTable(table)).toBeNull();
    const open = await house.table(listed);
    expect(await house.hall.listedTable(open.table)).toMatchObject({ table: open.table });
  });
});

describe("an ended game", () => {
  withHouse("all");

  it("can be had whole, by whoever may look at the table, and not before its end", async () => {
    const { table, key, pages } = await house.seated(tableOptions("card"), 2);
    const player = pages[0]?.player ?? "";
    await pages[0]?.ask({ type: "start" });
    await playOn(house, pages, 3);
    expect(await house.hall.endedGame({ player, key: null }, table, 1)).toBeNull();
    await playOn(house, pages);
    const ended = await house.hall.endedGame({ player, key: null }, table, 1);
    expect(ended).toMatchObject({
      table,
      game: 1,
      seats: [{ type: "player", player }, {}, {}, {}],
    });
    const sealed = pages[0]?.log.find(({ event }) => event.type === "sealed");
    expect(sealed?.event).toEqual({ type: "sealed", commitment: commitmentTo(ended?.seed ?? "") });
    const state = fold(RULES.card, ended?.events.map((event) => JSON.parse(event)) ?? []);
    expect(RULES.card.outcome(state)?.winners).toEqual(pages[0]?.table?.winners);
    expect(await house.hall.endedGame({ player: null, key }, table, 1)).toEqual(ended);
    for (const caller of [
      { player: null, key: null },
      { player: await house.person(), key: "a".repeat(22) },
    ]) {
      expect(await house.hall.endedGame(caller, table, 1)).toBeNull();
    }
    expect(await house.hall.endedGame({ player, key: null }, table, 2)).toBeNull();
    expect(await house.hall.endedGame({ player, key: null }, "nowhere-12-c", 1)).toBeNull();
  });

  it("that was broken off keeps its secrets", async () => {
    const { table, pages } = await house.seated(tableOptions(), 1);
    const [page] = pages;
    await page?.ask({ type: "start" });
    expect(await page?.ask({ type: "close" })).toEqual(done);
    expect(
      await house.hall.endedGame({ player: page?.player ?? "", key: null }, table, 1),
    ).toBeNull();
  });
});

describe("people", () => {
  withHouse("all");

  it("are called by their new name everywhere", async () => {
    const { pages } = await house.seated(tableOptions(), 2);
    const [one, other] = pages;
    await house.store.changePlayer(one?.player ?? "", { name: "Renata" });
    house.hall.renamed(one?.player ?? "", "Renata");
    await house.settled();
    expect(other?.people.get(one?.player ?? "")).toBe("Renata");
  });

  it("who delete themselves leave their tables, and neither name nor words stay", async () => {
    const { table, key, pages } = await house.seated(tableOptions(), 2);
    const [host, other] = pages;
    await host?.ask({ type: "say", text: "my secret plan" });
    await host?.ask({ type: "start" });
    await house.hall.forget(host?.player ?? "");
    expect(host?.bye).toBe("notHere");
    expect(other?.table?.standIns[0]).toBe("left");
    expect(other?.table?.host).toBe(other?.player);
    expect(other?.people.get(host?.player ?? "")).toBeNull();
    const fresh = await new TestPage(await house.person()).enter(house.hall, table, key);
    expect(fresh.texts.join()).not.toContain("secret plan");
    expect(fresh.people.get(host?.player ?? "")).toBeNull();
    await playOn(house, pages);
    expect(other?.hasEnded(1)).toBe(true);
    expect(other?.faults).toEqual([]);
  });
});

describe("a room", () => {
  withHouse("each");

  it("is dropped when nobody is there, and rests when nothing happens, unnoticed by those who stay", async () => {
    const { table, pages } = await house.seated(tableOptions(), 2);
    const [host, other] = pages;
    await host?.ask({ type: "start" });
    await playOn(house, pages, 10);
    await house.pass(120_000);
    expect(house.hall.rooms).toBe(1);
    await playOn(house, pages, 10);
    expect(await other?.ask({ type: "say", text: "awake" })).toEqual(done);
    expect(host?.faults).toEqual([]);
    const fresh = await new TestPage(host?.player ?? "").enter(house.hall, table);
    expect(host?.known?.told).toEqual(fresh.known?.told);
    for (const page of [host, other, fresh]) page?.leave();
    await house.pass(120_000);
    expect(house.hall.rooms).toBe(0);
  });

  it("takes nothing more when the house closes, and says so after the last answer", async () => {
    const { pages } = await house.seated(tableOptions(), 2);
    const [host] = pages;
    const asked = host?.post({ type: "say", text: "last words", id: "last" });
    await house.hall.drain();
    await asked;
    expect(host?.received.slice(-2)).toEqual([
      { type: "done", re: "last" },
      { type: "bye", code: "restart" },
    ]);
    for (const page of pages) expect(page.closedWith).toBe(BYE_CODES.restart);
    const late = await new TestPage(host?.player ?? "").enter(house.hall, "whichever-12");
    expect(late.bye).toBe("restart");
  });
});

describe("when the store is in trouble", () => {
  withHouse("all");

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
    const trouble = failing(house.store);
    const hall = await openHall({
      store: trouble.store,
      limits: HALL_LIMITS,
      shared: false,
      log: { warn: () => undefined, error: () => undefined },
      time: house.time,
      thinking: house.bots,
    });
    const { host, table } = await house.table(tableOptions());
    const page = await new TestPage(host).enter(hall, table);
    await page.ask({ type: "sit", seat: 0 });
    return { trouble, hall, page, table };
  }

  it("nothing is acknowledged or told, and it goes on when the trouble is over", async () => {
    const { trouble, page, hall } = await troubled();
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
    await hall.drain();
  });

  it("what was stored without anybody knowing is told, and not done again", async () => {
    const { trouble, page, hall } = await troubled();
    trouble.fail = "after";
    expect(await page.ask({ type: "say", text: "hello" }, "1")).toMatchObject({ type: "refused" });
    trouble.fail = "no";
    expect(await page.ask({ type: "say", text: "hello" }, "1")).toEqual(done);
    expect(page.log.filter(({ event }) => event.type === "said")).toHaveLength(1);
    expect(page.faults).toEqual([]);
    await hall.drain();
  });

  it("bots and clocks wait for it", async () => {
    const { trouble, page, hall } = await troubled();
    const seats = [1, 2, 3] as const;
    for (const seat of seats) await page.ask({ type: "placeBot", seat, level: "agent" });
    await page.ask({ type: "start" });
    for (let i = 0; i < 50 && !page.isAwaited; i++) await hall.settled();
    trouble.fail = "before";
    expect(await page.act()).toMatchObject({ type: "refused" });
    trouble.fail = "no";
    expect(await page.act()).toEqual(done);
    // Its own stand-in moves while nothing can be stored, and again when it can.
    await page.ask({ type: "standIn", seat: 0 });
    trouble.fail = "before";
    await hall.settled();
    const told = page.known?.told.length ?? 0;
    house.time.goTo(house.time.now() + 2_000);
    await hall.settled();
    expect(page.known?.told.length).toBe(told);
    trouble.fail = "no";
    house.time.goTo(house.time.now() + 2_000);
    await hall.settled();
    house.time.goTo(house.time.now() + 1);
    await hall.settled();
    expect(page.hasEnded(1) || (page.known?.told.length ?? 0) > told).toBe(true);
    await hall.drain();
  });
});

describe("two processes on one store", () => {
  withHouse("all", { shared: true });

  it("let people of both play one game", async () => {
    const { table, key, pages } = await house.seated(tableOptions(), 2);
    const hall = await house.neighbour();
    const [host, other] = pages;
    await other?.enter(hall, table, key);
    await host?.ask({ type: "start" });
    for (let i = 0; i < 4000 && !(host?.hasEnded(1) && other?.hasEnded(1)); i++) {
      await house.settled();
      await hall.settled();
      const page = pages.find((each) => each.isAwaited);
      // Whoever does not know yet what happened elsewhere is refused or told by it.
      if (page !== undefined) await page.act();
      else await house.pass(5_000);
    }
    await house.pass(5_000);
    for (const page of pages) {
      expect(page.hasEnded(1)).toBe(true);
      expect(page.faults).toEqual([]);
      expect(page.table && seatOfPlayer(page.table, page.player)).toBe(page.seat);
    }
    expect(host?.log).toEqual(other?.log);
    await hall.drain();
  }, 60_000);

  it("tell the end of a game also where nobody heard of it before the next one had begun", async () => {
    // People need no time, so the other process does not go round meanwhile.
    const { table, key, pages } = await house.seated(tableOptions("card"), 4);
    const hall = await house.neighbour();
    await pages[0]?.ask({ type: "start" });
    const watcher = await new TestPage(await house.person()).enter(hall, table, key);
    await playOn(house, pages);
    await pages[0]?.ask({ type: "start" });
    await house.settled();
    expect([watcher.game, watcher.known?.hasEnded()]).toEqual([1, false]);
    await house.pass(5_000);
    await hall.settled();
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
    await hall.drain();
  }, 60_000);
});
