import { describe, expect, it } from "vitest";
import { formatGameAddress, parseGameAddress } from "./gameAddress.js";
import { type SiteKey, siteKeyOf } from "./siteKey.js";

const newKey = (): Promise<SiteKey> => siteKeyOf({ signingKey: async (candidate) => candidate })();

const key = await newKey();
const other = await newKey();
const GAME = { table: "table-000001", game: 12 };
const address = formatGameAddress(GAME, key);

describe("the address of a game", () => {
  it("leads to this game of this table, and is the same every time", () => {
    expect(address).toMatch(/^table-000001[\w-]{22}12$/);
    expect(parseGameAddress(address, key)).toEqual(GAME);
    expect(formatGameAddress(GAME, key)).toBe(address);
  });

  it.each([
    ["another game", address.replace(/12$/, "13")],
    ["another writing of the number", address.replace(/12$/, "012")],
    ["another table", address.replace("000001", "000002")],
    ["another secret", `${address.slice(0, 12)}${"A".repeat(22)}12`],
    ["no number", address.slice(0, 34)],
    ["more", `${address}x`],
    ["nothing", ""],
  ])("leads nowhere with %s", (_, text) => {
    expect(parseGameAddress(text, key)).toBeNull();
  });

  it("of another site leads nowhere here", () => {
    expect(parseGameAddress(formatGameAddress(GAME, other), key)).toBeNull();
  });
});
