import { beforeEach, describe, expect, it } from "vitest";
import { ada, ben, campo, commit, NOON, rialto } from "./samples.js";
import type { StoreUnderTest } from "./storeContract.js";

/** What lies beside a table: the way to it, and what people write for themselves. */
export function notesContract(at: StoreUnderTest): void {
  describe("an invitation", () => {
    beforeEach(() => at.store.commit(commit()));

    it("works until the next one, or until its time has come", async () => {
      await at.store.setInvitation(campo, { key: "first", until: NOON + 1 }, null);
      expect(await at.store.tableByInvitation("first", NOON)).toBe(campo);
      expect(await at.store.tableByInvitation("first", NOON + 1)).toBeNull();
      expect(await at.store.tableByInvitation("other", NOON)).toBeNull();
      await at.store.setInvitation(campo, { key: "second", until: NOON + 1 }, null);
      expect(await at.store.tableByInvitation("first", NOON)).toBeNull();
      expect(await at.store.tableByInvitation("second", NOON)).toBe(campo);
    });

    it("can be told again as long as it works", async () => {
      expect(await at.store.invitation(campo, NOON)).toBeNull();
      await at.store.setInvitation(campo, { key: "first", until: NOON + 1 }, null);
      await at.reopen();
      expect(await at.store.invitation(campo, NOON)).toBe("first");
      expect(await at.store.invitation(campo, NOON + 1)).toBeNull();
      expect(await at.store.invitation(rialto, NOON)).toBeNull();
    });

    it("is made once for a request, however often that comes, also later", async () => {
      const request = { player: ada, id: "r1" };
      const set = (key: string) => at.store.setInvitation(campo, { key, until: NOON + 1 }, request);
      expect(await Promise.all([set("first"), set("second")])).toEqual([true, false]);
      await at.reopen();
      expect(await set("third")).toBe(false);
      expect(await at.store.invitation(campo, NOON)).toBe("first");
      expect(await at.store.wasDone(campo, ada, "r1")).toBe(true);
      // The same id of someone else is another request.
      const other = { player: ben, id: "r1" };
      expect(await at.store.setInvitation(campo, { key: "fourth", until: NOON + 1 }, other)).toBe(
        true,
      );
    });
  });

  describe("notes", () => {
    beforeEach(() => at.store.commit(commit()));

    it("are one's own, of one game, and come back as they were", async () => {
      const odd = "zero \0, half \ud83c, whole 🎭, quotes '\"\\";
      await at.store.setNotes({ table: campo, game: 1, player: ada }, odd, "n1");
      await at.store.setNotes({ table: campo, game: 2, player: ada }, "second", "n2");
      await at.store.setNotes({ table: campo, game: 1, player: ben }, "ben's", "n1");
      expect(await at.store.notes({ table: campo, game: 1, player: ada })).toBe(odd);
      await at.store.setNotes({ table: campo, game: 1, player: ada }, "", "n3");
      expect(await at.store.notes({ table: campo, game: 1, player: ada })).toBe("");
      expect(await at.store.notes({ table: campo, game: 2, player: ada })).toBe("second");
      expect(await at.store.notes({ table: campo, game: 1, player: ben })).toBe("ben's");
      expect(await at.store.notes({ table: campo, game: 3, player: ada })).toBeNull();
    });

    it("that come again do not undo later ones, also after the process has ended", async () => {
      expect(await at.store.setNotes({ table: campo, game: 1, player: ada }, "early", "n1")).toBe(
        true,
      );
      expect(await at.store.setNotes({ table: campo, game: 1, player: ada }, "late", "n2")).toBe(
        true,
      );
      expect(await at.store.setNotes({ table: campo, game: 1, player: ada }, "early", "n1")).toBe(
        false,
      );
      await at.reopen();
      expect(await at.store.setNotes({ table: campo, game: 1, player: ada }, "early", "n1")).toBe(
        false,
      );
      expect(await at.store.notes({ table: campo, game: 1, player: ada })).toBe("late");
    });

    it("remember the ids of the last forty, and no more, whatever they look like", async () => {
      const longest = (n: number) => `${n}_${"x".repeat(33)}`.slice(0, 36);
      const write = (id: string) =>
        at.store.setNotes({ table: campo, game: 1, player: ada }, id, id);
      for (let n = 10; n < 60; n += 1) expect(await write(longest(n))).toBe(true);
      for (let n = 20; n < 60; n += 1) expect(await write(longest(n))).toBe(false);
      expect(await at.store.notes({ table: campo, game: 1, player: ada })).toBe(longest(59));
      expect(await at.store.wasNoted(campo, ada, longest(59))).toBe(true);
      expect(await at.store.wasNoted(campo, ben, longest(59))).toBe(false);
      // Every end of an id, each case of its letters, and every wildcard are other ids.
      for (const id of ["x", "_", "%", longest(59).slice(1), longest(59).toUpperCase()]) {
        expect(await at.store.wasNoted(campo, ada, id)).toBe(false);
      }
      expect(await write(longest(10))).toBe(true);
    });

    it("are no requests of the table, and take no id that was one", async () => {
      await at.store.setNotes({ table: campo, game: 1, player: ada }, "mine", "n1");
      expect(await at.store.wasDone(campo, ada, "n1")).toBe(false);
      const done = { player: ada, id: "c1" };
      expect(await at.store.commit(commit({ expected: 1, request: done }))).toBe("done");
      expect(await at.store.setNotes({ table: campo, game: 1, player: ada }, "other", "c1")).toBe(
        false,
      );
      expect(await at.store.wasNoted(campo, ada, "c1")).toBe(true);
    });
  });
}
