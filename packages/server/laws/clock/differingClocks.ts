import { afterEach, describe, expect, it } from "vitest";
import { openStore } from "../../src/app/openStore.js";
import type { Store } from "../../src/store/store.js";
import type { TableRegistry } from "../../src/tables/runtime/tableRegistry.js";
import { tableOptions } from "../../src/testing/options.js";
import { newPage } from "../../src/testing/server.js";
import { Simulation } from "../../src/testing/simulation.js";
import type { SimulatedTime } from "../../src/testing/time.js";
import type { Millis } from "../../src/time/time.js";
import type { Postgres } from "../support/postgres.js";
import { killAll } from "../support/serverProcess.js";
import { type NewTime, SECOND, serverTime, wallClockTime } from "./clockedTable.js";
import { startWithClock } from "./settableClock.js";

/** A store whose database clock shows the real time of the simulation. */
const withClock = (store: Store, real: () => SimulatedTime): Store => ({
  ...store,
  databaseTime: async () => real().now(),
});

/**
 * Processes with clocks that are set apart after their start. The players of a game are at the
 * first one, whose clock is right. Returns when the first of them was late, in real time of a minute.
 */
async function lateAfter(
  databaseUrl: string,
  newTime: NewTime,
  ahead: readonly Millis[],
): Promise<Millis> {
  const skews: { by: Millis }[] = [];
  const clock: { real: SimulatedTime | null } = { real: null };
  const simulation = await Simulation.open({
    shared: true,
    newStore: async () => {
      const store = await openStore({ dataDir: "", databaseUrl });
      return withClock(store, () => clock.real as SimulatedTime);
    },
    newTime: (real, store) => {
      clock.real = real;
      const skew = { by: 0 };
      skews.push(skew);
      return newTime(real, () => real.now() + skew.by, store);
    },
  });
  const registries: TableRegistry[] = [simulation.registry];
  for (const _ of ahead.slice(1)) registries.push(await simulation.neighbour());
  const settle = async () => {
    for (const registry of registries) await registry.settled();
  };
  const options = tableOptions("card", 3, { pace: { type: "live", seconds: 60 } });
  const { table, pages } = await simulation.seated(options, 3);
  for (const [at, skew] of skews.entries()) skew.by = ahead[at] ?? 0;
  await pages[0]?.ask({ type: "start" });
  await settle();
  const began = simulation.time.now();
  const isLate = async () => {
    const log = (await simulation.store.table(table))?.log ?? [];
    return log.some(({ event }) => event.type === "stoodIn" && event.why === "late");
  };
  while (!(await isLate()) && simulation.time.now() < began + 120 * SECOND) {
    await simulation.pass(SECOND);
    await settle();
  }
  const after = simulation.time.now() - began;
  for (const registry of registries.slice(1)) await registry.drain();
  await simulation.close();
  return after;
}

/** Laws that need several processes, each with a clock of its own. */
export function differingClocksLaws(postgres: () => Postgres): void {
  afterEach(killAll);

  describe("processes on one PostgreSQL, with clocks that differ", () => {
    const AHEAD = [0, 90 * SECOND, 70 * SECOND, -90 * SECOND];

    it("let a player be late when the time is up, not before", async () => {
      const after = await lateAfter(await postgres().newDatabase(), serverTime, AHEAD);
      expect(after).toBeGreaterThanOrEqual(60 * SECOND);
      expect(after).toBeLessThan(75 * SECOND);
    });

    it("would do so before if each used its own clock: the test can fail", async () => {
      expect(await lateAfter(await postgres().newDatabase(), wallClockTime, AHEAD)).toBeLessThan(
        60 * SECOND,
      );
    });
  });

  it("a server whose clock is 90 s ahead of the database's exits at its start, with one clear message", async () => {
    const page = newPage();
    const env = { DATABASE_URL: await postgres().newDatabase(), INKOGNITO_PAGE: page };
    const server = startWithClock({ ahead: 90 * SECOND }, env);
    await expect(server.served).rejects.toThrow(/^exit 2: /);
    expect(server.output()).toMatch(
      /^inkognito: the clock of this machine is 90\.\d s ahead of the database's[^\n]*$/,
    );
  });
}
