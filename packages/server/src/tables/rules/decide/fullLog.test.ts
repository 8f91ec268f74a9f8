import type { Seat } from "@inkognito/engine/core";
import type { PlayerId, TableState } from "@inkognito/protocol";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ANNA,
  after,
  asking,
  BERT,
  CARA,
  gone,
  open,
  options,
  playing,
  sat,
  three,
  type Wish,
  wants,
} from "../../../testing/decisions.js";
import { tableOptions } from "../../../testing/options.js";
import { playOn, SIMULATION_LIMITS, Simulation, TestPage } from "../../../testing/simulation.js";
import { decideTable, type TableRequest } from "./decide.js";
import { isFullFor } from "./fullLog.js";

const MOST = 100;
const entropy = "0".repeat(32);

/** The same table after so much talk. */
const long = (table: TableState, no: number): TableState => ({ ...table, no });

const isFull = (table: TableState, player: PlayerId, wish: Wish): boolean =>
  isFullFor(table, { player, request: { ...wish, id: "1" } as TableRequest }, MOST);

const gathering = open(sat(0, ANNA), sat(1, BERT));
const paused = after([wants(0), wants(1), { type: "paused" }], playing());
const late = playing({ type: "stoodIn", seat: 1, why: "late" });
const away = playing({ type: "stoodIn", seat: 1, why: "host" });

/** From whom, and how long the log may be: as it is, or twice that. */
const BOUNDED: readonly (readonly [string, TableState, PlayerId, Wish, 1 | 2])[] = [
  ["a chair for a stranger", gathering, CARA, { type: "sit", seat: 2 }, 1],
  ["a guest's words", gathering, BERT, { type: "say", text: "hello" }, 1],
  ["a guest's words in a game", playing(), BERT, { type: "say", text: "hello" }, 1],
  ["a guest's pause", playing(), BERT, { type: "pause", wanted: true }, 1],
  ["a guest's second thoughts", paused, BERT, { type: "pause", wanted: false }, 1],
  ["the return of who had left", playing(gone(1)), BERT, { type: "return" }, 2],
  ["the host's chair", open(), ANNA, { type: "sit", seat: 0 }, 2],
  ["the host's words", gathering, ANNA, { type: "say", text: "hello" }, 2],
  ["the host's pause", playing(), ANNA, { type: "pause", wanted: true }, 2],
  ["a bot", gathering, ANNA, { type: "placeBot", seat: 2, level: "agent" }, 2],
  ["someone sent away", gathering, ANNA, { type: "clear", seat: 1 }, 2],
  ["another host", gathering, ANNA, { type: "handOver", to: BERT }, 2],
  ["other options", gathering, ANNA, { type: "configure", options }, 2],
  ["a game", gathering, ANNA, { type: "start" }, 2],
];

const ALWAYS: readonly (readonly [string, TableState, PlayerId, Wish])[] = [
  ["a share of the deal", gathering, BERT, { type: "mix", commitment: "first", entropy }],
  ["who leaves a chair", gathering, BERT, { type: "leave" }],
  ["who leaves a game", playing(), BERT, { type: "leave" }],
  ["the host who leaves", playing(), ANNA, { type: "leave" }],
  ["who asks for a stand-in", playing(), BERT, { type: "standIn", seat: 1 }],
  ["the host who does not wait", playing(), ANNA, { type: "standIn", seat: 1 }],
  ["who was late", late, BERT, { type: "return" }],
  ["who was away", away, BERT, { type: "return" }],
  ["who wants to go on", paused, BERT, { type: "pause", wanted: true }],
  ["who takes over", playing(), BERT, { type: "takeOver" }],
  ["the end of the table", gathering, ANNA, { type: "close" }],
];

