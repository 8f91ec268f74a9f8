import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { wrapped } from "../games/shared/text.js";
import { COLOURED, PLAIN, paintFor } from "./paint.js";

const tty = { isTTY: true };
const pipe = { isTTY: false };

describe("colours", () => {
  it.each([
    [tty, {}, true, COLOURED],
    [tty, { NO_COLOR: "" }, true, COLOURED],
    [tty, { NO_COLOR: "1" }, true, PLAIN],
    [tty, { TERM: "dumb" }, true, PLAIN],
    [tty, {}, false, PLAIN],
    [pipe, {}, true, PLAIN],
  ])("%j with %j, wanted %s", (out, env, wanted, paint) => {
    expect(paintFor(out, env, wanted)).toBe(paint);
  });

  it("only add to what is said", () => {
    const text = "blue: red tall to 3; covered in purple";
    const painted = COLOURED.line(text);
    expect(painted).toContain("\u001b[31mred\u001b[0m tall");
    expect(painted).toContain("covered");
    expect(stripVTControlCharacters(painted)).toBe(text);
  });
});

describe("long lines", () => {
  it("are broken at words, and lists hang", () => {
    const words = Array.from({ length: 40 }, (_, i) => `word${i}`).join(" ");
    const lines = wrapped(`  ${words}`);
    expect(lines.every((line) => line.length <= 80)).toBe(true);
    expect(lines.slice(1).every((line) => line.startsWith("    word"))).toBe(true);
    expect(lines.map((line) => line.trim()).join(" ")).toBe(words);
    expect(wrapped(words)[1]).toMatch(/^word/);
  });

  it("stay as they are where there is nowhere to break them", () => {
    expect(wrapped("x".repeat(100))).toEqual(["x".repeat(100)]);
    expect(wrapped(`   ${"x".repeat(100)}`)).toEqual([`   ${"x".repeat(100)}`]);
  });
});
