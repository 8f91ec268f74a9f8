import { rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqliteStore.js";
import { CannotOpen, StorageTrouble, type Store } from "../store/store.js";
import { newFolder } from "../testing/server.js";
import { SimulatedTime } from "../testing/time.js";
import type { Millis } from "../time/time.js";
import { openSiteTime, type SiteTimeOptions } from "./siteTime.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1);

let dataDir: string;
let file: Store;
let real: SimulatedTime;
let logged: string[];
/** How far the clocks of the machine and of the database are ahead of real time. */
let wrong: { machine: Millis; database: Millis };
/** How long a question to the database takes, and its answer. */
let way: { there: Millis; back: Millis };
beforeEach(async () => {
  dataDir = newFolder("time");
  file = await openSqliteStore({ dataDir });
  real = new SimulatedTime(START);
  logged = [];
  wrong = { machine: 0, database: 0 };
  way = { there: 0, back: 0 };
});
afterEach(async () => {
  await file.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const note = (_: object, message: string): void => void logged.push(message);

type TimeStore = SiteTimeOptions["store"];

async function open(store: TimeStore = file) {
  const clocks = real.machine((now) => now + wrong.machine);
  const time = await openSiteTime({ store, clocks, log: { warn: note, error: note } });
  return Object.assign(time, { kill: clocks.end });
}

/** A database that has a clock. */
function database(): TimeStore {
  return {
    databaseTime: async () => {
      real.goTo(real.now() + way.there);
      const now = real.now() + wrong.database;
      real.goTo(real.now() + way.back);
      return now;
    },
    keptTime: () => file.keptTime(),
    keepTime: (kept) => file.keepTime(kept),
    moveTimes: (...args) => file.moveTimes(...args),
  };
}

/** Time passes, timer after timer, and what they begin is done. */
async function pass(millis: Millis): Promise<void> {
  const until = real.now() + millis;
  for (;;) {
    await settle();
    const { next } = real;
    if (next === null || next > until) break;
    real.goTo(next);
  }
  real.goTo(until);
  await settle();
}

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((done) => setImmediate(done));
}

describe("the time of a process", () => {
  it("goes on where the process before it was killed, with the time in between", async () => {
    const before = await open();
    await pass(10 * MINUTE);
    before.kill();
    real.goTo(real.now() + 5 * MINUTE);
    const time = await open();
    expect(time.now()).toBe(START + 15 * MINUTE);
  });

  it("goes on where it was when the clock was set while it served, and stored times are moved", async () => {
    const before = await open();
    await pass(MINUTE);
    wrong.machine = 40 * DAY;
    await pass(MINUTE);
    expect(before.offset).toBeGreaterThan(39 * DAY);
    before.kill();
    const time = await open();
    expect(time.now()).toBe(real.now() + 40 * DAY);
    expect(logged).toEqual(["the due times of all tables were moved"]);
  });

  it("is kept at once when the clock is set, so that a kill right after it does not matter", async () => {
    const before = await open();
    await pass(MINUTE);
    wrong.machine = 30 * MINUTE;
    before.now();
    await settle();
    before.kill();
    const time = await open();
    // Otherwise it would seem that the server was away for half an hour.
    expect(logged).toEqual(["the due times of all tables were moved"]);
    expect(time.now()).toBe(real.now() + 30 * MINUTE);
  });

  it("is kept when the process ends in an orderly way", async () => {
    const before = await open();
    await pass(7 * SECOND);
    await before.close();
    expect((await file.keptTime())?.site).toBe(START + 7 * SECOND);
  });

  it("goes on without moving anything where nothing can be stored", async () => {
    const before = await open();
    await pass(MINUTE);
    before.kill();
    real.goTo(real.now() + 3 * DAY);
    const full: TimeStore = {
      ...database(),
      databaseTime: async () => null,
      moveTimes: () => Promise.reject(new StorageTrouble("the disk is full")),
    };
    const time = await open(full);
    expect(Math.abs(time.now() - (START + MINUTE))).toBeLessThanOrEqual(15 * SECOND);
  });
});

describe("the time of processes on one database", () => {
  it("is the database's, whatever the clock of the machine shows", async () => {
    wrong = { machine: 900, database: 0 };
    const time = await open(database());
    await pass(5 * MINUTE);
    expect(time.now()).toBe(real.now());
    expect(time.offset).toBe(900);
    expect(time.isSure).toBe(true);
  });

  it.each([
    [90 * SECOND, "90.0 s ahead of"],
    [-1500, "1.5 s behind"],
  ])("is not to be had where the machine's clock is %d ms off", async (by, said) => {
    wrong.machine = by;
    const opening = open(database());
    await expect(opening).rejects.toBeInstanceOf(CannotOpen);
    await expect(opening).rejects.toThrow(said);
  });

  it("is not sure while the clocks differ by more than a second, and says so once", async () => {
    const time = await open(database());
    const breaks: string[] = [];
    time.onBreak(({ type }) => breaks.push(type));
    wrong.machine = 70 * SECOND;
    await pass(MINUTE);
    expect(time.isSure).toBe(false);
    expect(time.offset).toBe(70 * SECOND);
    expect(time.now()).toBe(real.now());
    wrong.machine = 0;
    await pass(MINUTE);
    expect(time.isSure).toBe(true);
    expect(logged).toHaveLength(2);
    expect(breaks).toEqual([]);
  });

  it("is not sure either where the database's clock was set, and goes on evenly", async () => {
    const time = await open(database());
    await pass(MINUTE);
    for (const by of [-10 * MINUTE, 30 * MINUTE, 40 * DAY]) {
      wrong.database = by;
      await pass(MINUTE);
      expect(time.isSure).toBe(false);
      expect(Math.abs(time.now() - real.now())).toBeLessThan(SECOND);
    }
    wrong.database = 0;
    await pass(MINUTE);
    expect(time.isSure).toBe(true);
    expect(logged).toHaveLength(2);
  });

  it("does not waver with a database that is slow to answer", async () => {
    const time = await open(database());
    const breaks: string[] = [];
    time.onBreak(({ type }) => breaks.push(type));
    for (const there of [0, 900, 450]) {
      way = { there, back: 900 - there };
      await pass(MINUTE);
    }
    expect(breaks).toEqual([]);
    expect(time.isSure).toBe(true);
    expect(time.now()).toBe(real.now());
  });

  it("is that of the processes which serve already, though the database's clock was set", async () => {
    const one = await open(database());
    await pass(MINUTE);
    wrong = { machine: 2 * HOUR, database: 2 * HOUR };
    const opening = open(database());
    await pass(20 * SECOND);
    const other = await opening;
    await pass(MINUTE);
    expect(Math.abs(other.now() - one.now())).toBeLessThan(20);
    expect(Math.abs(one.now() - real.now())).toBeLessThan(SECOND);
    expect(logged).not.toContain("the due times of all tables were moved");
  });

  it("is not sure in a process that others took for gone when they moved all times", async () => {
    const stopped = await open(database());
    await pass(MINUTE);
    const kept = (await file.keptTime()) ?? { site: 0, wall: 0 };
    const now = real.now();
    await file.moveTimes(kept, -DAY, { site: now - DAY, wall: now });
    await pass(10 * SECOND);
    expect(stopped.isSure).toBe(false);
    expect((await file.keptTime())?.site).toBe(now - DAY);
    expect(logged).toEqual(["other processes have another time: start this one again"]);
  });

  it("is moved once where two start after no one has served for days", async () => {
    const before = await open(database());
    await pass(MINUTE);
    before.kill();
    real.goTo(real.now() + 3 * DAY);
    const opening = Promise.all([open(database()), open(database())]);
    await pass(20 * SECOND);
    const [one, other] = await opening;
    expect(one.now()).toBe(real.now());
    expect(other.now()).toBe(real.now());
    expect(logged).toEqual(["the due times of all tables were moved"]);
  });
});