describe("a table's log", () => {
  it.each(BOUNDED)("has room for %s up to its limit, not beyond", (_, table, by, wish, share) => {
    expect(isFull(long(table, share * MOST - 1), by, wish)).toBe(false);
    expect(isFull(long(table, share * MOST), by, wish)).toBe(true);
  });

  it.each(ALWAYS)("always has room for %s", (_, table, by, wish) => {
    expect(isFull(long(table, 1000 * MOST), by, wish)).toBe(false);
  });

  it("has an end, whatever anyone asks, in a game and between games", () => {
    const seat = fc.constantFrom<Seat>(0, 1, 2);
    const player = fc.constantFrom(ANNA, BERT, CARA);
    const wanted = fc.boolean();
    const wish: fc.Arbitrary<Wish> = fc.oneof(
      fc.record({ type: fc.constant("sit" as const), seat }),
      fc.record({ type: fc.constant("clear" as const), seat }),
      fc.record({
        type: fc.constant("placeBot" as const),
        seat,
        level: fc.constant("agent" as const),
      }),
      fc.record({ type: fc.constant("handOver" as const), to: player }),
      fc.record({ type: fc.constant("standIn" as const), seat }),
      fc.record({ type: fc.constant("pause" as const), wanted }),
      fc.constantFrom<Wish>(
        { type: "leave" },
        { type: "return" },
        { type: "say", text: "hello" },
        { type: "mix", commitment: "first", entropy },
        { type: "configure", options },
      ),
    );
    const most = 10;
    let longest = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(gathering, three()),
        fc.array(fc.record({ player, wish }), { minLength: 200, maxLength: 400 }),
        (from, steps) => {
          let table = from;
          for (const { player, wish } of steps) {
            const request = { ...wish, id: "1" } as TableRequest;
            const decided = decideTable(table, asking(player), request);
            if (!decided.ok || isFullFor(table, { player, request }, most)) continue;
            table = after(decided.value, table);
          }
          longest = Math.max(longest, table.no);
          // Then each of three may leave, with all that follows from it: another host, going on.
          expect(table.no).toBeLessThanOrEqual(2 * most + 3 * 4);
        },
      ),
      { numRuns: 300, seed: 20261116 },
    );
    expect(longest).toBeGreaterThan(2 * most);
  });
});

describe("a table whose log is full", () => {
  let simulation: Simulation;
  const limits = { ...SIMULATION_LIMITS, tableEvents: 20 };
  beforeAll(async () => {
    simulation = await Simulation.open({ limits });
  });
  afterAll(() => simulation.close());

  const TALK = { type: "say", text: "and so on" } as const;
  const done = { type: "done" };
  const refused = { type: "refused", refusal: { code: "logFull", rule: null } };

  /** A guest talks until no more is taken. */
  async function filled(people: number) {
    const seated = await simulation.seated(tableOptions("board", 3), people);
    const [host, guest] = seated.pages;
    if (host === undefined || guest === undefined) throw new Error("no one came");
    while (guest.log.length < limits.tableEvents) {
      expect(await guest.ask(TALK, `said-${guest.log.length}`)).toMatchObject(done);
    }
    expect(await guest.ask(TALK)).toMatchObject(refused);
    return { ...seated, host, guest };
  }

  it("takes no one new and no more words but the host's, and lets everybody go", async () => {
    const { table, key, host, guest } = await filled(2);
    await host.ask({ type: "clear", seat: 2 });
    const stranger = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    expect(await stranger.ask({ type: "sit", seat: 2 })).toMatchObject(refused);
    expect(await host.ask({ type: "say", text: "that is enough" })).toMatchObject(done);
    expect(await guest.ask({ type: "leave" })).toMatchObject(done);
    expect(await guest.ask({ type: "sit", seat: 1 })).toMatchObject(refused);
    expect(await host.ask({ type: "close" })).toMatchObject(done);
  });

  it("still answers what was done before as done", async () => {
    const { guest } = await filled(2);
    const { length } = guest.log;
    expect(await guest.ask(TALK, `said-${length - 1}`)).toMatchObject(done);
    expect(guest.log).toHaveLength(length);
  });

  it("plays a game to its end, with everybody's share in it", async () => {
    const { host, guest, pages } = await filled(3);
    expect(await host.ask({ type: "start" })).toMatchObject(done);
    expect(await guest.mix(entropy)).toMatchObject(done);
    await playOn(simulation, pages, 20);
    expect(await guest.ask({ type: "leave" })).toMatchObject(done);
    expect(await guest.ask({ type: "return" })).toMatchObject(done);
    await playOn(simulation, pages);
    expect(host.hasEnded(1)).toBe(true);
    expect(host.log.at(-1)?.event.type).toBe("ended");
    expect(host.faults).toEqual([]);
  });

  it("takes no further game when the host has filled it, too, and can still be left and closed", async () => {
    const { host, guest } = await filled(2);
    while (host.log.length < 2 * limits.tableEvents) {
      expect(await host.ask({ type: "say", text: "and on" })).toMatchObject(done);
    }
    for (const type of ["start", "say"] as const) {
      expect(await host.ask(type === "say" ? { type, text: "no" } : { type })).toMatchObject(
        refused,
      );
    }
    expect(await host.ask({ type: "leave" })).toMatchObject(done);
    expect(guest.table?.host).toBe(guest.player);
    expect(await guest.ask({ type: "close" })).toMatchObject(done);
  });

  it("loses a player who deletes everything, as any table does", async () => {
    const { host, guest } = await filled(2);
    await simulation.registry.deletePlayer(guest.player);
    expect(host.table?.seats[1]).toBeNull();
  });
});
