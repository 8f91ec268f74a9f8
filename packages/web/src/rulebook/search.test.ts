import { describe, expect, it } from "vitest";
import { COMPLETE, type CompleteLanguage } from "../i18n/testing.js";
import type { Book } from "./book.js";
import { parseRules } from "./parse.js";
import { excerptOf, type Hit, searchRules } from "./search.js";
import { SYNONYMS } from "./synonyms.js";
import { fetchText } from "./useBook.js";

const books = new Map<CompleteLanguage, Book>();
for (const language of COMPLETE)
  books.set(language, parseRules(await fetchText("rules", language)));

const search = (query: string, language: CompleteLanguage = "en"): readonly Hit[] => {
  const book = books.get(language);
  if (book === undefined) throw new Error(`no rules in ${language}`);
  return searchRules(book, query, language);
};

const placesOf = (query: string, language: CompleteLanguage = "en"): readonly string[] =>
  search(query, language).map(({ to }) => to);

const markedIn = (hits: readonly Hit[]): readonly string[] => [
  ...new Set(
    hits.flatMap(({ text, marks }) =>
      marks.map(({ from, to }) => text.slice(from, to).toLowerCase()),
    ),
  ),
];

describe("a search in the rulebook", () => {
  it("finds a rule by its id first, and examples beside their rules", () => {
    expect(placesOf("b3.5")[0]).toBe("B3.5");
    expect(placesOf("refused hand")).toContain("example6");
  });

  it("finds what speaks of all the words, in any case", () => {
    expect(placesOf("PURPLE ambassador")).toContain("B3.7");
    expect(placesOf("purple zzz")).toEqual([]);
  });

  it("finds words, not letters inside words", () => {
    // "believe", "earlier" and "land" are no lies and no ends.
    expect(markedIn(search("lie"))).toEqual(expect.arrayContaining(["lie", "true", "false"]));
    expect(markedIn(search("lie"))).not.toContain("earlie");
    expect(markedIn(search("end")).toSorted()).toEqual(["end"]);
    expect(placesOf("and")).not.toContain("B3.5");
    expect(markedIn(search("x"))).toEqual(["x"]);
  });

  it("finds a word with another ending", () => {
    expect(markedIn(search("cards")).toSorted()).toEqual(["card", "cards"]);
    expect(placesOf("missions code")).toContain("B9");
    expect(placesOf("banished figure")).toContain("B8.1");
  });

  it.each([
    ["en", "lie", "B5.2"],
    ["en", "bluffing", "C4.1"],
    ["en", "kick", "B8.1"],
    ["en", "boat", "B3.1"],
    ["es", "complexion", "B5.1"],
    ["es", "mentir", "B5.2"],
    ["es", "desterrar", "B8.1"],
    ["de", "lügen", "B5.2"],
    ["de", "Auftrag", "B9"],
    ["de", "fortschicken", "B8.1"],
    // The first part of a compound, and its beginning.
    ["de", "start", "B2.1"],
    ["it", "l'ambasciatore", "B2.2"],
    ["it", "bugia", "B5.2"],
    ["sv", "ambassadoren", "B3.6"],
    ["sv", "ljuga", "B5.2"],
    // With a particle in the book, and with another one in the query.
    ["ko", "대사관", "B8.2"],
    ["ko", "구슬을", "B1.4"],
    ["ko", "거짓말", "B5.2"],
    ["ko", "동료", "B10.2"],
  ] as const)("in %s “%s” leads to %s", (language, query, rule) => {
    expect(placesOf(query, language)).toContain(rule);
  });

  it.each(COMPLETE)("in %s every synonym is a word of the book", (language) => {
    const names = (SYNONYMS[language] ?? []).flatMap(([, inTheBook]) => inTheBook.split(" "));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => placesOf(name, language).length === 0)).toEqual([]);
  });

  it("finds nothing for nothing, or for what is not there", () => {
    expect(search("  ")).toEqual([]);
    expect(search("gondolier.*(")).toEqual([]);
  });
});

describe("an excerpt", () => {
  it("marks what was found and is cut between words", () => {
    const hit = search("purple ambassador").find(({ to }) => to === "B3.7");
    if (hit === undefined) throw new Error("not found");
    const pieces = excerptOf(hit);
    expect(pieces.map(({ text }) => text).join("")).toMatch(/^Purple may bring .+ …$/);
    const marked = pieces.flatMap(({ text, marked }) => (marked ? [text] : []));
    expect(marked).toEqual(["Purple", "Ambassador"]);
  });

  it("is the beginning if only the title names the word", () => {
    const text = "One two three.";
    expect(excerptOf({ to: "B1", title: "Four", text, marks: [] })).toEqual([
      { text, marked: false },
    ]);
  });
});
