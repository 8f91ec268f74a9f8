import type { Seat } from "@inkognito/engine/core";
import {
  evolveTable,
  type StampedEvent,
  type TableEvent,
  type TableState,
} from "@inkognito/protocol";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANNA, BERT, bot, CARA, options, sat } from "../../../testing/decisions.js";
import { tableOptions } from "../../../testing/options.js";
import { playOn, Simulation, TestPage } from "../../../testing/simulation.js";
import { horizonOf, peopleShown, shownLog } from "./horizon.js";
import { membersOf } from "./members.js";

const stamped = (events: readonly TableEvent[]): readonly StampedEvent[] =>
  events.map((event, i) => ({ no: i + 1, at: 1000 + i, event }));
const folded = (log: readonly StampedEvent[]): TableState => {
  const state = log.reduce<TableState | null>(evolveTable, null);
  if (state === null) throw new Error("no table");
  return state;
};

const configured = (listed: boolean): TableEvent => ({
  type: "configured",
  options: { ...options, listed },
});
const said = (player: string, text: string): TableEvent => ({ type: "said", player, text });
const opened = (listed: boolean): readonly TableEvent[] => [
  { type: "created", host: ANNA, options: { ...options, listed } },
  { type: "sealed", commitment: "first" },
];

describe("what a table shows of its past", () => {
  // Numbers:                 1, 2          3             4                   5
  const log = stamped([
    ...opened(false),
    sat(0, ANNA),
    said(ANNA, "secret"),
    configured(true),
    sat(1, BERT),
    said(BERT, "hello"),
    configured(false),
    said(ANNA, "between us"),
    configured(true),
    sat(2, CARA),
  ]);

  it.each<[string, string | null, number]>([
    ["everything to who was there before it was public", ANNA, 0],
    ["what came after the first time to who sat down then", BERT, 5],
    ["what came after the last time to who sat down then", CARA, 10],
    ["the same to someone who only looks", "dora-dora-dora-d", 10],
    ["and to no one in particular", null, 10],
  ])("%s", (_, player, no) => {
    expect(horizonOf(log, player)).toEqual({ no, games: 0 });
  });

  it("is all of it where the table was public from the start, and none is lost by votes", () => {
    const vote: TableEvent = { type: "configured", options, listing: [ANNA] };
    expect(horizonOf(stamped([...opened(true), sat(0, ANNA)]), null).no).toBe(0);
    expect(horizonOf(stamped([...opened(false), vote, vote]), null).no).toBe(0);
  });

  it("is the table as it was, under the same numbers, and nothing that was hidden", () => {
    const event = fc.constantFrom<TableEvent>(
      sat(0, ANNA),
      sat(1, BERT),
      bot(2),
      { type: "left", seat: 1 },
      { type: "removed", seat: 1, player: BERT },
      said(BERT, "secret"),
      { type: "mixed", seat: 0, entropy: "e".repeat(32) },
      { type: "hostPassed", to: BERT },
      configured(false),
    );
    fc.assert(
      fc.property(fc.array(event), fc.array(event), (before, after) => {
        const whole = stamped([...opened(false), ...before, configured(true), ...after]);
        const until = 3 + before.length;
        const shown = shownLog(whole, { no: until, games: 0 });
        expect(shown.map(({ no }) => no)).toEqual(whole.map(({ no }) => no));
        expect(shown.slice(until)).toEqual(whole.slice(until));
        expect(JSON.stringify(shown.slice(0, until))).not.toMatch(/secret/);
        // What anyone sees of the table itself; what was said and who was removed is not shown.
        const table = ({ said: _, removed: __, ...rest }: TableState) => rest;
        expect(table(folded(shown.slice(0, until)))).toEqual(table(folded(whole.slice(0, until))));
        const known = folded(shown);
        expect(known.said.map(({ text }) => text)).toEqual(
          after.flatMap((each) => (each.type === "said" ? [each.text] : [])),
        );
        const everybody = [ANNA, BERT, CARA];
        const named = new Set([...membersOf(known), ...known.said.map(({ player }) => player)]);
        expect(
          peopleShown({ table: folded(whole), log: whole }, { no: until, games: 0 }, everybody),
        ).toEqual(new Set(everybody.filter((each) => named.has(each))));
      }),
      { numRuns: 200, seed: 20261118 },
    );
  });
});

