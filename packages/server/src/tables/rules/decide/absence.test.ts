import type { Seat } from "@inkognito/engine/core";
import type { Pace, StandInReason, TableEvent } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Timing } from "../../../store/timing.js";
import { playing } from "../../../testing/decisions.js";
import { tableOptions } from "../../../testing/options.js";
import { Simulation, type TestPage } from "../../../testing/simulation.js";
import { CORRESPONDENCE_EXPIRY, GAME_EXPIRY } from "../time/timing.js";
import { absenceAt } from "./absence.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterAll(() => simulation.close());

const AWAY = 30_000;
const SLOW = 60_000;
const done = expect.objectContaining({ type: "done" });
const refused = (code: string) =>
  expect.objectContaining({ type: "refused", refusal: { code, rule: null } });
const standIn = (seat: Seat) => ({ type: "standIn", seat }) as const;
const close = { type: "close" } as const;
const back = { type: "return" } as const;

/** A game of three people, the first one the host. Every chair has a person, so no bot moves. */
async function atGame(pace: Pace = { type: "none" }) {
  const { table, pages } = await simulation.seated(tableOptions("card", 3, { pace }), 3);
  await pages[0]?.ask({ type: "start" });
  return { table, pages: pages as [TestPage, TestPage, TestPage] };
}

describe("the host of a running game", () => {
  it("cannot call a stand-in for a player who is there, awaited or not", async () => {
    const { pages } = await atGame();
    await simulation.pass(10 * AWAY);
    for (const seat of [1, 2] as const) {
      expect(await pages[0].ask(standIn(seat))).toEqual(refused("playerHere"));
    }
    expect(pages[0].table?.standIns).toEqual([null, null, null]);
  });

  it("can for one who has had no page open for 30 seconds, counted anew with every page", async () => {
    const { table, pages } = await atGame();
    const [host, other] = pages;
    other.leave();
    await simulation.pass(AWAY - 1);
    expect(await host.ask(standIn(1))).toEqual(refused("playerHere"));
    await other.enter(simulation.registry, table);
    other.leave();
    await simulation.pass(AWAY - 1);
    expect(await host.ask(standIn(1))).toEqual(refused("playerHere"));
    await simulation.pass(1);
    expect(await host.ask(standIn(2))).toEqual(refused("playerHere"));
    expect(await host.ask(standIn(1))).toEqual(done);
    expect(host.table?.standIns).toEqual([null, "host", null]);
  });

  it("cannot call it again after the player is back, until they go again", async () => {
    const { table, pages } = await atGame();
    const [host, other] = pages;
    for (let time = 0; time < 2; time++) {
      other.leave();
      await simulation.pass(AWAY);
      expect(await host.ask(standIn(1))).toEqual(done);
      await other.enter(simulation.registry, table);
      expect(await other.ask(back)).toEqual(done);
      expect(await host.ask(standIn(1))).toEqual(refused("playerHere"));
      await simulation.pass(10 * AWAY);
      expect(await host.ask(standIn(1))).toEqual(refused("playerHere"));
    }
  });

  it("can call it again without clocks for a player who is back, and slow for another minute", async () => {
    const { pages } = await atGame();
    const [host] = pages;
    for (let acts = 0; host.isAwaited && acts < 20; acts++) await host.act();
    const slow = pages.find(({ isAwaited }) => isAwaited) ?? host;
    const seat = pages.indexOf(slow) as Seat;
    const { told } = slow.numbers;
    await simulation.pass(SLOW);
    for (let time = 0; time < 2; time++) {
      expect(await host.ask(standIn(seat))).toEqual(done);
      expect(await slow.ask(back)).toEqual(done);
      expect(await host.ask(standIn(seat))).toEqual(refused("playerHere"));
      await simulation.pass(SLOW - 1);
      expect(await host.ask(standIn(seat))).toEqual(refused("playerHere"));
      await simulation.pass(1);
    }
    expect([slow.numbers.told, slow.isAwaited]).toEqual([told, true]);
  });
});

describe("closing a running game", () => {
  it("is refused while a player may come back, whatever the host has called", async () => {
    const { table, pages } = await atGame();
    const [host, second, third] = pages;
    second.leave();
    await simulation.pass(AWAY);
    expect(await host.ask(standIn(1))).toEqual(done);
    expect(await third.ask({ type: "leave" })).toEqual(done);
    expect(await host.ask(close)).toEqual(refused("notNow"));
    await second.enter(simulation.registry, table);
    expect(await second.ask({ type: "leave" })).toEqual(done);
    expect(await host.ask(close)).toEqual(done);
  });
});

