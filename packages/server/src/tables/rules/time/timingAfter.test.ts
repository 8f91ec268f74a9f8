import { type Seat, seededChance, seedFromText } from "@inkognito/engine/core";
import type { PlayerId, TableEvent } from "@inkognito/protocol";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatTiming, parseTiming } from "../../../store/timing.js";
import { ANNA, asking, BERT, CARA, sat } from "../../../testing/decisions.js";
import { tableOptions } from "../../../testing/options.js";
import type { Millis } from "../../../time/time.js";
import { decideAct } from "../decide/act.js";
import { decideTable, type TableRequest } from "../decide/decide.js";
import { decideDue } from "../decide/due.js";
import { applyChange, type Change, type LoadedTable, tableChange } from "../decide/loadedTable.js";
import { beginGame, decisionIn } from "../game/game.js";
import { isSpent, nextDue, RETURN_GRACE } from "./timing.js";

const PLAYERS: readonly PlayerId[] = [ANNA, BERT, CARA];
const SECONDS = 30;
const PACE: Millis = SECONDS * 1000;

const OPTIONS = tableOptions("board", 3, {
  pace: { type: "live", seconds: SECONDS },
  botPace: "human",
});

/** A table in memory at which no one decides anything, and stand-ins think for ever. */
class Dawdling {
  now: Millis = 0;
  /** How long the person whose decision it is has had it, without pauses. */
  had: Millis = 0;
  readonly seat: Seat;
  #loaded: LoadedTable;

  constructor() {
    const opening: readonly TableEvent[] = [
      { type: "created", host: ANNA, options: OPTIONS },
      ...PLAYERS.map((player, seat) => sat(seat as Seat, player)),
    ];
    const gathered = applyChange(null, tableChange(opening), 0);
    const started = decideTable(gathered.table, asking(ANNA), { type: "start", id: "1" });
    if (!started.ok) throw new Error(started.error);
    const game = beginGame(1, OPTIONS.config, seededChance(seedFromText("dawdling"), []));
    const change: Change = { ...tableChange(started.value), game: { type: "begins", game } };
    this.#loaded = applyChange(gathered, change, 0);
    const [seat] = game.awaited;
    if (seat === undefined) throw new Error("no one is awaited");
    this.seat = seat;
  }

  get player(): PlayerId {
    return PLAYERS[this.seat] ?? "";
  }

  get awaiting() {
    return this.#loaded.timing.awaiting.find(({ seat }) => seat === this.seat);
  }

  #become(change: Change): void {
    const loaded = applyChange(this.#loaded, change, this.now);
    this.#loaded = { ...loaded, timing: parseTiming(formatTiming(loaded.timing)) };
  }

  /** False: refused. */
  ask(player: PlayerId, wish: Wish): boolean {
    const { table, timing } = this.#loaded;
    if (wish.type === "gesture") return this.act(player, { ...wish, tic: "F", to: "all" });
    const spent = isSpent(timing, PLAYERS.indexOf(player) as Seat, this.now);
    const request = { ...wish, id: "1" } as TableRequest;
    const decided = decideTable(table, asking(player, { spent }), request);
    if (decided.ok) this.#become(tableChange(decided.value));
    return decided.ok;
  }

  /** False: refused. */
  act(player: PlayerId, act: { readonly type: string } & Record<string, unknown>): boolean {
    const { game } = this.#loaded;
    const action = { ...act, decision: game === null ? 0 : decisionIn(game) };
    const request = { type: "act", id: "1", game: 1, action } as const;
    const made = decideAct(this.#loaded, player, request, this.now);
    if (made.ok) this.#become(made.value);
    return made.ok;
  }

  /** As a table that was stored before a person's own time was kept. */
  forgetOwn(): void {
    const { last, awaiting } = this.#loaded.timing;
    const old = awaiting.map(({ seat, decision, bot, due, left }) => ({
      ...{ seat, decision, bot, due, left },
    }));
    this.#loaded = {
      ...this.#loaded,
      timing: parseTiming(JSON.stringify({ last, awaiting: old })),
    };
  }

