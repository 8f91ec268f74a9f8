import {
  evolveTable,
  KEPT_SAID,
  type StampedEvent,
  type TableEvent,
  type TableState,
} from "@inkognito/protocol";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableOptions } from "../../../testing/options.js";
import { SIMULATION_LIMITS, Simulation, TestPage } from "../../../testing/simulation.js";
import { saidBefore, talkBytes, withoutOldTalk } from "./talk.js";

const ADA = "ada-000000000000";
const BEN = "ben-000000000000";

const logOf = (events: readonly TableEvent[]): readonly StampedEvent[] =>
  [{ type: "created", host: ADA, options: tableOptions() } as const, ...events].map((event, i) => ({
    no: i + 1,
    at: 1000 + i,
    event,
  }));

const fold = (log: readonly StampedEvent[]) => log.reduce<TableState | null>(evolveTable, null);

const anyTalk = fc.array(
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({
        type: fc.constant("said" as const),
        player: fc.constantFrom(ADA, BEN),
        text: fc.string({ maxLength: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: "hostPassed", to: BEN } as const) },
  ),
  { maxLength: 3 * KEPT_SAID, size: "max" },
);

describe("the log for a page that comes", () => {
  it("folds to the same table, without a gap, whatever was said", () => {
    let longest = 0;
    fc.assert(
      fc.property(anyTalk, (events) => {
        const log = logOf(events);
        const short = withoutOldTalk(log);
        expect(fold(short)).toEqual(fold(log));
        expect(short.map(({ no }) => no)).toEqual(log.map(({ no }) => no));
        longest = Math.max(longest, talkBytes(log) - talkBytes(short));
      }),
      { numRuns: 50, seed: 20261118 },
    );
    expect(longest).toBeGreaterThan(0);
  });

  it("has the words of so much and no more, however long people talked", () => {
    const long = logOf(
      Array.from(
        { length: 5000 },
        () => ({ type: "said", player: ADA, text: "🎭".repeat(300) }) as const,
      ),
    );
    expect(talkBytes(withoutOldTalk(long))).toBe(KEPT_SAID * 1200);
    expect(JSON.stringify(withoutOldTalk(long)).length).toBeLessThan(1024 * 1024);
  });

  it("can be had in full, part by part", () => {
    fc.assert(
      fc.property(anyTalk, (events) => {
        const log = logOf(events);
        const read: StampedEvent[] = [];
        for (let before = log.length + 1, more = true; more; ) {
          const part = saidBefore(log, before);
          read.unshift(...part.events);
          ({ more } = part);
          before = part.events[0]?.no ?? before;
        }
        expect(read).toEqual(log.filter(({ event }) => event.type === "said" && event.text !== ""));
      }),
      { numRuns: 50, seed: 20261118 },
    );
  });
});

describe("a table at which much was said", () => {
  let simulation: Simulation;
  const limits = { ...SIMULATION_LIMITS, tableTalk: 10_000 };
  beforeAll(async () => {
    simulation = await Simulation.open({ limits });
  });
  afterAll(() => simulation.close());

  it("sends the words of long ago when they are asked for, with the names of the speakers", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions("board", 3), 2);
    const [host, guest] = pages;
    for (let i = 0; i < 30; i += 1) await guest?.ask({ type: "say", text: `guest ${i}` });
    for (let i = 0; i < KEPT_SAID; i += 1) await host?.ask({ type: "say", text: `host ${i}` });
    await guest?.ask({ type: "leave" });
    const late = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    expect(late.table).toEqual(host?.table);
    expect(late.texts[0]).not.toContain("guest 0");
    expect(late.people.has(guest?.player ?? "")).toBe(false);
    const before = late.table?.said[0]?.no ?? 0;
    expect(await late.ask({ type: "earlier", before })).toMatchObject({ type: "done" });
    const earlier = late.received.find((each) => each.type === "earlier");
    expect(earlier).toMatchObject({ before, more: false });
    expect(earlier?.events.map(({ event }) => event)).toEqual(
      Array.from({ length: 30 }, (_, i) => ({
        type: "said",
        player: guest?.player,
        text: `guest ${i}`,
      })),
    );
    expect(late.people.get(guest?.player ?? "")).toBe(host?.people.get(guest?.player ?? ""));
    expect(late.faults).toEqual([]);
    // A speaker who goes for good takes the name along, also where the words were asked for.
    await simulation.registry.deletePlayer(guest?.player ?? "");
    await simulation.registry.settled();
    expect(late.people.get(guest?.player ?? "")).toBeNull();
    expect(await late.ask({ type: "earlier", before })).toMatchObject({ type: "done" });
    expect(late.received.findLast((each) => each.type === "earlier")).toMatchObject({ events: [] });
  });

  it("takes no more words beyond its limit of bytes, from anyone, and goes on", async () => {
    const { pages } = await simulation.seated(tableOptions("board", 3), 2);
    const [host, guest] = pages;
    const say = (page: TestPage | undefined) => page?.ask({ type: "say", text: "🎭".repeat(250) });
    for (let i = 0; i < 10; i += 1) expect(await say(guest)).toMatchObject({ type: "done" });
    const refused = { type: "refused", refusal: { code: "logFull", rule: null } };
    expect(await say(guest)).toMatchObject(refused);
    expect(await say(host)).toMatchObject(refused);
    expect(await host?.ask({ type: "placeBot", seat: 2, level: "agent" })).toMatchObject({
      type: "done",
    });
    expect(await guest?.ask({ type: "leave" })).toMatchObject({ type: "done" });
  });
});
