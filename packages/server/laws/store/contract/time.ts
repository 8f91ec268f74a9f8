import { describe, expect, it } from "vitest";
import type { Timing } from "../../../src/store/timing.js";
import { ada, campo, commit, hash, NOON, person, ponte, row } from "./samples.js";
import type { StoreUnderTest } from "./storeContract.js";

const HOUR = 3_600_000;
const KEPT = { site: NOON, wall: NOON + 5 };

const timing = (by: number): Timing => ({
  last: NOON + by,
  overdue: NOON + 1 + by,
  awaiting: [
    { seat: 0, decision: 7, bot: false, due: NOON + 2 + by, left: null, graced: true },
    { seat: 1, decision: 7, bot: false, due: null, left: 3 },
    {
      ...{ seat: 2, decision: 7, bot: true, due: NOON + 4 + by, left: null },
      own: { due: NOON + 5 + by, left: null },
    },
  ],
});

/** What the next process has to know of time, and times that are moved while no process serves. */
export function timeContract(at: StoreUnderTest): void {
  describe("the time at the tables", () => {
    it("is kept, also after the end of the process; at first there is none", async () => {
      expect(await at.store.keptTime()).toBeNull();
      await at.store.keepTime(KEPT);
      await at.reopen();
      expect(await at.store.keptTime()).toEqual(KEPT);
    });

    it("only goes forward, while the wall clock may be set", async () => {
      await at.store.keepTime(KEPT);
      await at.store.keepTime({ site: NOON - 1, wall: NOON + 9 });
      expect(await at.store.keptTime()).toEqual(KEPT);
      await at.store.keepTime({ site: NOON + 1, wall: NOON - HOUR });
      expect(await at.store.keptTime()).toEqual({ site: NOON + 1, wall: NOON - HOUR });
    });

    it.each([HOUR, -HOUR])("is moved with every time that counts by %d ms", async (by) => {
      const clocks = JSON.stringify(timing(0));
      const listed = { wake: NOON + 2, clocks, listed: true, players: [ada] };
      await at.store.commit(commit({ table: campo, at: NOON, row: row(listed) }));
      const closed = { wake: null, clocks, open: false, players: [ada] };
      await at.store.commit(commit({ table: ponte, at: NOON, row: row(closed) }));
      await at.store.createPlayer(person(ada), hash("cookie"));
      await at.store.addMovingCode(ada, hash("code"), NOON + 10);
      await at.store.setInvitation(campo, { key: "key", until: NOON + 20 }, null);
      await at.store.keepTime(KEPT);
      const after = { site: KEPT.wall, wall: KEPT.wall };
      expect(await at.store.moveTimes(KEPT, by, after)).toBe(true);

      expect(await at.store.keptTime()).toEqual(after);
      expect(JSON.parse((await at.store.table(campo))?.clocks ?? "")).toEqual(timing(by));
      expect(await at.store.version(campo)).toBe(1);
      expect(await at.store.wakes(NOON + 2 * HOUR, 9)).toEqual([
        { table: campo, wake: NOON + 2 + by },
      ]);
      expect(await at.store.listed(9)).toMatchObject([{ table: campo, at: NOON + by }]);
      expect(await at.store.invitation(campo, NOON + 19 + by)).toBe("key");
      expect(await at.store.invitation(campo, NOON + 20 + by)).toBeNull();
      expect(await at.store.redeem(hash("code"), NOON + 9 + by, hash("other"))).toBe(ada);
      // What is over is kept as long as it would have been.
      expect((await at.store.table(ponte))?.clocks).toBe(clocks);
      expect(await at.store.tablesOf(ada, 9)).toMatchObject([
        { table: campo, at: NOON + by },
        { table: ponte, at: NOON + by },
      ]);
      expect(await at.store.unseenPlayers(NOON + by, 9, NOON)).toEqual([]);
      expect(await at.store.unseenPlayers(NOON + by + 1, 9, NOON)).toEqual([ada]);
    });

    it("is moved for all other tables where the due times of one are unreadable", async () => {
      for (const [table, clocks] of [
        [campo, "{"],
        [ponte, JSON.stringify(timing(0))],
      ] as const) {
        await at.store.commit(commit({ table, row: row({ wake: NOON, clocks }) }));
      }
      await at.store.keepTime(KEPT);
      expect(await at.store.moveTimes(KEPT, HOUR, KEPT)).toBe(true);
      expect((await at.store.table(campo))?.clocks).toBe("{");
      expect((await at.store.table(ponte))?.clocks).toBe(JSON.stringify(timing(HOUR)));
      expect(await at.store.wakes(NOON + HOUR, 9)).toHaveLength(2);
    });

    it("is moved once, by whichever process is first", async () => {
      await at.store.commit(
        commit({ row: row({ wake: NOON, clocks: JSON.stringify(timing(0)) }) }),
      );
      await at.store.keepTime(KEPT);
      const after = { site: NOON + HOUR, wall: NOON + HOUR };
      const moved = await Promise.all([1, 2, 3].map(() => at.store.moveTimes(KEPT, HOUR, after)));
      expect(moved.toSorted()).toEqual([false, false, true]);
      expect(await at.store.wakes(NOON + 2 * HOUR, 9)).toEqual([
        { table: campo, wake: NOON + HOUR },
      ]);
    });
  });
}
