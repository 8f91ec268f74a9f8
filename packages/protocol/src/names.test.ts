import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_NAME } from "./choices.js";
import { personName, saidText } from "./names.js";

const taken = (text: string): string | null => personName.safeParse(text).data ?? null;

describe("a name", () => {
  it.each([
    ["letters", "Ada"],
    ["as many characters as there may be", "x".repeat(MAX_NAME)],
    ["emoji, each counted once", "🎭".repeat(MAX_NAME)],
    ["a family in one sign", "👨‍👩‍👧‍👦"],
    ["a sign with its colour", "❤\ufe0f Ada"],
    [
      "a sign of several, with colours of their own",
      "👩🏽\u200d🚀 ❤\ufe0f\u200d🔥 🕵\ufe0f\u200d♂\ufe0f",
    ],
    ["Burmese, with four marks on a letter", "မြို့"],
    ["Hindi, with three", "ज़िंदगी"],
    ["Hebrew with its points", "שָּׁלוֹם"],
    ["Thai", "น้ำ"],
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
    ["three marks on a letter", `x${"\u0316\u0317\u0318"}`],
    ["three Thai marks on a letter", "ก็็็"],
    ["a circle around a letter", "A\u20dd"],
    ["a keycap", "1\ufe0f\u20e3"],
    ["a joiner behind a letter", "Ada\u200d"],
    ["a joiner between letters", "A\u200dda"],
    ["a joiner behind an emoji", "🎭\u200d"],
    ["a joiner before one", "Ada\u200d🎭"],
    ["what colours emoji behind a letter", "Ada\ufe0f"],
    ["the same twice behind an emoji", "❤\ufe0f\ufe0f"],
    ["written the other way round", "a\u202eb"],
    ["with a gap that is not seen", "a\u200bb"],
    ["with a filler in it", "Ada\u3164"],
    ["in two lines", "a\nb"],
    ["half a character", "\ud800"],
  ])("is refused: %s", (_, name) => {
    expect(taken(name)).toBeNull();
  });
});

describe("names that look alike", () => {
  const part = fc.constantFrom(
    ...["a", "Ä", "1", "김", "ก", "ज", " ", "🎭", "❤", "👩", "🏽", "🚀", "♂", "🇮🇹"],
    ...["\u200d", "\ufe0f", "\u0301", "\u0316", "\u0e48", "\u093f", "\u20dd"],
  );
  const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(""));

  it("are not made by what is not seen: a joiner stays only where it draws another emoji", () => {
    let taken_ = 0;
    fc.assert(
      fc.property(text, fc.nat(8), fc.constantFrom("\u200d", "\ufe0f"), (name, at, joiner) => {
        const known = taken(name);
        if (known === null) return;
        taken_ += 1;
        const chars = [...known];
        const before = chars.slice(0, at);
        const after = chars.slice(at);
        const isBehindEmoji = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?$/u.test(
          before.join(""),
        );
        if (isBehindEmoji) return;
        expect(taken([...before, joiner, ...after].join(""))).toBeNull();
      }),
      { numRuns: 2000, seed: 20261118 },
    );
    expect(taken_).toBeGreaterThan(200);
  });

  it("have at most two marks that go with any letter in a row, and none that encloses one", () => {
    fc.assert(
      fc.property(text, (name) => {
        const known = taken(name) ?? "";
        expect(known).not.toMatch(/\p{Me}/u);
        expect(known).not.toMatch(/[\u0301\u0316]{3}/u);
      }),
      { numRuns: 2000, seed: 20261118 },
    );
  });
});

it("lets no one say nothing", () => {
  expect(saidText.safeParse("\u3164\u200d").success).toBe(false);
  expect(saidText.safeParse("👍🏽 buonasera!").success).toBe(true);
});
