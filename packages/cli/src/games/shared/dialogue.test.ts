import { describe, expect, it } from "vitest";
import { menu, shortened, toDo } from "./dialogue.js";

const fruit = menu<string>({
  title: ["Which one?"],
  prompt: "> ",
  help: ["Fruit."],
  entries: ["apple", "pear", "plum"].map((label) => ({
    label,
    words: [label],
    chosen: () => toDo(label),
  })),
  listed: 2,
  more: "stoned",
  understand: (text) => (text.trim() === "cherry" ? toDo("cherry") : null),
});

describe("a menu", () => {
  it("lists the first, and the others on request", () => {
    expect(fruit.lines).toEqual([
      "Which one?",
      "   1  apple",
      "   2  pear",
      "      stoned: 1 more; type `more` for them",
    ]);
    expect(fruit.hear("more")).toEqual({ type: "say", lines: ["   3  plum"] });
  });

  it.each([
    ["1", "apple"],
    [" 3 ", "plum"],
    ["PEAR", "pear"],
    ["cherry", "cherry"],
  ])("%j is %s", (text, action) => {
    expect(fruit.hear(text)).toEqual({ type: "act", action });
  });

  it.each(["0", "4", "-1", "1.5", "1e0", "apples", "back", "__proto__"])(
    "%j gets one sentence",
    (text) => {
      expect(fruit.hear(text)).toEqual({
        type: "say",
        lines: [`"${text}" is none of the choices; type a number from 1 to 3, or ? for help.`],
      });
    },
  );

  it("repeats nothing a terminal would obey, and nothing long", () => {
    expect(shortened("\u001b[2Jhi\u0007")).toBe("?[2Jhi?");
    expect(shortened("x".repeat(1000))).toHaveLength(30);
  });
});
