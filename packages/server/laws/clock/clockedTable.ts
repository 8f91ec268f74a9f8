import type { Seat } from "@inkognito/engine/core";
import {
  evolveTable,
  type TableEvent,
  type TableOptions,
  type TableState,
} from "@inkognito/protocol";
import { KEEP, openSiteTime } from "../../src/clock/siteTime.js";
import { SLEW, SteadyTime } from "../../src/clock/steadyTime.js";
import type { Store } from "../../src/store/store.js";
import { parseTiming } from "../../src/store/timing.js";
import { expiryOf, STAND_IN_WAIT } from "../../src/tables/rules/time/timing.js";
import { Simulation, type TestPage } from "../../src/testing/simulation.js";
import type { SimulatedTime } from "../../src/testing/time.js";
import type { Millis, Time } from "../../src/time/time.js";
import { memoryStore } from "../support/memoryStore/memoryStore.js";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const LOG = { warn: () => undefined, error: () => undefined };

/** A process's time, given the wall clock of its machine. */
export type NewTime = (
  real: SimulatedTime,
  wall: () => Millis,
  store: Store,
) => Promise<Time & { end(): void }>;

/** The time of a real server. */
export const serverTime: NewTime = async (real, wall, store) => {
  const clocks = real.machine(wall);
  const time = await openSiteTime({ store, clocks, log: LOG });
  return Object.assign(time, { end: clocks.end });
};

/** A mistake for the law to notice: steady time, but the wall clock decides at the start. */
export const wallClockAtStart: NewTime = async (real, wall) => {
  const clocks = real.machine(wall);
  return Object.assign(new SteadyTime(clocks), { end: clocks.end });
};

/** A mistake for the law to notice: the wall clock is the time. */
export const wallClockTime: NewTime = async (real, wall) => {
  const machine = real.machine(wall);
  return {
    isSure: true,
    now: wall,
    at: (when, ring) => machine.after(Math.max(0, when - wall()), ring),
    onBreak: () => undefined,
    end: machine.end,
  };
};

/** The longest a bot takes to move, plus the delay of a timer after the machine has slept. */
const BOT_DELAY = 3 * SECOND + 5 * SECOND;
/** The time of a player who was late and has come back. */
const LATE_GRACE = 10 * SECOND;

/** The real time that one seat has had for its awaited decision. */
interface Awaited {
  readonly key: string;
  readonly isBots: boolean;
  /** Since the decision was awaited first, without pauses. */
  had: Millis;
  /** Since the player came back, if they had been late. */
  sinceReturn: Millis | null;
  /** Since a bot has been awaited, or since the server was last down. */
  botHad: Millis;
}

/** A table on a server whose wall clock the test sets. */
export class ClockedTable {
  readonly simulation: Simulation;
  readonly pages: readonly TestPage[];
  readonly table: string;
  readonly faults: string[] = [];
  readonly #wall: { ahead: Millis };
  #awaited: ReadonlyMap<Seat, Awaited> = new Map();
  #isPaused = false;
  #state: TableState | null = null;
  /** Real time since the last event that was not a bot's move. */
  #idle: Millis = 0;

  private constructor(
    simulation: Simulation,
    { table, pages }: { readonly table: string; readonly pages: readonly TestPage[] },
    wall: { ahead: Millis },
  ) {
    this.simulation = simulation;
    this.table = table;
    this.pages = pages;
    this.#wall = wall;
  }

  static async open(
    options: TableOptions,
    people: number,
    newTime: NewTime,
  ): Promise<ClockedTable> {
    const wall = { ahead: 0 };
    const simulation = await Simulation.open({
      newStore: async () => memoryStore(),
      newTime: (real, store) => newTime(real, () => real.now() + wall.ahead, store),
    });
    const seated = await simulation.seated(options, people);
    await seated.pages[0]?.ask({ type: "start" });
    await simulation.settled();
    const table = new ClockedTable(simulation, seated, wall);
    await table.#observe(0, "serves");
    return table;
  }

  get isClosed(): boolean {
    return this.#state?.phase.type === "closed";
  }

  /** Sets the clock of the machine; then the server checks it the next time. */
  async setWall(by: Millis): Promise<void> {
    this.#wall.ahead += by;
    await this.pass(5 * SECOND);
  }

  /** An awaited player moves. */
  async act(who: number): Promise<void> {
    const awaited = this.pages.filter(({ isIn, isAwaited }) => isIn && isAwaited);
    const answer = await awaited[who % Math.max(1, awaited.length)]?.act();
    if (answer?.type === "done") this.#idle = 0;
    await this.#settle(0);
  }

  async ask(who: number, what: "standIn" | "return"): Promise<void> {
    const page = this.pages[who % this.pages.length] as TestPage;
    if (page.isIn && !this.isClosed) {
      await page.ask(what === "return" ? { type: what } : { type: what, seat: page.seat as Seat });
    }
    await this.#settle(0);
  }

  async pause(wanted: boolean): Promise<void> {
    for (const page of this.pages) {
      if (page.isIn && !this.isClosed) await page.ask({ type: "pause", wanted });
    }
    await this.#settle(0);
  }

