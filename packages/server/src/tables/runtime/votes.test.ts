import type { Seat } from "@inkognito/engine/core";
import { ADDED_EVENTS, type StampedEvent } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableOptions } from "../../testing/options.js";
import { instantBots, playOn, Simulation, TestPage } from "../../testing/simulation.js";
import { STAND_IN_WAIT } from "../rules/time/timing.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterAll(() => simulation.close());

const done = expect.objectContaining({ type: "done" });
const refused = (code: string) =>
  expect.objectContaining({ type: "refused", refusal: { code, rule: null } });
const next = (wanted = true) => ({ type: "vote", ballot: { type: "next" }, wanted }) as const;
const end = { type: "vote", ballot: { type: "end" }, wanted: true } as const;
const against = (seat: Seat) =>
  ({ type: "vote", ballot: { type: "standIn", seat }, wanted: true }) as const;

async function seated(people: number) {
  const { table, key, pages } = await simulation.seated(tableOptions("card", 3), people);
  await pages[0]?.ask({ type: "start" });
  return { table, key, pages: pages as [TestPage, TestPage, ...TestPage[]] };
}

async function afterOneGame() {
  const table = await seated(2);
  await playOn(simulation, table.pages);
  expect(table.pages[0].hasEnded(1)).toBe(true);
  return table;
}

