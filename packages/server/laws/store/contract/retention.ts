import { describe, expect, it } from "vitest";
import {
  ada,
  ben,
  campo,
  cleo,
  commit,
  hash,
  NOON,
  person,
  ponte,
  rialto,
  row,
  said,
  tableId,
} from "./samples.js";
import type { StoreUnderTest } from "./storeContract.js";

/** What is deleted when it has been kept for long enough. */
export function retentionContract(at: StoreUnderTest): void {
  describe("guests who do not come", () => {
    it("are those not seen for longest, and a visit begins their time anew", async () => {
      await at.store.createPlayer({ ...person(ada), created: NOON - 30 }, hash("a"));
      await at.store.createPlayer({ ...person(ben), created: NOON - 20 }, hash("b"));
      await at.store.createPlayer({ ...person(cleo), created: NOON - 10 }, hash("c"));
      const unseen = (before: number, most = 9) => at.store.unseenPlayers(before, most, NOON);
      expect(await unseen(NOON - 30)).toEqual([]);
      expect(await unseen(NOON)).toEqual([ada, ben, cleo]);
      expect(await unseen(NOON, 2)).toEqual([ada, ben]);
      await at.store.sawPlayer(ada, NOON);
      // A clock that went back takes nothing away.
      await at.store.sawPlayer(ada, NOON - 40);
      await at.store.sawPlayer(ben, NOON - 5);
      await at.reopen();
      expect(await unseen(NOON)).toEqual([cleo, ben]);
      expect(await at.store.players([ada])).toEqual([{ ...person(ada), created: NOON - 30 }]);
    });
  });

  describe("closed tables", () => {
    const [old, young, open] = [campo, rialto, ponte];
    const put = (table: string, when: number, isOpen: boolean) =>
      at.store.commit(
        commit({
          table,
          at: NOON + when,
          log: [said(1, ada, `words at ${table}`)],
          game: { game: 1, from: 1, events: ["{}"] },
          seed: { game: 1, seed: `seed of ${table}` },
          request: { player: ada, id: "r1" },
          row: row({ open: isOpen, players: [ada, ben] }),
        }),
      );

    it("go with all that belongs to them, the oldest first, and nothing else does", async () => {
      await at.store.createPlayer(person(ada), hash("a"));
      await put(open, 0, true);
      await put(young, 3, false);
      await put(old, 1, false);
      await put(tableId("older"), 0, false);
      for (const table of [open, young, old]) {
        await at.store.setNotes({ table, game: 1, player: ada }, "mine", "n1");
        await at.store.setInvitation(table, { key: `key of ${table}`, until: NOON + 9 }, null);
      }
      expect(await at.store.deleteClosedTables(NOON + 2, 1)).toEqual([tableId("older")]);
      expect(await at.store.deleteClosedTables(NOON + 2, 9)).toEqual([old]);
      expect(await at.store.deleteClosedTables(NOON + 2, 9)).toEqual([]);
      await at.reopen();
      expect(await at.store.table(old)).toBeNull();
      expect(await at.store.version(old)).toBeNull();
      expect(await at.store.gameEvents(old, 1)).toEqual([]);
      expect(await at.store.seed(old, 1)).toBeNull();
      expect(await at.store.wasDone(old, ada, "r1")).toBe(false);
      expect(await at.store.notes({ table: old, game: 1, player: ada })).toBeNull();
      expect(await at.store.wasNoted(old, ada, "n1")).toBe(false);
      expect(await at.store.tableByInvitation(`key of ${old}`, NOON)).toBeNull();
      expect(JSON.stringify(await at.store.exportPlayer(ada))).not.toContain(old);
      for (const table of [open, young]) {
        expect((await at.store.table(table))?.log).toEqual([said(1, ada, `words at ${table}`)]);
        expect(await at.store.gameEvents(table, 1)).toEqual(["{}"]);
        expect(await at.store.wasDone(table, ada, "r1")).toBe(true);
        expect(await at.store.notes({ table, game: 1, player: ada })).toBe("mine");
        expect(await at.store.tableByInvitation(`key of ${table}`, NOON)).toBe(table);
      }
      // Its id is free, as if it had never been used.
      expect(await at.store.commit(commit({ table: old }))).toBe("done");
    });
  });
}
