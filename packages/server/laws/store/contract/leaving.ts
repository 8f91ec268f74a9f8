import { beforeEach, describe, expect, it } from "vitest";
import { ada, ben, campo, cleo, commit, hash, NOON, person, rialto, row, said } from "./samples.js";
import type { StoreUnderTest } from "./storeContract.js";

/** What a person takes along, and what stays. */
export function leavingContract(at: StoreUnderTest): void {
  describe("a person who goes", () => {
    beforeEach(async () => {
      await at.store.createPlayer(person(ada), hash("ada's"));
      await at.store.createPlayer(person(ben, "Ben"), hash("ben's"));
      await at.store.setRecovery(ada, hash("recovery"));
      await at.store.addMovingCode(ada, hash("moving"), NOON + 1);
      await at.store.setRelation(ada, ben, "muted");
      await at.store.setRelation(ben, ada, "blocked");
      const log = [said(1, ada, "Buona sera"), said(2, ben, "Ciao"), said(3, ada, "Addio")];
      const seats = row({ players: [ada, ben], summary: '{"s":1}' });
      const game = { game: 1, from: 1, events: ['{"moved":true}'] };
      await at.store.commit(commit({ log, game, row: seats }));
      await at.store.commit(commit({ table: rialto, log: [said(1, ben, "Ciao")] }));
      await at.store.setNotes({ table: campo, game: 1, player: ada }, "ada's notes", "n1");
      await at.store.setNotes({ table: campo, game: 1, player: ben }, "ben's notes", "n1");
    });

    it("may take along everything that is kept, and no key of the site", async () => {
      const kept = await at.store.exportPlayer(ada);
      expect(kept).toEqual({
        player: { ...person(ada), seen: NOON },
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
      expect(await at.store.exportPlayer(cleo)).toBeNull();
    });

    it("may take along the games of tables they have left, until they are deleted", async () => {
      await at.store.commit(commit({ expected: 1, row: row({ players: [ben] }) }));
      expect(await at.store.tablesOf(ada, 9)).toEqual([]);
      expect(await at.store.tablesEver(ada)).toEqual([campo]);
      await at.reopen();
      expect(await at.store.tablesEver(ada)).toEqual([campo]);
      expect(await at.store.tablesEver(ben)).toEqual([campo]);
      expect(await at.store.tablesEver(cleo)).toEqual([]);
      await at.store.deletePlayer(ada);
      expect(await at.store.tablesEver(ada)).toEqual([]);
    });

    it("leaves the moves, nameless, and nothing else", async () => {
      await at.store.deletePlayer(ada);
      await at.reopen();
      expect(await at.store.playerByToken(hash("ada's"))).toBeNull();
      expect(await at.store.players([ada])).toEqual([]);
      expect(await at.store.exportPlayer(ada)).toBeNull();
      expect(await at.store.redeem(hash("recovery"), NOON, hash("x"))).toBeNull();
      expect(await at.store.redeem(hash("moving"), NOON, hash("y"))).toBeNull();
      expect(await at.store.relations(ada)).toEqual([]);
      expect(await at.store.relations(ben)).toEqual([]);
      expect(await at.store.notes({ table: campo, game: 1, player: ada })).toBeNull();
      expect(await at.store.tablesOf(ada, 9)).toEqual([]);
      expect((await at.store.table(campo))?.log).toEqual([
        said(1, ada, ""),
        said(2, ben, "Ciao"),
        said(3, ada, ""),
      ]);
      expect(await at.store.gameEvents(campo, 1)).toEqual(['{"moved":true}']);
    });

    it("takes nothing of the others along", async () => {
      await at.store.deletePlayer(ada);
      expect(await at.store.playerByToken(hash("ben's"))).toEqual(person(ben, "Ben"));
      expect(await at.store.notes({ table: campo, game: 1, player: ben })).toBe("ben's notes");
      expect((await at.store.tablesOf(ben, 9)).map(({ table }) => table)).toEqual([campo]);
      expect((await at.store.table(rialto))?.log).toEqual([said(1, ben, "Ciao")]);
    });

    it("takes the chair along, so that one who comes by that id later has one again", async () => {
      const players = [ben, ada, cleo];
      await at.store.commit(commit({ table: rialto, expected: 1, row: row({ players }) }));
      await at.store.deletePlayer(ada);
      await at.store.commit(commit({ table: rialto, expected: 2, row: row({ players }) }));
      expect((await at.store.tablesOf(ada, 9)).map(({ table }) => table)).toEqual([rialto]);
      expect((await at.store.tablesOf(cleo, 9)).map(({ table }) => table)).toEqual([rialto]);
    });

    it("makes rooms that still remember the words load again", async () => {
      await at.store.deletePlayer(ada);
      expect([await at.store.version(campo), await at.store.version(rialto)]).toEqual([2, 1]);
      expect(await at.store.commit(commit({ expected: 1 }))).toBe("conflict");
      expect(await at.store.commit(commit({ expected: 2 }))).toBe("done");
    });
  });
}
