import { beforeEach, describe, expect, it } from "vitest";
import { ada, ben, cleo, commit, hash, NOON, person } from "./samples.js";
import type { StoreUnderTest } from "./storeContract.js";

/** Who one is, how one is known again, and whom one wants to meet. */
export function peopleContract(at: StoreUnderTest): void {
  const recoveryOf = (id: string) => hash(`recovery code of ${id}`);

  async function withBrowsers(id: string, first: string, ...more: readonly string[]) {
    await at.store.createPlayer(person(id), hash(first));
    await at.store.setRecovery(id, recoveryOf(id));
    for (const each of more) await at.store.redeem(recoveryOf(id), NOON, hash(each));
  }

  describe("people", () => {
    it("are known by any of their browsers, until a browser is forgotten", async () => {
      await withBrowsers(ada, "phone", "desk");
      expect(await at.store.playerByToken(hash("phone"))).toEqual(person(ada));
      expect(await at.store.playerByToken(hash("desk"))).toEqual(person(ada));
      expect(await at.store.countTokens(ada)).toBe(2);
      await at.store.removeToken(hash("phone"));
      expect(await at.store.playerByToken(hash("phone"))).toBeNull();
      expect(await at.store.playerByToken(hash("desk"))).toEqual(person(ada));
      expect(await at.store.countTokens(ada)).toBe(1);
      expect(await at.store.countTokens(ben)).toBe(0);
    });

    it("keep one browser, and take everything else back that makes one them, but the recovery code", async () => {
      await withBrowsers(ada, "phone", "desk", "tablet");
      await withBrowsers(ben, "ben's phone", "ben's desk");
      await at.store.addMovingCode(ada, hash("moving"), NOON + 1);
      await at.store.addMovingCode(ben, hash("ben's moving"), NOON + 1);
      expect(await at.store.keepOnlyToken(ada, hash("desk"))).toBe(true);
      await at.reopen();
      const tokens = ["phone", "desk", "tablet", "ben's phone", "ben's desk"].map(hash);
      const known = [hash("desk"), hash("ben's phone"), hash("ben's desk")];
      expect(new Set(await at.store.knownTokens(tokens))).toEqual(new Set(known));
      expect(await at.store.countTokens(ada)).toBe(1);
      expect(await at.store.redeem(hash("moving"), NOON, hash("thief"))).toBeNull();
      expect(await at.store.redeem(hash("ben's moving"), NOON, hash("ben's tablet"))).toBe(ben);
      expect(await at.store.redeem(recoveryOf(ada), NOON, hash("new phone"))).toBe(ada);
    });

    it("keep no browser that is not theirs, and lose nothing by asking for it", async () => {
      await withBrowsers(ada, "phone", "desk");
      await withBrowsers(ben, "ben's");
      await at.store.addMovingCode(ada, hash("moving"), NOON + 1);
      for (const other of ["ben's", "nobody's"]) {
        expect(await at.store.keepOnlyToken(ada, hash(other))).toBe(false);
      }
      expect(await at.store.countTokens(ada)).toBe(2);
      expect(await at.store.redeem(hash("moving"), NOON, hash("tablet"))).toBe(ada);
    });

    it("whose browsers shut each other out at once keep one of them", async () => {
      const names = ["phone", "desk", "tablet", "watch"] as const;
      await withBrowsers(ada, ...names);
      const answers = await Promise.all(
        names.map((name) => at.store.keepOnlyToken(ada, hash(name))),
      );
      expect(answers.filter((kept) => kept)).toHaveLength(1);
      const kept = names.filter((_, i) => answers[i]).map(hash);
      expect(await at.store.knownTokens(names.map(hash))).toEqual(kept);
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
      await expect(at.store.setRecovery(ada, secret)).rejects.toThrow("only the SHA-256");
      await at.store.setRecovery(ada, hash("code"));
      const redeemed = at.store.redeem(hash("code"), NOON, secret);
      await expect(redeemed).rejects.toThrow("only the SHA-256");
      await expect(at.store.addMovingCode(ada, secret, NOON)).rejects.toThrow("only the SHA-256");
      expect(await at.store.players([ben])).toEqual([]);
    });
  });

  describe("codes", () => {
    beforeEach(() => at.store.createPlayer(person(ada), hash("1")));

    let browsers = 0;
    const redeem = (code: string) => {
      browsers += 1;
      return at.store.redeem(hash(code), NOON, hash(`browser ${browsers}`));
    };

    it("for recovery work again and again, until the next one", async () => {
      await at.store.setRecovery(ada, hash("first"));
      expect(await redeem("first")).toBe(ada);
      expect(await redeem("first")).toBe(ada);
      await at.store.setRecovery(ada, hash("second"));
      expect(await redeem("first")).toBeNull();
      expect(await redeem("second")).toBe(ada);
    });

    it("for moving work once, and leave the recovery code alone", async () => {
      await at.store.setRecovery(ada, hash("recovery"));
      await at.store.addMovingCode(ada, hash("moving"), NOON + 1);
      expect(await redeem("moving")).toBe(ada);
      expect(await redeem("moving")).toBeNull();
      expect(await redeem("recovery")).toBe(ada);
    });

    it("for moving do not work once their time has come", async () => {
      await at.store.addMovingCode(ada, hash("late"), NOON);
      await at.store.addMovingCode(ada, hash("in time"), NOON + 1);
      expect(await redeem("late")).toBeNull();
      expect(await redeem("in time")).toBe(ada);
    });

    it("redeemed by two at once are given to one", async () => {
      await at.store.addMovingCode(ada, hash("moving"), NOON + 1);
      const answers = await Promise.all(Array.from({ length: 8 }, () => redeem("moving")));
      expect(answers.filter((each) => each === ada)).toHaveLength(1);
      expect(answers.filter((each) => each === null)).toHaveLength(7);
      expect(await at.store.countTokens(ada)).toBe(2);
    });

    it("make a browser that person together with being used up, or neither", async () => {
      await at.store.createPlayer(person(ben), hash("ben's"));
      await at.store.addMovingCode(ada, hash("moving"), NOON + 1);
      await expect(at.store.redeem(hash("moving"), NOON, hash("ben's"))).rejects.toThrow();
      expect(await at.store.playerByToken(hash("ben's"))).toEqual(person(ben));
      expect(await at.store.redeem(hash("moving"), NOON, hash("desk"))).toBe(ada);
      expect(await at.store.playerByToken(hash("desk"))).toEqual(person(ada));
      expect(await at.store.redeem(hash("none"), NOON, hash("tablet"))).toBeNull();
      expect(await at.store.knownTokens([hash("tablet")])).toEqual([]);
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