describe("another game", () => {
  it("begins when all have agreed, also after a restart and a repeated answer", async () => {
    const { table, pages } = await afterOneGame();
    const [host, other] = pages;
    expect(await other.ask(next(), "yes")).toEqual(done);
    await simulation.restart();
    for (const page of pages) await page.enter(simulation.registry, table);
    expect(host.table?.next.slice(0, 2)).toEqual([null, true]);
    expect(await other.ask(next(), "yes")).toEqual(done);
    expect(await host.ask({ type: "start", without: [] })).toEqual(done);
    expect(host.table?.games).toBe(2);
    await instantBots(simulation, pages);
    expect(pages.some((page) => page.isAwaited)).toBe(true);
    expect(pages.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it("is dealt and verified like one that the host starts", async () => {
    const { pages } = await afterOneGame();
    for (const page of pages) {
      await page.mix("ab".repeat(16));
      expect(await page.ask(next())).toEqual(done);
    }
    const started = pages[0].log.findLast(({ event }) => event.type === "started");
    expect(started?.event).toMatchObject({
      game: 2,
      seats: [{ entropy: "ab".repeat(16) }, {}, {}],
    });
    await playOn(simulation, pages);
    expect(pages.map((page) => page.hasEnded(2))).toEqual([true, true]);
  });

  it("does not carry away a player who has not agreed: a bot plays, and not at once", async () => {
    const { pages } = await afterOneGame();
    const [host, other] = pages;
    expect(await host.ask({ type: "start", without: [] })).toEqual(refused("notAgreed"));
    expect(await host.ask({ type: "start", without: [other.player] })).toEqual(done);
    const begun = simulation.time.now();
    expect(host.table?.standIns).toEqual([null, "missing", null]);
    // As soon as a move of the other's is awaited, it is told when the bot makes it.
    for (let i = 0; i < 400 && !other.known?.awaited().includes(1); i += 1) {
      if (host.isAwaited) await host.act();
      else await simulation.pass(100);
    }
    if (simulation.time.now() < begun + STAND_IN_WAIT) {
      const told = other.known?.told.length;
      await simulation.pass(begun + STAND_IN_WAIT - 1 - simulation.time.now());
      expect(other.known?.told.length).toBe(told);
    }
    expect(await other.act()).toEqual(done);
    expect(host.table?.standIns).toEqual([null, null, null]);
  });
});

describe("a stand-in", () => {
  it.each([
    ["asked for", async ([, page]: TestPage[]) => page?.ask({ type: "standIn", seat: 1 })],
    [
      "voted for",
      async (pages: TestPage[]) => {
        expect(await pages[0]?.ask(against(1))).toEqual(done);
        return pages[2]?.ask(against(1));
      },
    ],
  ])("%s waits ten seconds at the fastest pace of bots", async (_, call) => {
    const { pages } = await seated(3);
    while (!pages[1].isAwaited) {
      const awaited = pages.find((page) => page.isAwaited);
      await awaited?.act();
    }
    await simulation.pass(5_000);
    expect(await call([...pages])).toEqual(done);
    const told = pages[0].known?.told.length;
    await simulation.pass(STAND_IN_WAIT - 1);
    expect(pages[0].known?.told.length).toBe(told);
    await simulation.pass(1);
    expect(pages[0].known?.told.length).toBeGreaterThan(told ?? 0);
  });

  it("goes when the player acts, and a refused action changes nothing", async () => {
    const { pages } = await seated(2);
    await instantBots(simulation, pages);
    const page = pages.find((each) => each.isAwaited);
    await page?.ask({ type: "standIn", seat: page.seat as Seat });
    const wrong = { type: "act", game: 1, action: { type: "endTurn", decision: 999 } } as const;
    expect(await page?.ask(wrong)).toMatchObject({ type: "refused" });
    expect(page?.table?.standIns[page.seat ?? 0]).toBe("asked");
    expect(await page?.act()).toEqual(done);
    expect(page?.log.map(({ event }) => event)).toContainEqual({
      type: "returned",
      seat: page?.seat,
    });
  });

  it("is not voted for any more once the player has moved", async () => {
    const { pages } = await seated(3);
    const page = pages.find((each) => each.isAwaited);
    const other = pages.find((each) => each !== page);
    const seat = page?.seat as Seat;
    expect(await other?.ask(against(seat))).toEqual(done);
    expect(page?.table?.standInWanted[seat]).toEqual([other?.seat]);
    await page?.act();
    expect(page?.table?.standInWanted[seat]).toEqual([]);
  });
});

describe("a game that the players have ended", () => {
  it("goes on no more, has no file, and shows a new player nothing of it", async () => {
    const { table, key, pages } = await seated(3);
    const [host, other, third] = pages;
    for (const page of pages) expect(await page.ask(end)).toEqual(done);
    expect(host.table).toMatchObject({ phase: { type: "gathering" }, winners: [] });
    const late = pages.find(({ known, seat }) => seat !== null && known?.awaited().includes(seat));
    expect(await late?.act()).toMatchObject({ type: "refused" });
    const visitor = { player: host.player, key };
    expect(await simulation.registry.queries.endedGame(visitor, table, 1)).toBeNull();
    // The third gets up, and the second moves to that chair.
    await third?.ask({ type: "leave" });
    await other.ask({ type: "leave" });
    await other.ask({ type: "sit", seat: 2 });
    expect(other.of("seated").at(-1)).toEqual({ type: "seated", seat: 2, game: null });
    const fresh = await new TestPage(other.player).enter(simulation.registry, table);
    expect(fresh.of("welcome")[0]?.game).toBeNull();
    const again = await new TestPage(host.player).enter(simulation.registry, table);
    expect(again.known?.told).toEqual(host.known?.told);
  });
});

describe("a player who goes", () => {
  const pause = { type: "pause", wanted: true } as const;

  it("is not waited for by a pause, unless the page is only loaded again", async () => {
    const { table, pages } = await seated(3);
    const [host, other, third] = pages;
    expect(await host.ask(pause)).toEqual(done);
    expect(await other.ask(pause)).toEqual(done);
    third?.leave();
    await simulation.pass(3_000);
    await third?.enter(simulation.registry, table);
    await simulation.pass(30_000);
    expect(host.table?.phase).toEqual({ type: "playing", paused: false });
    third?.leave();
    await simulation.pass(10_000);
    expect(host.table?.phase).toEqual({ type: "playing", paused: true });
    expect(host.log.filter(({ event }) => event.type === "paused")).toHaveLength(1);
  });

  it("is waited for by a vote for 30 seconds, also in a process that has just started", async () => {
    const { table, pages } = await seated(3);
    const [host, other, third] = pages;
    expect(await host.ask(end)).toEqual(done);
    expect(await other.ask(end)).toEqual(done);
    third?.leave();
    await simulation.pass(20_000);
    await simulation.restart();
    await host.enter(simulation.registry, table);
    await simulation.pass(29_000);
    expect(host.table?.phase.type).toBe("playing");
    await simulation.pass(6_000);
    expect(host.table?.phase.type).toBe("gathering");
    expect(host.log.at(-1)?.event).toMatchObject({ type: "ended", brokenOff: true });
  });
});

describe("a page of an earlier version", () => {
  it("is sent no event that it cannot fold, under the same numbers", async () => {
    const { table, pages } = await afterOneGame();
    const [host, other] = pages;
    host.leave();
    host.knows = null;
    await host.enter(simulation.registry, table);
    await other.ask(next());
    await other.ask(next(false));
    expect(await host.ask({ type: "start" })).toEqual(done);
    const fresh = new TestPage(host.player);
    fresh.knows = null;
    await fresh.enter(simulation.registry, table);
    for (const page of [host, fresh]) {
      expect(page.faults).toEqual([]);
      expect(page.log.map(({ no }) => no)).toEqual(other.log.map(({ no }) => no));
      const isAdded = ({ event }: StampedEvent) =>
        ADDED_EVENTS.some((type) => type === event.type) ||
        (event.type === "stoodIn" && event.why === "missing");
      expect(page.log.filter(isAdded)).toEqual([]);
      expect(page.table?.said.filter(({ text }) => text !== "")).toEqual([]);
      expect(page.table?.standIns).toEqual([null, "host", null]);
    }
  });
});
