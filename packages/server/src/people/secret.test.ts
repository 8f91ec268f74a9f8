import { describe, expect, it } from "vitest";
import { newCode, parseCode } from "./secret.js";

describe("codes to write down", () => {
  it("have five groups of four digits that no one mixes up", () => {
    for (let i = 0; i < 200; i += 1) {
      expect(newCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    }
  });

  it("are all different", () => {
    expect(new Set(Array.from({ length: 1000 }, newCode)).size).toBe(1000);
  });

  it.each([
    ["as given", "7F3K-0QZ9-ABCD-EFGH-1234"],
    ["in small letters", "7f3k-0qz9-abcd-efgh-1234"],
    ["with O for 0, I and L for 1", "7F3K-OQZ9-ABCD-EFGH-I234"],
    ["with l for 1", "7F3K-oQZ9-ABCD-EFGH-l234"],
    ["in one piece", "7F3K0QZ9ABCDEFGH1234"],
    ["with blanks", " 7F3K 0QZ9\tABCD EFGH 1234\n"],
  ])("are read %s", (_how, typed) => {
    expect(parseCode(typed)).toBe("7F3K-0QZ9-ABCD-EFGH-1234");
  });

  it.each(["", "7F3K", "7F3K-0QZ9-ABCD-EFGH-123U", "7F3K-0QZ9-ABCD-EFGH-12345"])(
    "%j is none",
    (typed) => {
      expect(parseCode(typed)).toBeNull();
    },
  );
});