describe("who is absent", () => {
  const NOW = Date.UTC(2027, 0, 1);
  const stamped = (at: number, event: TableEvent) => ({ no: 1, at, event });
  const stoodIn = (why: StandInReason): TableEvent => ({ type: "stoodIn", seat: 1, why });
  const returned: TableEvent = { type: "returned", seat: 1 };
  const awaited = { seat: 1, decision: 7, bot: false, due: NOW, left: null } as const;

  const slowFor = (millis: number) => ({ ...awaited, due: null, since: NOW - millis });

  interface Case {
    readonly away?: number;
    /** What happened to the second seat, and how long ago. */
    readonly past?: readonly (readonly [number, TableEvent])[];
    readonly awaiting?: Timing["awaiting"];
    readonly pace?: Pace;
    readonly began?: number;
  }

  const limits = { playerAway: AWAY, playerSlow: SLOW };

  function at({ away = 0, past = [], awaiting = [], pace = { type: "none" }, began = 0 }: Case) {
    const before = playing(...past.map(([, event]) => event));
    const table = { ...before, options: { ...before.options, pace } };
    const log = past.map(([ago, event]) => stamped(NOW - ago, event));
    const timing = { last: 0, awaiting };
    const loaded = { version: 1, log, table, game: null, timing };
    return absenceAt(loaded, { now: NOW, began, limits, awayFor: () => away });
  }

  it.each<[string, Case, boolean]>([
    ["not with a page open", {}, false],
    ["not yet", { away: AWAY - 1 }, false],
    ["after 30 seconds without a page", { away: AWAY }, true],
    ["not soon after coming back", { away: AWAY, past: [[AWAY - 1, returned]] }, false],
    ["away again", { away: AWAY, past: [[AWAY, returned]] }, true],
    ["not with time left", { awaiting: [{ ...awaited, due: NOW + 1 }] }, false],
    ["late, with a page open", { awaiting: [awaited] }, true],
    ["not while paused", { awaiting: [{ ...awaited, due: null, left: 0 }] }, false],
    ["not by another seat being late", { awaiting: [{ ...awaited, seat: 0 }] }, false],
    ["not before a minute without a clock", { awaiting: [slowFor(SLOW - 1)] }, false],
    ["after a minute without a clock", { awaiting: [slowFor(SLOW)] }, true],
    ["not by another seat being slow", { awaiting: [{ ...slowFor(SLOW), seat: 0 }] }, false],
    [
      "not slow in a pause",
      { awaiting: [slowFor(SLOW)], past: [[SLOW, { type: "paused" }]] },
      false,
    ],
    ["not slow while the server was down", { awaiting: [slowFor(SLOW)], began: NOW - 1 }, false],
    ["slow by the last change, if stored before", { awaiting: [{ ...awaited, due: null }] }, true],
  ])("%s", (_, each, absent) => {
    expect(at(each).absent.includes(1)).toBe(absent);
  });

  const days: Pace = { type: "days", days: 3 };
  const DAYS = 3 * 24 * 60 * 60 * 1000;
  it.each<[string, Case, boolean]>([
    ["not by having no page open", { away: DAYS - 1, pace: days }, false],
    ["once a whole decision could have been made", { away: DAYS, pace: days }, true],
    ["late", { awaiting: [awaited], pace: days }, true],
  ])("at a pace of days: %s", (_, each, absent) => {
    expect(at(each).absent.includes(1)).toBe(absent);
    const { away = 0 } = each;
    expect(at(each).longAway.includes(1)).toBe(away >= DAYS);
  });

  it.each<[string, Case, boolean]>([
    ["left", { past: [[0, stoodIn("left")]] }, true],
    ["stood in for since now", { away: AWAY, past: [[0, stoodIn("host")]] }, false],
    ["not yet", { away: AWAY, past: [[GAME_EXPIRY - 1, stoodIn("host")]] }, false],
    ["for long", { away: AWAY, past: [[GAME_EXPIRY, stoodIn("host")]] }, true],
    ["but is there", { past: [[GAME_EXPIRY, stoodIn("host")]] }, false],
    [
      "but came back",
      {
        away: AWAY,
        past: [
          [GAME_EXPIRY, stoodIn("late")],
          [AWAY, returned],
        ],
      },
      false,
    ],
    ["by pages alone", { away: GAME_EXPIRY }, true],
    ["not yet in a game of days", { away: CORRESPONDENCE_EXPIRY - 1, pace: days }, false],
    ["in a game of days", { away: CORRESPONDENCE_EXPIRY, pace: days }, true],
  ])("and for whom no game has to wait: %s", (_, each, deserted) => {
    expect(at(each).deserted.includes(1)).toBe(deserted);
  });

  it("is never a bot", () => {
    expect(at({ away: CORRESPONDENCE_EXPIRY })).toEqual({
      absent: [0, 1],
      longAway: [0, 1],
      deserted: [0, 1],
    });
  });
});
