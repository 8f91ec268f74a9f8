import { bytesOf, MAX_NOTES } from "@inkognito/protocol";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cycleGuess,
  fits,
  formatPencilled,
  formatSaved,
  isFull,
  MAX_LINE,
  type Pencilled,
  parsePencilled,
  parseSaved,
  pencilledIn,
  withPencilled,
  writeLine,
} from "./pencil.js";

const NOTHING: Pencilled = { guesses: {}, lines: {} };
const guessed = (guesses: Pencilled["guesses"]): Pencilled => ({ ...NOTHING, guesses });

describe("marks", () => {
  it("a tap goes from nothing to yes to no and back to nothing", () => {
    const taps = [NOTHING];
    for (let i = 0; i < 3; i += 1) taps.push(cycleGuess(taps.at(-1) ?? NOTHING, "red build fat"));
    expect(taps.map(({ guesses }) => guesses)).toEqual([
      {},
      { "red build fat": "yes" },
      { "red build fat": "no" },
      {},
    ]);
  });

  it("a tap leaves the other cells and the lines alone", () => {
    const before: Pencilled = { guesses: { a: "no" }, lines: { red: "lies" } };
    expect(cycleGuess(before, "b")).toEqual({
      guesses: { a: "no", b: "yes" },
      lines: { red: "lies" },
    });
  });
});

describe("lines", () => {
  it("replace what stood there, and an empty one is none", () => {
    const once = writeLine(guessed({ a: "yes" }), "red", "lies");
    expect(once).toEqual({ guesses: { a: "yes" }, lines: { red: "lies" } });
    expect(writeLine(once, "red", "is honest").lines).toEqual({ red: "is honest" });
    expect(writeLine(once, "red", "")).toEqual(guessed({ a: "yes" }));
  });

  it(`have at most ${MAX_LINE} characters`, () => {
    expect(writeLine(NOTHING, "red", "x".repeat(MAX_LINE + 1)).lines).toEqual({
      red: "x".repeat(MAX_LINE),
    });
  });

  it.each([
    ["a flag", "🇰🇷", 4],
    ["a family", "👨‍👩‍👧", 8],
    ["a letter with an accent", "e\u0301", 2],
  ])("are not cut within %s", (_, sign, length) => {
    const text = "x".repeat(MAX_LINE - 1) + sign;
    expect(sign).toHaveLength(length);
    expect(writeLine(NOTHING, "red", text).lines).toEqual({ red: "x".repeat(MAX_LINE - 1) });
    expect(parsePencilled(JSON.stringify({ lines: { red: text } })).lines).toEqual({
      red: "x".repeat(MAX_LINE - 1),
    });
    const fitting = "x".repeat(MAX_LINE - length) + sign;
    expect(writeLine(NOTHING, "red", `${fitting}x`).lines).toEqual({ red: fitting });
  });

  it.each([
    ["quotes", '"'],
    ["Korean", "암"],
    ["emoji", "🎭"],
  ])("of %s fill a notebook, which says so before what is written does not fit", (_, sign) => {
    let full = NOTHING;
    for (let i = 0; !isFull(full); i += 1) {
      full = writeLine(full, `red ${i}`, sign.repeat(MAX_LINE / sign.length));
      expect(fits(full)).toBe(true);
    }
    expect(bytesOf(formatPencilled(full))).toBeGreaterThan(MAX_NOTES / 2);
    for (let i = 0; i < 99; i += 1) full = writeLine(full, `blue ${i}`, "x".repeat(MAX_LINE));
    expect(fits(full)).toBe(false);
  });
});

describe("what is stored", () => {
  const text = fc.string({ maxLength: MAX_LINE, minLength: 1, unit: "binary" });
  const key = fc
    .string({ minLength: 1 })
    .filter((each) => each !== "lines" && each !== "__proto__");

  it("can be read again", () => {
    const pencilled = fc.record({
      guesses: fc.dictionary(key, fc.constantFrom("yes" as const, "no" as const)),
      lines: fc.dictionary(key, text),
    });
    fc.assert(
      fc.property(pencilled, (written) => {
        expect(parsePencilled(formatPencilled(written))).toEqual(written);
        const saved = withPencilled([], "one", written);
        expect(parseSaved(JSON.parse(JSON.stringify(formatSaved(saved))))).toEqual(saved);
      }),
    );
  });

  it("by earlier versions, marks alone, can be read", () => {
    expect(parsePencilled('{"red build fat":"yes"}')).toEqual(guessed({ "red build fat": "yes" }));
    expect(parseSaved([["one", { a: "no" }]])).toEqual([["one", guessed({ a: "no" })]]);
  });

  it("is kept apart by game", () => {
    const saved = withPencilled(
      withPencilled([], "one", guessed({ a: "yes" })),
      "two",
      guessed({ a: "no" }),
    );
    expect(pencilledIn(saved, "one")).toEqual(guessed({ a: "yes" }));
    expect(pencilledIn(saved, "two")).toEqual(guessed({ a: "no" }));
    expect(pencilledIn(saved, "three")).toEqual(NOTHING);
  });

  it("are the eight games last written in", () => {
    let saved = parseSaved(null);
    for (let game = 0; game < 9; game += 1) saved = withPencilled(saved, `${game}`, NOTHING);
    expect(saved.map(([game]) => game)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  });

  it.each([
    ["nothing", null, []],
    ["a word", "guesses", []],
    ["an object", { one: { a: "yes" } }, []],
    ["entries that are none", [1, null, [], [3, {}]], []],
    ["a game without marks", [["one"]], [["one", NOTHING]]],
    [
      "marks and lines that are none",
      [["one", { a: "yes", b: "maybe", c: 1, d: null, lines: { red: 3, blue: "", green: "ok" } }]],
      [["one", { guesses: { a: "yes" }, lines: { green: "ok" } }]],
    ],
    ["lines that are no object", [["one", { lines: "red" }]], [["one", NOTHING]]],
  ])("does no harm when it is %s", (_, stored, saved) => {
    expect(parseSaved(stored)).toEqual(saved);
  });
});