  pass(millis: Millis): void {
    const until = this.now + millis;
    while (this.now < until) {
      const next = Math.min(
        until,
        Math.max(this.now, nextDue(this.#loaded.table, this.#loaded.timing) ?? until),
      );
      if (this.awaiting?.bot === false && this.awaiting.due !== null) this.had += next - this.now;
      this.now = next;
      const due = decideDue(this.#loaded, { now: this.now, began: 0 });
      if (due.ok) this.#become(due.value);
    }
  }
}

type Wish =
  | { readonly type: "standIn"; readonly seat: Seat }
  | { readonly type: "return" | "leave" | "gesture" }
  | { readonly type: "pause"; readonly wanted: boolean };

const seat = fc.constantFrom<Seat>(0, 1, 2);
const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ type: "return" } as const) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("standIn" as const), seat }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ type: "leave" } as const, { type: "gesture" } as const),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("pause" as const), wanted: fc.boolean() }),
  },
);
/** Someone asks for something, all want a pause or to go on, and time passes. */
const step = fc.record({
  by: fc.constantFrom<"awaited" | PlayerId>("awaited", "awaited", ...PLAYERS),
  wish: fc.oneof({ weight: 5, arbitrary: wish }, fc.constant("allAgree" as const)),
  pass: fc.oneof(fc.nat(3_000), fc.nat(PACE), fc.constantFrom(0, RETURN_GRACE, PACE)),
});

describe("the time for one decision", () => {
  it("is never more than the pace allows and one grace, whatever is asked meanwhile", () => {
    let most = 0;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const table = new Dawdling();
        for (const { by, wish, pass } of steps) {
          table.pass(pass);
          if (wish === "allAgree") {
            for (const each of PLAYERS) table.ask(each, { type: "pause", wanted: true });
          } else table.ask(by === "awaited" ? table.player : by, wish);
          table.pass(0);
        }
        table.pass(10 * PACE);
        most = Math.max(most, table.had);
        expect(table.had).toBeLessThanOrEqual(PACE + RETURN_GRACE);
      }),
      { numRuns: 400, seed: 20261116 },
    );
    // Someone has had all of it: less would be as wrong.
    expect(most).toBe(PACE + RETURN_GRACE);
  });

  it("is not set back by a gesture", () => {
    const table = new Dawdling();
    const { awaiting } = table;
    table.pass(10_000);
    expect(table.ask(table.player, { type: "gesture" })).toBe(true);
    expect(table.awaiting).toEqual(awaiting);
  });

  it("[B10.1] neither waits for an announcement in another's turn nor stops for it", () => {
    const table = new Dawdling();
    const [next = "", last = ""] = [1, 2].map((on) => PLAYERS[(table.seat + on) % 3]);
    const announce = (partner: PlayerId) =>
      ({ type: "announce", partner: PLAYERS.indexOf(partner), code: "A-B" }) as const;
    expect(table.act(table.player, { type: "move", steps: [] })).toBe(true);
    const { awaiting } = table;
    table.pass(10_000);
    expect(table.act(next, announce(last))).toBe(false);
    expect(table.awaiting).toEqual(awaiting);
    expect(table.act(next, announce(table.player))).toBe(true);
    expect(table.awaiting).toMatchObject({ bot: false, due: table.now + PACE });
  });

  it("stands still in a pause, also while a bot stands in", () => {
    const table = new Dawdling();
    table.pass(10_000);
    table.ask(table.player, { type: "standIn", seat: table.seat });
    for (const each of PLAYERS) table.ask(each, { type: "pause", wanted: true });
    table.pass(10 * PACE);
    for (const each of PLAYERS) table.ask(each, { type: "pause", wanted: true });
    expect(table.ask(table.player, { type: "return" })).toBe(true);
    expect(table.awaiting).toMatchObject({ bot: false, due: table.now + PACE - 10_000 });
  });

  it("begins anew where it was stored without the person's own", () => {
    const table = new Dawdling();
    table.pass(10_000);
    table.ask(table.player, { type: "standIn", seat: table.seat });
    table.forgetOwn();
    table.pass(1_000);
    expect(table.ask(table.player, { type: "return" })).toBe(true);
    expect(table.awaiting).toMatchObject({ bot: false, due: table.now + PACE });
  });
});