describe("a private table that becomes public", () => {
  let simulation: Simulation;
  beforeAll(async () => {
    simulation = await Simulation.open();
  }, 30_000);
  afterAll(() => simulation.close());

  const done = expect.objectContaining({ type: "done" });
  const hidden = tableOptions("card", 3);
  const publish = { type: "configure", options: { ...hidden, listed: true } } as const;
  const agree = { type: "publish", wanted: true } as const;

  /** Two people have talked and played in private. */
  async function played() {
    const { table, key, pages } = await simulation.seated(hidden, 2);
    const [host, friend] = pages as [TestPage, TestPage];
    await friend.ask({ type: "say", text: "the attic" });
    await host.ask({ type: "start" });
    await playOn(simulation, pages);
    expect(host.table?.phase.type).toBe("gathering");
    return { table, key, host, friend };
  }

  it("does so only when everybody who sits there agrees", async () => {
    const { table, host, friend } = await played();
    expect(await host.ask(publish)).toEqual(done);
    expect([host.table?.options.listed, host.table?.listing]).toEqual([false, [host.player]]);
    const stranger = await simulation.person();
    expect((await new TestPage(stranger).enter(simulation.registry, table)).bye).toBe("notHere");
    expect(await friend.ask({ type: "publish", wanted: false })).toEqual(done);
    expect(host.table?.listing).toEqual([]);
    expect(await friend.ask(agree)).toMatchObject({ refusal: { code: "notHost" } });
    await host.ask(publish);
    expect(await friend.ask(agree)).toEqual(done);
    expect([friend.table?.options.listed, friend.table?.listing]).toEqual([true, []]);
    expect((await new TestPage(stranger).enter(simulation.registry, table)).bye).toBeNull();
  });

  it("shows people who come then nothing from before, whatever they do", async () => {
    const { table, key, host, friend } = await played();
    await host.ask(publish);
    await friend.ask(agree);
    await friend.ask({ type: "leave" });
    const other = await new TestPage(await simulation.person()).enter(simulation.registry, table);
    const all = [other];
    expect(other.table?.said).toEqual([]);
    expect(other.known).toBeNull();
    expect(other.people.has(friend.player)).toBe(false);
    await other.ask({ type: "sit", seat: 1 });
    await simulation.store.changePlayer(friend.player, { name: "Donna" });
    simulation.registry.rename(friend.player, "Donna");
    await simulation.settled();
    expect(other.people.has(friend.player)).toBe(false);
    // With a chair and with the key, on a new page.
    for (const with_ of [null, key]) {
      all.push(await new TestPage(other.player).enter(simulation.registry, table, with_));
    }
    for (const page of all) {
      await page.ask({ type: "earlier", before: (page.table?.no ?? 0) + 1 });
      expect(page.table?.said).toEqual([]);
      expect(JSON.stringify(page.texts)).not.toMatch(/attic|Donna/);
      expect(page.log.some(({ event }) => event.type === "started")).toBe(false);
      expect(page.of("told")).toEqual([]);
    }
    expect(
      await simulation.registry.queries.endedGame({ player: other.player, key }, table, 1),
    ).toBeNull();
    expect(
      await simulation.registry.queries.endedGame({ player: null, key: null }, table, 1),
    ).toBeNull();
    expect(
      await simulation.registry.queries.endedGame({ player: host.player, key: null }, table, 1),
    ).not.toBeNull();
    // From then on they see what everybody sees, and their numbers go on without a gap.
    await other.mix("0".repeat(32));
    await host.ask({ type: "say", text: "welcome" });
    expect(await host.ask({ type: "start" })).toEqual(done);
    await playOn(simulation, [host, other]);
    for (const page of [...all, await other.enter(simulation.registry, table)]) {
      expect(page.faults).toEqual([]);
      expect(page.table?.said.map(({ text }) => text)).toEqual(["welcome"]);
      expect(page.table?.winners).toEqual(host.table?.winners);
    }
    expect(
      await simulation.registry.queries.endedGame({ player: null, key: null }, table, 2),
    ).not.toBeNull();
  });

  it("becomes so at once where only the host sits, and shows out strangers when it is private again", async () => {
    const { host, table, key } = await simulation.table(hidden);
    const page = await new TestPage(host).enter(simulation.registry, table);
    const seat: Seat = 0;
    await page.ask({ type: "sit", seat });
    expect(await page.ask(publish)).toEqual(done);
    const stranger = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
    );
    const guest = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    await page.ask({ type: "configure", options: hidden });
    await simulation.settled();
    expect([stranger.bye, guest.bye, page.bye]).toEqual(["notHere", null, null]);
  });
});
