import { beforeEach, describe, expect, it } from "vitest";
import type { Opened } from "./storeContract.js";
import { ada, ben, cleo, commit, hash, NOON, person } from "./storeWords.js";

/** Who one is, how one is known again, and whom one wants to meet. */
export function peopleContract(at: Opened): void {
  describe("people", () => {
    it("are known by any of their browsers, until a browser is forgotten", async () => {
      await at.store.createPlayer(person(ada), hash("phone"));
      await at.store.addToken(ada, hash("desk"));
      expect(await at.store.playerByToken(hash("phone"))).toEqual(person(ada));
      expect(await at.store.playerByToken(hash("desk"))).toEqual(person(ada));
      await at.store.removeToken(hash("phone"));
      expect(await at.store.playerByToken(hash("phone"))).toBeNull();
      expect(await at.store.playerByToken(hash("desk"))).toEqual(person(ada));
    });

    it("are looked up together; who does not exist is left out", async () => {
      await at.store.createPlayer(person(ada), hash("1"));
      await at.store.createPlayer(person(ben, "Ben"), hash("2"));
      const found = await at.store.players([ben, cleo, ada, ben]);
      expect(new Set(found)).toEqual(new Set([person(ada), person(ben, "Ben")]));
      expect(await at.store.players([])).toEqual([]);
    });

    it("change what they want to change and nothing else", async () => {
      await at.store.createPlayer(person(ada), hash("1"));
      await at.store.createPlayer(person(ben), hash("2"));
      await at.store.changePlayer(ada, { name: "Ада 🎭" });
      await at.store.changePlayer(ada, {});
      await at.store.changePlayer(ada, { language: "ko" });
      expect(await at.store.players([ada])).toEqual([
        { ...person(ada), name: "Ада 🎭", language: "ko" },
      ]);
      expect(await at.store.players([ben])).toEqual([person(ben)]);
    });

    it("who exist already are refused as a whole", async () => {
      await at.store.createPlayer(person(ada), hash("1"));
      await expect(at.store.createPlayer(person(ada), hash("2"))).rejects.toThrow();
      await expect(at.store.createPlayer(person(ben), hash("1"))).rejects.toThrow();
      expect(await at.store.playerByToken(hash("2"))).toBeNull();
      expect(await at.store.players([ben])).toEqual([]);
    });

    it("leave only hashes: a secret itself is refused", async () => {
      await at.store.createPlayer(person(ada), hash("1"));
      await at.store.commit(commit());
      const secret = "QmFzZTY0IG9mIHRoaXJ0eS10d28gcmFuZG9tIGJ5dGVz";
      await expect(at.store.createPlayer(person(ben), secret)).rejects.toThrow("only the SHA-256");
      await expect(at.store.addToken(ada, secret)).rejects.toThrow("only the SHA-256");
      await expect(at.store.setRecovery(ada, secret)).rejects.toThrow("only the SHA-256");
      await expect(at.store.addMovingCode(ada, secret, NOON)).rejects.toThrow("only the SHA-256");
      expect(await at.store.players([ben])).toEqual([]);
    });
  });

  describe("codes", () => {
    beforeEach(() => at.store.createPlayer(person(ada), hash("1")));

    it("for recovery work again and again, until the next one", async () => {
      await at.store.setRecovery(ada, hash("first"));
      expect(await at.store.redeem(hash("first"), NOON)).toBe(ada);
      expect(await at.store.redeem(hash("first"), NOON)).toBe(ada);
      await at.store.setRecovery(ada, hash("second"));
      expect(await at.store.redeem(hash("first"), NOON)).toBeNull();
      expect(await at.store.redeem(hash("second"), NOON)).toBe(ada);
    });

    it("for moving work once, and leave the recovery code alone", async () => {
      await at.store.setRecovery(ada, hash("recovery"));
      await at.store.addMovingCode(ada, hash("moving"), NOON + 1);
      expect(await at.store.redeem(hash("moving"), NOON)).toBe(ada);
      expect(await at.store.redeem(hash("moving"), NOON)).toBeNull();
      expect(await at.store.redeem(hash("recovery"), NOON)).toBe(ada);
    });

    it("for moving do not work once their time has come", async () => {
      await at.store.addMovingCode(ada, hash("late"), NOON);
      await at.store.addMovingCode(ada, hash("in time"), NOON + 1);
      expect(await at.store.redeem(hash("late"), NOON)).toBeNull();
      expect(await at.store.redeem(hash("in time"), NOON)).toBe(ada);
    });

    it("redeemed by two at once are given to one", async () => {
      await at.store.addMovingCode(ada, hash("moving"), NOON + 1);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => at.store.redeem(hash("moving"), NOON)),
      );
      expect(answers.filter((each) => each === ada)).toHaveLength(1);
      expect(answers.filter((each) => each === null)).toHaveLength(7);
    });
  });

  it("relations are one-sided, and only a block blocks", async () => {
    await at.store.createPlayer(person(ada), hash("1"));
    await at.store.createPlayer(person(ben), hash("2"));
    await at.store.setRelation(ada, ben, "muted");
    expect(await at.store.isBlocked([ada, cleo], ben)).toBe(false);
    await at.store.setRelation(ada, ben, "blocked");
    expect(await at.store.isBlocked([cleo, ada], ben)).toBe(true);
    expect(await at.store.isBlocked([ben], ada)).toBe(false);
    expect(await at.store.isBlocked([], ben)).toBe(false);
    expect(await at.store.relations(ada)).toEqual([{ player: ben, relation: "blocked" }]);
    expect(await at.store.relations(ben)).toEqual([]);
    await at.store.setRelation(ada, ben, "none");
    expect(await at.store.relations(ada)).toEqual([]);
  });
}
