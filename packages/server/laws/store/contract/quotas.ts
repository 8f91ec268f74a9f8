import { describe, expect, it } from "vitest";
import type { Quota, Store } from "../../../src/store/store.js";
import { ada, ben, campo, commit, ponte, rialto, row, sameRow, tableId } from "./samples.js";
import type { StoreUnderTest } from "./storeContract.js";

const chair = (key: string, most: number): Quota => ({ of: "chair", key, most });
const listedBy = (key: string, most: number): Quota => ({ of: "listedBy", key, most });
const listedFrom = (key: string, most: number): Quota => ({ of: "listedFrom", key, most });

/** A new table with a chair of this person, who may have so many. */
export const opened = (store: Store, name: string, player: string, most: number) =>
  store.commit(
    commit({
      table: tableId(name),
      row: row({ players: [player] }),
      request: { player, id: name },
      quotas: [chair(player, most)],
    }),
  );

/** A new public table. */
const published = (store: Store, name: string, host: string, from: string) =>
  store.commit(
    commit({
      table: tableId(name),
      row: row({ players: [host], listed: true, listedBy: host, listedFrom: from }),
      quotas: [listedBy(host, 3), listedFrom(from, 6)],
    }),
  );

/** At most so many of something, however many are asked for at once. */
export function quotasContract(at: StoreUnderTest): void {
  describe("a commit with a quota", () => {
    it("is done for exactly as many as are allowed when 45 come at once", async () => {
      const names = Array.from({ length: 45 }, (_, i) => `t${i}`);
      const answers = await Promise.all(names.map((name) => opened(at.store, name, ada, 20)));
      expect(answers.filter((each) => each === "done")).toHaveLength(20);
      expect(answers.filter((each) => each === "tooMany")).toHaveLength(25);
      expect(await at.store.tablesOf(ada, 99)).toHaveLength(20);
      for (const [i, name] of names.entries()) {
        const isThere = answers[i] === "done";
        expect(await at.store.version(tableId(name))).toBe(isThere ? 1 : null);
        expect(await at.store.wasDone(tableId(name), ada, name)).toBe(isThere);
      }
      expect(await opened(at.store, "other", ben, 20)).toBe("done");
      await at.reopen();
      expect(await opened(at.store, "late", ada, 20)).toBe("tooMany");
    });

    it("counts what waits, what was given up, and what counts already", async () => {
      expect(await opened(at.store, "campo", ada, 1)).toBe("done");
      // Not one more, even where there are too many already.
      const again = { expected: 1, quotas: [chair(ada, 0)], row: row({ players: [ada] }) };
      expect(await at.store.commit(commit(again))).toBe("done");
      expect(await opened(at.store, "rialto", ada, 1)).toBe("tooMany");
      await at.store.commit(commit({ expected: 2, row: row({ players: [] }) }));
      expect(await opened(at.store, "rialto", ada, 1)).toBe("done");
      const closing = { table: rialto, expected: 1, row: row({ players: [ada], open: false }) };
      const answers = await Promise.all([
        opened(at.store, "ponte", ada, 1),
        at.store.commit(commit(closing)),
        opened(at.store, "late", ada, 1),
      ]);
      expect(answers).toEqual(["tooMany", "done", "done"]);
      expect(await at.store.version(ponte)).toBeNull();
    });

    it("is repeated or in conflict before it is too many", async () => {
      await opened(at.store, "campo", ada, 1);
      await opened(at.store, "rialto", ben, 1);
      const request = { player: ada, id: "campo" };
      const full = { quotas: [chair(ada, 1)], row: row({ players: [ada, ben] }) };
      expect(await at.store.commit(commit({ request, ...full }))).toBe("repeated");
      expect(await at.store.commit(commit({ table: rialto, ...full }))).toBe("conflict");
      expect(await at.store.commit(commit({ table: rialto, expected: 1, ...full }))).toBe(
        "tooMany",
      );
    });

    it("counts public tables by host and by address, as long as they are public", async () => {
      const names = ["a", "b", "c", "d"];
      const one = await Promise.all(names.map((name) => published(at.store, name, ada, "tag1")));
      expect(one).toEqual(["done", "done", "done", "tooMany"]);
      const others = Array.from({ length: 5 }, (_, i) =>
        published(at.store, `o${i}`, tableId(`host${i}`), "tag1"),
      );
      expect(await Promise.all(others)).toEqual(["done", "done", "done", "tooMany", "tooMany"]);
      expect(await published(at.store, "else", ben, "tag2")).toBe("done");
      // Something else about it changes, and it still counts for both.
      const host = { players: [ada], listed: true, listedBy: ada };
      const a = { table: tableId("a") };
      await at.store.commit(commit({ ...a, expected: 1, row: row(host) }));
      await at.store.commit(commit({ ...a, expected: 2, row: sameRow() }));
      expect(await published(at.store, "more", ben, "tag1")).toBe("tooMany");
      expect(await published(at.store, "more", ada, "tag2")).toBe("tooMany");
      await at.store.commit(commit({ ...a, expected: 3, row: row({ players: [ada] }) }));
      expect(await published(at.store, "more", ada, "tag1")).toBe("done");
      expect(await published(at.store, "again", ben, "tag1")).toBe("tooMany");
    });

    it("is not asked of what has none", async () => {
      await opened(at.store, "campo", ada, 1);
      expect(await at.store.commit(commit({ table: rialto, row: row({ players: [ada] }) }))).toBe(
        "done",
      );
      expect((await at.store.tablesOf(ada, 9)).map(({ table }) => table).sort()).toEqual(
        [campo, rialto].sort(),
      );
    });
  });
}
