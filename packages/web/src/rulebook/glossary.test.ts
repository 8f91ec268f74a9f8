import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGE_NAMES } from "../i18n/i18n.js";
import { type ByLanguage, CATALOGS, COMPLETE, type CompleteLanguage } from "../i18n/testing.js";
import { forbiddenIn } from "../i18n/vocabularyTesting.js";
import { fetchText } from "./useBook.js";

const ROOT = `${import.meta.dirname}/../../../..`;
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, "utf8");

const GLOSSARY = read("docs/glossary.md");

/** The cells of each row of a table, by the head of their column. */
function rowsOf(chapter: string): readonly Readonly<Record<string, string>>[] {
  const [, text = ""] = GLOSSARY.split(`## ${chapter}\n\n`);
  const [table = ""] = text.split("\n\n").filter((block) => block.startsWith("|"));
  const lines = table.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const [head = [], , ...rows] = lines;
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""])));
}

const termsOf = (chapter: string, language: CompleteLanguage): readonly string[] =>
  rowsOf(chapter).flatMap((row) =>
    (row[LANGUAGE_NAMES[language]] ?? "").replaceAll(/[“”„«»¡!]|^to /g, "").split(", "),
  );

/** The beginning of a word that its forms have in common, for the regular expression. */
const stemOf = (word: string): string =>
  word.replace(/(?<=\p{Script=Latin}{3})\p{Script=Latin}{1,2}$/u, "").replaceAll("’", ".");

/** Each word of a term, in any form, with nothing but small words between them. */
function says(text: string, term: string): boolean {
  const words = term.split(" ").map((word) => `(?<!\\p{L})${stemOf(word)}\\p{L}*`);
  return new RegExp(words.join("[^\\p{L}.]+(?:\\p{L}{1,8}[^\\p{L}.]+){0,2}"), "iu").test(text);
}

const textOfPage = (language: CompleteLanguage): string =>
  Object.values(CATALOGS[language]).join("\n").replaceAll("\u00ad", "");

const BOOKS = Object.fromEntries(
  await Promise.all(
    COMPLETE.map(async (language) => {
      const texts = [await fetchText("how-to-play", language), await fetchText("rules", language)];
      return [language, texts.join("\n").replaceAll(/\n>?\s*/g, " ")] as const;
    }),
  ),
) as ByLanguage<string>;

describe.each(COMPLETE)("the guide and the rulebook in %s", (language) => {
  it.each(forbiddenIn(language))("do not say $words, but $instead", ({ words }) => {
    const sentences = BOOKS[language].split(/(?<=[.!?])\s/);
    expect(sentences.filter((sentence) => words.test(sentence))).toEqual([]);
  });
});

describe.each(COMPLETE)("the glossary in %s", (language) => {
  it("has the words of the guide and the rulebook", () => {
    const terms = termsOf("The game", language);
    expect(terms.length).toBeGreaterThan(50);
    expect(terms.filter((term) => !says(BOOKS[language], term))).toEqual([]);
  });

  it("has the words of the page", () => {
    const terms = [...termsOf("The game", language), ...termsOf("The page", language)];
    expect(terms.filter((term) => !says(textOfPage(language), term))).toEqual([]);
  });
});

it("the glossary names only languages of printed editions as sources", () => {
  const sources = rowsOf("The game").flatMap((row) => (row["in print"] ?? "").split(", "));
  expect(sources.filter((source) => !/^(|es|de|it|ko|sv)$/.test(source))).toEqual([]);
});

/** What options and their values are called to the program. */
const OPTIONS = /--[a-z-]+|blocked, challenge/g;

/** What the commands print: the strings of their code, without what only programs read. */
const COMMAND_LINE = readdirSync(`${ROOT}/packages/cli/src`, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => {
    const code = read(`packages/cli/src/${file}`)
      .replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, "")
      .replaceAll(/^import\b[^;]*;|throw new (Range)?Error\b[^;]*;/gm, "");
    const strings = code.match(/"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
    return strings.filter((text) => text.includes(" "));
  });

describe("the command line and the README", () => {
  const sentences = [...COMMAND_LINE, ...read("README.md").split(/(?<=[.!?])\s/)];
  const said = sentences.map((sentence) => sentence.replaceAll(OPTIONS, ""));

  it.each(forbiddenIn("en"))("do not say $words, but $instead", ({ words }) => {
    expect(COMMAND_LINE.length).toBeGreaterThan(300);
    expect(said.filter((sentence) => words.test(sentence))).toEqual([]);
  });
});

it("the README calls buttons and choices as the page does", () => {
  const named = read("README.md").matchAll(/(?:press|under|choose) \*\*(.+?)\*\*/gi);
  const labels = [...named].map(([, label = ""]) => label);
  expect(labels.length).toBeGreaterThan(5);
  const texts = new Set(Object.values(CATALOGS.en));
  expect(labels.filter((label) => !texts.has(label))).toEqual([]);
});
