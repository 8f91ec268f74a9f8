import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");

const SHEETS = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith(".css"))
  .map(({ parentPath, name }) => join(parentPath, name))
  .map((path) => [relative(SOURCES, path), readFileSync(path, "utf8")] as const);

/** The sizes of letters in a stylesheet that are not from the scale. */
const otherSizes = (css: string): readonly string[] =>
  [...css.matchAll(/(?:^|[\s;{])font(?:-size)?:\s*([^;}]+)/g)]
    .map(([, value = ""]) => value.trim())
    .filter((value) => value !== "inherit" && !/^var\(--size-[a-z]+\)$/.test(value));

/** "choices" of ".choices-token" */
const componentOf = (selector: string): string | undefined => /\.([a-z]+)/.exec(selector)?.[1];

/** The selectors that look into an element for the class of another component. */
const foreignParts = (css: string): readonly string[] =>
  [...css.matchAll(/([^{}\n]*):has\(([^{}]*?)\)[^{}]*\{/g)]
    .filter(([, outer = "", inner = ""]) => {
      const part = componentOf(inner);
      return part !== undefined && part !== componentOf(outer);
    })
    .map(([, outer = "", inner = ""]) => `${outer.trim()}:has(${inner})`);

describe("the stylesheets", () => {
  it("take the sizes of letters from the scale of at most nine", () => {
    const tokens = SHEETS.find(([path]) => path === "ui/tokens.css")?.[1] ?? "";
    const scale = new Set([...tokens.matchAll(/(--size-[a-z]+):/g)].map(([, name]) => name));
    expect(scale.size).toBeGreaterThan(4);
    expect(scale.size).toBeLessThanOrEqual(9);
    const others = SHEETS.map(([path, css]) => [path, otherSizes(css)] as const);
    expect(Object.fromEntries(others.filter(([, sizes]) => sizes.length > 0))).toEqual({
      // What 1rem is, by the size of text in the settings.
      "ui/base.css": ["112.5%", "131%", "156%"],
      // As wide as a small phone allows.
      "home/home.css": ["min(14vw, 4.5rem)"],
      // Beside words of any size.
      "rulebook/ruleLink.css": ["0.85em"],
      // In units of the drawing.
      "games/board/map/venice/board.css": ["16.5px", "33px"],
      "games/board/map/tableMap.css": ["20px"],
    });
  });

  it("lay nothing out by what stands in another component", () => {
    expect(SHEETS.length).toBeGreaterThan(30);
    expect(SHEETS.flatMap(([, css]) => foreignParts(css))).toEqual([]);
  });

  it("would be found out", () => {
    expect(otherSizes("a { font-size: 13px; } b { font: 700 1rem serif }")).toHaveLength(2);
    expect(otherSizes("a { font-size: calc(var(--size-body) * 2) }")).toHaveLength(1);
    expect(foreignParts(".table:has(.lately-lines) .table-side {}")).toEqual([
      ".table:has(.lately-lines)",
    ]);
    expect(foreignParts(".choices-row:has(:checked) {}")).toEqual([]);
  });
});