  /** Time passes while the server serves. */
  async pass(millis: Millis): Promise<void> {
    const { time } = this.simulation;
    const until = time.now() + millis;
    await this.#settle(0);
    for (;;) {
      const { next } = time;
      const then = next === null ? until : Math.min(next, until);
      const passed = Math.max(0, then - time.now());
      time.goTo(then);
      await this.#settle(passed);
      if (next === null || next > until) break;
    }
  }

  /** Time passes while the process stands still. */
  async sleep(millis: Millis): Promise<void> {
    this.simulation.time.goTo(this.simulation.time.now() + millis);
    await this.#settle(millis, "away");
  }

  /** The process is killed and another one starts; the clock may have been set meanwhile. */
  async restart(downFor: Millis, setWall: Millis): Promise<void> {
    this.#wall.ahead += setWall;
    await this.simulation.restart(downFor);
    // A process that was killed does not notice that its pages have gone.
    for (const page of this.pages) await page.enter(this.simulation.registry, this.table);
    await this.#settle(downFor, "away");
  }

  async #settle(passed: Millis, server: "serves" | "away" = "serves"): Promise<void> {
    await this.simulation.settled();
    await this.#observe(passed, server);
  }

  /** Compares the events since the last check with the time that has really passed. */
  async #observe(passed: Millis, server: "serves" | "away"): Promise<void> {
    const stored = await this.simulation.store.table(this.table);
    if (stored === null) throw new Error("the table has gone");
    this.#count(passed, server);
    for (const stamped of stored.log.slice(this.#state?.no ?? 0)) {
      this.#judge(stamped.event);
      this.#state = evolveTable(this.#state, stamped);
      this.#idle = 0;
    }
    const { phase, games } = this.#state as TableState;
    this.#isPaused = phase.type === "playing" && phase.paused;
    this.#checkAwaited(games, parseTiming(stored.clocks).awaiting);
  }

  #count(passed: Millis, server: "serves" | "away"): void {
    this.#idle += passed;
    if (this.#isPaused) return;
    for (const each of this.#awaited.values()) {
      each.had += passed;
      // A process that starts with a wrong clock knows only the last time that the one before stored.
      each.botHad = server === "serves" ? each.botHad + passed : -KEEP;
      if (each.sinceReturn !== null) each.sinceReturn += passed;
    }
  }

  #judge(event: TableEvent): void {
    const awaited = "seat" in event ? this.#awaited.get(event.seat) : undefined;
    if (event.type === "closed" && event.why === "expired") this.#judgeEnd();
    if (event.type === "stoodIn" && event.why === "late") this.#judgeLate(event.seat);
    if (event.type === "returned" && awaited !== undefined) {
      awaited.sinceReturn = awaited.had > this.#allowed * (1 + SLEW) + 2 ? 0 : null;
    }
  }

  #judgeEnd(): void {
    const expiry = this.#state === null ? null : expiryOf(this.#state, 0);
    if (expiry === null || this.#idle < expiry * (1 - SLEW)) {
      this.faults.push(`closed after ${this.#idle} ms`);
    }
  }

  #judgeLate(seat: Seat): void {
    const { had = 0, sinceReturn = null } = this.#awaited.get(seat) ?? {};
    const isEnough = had >= this.#allowed * (1 - SLEW) - 2;
    const isGraced = sinceReturn === null || sinceReturn >= LATE_GRACE * (1 - SLEW) - 2;
    if (!isEnough || !isGraced) {
      this.faults.push(`seat ${seat} is late after ${had} ms, ${sinceReturn} since it was back`);
    }
  }

  /** Updates who is awaited now; a bot must not wait for long. */
  #checkAwaited(
    game: number,
    awaiting: readonly { readonly seat: Seat; readonly decision: number; readonly bot: boolean }[],
  ): void {
    this.#awaited = new Map(
      awaiting.map(({ seat, decision, bot }) => {
        const key = `${game} ${decision}`;
        const before = this.#awaited.get(seat);
        if (before?.key !== key) {
          return [seat, { key, isBots: bot, had: 0, sinceReturn: null, botHad: 0 }];
        }
        const botHad = bot && before.isBots ? before.botHad : 0;
        if (botHad > this.#botDelay(seat))
          this.faults.push(`the bot at ${seat} waits for ${botHad} ms`);
        return [seat, { ...before, isBots: bot, botHad }];
      }),
    );
  }

  /** A stand-in leaves the player time to come back before it moves for the first time. */
  #botDelay(seat: Seat): Millis {
    const isStandIn = this.#state?.seats[seat]?.type === "player";
    return isStandIn ? STAND_IN_WAIT + BOT_DELAY : BOT_DELAY;
  }

  get #allowed(): Millis {
    const pace = this.#state?.options.pace ?? { type: "none" };
    if (pace.type === "none") return Number.POSITIVE_INFINITY;
    return pace.type === "live" ? pace.seconds * SECOND : pace.days * DAY;
  }

  async close(): Promise<void> {
    await this.simulation.close();
  }
}
