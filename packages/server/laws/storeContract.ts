import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../src/store/store.js";
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
  tableId,
} from "./storeWords.js";

/** A place for data that begins empty. */
export interface Site {
  /** The data there, as a process that starts finds it. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** What every store promises, on whatever it is built. */
export function storeContract(name: string, newSite: () => Promise<Site>): void {
  describe(name, () => {
    let site: Site;
    let store: Store;
    beforeEach(async () => {
      site = await newSite();
      store = await site.open();
    });
    afterEach(async () => {
      await store.close();
      await site.remove();
    });
    const reopen = async () => {
      await store.close();
      store = await site.open();
    };

    describe("people", () => {
      it("are known by any of their browsers, until a browser is forgotten", async () => {
        await store.createPlayer(person(ada), hash("phone"));
        await store.addToken(ada, hash("desk"));
        expect(await store.playerByToken(hash("phone"))).toEqual(person(ada));
        expect(await store.playerByToken(hash("desk"))).toEqual(person(ada));
        await store.removeToken(hash("phone"));
        expect(await store.playerByToken(hash("phone"))).toBeNull();
        expect(await store.playerByToken(hash("desk"))).toEqual(person(ada));
      });

      it("are looked up together; who does not exist is left out", async () => {
        await store.createPlayer(person(ada), hash("1"));
        await store.createPlayer(person(ben, "Ben"), hash("2"));
        const found = await store.players([ben, cleo, ada, ben]);
        expect(new Set(found)).toEqual(new Set([person(ada), person(ben, "Ben")]));
        expect(await store.players([])).toEqual([]);
      });

      it("change what they want to change and nothing else", async () => {
        await store.createPlayer(person(ada), hash("1"));
        await store.createPlayer(person(ben), hash("2"));
        await store.changePlayer(ada, { name: "Ада 🎭" });
        await store.changePlayer(ada, {});
        await store.changePlayer(ada, { language: "ko" });
        expect(await store.players([ada])).toEqual([
          { ...person(ada), name: "Ада 🎭", language: "ko" },
        ]);
        expect(await store.players([ben])).toEqual([person(ben)]);
      });

      it("who exist already are refused as a whole", async () => {
        await store.createPlayer(person(ada), hash("1"));
        await expect(store.createPlayer(person(ada), hash("2"))).rejects.toThrow();
        await expect(store.createPlayer(person(ben), hash("1"))).rejects.toThrow();
        expect(await store.playerByToken(hash("2"))).toBeNull();
        expect(await store.players([ben])).toEqual([]);
      });

      it("leave only hashes: a secret itself is refused", async () => {
        await store.createPlayer(person(ada), hash("1"));
        await store.commit(commit());
        const secret = "QmFzZTY0IG9mIHRoaXJ0eS10d28gcmFuZG9tIGJ5dGVz";
        await expect(store.createPlayer(person(ben), secret)).rejects.toThrow("only the SHA-256");
        await expect(store.addToken(ada, secret)).rejects.toThrow("only the SHA-256");
        await expect(store.setRecovery(ada, secret)).rejects.toThrow("only the SHA-256");
        await expect(store.addMovingCode(ada, secret, NOON)).rejects.toThrow("only the SHA-256");
        await expect(store.setInvitation(campo, secret, NOON)).rejects.toThrow("only the SHA-256");
        expect(await store.players([ben])).toEqual([]);
      });
    });

    describe("codes", () => {
      beforeEach(() => store.createPlayer(person(ada), hash("1")));

      it("for recovery work again and again, until the next one", async () => {
        await store.setRecovery(ada, hash("first"));
        expect(await store.redeem(hash("first"), NOON)).toBe(ada);
        expect(await store.redeem(hash("first"), NOON)).toBe(ada);
        await store.setRecovery(ada, hash("second"));
        expect(await store.redeem(hash("first"), NOON)).toBeNull();
        expect(await store.redeem(hash("second"), NOON)).toBe(ada);
      });

      it("for moving work once, and leave the recovery code alone", async () => {
        await store.setRecovery(ada, hash("recovery"));
        await store.addMovingCode(ada, hash("moving"), NOON + 1);
        expect(await store.redeem(hash("moving"), NOON)).toBe(ada);
        expect(await store.redeem(hash("moving"), NOON)).toBeNull();
        expect(await store.redeem(hash("recovery"), NOON)).toBe(ada);
      });

      it("for moving do not work once their time has come", async () => {
        await store.addMovingCode(ada, hash("late"), NOON);
        await store.addMovingCode(ada, hash("in time"), NOON + 1);
        expect(await store.redeem(hash("late"), NOON)).toBeNull();
        expect(await store.redeem(hash("in time"), NOON)).toBe(ada);
      });

      it("redeemed by two at once are given to one", async () => {
        await store.addMovingCode(ada, hash("moving"), NOON + 1);
        const answers = await Promise.all(
          Array.from({ length: 8 }, () => store.redeem(hash("moving"), NOON)),
        );
        expect(answers.filter((each) => each === ada)).toHaveLength(1);
        expect(answers.filter((each) => each === null)).toHaveLength(7);
      });
    });

    it("relations are one-sided, and only a block blocks", async () => {
      await store.createPlayer(person(ada), hash("1"));
      await store.createPlayer(person(ben), hash("2"));
      await store.setRelation(ada, ben, "muted");
      expect(await store.isBlocked([ada, cleo], ben)).toBe(false);
      await store.setRelation(ada, ben, "blocked");
      expect(await store.isBlocked([cleo, ada], ben)).toBe(true);
      expect(await store.isBlocked([ben], ada)).toBe(false);
      expect(await store.isBlocked([], ben)).toBe(false);
      expect(await store.relations(ada)).toEqual([{ player: ben, relation: "blocked" }]);
      expect(await store.relations(ben)).toEqual([]);
      await store.setRelation(ada, ben, "none");
      expect(await store.relations(ada)).toEqual([]);
    });

    describe("a commit", () => {
      it("stores the table log, the game, the seed, the request and the row together", async () => {
        const first = commit({
          log: [paused(1), said(2, ada, "Buona sera – 🎭")],
          game: { game: 1, from: 1, events: ['{"a":1}', '{"b":2}'] },
          seed: { game: 1, seed: "5eed" },
          request: { player: ada, id: "r1" },
          row: row({ clocks: "c1", wake: NOON + 5 }),
        });
        expect(await store.commit(first)).toBe("done");
        const second = { game: { game: 1, from: 3, events: ['{"c":3}'] }, log: [paused(3)] };
        const next = commit({ expected: 1, ...second, row: row({ clocks: "c2" }) });
        expect(await store.commit(next)).toBe("done");
        expect(await store.table(campo)).toEqual({
          version: 2,
          clocks: "c2",
          log: [...first.log, ...next.log],
        });
        expect(await store.version(campo)).toBe(2);
        expect(await store.gameEvents(campo, 1)).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
        expect(await store.gameEvents(campo, 2)).toEqual([]);
        expect(await store.seed(campo, 1)).toBe("5eed");
        expect(await store.seed(campo, 2)).toBeNull();
        expect(await store.wasDone(campo, ada, "r1")).toBe(true);
        expect(await store.wasDone(campo, ben, "r1")).toBe(false);
        expect(await store.wasDone(rialto, ada, "r1")).toBe(false);
        expect(await store.wakes(NOON + 5, 9)).toEqual([]);
      });

      it("keeps more than ten events in their order", async () => {
        const events = Array.from({ length: 120 }, (_, i) => `"${i}"`);
        const log = Array.from({ length: 120 }, (_, i) => paused(i + 1));
        await store.commit(commit({ log, game: { game: 1, from: 1, events } }));
        expect(await store.gameEvents(campo, 1)).toEqual(events);
        expect((await store.table(campo))?.log).toEqual(log);
      });

      it("on a version that is not the last leaves no trace", async () => {
        await store.commit(commit({ log: [paused(1)] }));
        for (const expected of [0, 2]) {
          const late = commit({
            expected,
            log: [paused(2)],
            game: { game: 1, from: 1, events: ["{}"] },
            seed: { game: 1, seed: "5eed" },
            request: { player: ada, id: "late" },
            row: row({ wake: NOON, listed: true, players: [ada] }),
          });
          expect(await store.commit(late)).toBe("conflict");
        }
        expect(await store.commit(commit({ table: rialto, expected: 1 }))).toBe("conflict");
        expect(await store.table(campo)).toEqual({ version: 1, clocks: "", log: [paused(1)] });
        expect(await store.table(rialto)).toBeNull();
        expect(await store.version(rialto)).toBeNull();
        expect(await store.gameEvents(campo, 1)).toEqual([]);
        expect(await store.seed(campo, 1)).toBeNull();
        expect(await store.wasDone(campo, ada, "late")).toBe(false);
        expect(await store.wakes(NOON, 9)).toEqual([]);
        expect(await store.listed(9)).toEqual([]);
        expect(await store.tablesOf(ada, 9)).toEqual([]);
      });

      it("of many at once on one version: one wins", async () => {
        const race = (expected: number) =>
          Promise.all(
            Array.from({ length: 20 }, (_, i) =>
              store.commit(commit({ expected, log: [said(expected + 1, ada, `${i}`)] })),
            ),
          );
        for (const expected of [0, 1, 2]) {
          const answers = await race(expected);
          expect(answers.filter((each) => each === "done")).toHaveLength(1);
          expect(answers.filter((each) => each === "conflict")).toHaveLength(19);
          const { log = [], version } = (await store.table(campo)) ?? {};
          const words = log.map(({ event }) => (event.type === "said" ? event.text : ""));
          expect(words.at(-1)).toBe(`${answers.indexOf("done")}`);
          expect([version, log.length]).toEqual([expected + 1, expected + 1]);
        }
      });

      it("for a request that was done is repeated, whatever its version, also later", async () => {
        const request = { player: ada, id: "r1" };
        const both = [commit({ request }), commit({ request })];
        expect(await Promise.all(both.map(store.commit))).toEqual(["done", "repeated"]);
        expect(await store.commit(commit({ expected: 1, request, log: [paused(1)] }))).toBe(
          "repeated",
        );
        await reopen();
        expect(await store.commit(commit({ expected: 1, request }))).toBe("repeated");
        expect(await store.table(campo)).toMatchObject({ version: 1, log: [] });
        const others = [
          commit({ expected: 1, request: { player: ben, id: "r1" } }),
          commit({ expected: 2, request: { player: ada, id: "r2" } }),
          commit({ table: rialto, request }),
        ];
        expect(await Promise.all(others.map(store.commit))).toEqual(["done", "done", "done"]);
      });

      it("that cannot be stored is refused alone, among others of the same moment", async () => {
        await store.commit(commit({ log: [paused(1)] }));
        const answers = await Promise.allSettled([
          store.commit(commit({ table: rialto, log: [paused(1)] })),
          // Number 1 is taken.
          store.commit(commit({ expected: 1, log: [paused(1)], row: row({ listed: true }) })),
          store.commit(commit({ table: ponte, log: [paused(1)] })),
          store.commit(commit({ table: ponte, log: [paused(2)] })),
          store.createPlayer(person(ada), hash("1")),
          store.commit(commit({ expected: 1, log: [paused(2)] })),
        ]);
        expect(
          answers.map((each) => (each.status === "fulfilled" ? each.value : "refused")),
        ).toEqual(["done", "refused", "done", "conflict", undefined, "done"]);
        expect((await store.table(campo))?.log).toEqual([paused(1), paused(2)]);
        expect((await store.table(rialto))?.log).toEqual([paused(1)]);
        expect((await store.table(ponte))?.log).toEqual([paused(1)]);
        expect(await store.listed(9)).toEqual([]);
        expect(await store.players([ada])).toEqual([person(ada)]);
      });

      it("of more than a thousand tables at once is done for each", async () => {
        const ids = Array.from({ length: 1300 }, (_, i) => tableId(`t${i}`));
        const log = [paused(1), paused(2)];
        const game = { game: 1, from: 1, events: ["1", "2", "3"] };
        const answers = await Promise.all(
          ids.map((table, i) =>
            store.commit(
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
        expect(await store.countOpen(ada)).toBe(1300);
        for (const table of [ids[0], ids[600], ids[1299]]) {
          expect(await store.gameEvents(table ?? "", 1)).toEqual(["1", "2", "3"]);
        }
      });
    });

    it("wakes are the due ones, the most urgent first", async () => {
      await store.commit(commit({ table: campo, row: row({ wake: NOON + 2 }) }));
      await store.commit(commit({ table: rialto, row: row({ wake: NOON + 1 }) }));
      await store.commit(commit({ table: ponte, row: row({ wake: null }) }));
      expect(await store.wakes(NOON, 9)).toEqual([]);
      expect(await store.wakes(NOON + 1, 9)).toEqual([{ table: rialto, wake: NOON + 1 }]);
      const both = [
        { table: rialto, wake: NOON + 1 },
        { table: campo, wake: NOON + 2 },
      ];
      expect(await store.wakes(NOON + 2, 9)).toEqual(both);
      expect(await store.wakes(NOON + 2, 1)).toEqual(both.slice(0, 1));
    });

    it("lists have open public tables, and a person's own, the latest first", async () => {
      const at = (table: string, when: number, change: object) =>
        store.commit(
          commit({ table, at: NOON + when, row: row({ summary: `"${table}"`, ...change }) }),
        );
      const listed = (table: string, when: number) => ({
        table,
        summary: `"${table}"`,
        at: NOON + when,
      });
      const [closed, hidden] = [tableId("closed"), tableId("hidden")];
      await at(campo, 1, { listed: true, players: [ada, ben] });
      await at(rialto, 2, { listed: true, players: [ben] });
      await at(closed, 3, { listed: true, open: false, players: [ada] });
      await at(hidden, 0, { players: [ada] });
      expect(await store.listed(9)).toEqual([listed(rialto, 2), listed(campo, 1)]);
      expect(await store.listed(1)).toEqual([listed(rialto, 2)]);
      expect(await store.tablesOf(ada, 9)).toEqual([
        listed(campo, 1),
        listed(hidden, 0),
        listed(closed, 3),
      ]);
      expect(await store.tablesOf(ada, 1)).toEqual([listed(campo, 1)]);
      expect([await store.countOpen(ada), await store.countOpen(cleo)]).toEqual([2, 0]);
      await store.commit(commit({ expected: 1, at: NOON + 9, row: row({ players: [cleo] }) }));
      expect((await store.tablesOf(ada, 9)).map(({ table }) => table)).toEqual([hidden, closed]);
      expect((await store.tablesOf(cleo, 9)).map(({ table }) => table)).toEqual([campo]);
    });

    it("an invitation works until the next one, or until its time has come", async () => {
      await store.commit(commit());
      await store.setInvitation(campo, hash("first"), NOON + 1);
      expect(await store.tableByInvitation(hash("first"), NOON)).toBe(campo);
      expect(await store.tableByInvitation(hash("first"), NOON + 1)).toBeNull();
      expect(await store.tableByInvitation(hash("other"), NOON)).toBeNull();
      await store.setInvitation(campo, hash("second"), NOON + 1);
      expect(await store.tableByInvitation(hash("first"), NOON)).toBeNull();
      expect(await store.tableByInvitation(hash("second"), NOON)).toBe(campo);
    });

    it("notes are one's own, of one game, and come back as they were", async () => {
      await store.commit(commit());
      const odd = "zero \0, half \ud83c, whole 🎭, quotes '\"\\";
      await store.setNotes(campo, 1, ada, odd);
      await store.setNotes(campo, 2, ada, "second");
      await store.setNotes(campo, 1, ben, "ben's");
      expect(await store.notes(campo, 1, ada)).toBe(odd);
      await store.setNotes(campo, 1, ada, "");
      expect(await store.notes(campo, 1, ada)).toBe("");
      expect(await store.notes(campo, 2, ada)).toBe("second");
      expect(await store.notes(campo, 1, ben)).toBe("ben's");
      expect(await store.notes(campo, 3, ada)).toBeNull();
    });

    describe("a person who goes", () => {
      beforeEach(async () => {
        await store.createPlayer(person(ada), hash("ada's"));
        await store.createPlayer(person(ben, "Ben"), hash("ben's"));
        await store.setRecovery(ada, hash("recovery"));
        await store.addMovingCode(ada, hash("moving"), NOON + 1);
        await store.setRelation(ada, ben, "muted");
        await store.setRelation(ben, ada, "blocked");
        const log = [said(1, ada, "Buona sera"), said(2, ben, "Ciao"), said(3, ada, "Addio")];
        const seats = row({ players: [ada, ben], summary: '{"s":1}' });
        const game = { game: 1, from: 1, events: ['{"moved":true}'] };
        await store.commit(commit({ log, game, row: seats }));
        await store.commit(commit({ table: rialto, log: [said(1, ben, "Ciao")] }));
        await store.setNotes(campo, 1, ada, "ada's notes");
        await store.setNotes(campo, 1, ben, "ben's notes");
      });

      it("may take along everything that is kept, and no key of the house", async () => {
        const kept = await store.exportPlayer(ada);
        expect(kept).toEqual({
          player: person(ada),
          browsers: 1,
          hasRecoveryCode: true,
          movingCodes: [{ until: NOON + 1 }],
          relations: [{ player: ben, relation: "muted" }],
          tables: [{ table: campo, at: NOON, summary: { s: 1 } }],
          notes: [{ table: campo, game: 1, text: "ada's notes" }],
          said: [
            { table: campo, no: 1, at: NOON + 1, text: "Buona sera" },
            { table: campo, no: 3, at: NOON + 3, text: "Addio" },
          ],
        });
        expect(JSON.stringify(kept)).not.toContain(hash("ada's"));
        expect(JSON.stringify(kept)).not.toContain(hash("recovery"));
        expect(await store.exportPlayer(cleo)).toBeNull();
      });

      it("leaves the moves, nameless, and nothing else", async () => {
        await store.deletePlayer(ada);
        await reopen();
        expect(await store.playerByToken(hash("ada's"))).toBeNull();
        expect(await store.players([ada])).toEqual([]);
        expect(await store.exportPlayer(ada)).toBeNull();
        expect(await store.redeem(hash("recovery"), NOON)).toBeNull();
        expect(await store.redeem(hash("moving"), NOON)).toBeNull();
        expect(await store.relations(ada)).toEqual([]);
        expect(await store.relations(ben)).toEqual([]);
        expect(await store.notes(campo, 1, ada)).toBeNull();
        expect(await store.tablesOf(ada, 9)).toEqual([]);
        expect((await store.table(campo))?.log).toEqual([
          said(1, ada, ""),
          said(2, ben, "Ciao"),
          said(3, ada, ""),
        ]);
        expect(await store.gameEvents(campo, 1)).toEqual(['{"moved":true}']);
      });

      it("takes nothing of the others along", async () => {
        await store.deletePlayer(ada);
        expect(await store.playerByToken(hash("ben's"))).toEqual(person(ben, "Ben"));
        expect(await store.notes(campo, 1, ben)).toBe("ben's notes");
        expect((await store.tablesOf(ben, 9)).map(({ table }) => table)).toEqual([campo]);
        expect((await store.table(rialto))?.log).toEqual([said(1, ben, "Ciao")]);
      });

      it("takes the chair along, so that one who comes by that id later has one again", async () => {
        const players = [ben, ada, cleo];
        await store.commit(commit({ table: rialto, expected: 1, row: row({ players }) }));
        await store.deletePlayer(ada);
        await store.commit(commit({ table: rialto, expected: 2, row: row({ players }) }));
        expect((await store.tablesOf(ada, 9)).map(({ table }) => table)).toEqual([rialto]);
        expect((await store.tablesOf(cleo, 9)).map(({ table }) => table)).toEqual([rialto]);
      });

      it("makes rooms that still remember the words load again", async () => {
        await store.deletePlayer(ada);
        expect([await store.version(campo), await store.version(rialto)]).toEqual([2, 1]);
        expect(await store.commit(commit({ expected: 1 }))).toBe("conflict");
        expect(await store.commit(commit({ expected: 2 }))).toBe("done");
      });
    });

    it("writes when asked whether it can", async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });

    it("ends what was begun before it closes", async () => {
      const begun = Array.from({ length: 50 }, (_, i) =>
        store.commit(commit({ expected: i, log: [paused(i + 1)] })),
      );
      await reopen();
      expect(new Set(await Promise.all(begun))).toEqual(new Set(["done"]));
      expect(await store.version(campo)).toBe(50);
    });

    it("may be closed twice", async () => {
      await Promise.all([store.close(), store.close()]);
      await store.close();
    });
  });
}
