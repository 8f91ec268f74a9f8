import { createCipheriv, createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { commitmentTo, PURPOSES, parseSeed, seededChance, seedFromText } from "./chance.js";

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const chance = seededChance(SEED);

const sha256 = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();

/** The same draw with Node's own hash and cipher: a recorded game must be verifiable for ever. */
function drawAgain(purpose: number, index: number, count: number, of: number): readonly number[] {
  const key = sha256(
    Buffer.concat([Buffer.from("inkognito draw 1 32:"), Buffer.from(SEED, "hex")]),
  );
  const counterAndNonce = Buffer.alloc(16);
  counterAndNonce.writeUInt32BE(purpose, 4);
  counterAndNonce.writeUInt32BE(index, 12);
  const stream = createCipheriv("chacha20", key, counterAndNonce).update(Buffer.alloc(4 * count));
  const rest = Array.from({ length: of }, (_, i) => i);
  return Array.from({ length: count }, (_, i) => stream.readUInt32LE(4 * i)).flatMap((word) =>
    rest.splice(word % rest.length, 1),
  );
}

describe("draws", () => {
  it("[B1.4] k of n: k different numbers below n", () => {
    for (let index = 0; index < 200; index += 1) {
      const drawn = chance.draw("phantom", index, 3, 10);
      expect(new Set(drawn).size).toBe(3);
      expect(drawn.filter((n) => !Number.isInteger(n) || n < 0 || n > 9)).toEqual([]);
    }
  });

  it("[B1.4] every ball can come, at every place", () => {
    const draws = Array.from({ length: 200 }, (_, i) => chance.draw("phantom", i, 3, 10));
    for (const place of [0, 1, 2]) {
      expect(new Set(draws.map((drawn) => drawn[place])).size).toBe(10);
    }
  });

  it("all of n is an order of them", () => {
    const drawn = chance.draw("deal", 0, 40, 40).toSorted((a, b) => a - b);
    expect(drawn).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });

  it("more than there are cannot be drawn", () => {
    expect(() => chance.draw("deal", 0, 5, 4)).toThrow();
  });

  it("the same seed, purpose and index draw the same, in whatever order they are asked", () => {
    const first = [0, 1, 2].map((index) => chance.draw("phantom", index, 3, 10));
    const again = seededChance(SEED);
    const second = [2, 1, 0].map((index) => again.draw("phantom", index, 3, 10));
    expect(second.toReversed()).toEqual(first);
  });

  it("fewer or from fewer with the same index is drawn as if nothing had been drawn before", () => {
    const used = seededChance(SEED);
    for (const [count, of] of [
      [5, 5],
      [2, 5],
      [2, 4],
      [5, 5],
    ] as const) {
      const fresh = seededChance(SEED).draw("pile", 3, count, of);
      expect(used.draw("pile", 3, count, of)).toEqual(fresh);
    }
  });

  it("purposes, indices and seeds each have draws of their own", () => {
    const draws = [
      ...PURPOSES.map((purpose) => chance.draw(purpose, 0, 40, 40)),
      chance.draw("deal", 1, 40, 40),
      chance.draw("deal", 2 ** 32, 40, 40),
      seededChance(seedFromText("another")).draw("deal", 0, 40, 40),
    ];
    expect(new Set(draws.map((drawn) => drawn.join())).size).toBe(draws.length);
  });

  it("the purposes keep their places: recorded games depend on them", () => {
    expect(PURPOSES.slice(0, 4)).toEqual(["deal", "placement", "first", "phantom"]);
  });

  for (const [place, purpose] of PURPOSES.entries()) {
    it(`${purpose}: another implementation draws the same`, () => {
      // 40 words are more than two blocks of the cipher.
      expect(chance.draw(purpose, 7, 40, 40)).toEqual(drawAgain(place, 7, 40, 40));
      expect(chance.draw(purpose, 70_000, 3, 10)).toEqual(drawAgain(place, 70_000, 3, 10));
    });
  }
});

describe("the commitment", () => {
  it("is SHA-256 of the seed's bytes", () => {
    const expected = sha256(Buffer.from(SEED, "hex")).toString("hex");
    expect(commitmentTo(SEED)).toBe(expected);
    expect(chance.commitment).toBe(expected);
  });

  it("the seed that is published at the end is the one committed to", () => {
    expect(commitmentTo(chance.seed)).toBe(chance.commitment);
  });
});

describe("what players add", () => {
  const drawn = (...entropy: readonly string[]) =>
    seededChance(SEED, entropy).draw("deal", 0, 40, 40);

  it("changes the draws, but not the commitment", () => {
    expect(drawn("rialto")).not.toEqual(drawn());
    expect(seededChance(SEED, ["rialto"]).commitment).toBe(chance.commitment);
    expect(seededChance(SEED, ["rialto"]).entropy).toEqual(["rialto"]);
  });

  it("no two lists of contributions draw alike", () => {
    const lists = [[], [""], ["ab", "c"], ["a", "bc"], ["abc"], ["c", "ab"]];
    expect(new Set(lists.map((list) => drawn(...list).join())).size).toBe(lists.length);
  });
});

describe("seeds", () => {
  const bad: Readonly<Record<string, string>> = {
    empty: "",
    short: SEED.slice(1),
    long: `${SEED}0`,
    "not hexadecimal": SEED.replace("0a", "0g"),
    "in capitals": SEED.toUpperCase(),
    "with a line end": `${SEED}\n`,
    "with a space": ` ${SEED.slice(1)}`,
  };
  for (const [what, seed] of Object.entries(bad)) {
    it(`one that is ${what} is refused`, () => {
      expect(parseSeed(seed)).toEqual({ ok: false, error: "badSeed" });
      expect(() => seededChance(seed)).toThrow();
    });
  }

  it("64 hexadecimal digits are one", () => {
    expect(parseSeed(SEED)).toEqual({ ok: true, value: SEED });
  });

  it("a text gives a seed, always the same, and another text another", () => {
    expect(parseSeed(seedFromText("a")).ok).toBe(true);
    expect(seedFromText("a")).toBe(seedFromText("a"));
    expect(seedFromText("a")).not.toBe(seedFromText("b"));
  });
});
