import { describe, expect, it } from "vitest";
import {
  ada,
  ben,
  campo,
  cleo,
  commit,
  hash,
  NOON,
  paused,
  person,
  ponte,
  rialto,
  row,
  said,
  sameRow,
  tableId,
} from "./samples.js";
import type { StoreUnderTest } from "./storeContract.js";

/** One change of one table: all of it, or nothing. */
export function commitsContract(at: StoreUnderTest): void {
  describe("a commit", () => {
    it("stores the table log, the game, the seed, the request and the row together", async () => {
      const first = commit({
        log: [paused(1), said(2, ada, "Buona sera – 🎭")],
        game: { game: 1, from: 1, events: ['{"a":1}', '{"b":2}'] },
        seed: { game: 1, seed: "5eed" },
        request: { player: ada, id: "r1" },
        row: row({ clocks: "c1", wake: NOON + 5 }),
      });
      expect(await at.store.commit(first)).toBe("done");
      const second = { game: { game: 1, from: 3, events: ['{"c":3}'] }, log: [paused(3)] };
      const next = commit({ expected: 1, ...second, row: row({ clocks: "c2" }) });
      expect(await at.store.commit(next)).toBe("done");
      expect(await at.store.table(campo)).toEqual({
        version: 2,
        clocks: "c2",
        log: [...first.log, ...next.log],
      });
      expect(await at.store.version(campo)).toBe(2);
      expect(await at.store.gameEvents(campo, 1)).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
      expect(await at.store.gameEvents(campo, 2)).toEqual([]);
      expect(await at.store.seed(campo, 1)).toBe("5eed");
      expect(await at.store.seed(campo, 2)).toBeNull();
      expect(await at.store.wasDone(campo, ada, "r1")).toBe(true);
      expect(await at.store.wasDone(campo, ben, "r1")).toBe(false);
      expect(await at.store.wasDone(rialto, ada, "r1")).toBe(false);
      expect(await at.store.wakes(NOON + 5, 9)).toEqual([]);
    });

    it("keeps more than ten events in their order", async () => {
      const events = Array.from({ length: 120 }, (_, i) => `"${i}"`);
      const log = Array.from({ length: 120 }, (_, i) => paused(i + 1));
      await at.store.commit(commit({ log, game: { game: 1, from: 1, events } }));
      expect(await at.store.gameEvents(campo, 1)).toEqual(events);
      expect((await at.store.table(campo))?.log).toEqual(log);
    });

    it("on a version that is not the last leaves no trace", async () => {
      await at.store.commit(commit({ log: [paused(1)] }));
      for (const expected of [0, 2]) {
        const late = commit({
          expected,
          log: [paused(2)],
          game: { game: 1, from: 1, events: ["{}"] },
          seed: { game: 1, seed: "5eed" },
          request: { player: ada, id: "late" },
          row: row({ wake: NOON, listed: true, players: [ada] }),
        });
        expect(await at.store.commit(late)).toBe("conflict");
      }
      expect(await at.store.commit(commit({ table: rialto, expected: 1 }))).toBe("conflict");
      expect(await at.store.table(campo)).toEqual({ version: 1, clocks: "", log: [paused(1)] });
      expect(await at.store.table(rialto)).toBeNull();
      expect(await at.store.version(rialto)).toBeNull();
      expect(await at.store.gameEvents(campo, 1)).toEqual([]);
      expect(await at.store.seed(campo, 1)).toBeNull();
      expect(await at.store.wasDone(campo, ada, "late")).toBe(false);
      expect(await at.store.wakes(NOON, 9)).toEqual([]);
      expect(await at.store.listed(9)).toEqual([]);
      expect(await at.store.tablesOf(ada, 9)).toEqual([]);
    });

    it("of many at once on one version: one wins", async () => {
      const race = (expected: number) =>
        Promise.all(
          Array.from({ length: 20 }, (_, i) =>
            at.store.commit(commit({ expected, log: [said(expected + 1, ada, `${i}`)] })),
          ),
        );
      for (const expected of [0, 1, 2]) {
        const answers = await race(expected);
        expect(answers.filter((each) => each === "done")).toHaveLength(1);
        expect(answers.filter((each) => each === "conflict")).toHaveLength(19);
        const { log = [], version } = (await at.store.table(campo)) ?? {};
        const words = log.map(({ event }) => (event.type === "said" ? event.text : ""));
        expect(words.at(-1)).toBe(`${answers.indexOf("done")}`);
        expect([version, log.length]).toEqual([expected + 1, expected + 1]);
      }
    });

    it("that says nothing of what lasts leaves that as it was", async () => {
      const lasting = { listed: true, players: [ada], summary: '"campo"' };
      await at.store.commit(commit({ row: row({ ...lasting, awaited: [ada] }) }));
      await at.store.commit(commit({ table: rialto, at: NOON + 1, row: row({ listed: true }) }));
      const next = sameRow({ awaited: [ben, cleo], wake: NOON, clocks: "c2" });
      expect(await at.store.commit(commit({ expected: 1, at: NOON + 2, row: next }))).toBe("done");
      const now = { table: campo, summary: '"campo"', awaited: [ben, cleo], at: NOON + 2 };
      expect(await at.store.listed(1)).toEqual([now]);
      expect(await at.store.tablesOf(ada, 9)).toEqual([now]);
      expect(await at.store.wakes(NOON, 9)).toEqual([{ table: campo, wake: NOON }]);
      await expect(at.store.commit(commit({ table: ponte, row: sameRow() }))).rejects.toThrow();
      expect(await at.store.table(ponte)).toBeNull();
    });

    it("for a request that was done is repeated, whatever its version, also later", async () => {
      const request = { player: ada, id: "r1" };
      const both = [commit({ request }), commit({ request })];
      expect(await Promise.all(both.map(at.store.commit))).toEqual(["done", "repeated"]);
      expect(await at.store.commit(commit({ expected: 1, request, log: [paused(1)] }))).toBe(
        "repeated",
      );
      await at.reopen();
      expect(await at.store.commit(commit({ expected: 1, request }))).toBe("repeated");
      expect(await at.store.table(campo)).toMatchObject({ version: 1, log: [] });
      const others = [
        commit({ expected: 1, request: { player: ben, id: "r1" } }),
        commit({ expected: 2, request: { player: ada, id: "r2" } }),
        commit({ table: rialto, request }),
      ];
      expect(await Promise.all(others.map(at.store.commit))).toEqual(["done", "done", "done"]);
    });

    it("that cannot be stored is refused alone, among others of the same moment", async () => {
      await at.store.commit(commit({ log: [paused(1)] }));
      const answers = await Promise.allSettled([
        at.store.commit(commit({ table: rialto, log: [paused(1)] })),
        // Number 1 is taken.
        at.store.commit(commit({ expected: 1, log: [paused(1)], row: row({ listed: true }) })),
        at.store.commit(commit({ table: ponte, log: [paused(1)] })),
        at.store.commit(commit({ table: ponte, log: [paused(2)] })),
        at.store.createPlayer(person(ada), hash("1")),
        at.store.commit(commit({ expected: 1, log: [paused(2)] })),
      ]);
      expect(answers.map((each) => (each.status === "fulfilled" ? each.value : "refused"))).toEqual(
        ["done", "refused", "done", "conflict", undefined, "done"],
      );
      expect((await at.store.table(campo))?.log).toEqual([paused(1), paused(2)]);
      expect((await at.store.table(rialto))?.log).toEqual([paused(1)]);
      expect((await at.store.table(ponte))?.log).toEqual([paused(1)]);
      expect(await at.store.listed(9)).toEqual([]);
      expect(await at.store.players([ada])).toEqual([person(ada)]);
    });

    it("of more than a thousand tables at once is done for each", async () => {
      const ids = Array.from({ length: 1300 }, (_, i) => tableId(`t${i}`));
      const log = [paused(1), paused(2)];
      const game = { game: 1, from: 1, events: ["1", "2", "3"] };
      const answers = await Promise.all(
        ids.map((table, i) =>
          at.store.commit(
            commit({
              table,
              log,
              game,
              request: { player: ada, id: `${i}` },
              row: row({ players: [ada] }),
            }),
          ),
        ),
      );
      expect(answers.every((each) => each === "done")).toBe(true);
      expect(await at.store.tablesOf(ada, 2000)).toHaveLength(1300);
      for (const table of [ids[0], ids[600], ids[1299]]) {
        expect(await at.store.gameEvents(table ?? "", 1)).toEqual(["1", "2", "3"]);
      }
    });
  });
}
