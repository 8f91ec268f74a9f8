import { describe, expect, it } from "vitest";
import { MAX_NAME } from "./limits.js";
import { personName, saidText } from "./words.js";

const taken = (text: string): string | null => personName.safeParse(text).data ?? null;

describe("a name", () => {
  it.each([
    ["letters", "Ada"],
    ["as many characters as there may be", "x".repeat(MAX_NAME)],
    ["emoji, each counted once", "🎭".repeat(MAX_NAME)],
    ["a family in one sign", "👨‍👩‍👧‍👦"],
    ["a sign with its colour", "❤\ufe0f Ada"],
    ["Korean", "김하늘"],
    ["Arabic", "مريم"],
    ["letters with marks of their own", "Nguyễn"],
    ["signs only", "<&>"],
  ])("may be %s", (_, name) => {
    expect(taken(name)).toBe(name);
  });

  it("has no blanks around it, and one way to be written", () => {
    expect(taken("  Ada \u3000")).toBe("Ada");
    expect(taken("Rene\u0301")).toBe("Ren\u00e9");
  });

  it.each([
    ["nothing", ""],
    ["blanks", " \u00a0\u3000\u205f"],
    ["too long", "x".repeat(MAX_NAME + 1)],
    ["what only joins emoji", "\u200d"],
    ["what only colours them", "\ufe0f"],
    ["Hangul fillers", "\u3164"],
    ["Hangul fillers of a syllable", "\u115f\u1160"],
    ["an empty pattern of Braille", "\u2800"],
    ["marks without a letter", "\u0301"],
    ["a letter under a heap of marks", `a${"\u0316\u0317\u0318\u0319\u031c"}`],
    ["written the other way round", "a\u202eb"],
    ["with a gap that is not seen", "a\u200bb"],
    ["with a filler in it", "Ada\u3164"],
    ["in two lines", "a\nb"],
    ["half a character", "\ud800"],
  ])("is refused: %s", (_, name) => {
    expect(taken(name)).toBeNull();
  });
});

it("lets nobody say nothing", () => {
  expect(saidText.safeParse("\u3164\u200d").success).toBe(false);
  expect(saidText.safeParse("👍🏽 buonasera!").success).toBe(true);
});
