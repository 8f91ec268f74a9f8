import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../i18n/i18n.js";
import { type Book, spansOf, textOf } from "./book.js";
import { parseRules } from "./parse.js";
import { bookLanguage, type Text } from "./useBook.js";

/**
 * Each translation closes with a comment that lists the English chapters it follows, each with the
 * beginning of a hash of its text. A change of an English chapter changes its hash; the comment gets the
 * new one together with the translation.
 */
const read = (text: Text, language: string): string =>
  readFileSync(
    `${import.meta.dirname}/../../../../docs/${text}${language === "en" ? "" : `.${language}`}.md`,
    "utf8",
  );

const hashOf = (words: readonly string[]): string =>
  createHash("sha256").update(words.join("\n")).digest("hex").slice(0, 4);

/** How line breaks lie in the source does not matter. */
function chaptersOf({ title, intro, chapters }: Book): readonly string[] {
  const all = [{ key: "intro", title, blocks: intro }, ...chapters];
  return all.map(({ key, title: heading, blocks }) => {
    const words = blocks.flatMap((block) => spansOf(block).map(textOf));
    return `${key} ${hashOf([heading, ...words])}`;
  });
}

const followedBy = (text: Text, language: string): readonly string[] => {
  const [, list = ""] = /\n<!-- Follows ([^>]*?)\s*-->\n$/.exec(read(text, language)) ?? [];
  return list.split(/,\s+/);
};

describe.each(["how-to-play", "rules"] as const)("%s", (text) => {
  const english = chaptersOf(parseRules(read(text, "en")));
  const translations = LANGUAGES.filter(
    (language) => language !== "en" && bookLanguage(language, text) === language,
  );

  it.each(translations)("in %s follows the English text as it is now", (language) => {
    const behind = english.filter((chapter) => !followedBy(text, language).includes(chapter));
    expect(behind, `chapters of docs/${text}.${language}.md to translate again`).toEqual([]);
    expect(followedBy(text, language)).toHaveLength(english.length);
  });

  it("notices a change of a single word, but not of a line break", () => {
    const changed = read(text, "en").replace(" player ", " person ");
    const wrapped = read(text, "en")
      .replace(/\.\n {2}(?=\w)/, ". ")
      .replace(". ", ".\n");
    const news = (source: string) =>
      chaptersOf(parseRules(source)).filter((chapter) => !english.includes(chapter));
    expect(news(changed)).toHaveLength(1);
    expect(wrapped).not.toBe(read(text, "en"));
    expect(news(wrapped)).toEqual([]);
  });
});
