import { readdirSync, readFileSync } from "node:fs";
import { GAME_NAMES } from "@inkognito/engine/games";
import { describe, expect, it } from "vitest";
import type { Language, MessageId } from "../i18n/i18n.js";
import { CATALOGS, COMPLETE } from "../i18n/testing.js";
import { type Block, type Book, pagesOf, ruleIn, spansOf, textOf } from "./book.js";
import { parseRules } from "./parse.js";
import { fetchText, type Text } from "./useBook.js";

const TEXTS = ["how-to-play", "rules"] as const satisfies readonly Text[];
const books = new Map<string, Book>();
for (const text of TEXTS) {
  for (const language of COMPLETE) {
    books.set(`${text} ${language}`, parseRules(await fetchText(text, language)));
  }
}

function bookIn(language: Language, text: Text = "rules"): Book {
  const book = books.get(`${text} ${language}`);
  if (book === undefined) throw new Error(`no ${text} in ${language}`);
  return book;
}

const DOCS = `${import.meta.dirname}/../../../../docs/`;
const PAGE = `${import.meta.dirname}/../`;
/** The rules behind the sentences of the page. */
const LINKED = new Set(
  readdirSync(PAGE, { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test)\.tsx$/.test(path))
    .flatMap(
      (path) => readFileSync(PAGE + path, "utf8").match(/(?<=")[BC]\d+(\.\d+)?(?=")/g) ?? [],
    ),
);

const ENGINE = `${import.meta.dirname}/../../../engine/src/`;
const english = bookIn("en");
const allBlocks = ({ intro, chapters }: Book): readonly Block[] => [
  ...intro,
  ...chapters.flatMap(({ blocks }) => blocks),
];

/** All of a block that must not depend on the language. */
const shapeOf = (block: Block) => ({
  type: block.type,
  id: "id" in block ? block.id : null,
  size: spansOf(block).length,
  /** In a row of the table the order is fixed; within a sentence languages differ. */
  parts: spansOf(block).map((spans) =>
    spans
      .filter(({ type }) => type !== "text" && type !== "strong")
      .map((span) => JSON.stringify(span))
      .sort(),
  ),
  strong: spansOf(block).map((spans) => spans.filter(({ type }) => type === "strong").length),
});

const numbersIn = (block: Block): readonly string[] =>
  spansOf(block).flatMap((spans) => textOf(spans).match(/\d+/g) ?? []);

/** What is left of `all` when each of `some` is taken away once. */
const without = (all: readonly string[], some: readonly string[]): readonly string[] => {
  const rest = [...some];
  return all.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

describe.each(TEXTS)("%s", (text) => {
  const original = bookIn("en", text);

  it.each(COMPLETE)("in %s says as much as in English, block by block", (language) => {
    const book = bookIn(language, text);
    expect(book.chapters.map(({ key, level }) => [key, level])).toEqual(
      original.chapters.map(({ key, level }) => [key, level]),
    );
    expect(allBlocks(book).map(shapeOf)).toEqual(allBlocks(original).map(shapeOf));
    // Korean writes more numbers as figures; none of the English ones may be lost or changed.
    const theirs = allBlocks(book).map(numbersIn);
    expect(
      allBlocks(original).map((block, i) => without(numbersIn(block), theirs[i] ?? [])),
    ).toEqual(allBlocks(original).map(() => []));
  });

  it.each(COMPLETE.filter((each) => each !== "en"))("in %s is translated", (language) => {
    const sentences = allBlocks(original).flatMap((block) => spansOf(block).map(textOf));
    const theirs = new Set(
      allBlocks(bookIn(language, text)).flatMap((block) => spansOf(block).map(textOf)),
    );
    const long = sentences.filter((sentence) => sentence.length > 24);
    expect(long.filter((sentence) => theirs.has(sentence))).toEqual([]);
  });
});

describe("the guide", () => {
  it("has the same six sections for either game, short enough for two pages", () => {
    const guide = bookIn("en", "how-to-play");
    for (const game of GAME_NAMES) {
      const [title, ...sections] = pagesOf(guide, game);
      expect(title?.level).toBe(1);
      expect(sections.map(({ level }) => level)).toEqual([2, 2, 2, 2, 2, 2]);
      const words = [title, ...sections].flatMap((section) =>
        (section?.blocks ?? []).flatMap((block) =>
          spansOf(block).flatMap((spans) => textOf(spans).split(/\s+/)),
        ),
      );
      expect(words.length).toBeLessThan(500);
    }
  });
});

/** What the rulebook names of the form for a new game. */
const OPTIONS = [
  "choice.direction",
  "choice.first",
  "choice.mustMove",
  "choice.placement",
  "choice.placement.chosen",
  "choice.repeats",
  "choice.repeats.blocked",
  "choice.repeats.challenge",
  "choice.edition.korea",
  "choice.card.edition.telephone",
  "choice.card.edition.safe",
] as const satisfies readonly MessageId[];

describe("the rulebook", () => {
  it("is the text of docs/rules.md, and every rule has its id", () => {
    const text = readFileSync(`${DOCS}rules.md`, "utf8");
    const ids = [...text.matchAll(/^- \*\*([A-Z]\d+(?:\.\d+)?)\*\* /gm)].map(([, id]) => id);
    const parsed = allBlocks(english).flatMap((block) => (block.type === "rule" ? [block.id] : []));
    expect(parsed).toEqual(ids);
    expect(ids.length).toBeGreaterThan(75);
  });

  it("says so wherever we depart from print, with [R]", () => {
    const adr = readFileSync(`${DOCS}adr/0003-rulings.md`, "utf8");
    const departing = [...adr.matchAll(/^\| ([BC]\d+\.\d+) \|/gm)].map(([, id = ""]) => id);
    expect(departing.length).toBeGreaterThan(9);
    const silent = departing.filter((id) => {
      const words = textOf(ruleIn(english, id)?.spans ?? []);
      return !/\b(print(ed)?|Piatnik)\b/i.test(words) || !words.includes("[R]");
    });
    expect(silent).toEqual([]);
  });

  it.each(COMPLETE)("in %s calls the options as the screen does", (language) => {
    const text = allBlocks(bookIn(language))
      .flatMap((block) => spansOf(block).map(textOf))
      .join(" ")
      .toLowerCase();
    const missing = OPTIONS.filter((id) => {
      const label = CATALOGS[language][id].replace(/ \(B[\d.]+\)$/, "");
      return !text.includes(label.toLowerCase());
    });
    expect(missing).toEqual([]);
  });

  it("speaks only of rules and chapters that it has", () => {
    const links = allBlocks(english).flatMap((block) =>
      spansOf(block).flatMap((spans) =>
        spans.flatMap((span) => (span.type === "link" ? [span.to] : [])),
      ),
    );
    expect(links.filter((to) => ruleIn(english, to) === null)).toEqual([]);
    expect(links.length).toBeGreaterThan(60);
  });

  describe.each(COMPLETE)("in %s", (language) => {
    it("has every rule that a refusal or an outcome can name", () => {
      const sources = ["board", "card", "core"].flatMap((game) =>
        readdirSync(`${ENGINE}${game}`, { recursive: true, encoding: "utf8" })
          .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
          .map((file) => readFileSync(`${ENGINE}${game}/${file}`, "utf8")),
      );
      const cited = sources.flatMap((text) =>
        [...text.matchAll(/"([BC]\d+(?:\.\d+)?)"/g)].map(([, id = ""]) => id),
      );
      expect(new Set(cited).size).toBeGreaterThan(20);
      const book = bookIn(language);
      expect(cited.filter((id) => (ruleIn(book, id)?.spans ?? []).length === 0)).toEqual([]);
    });

    it("has every rule and every chapter that the page leads to", () => {
      expect(LINKED.size).toBeGreaterThan(25);
      expect([...LINKED].filter((id) => ruleIn(bookIn(language), id) === null)).toEqual([]);
    });
  });

  it("reads marks, emphasis, code, links and tables", () => {
    const { chapters } = parseRules(
      "# T\n\n# Part\n\n## B3. A turn\n\n- **B3.1** By **sea** or\n  land (B3.2) `x` [R].\n- **B3.2** No.\n\n| a | b |\n|---|---|\n| c | |\n",
    );
    expect(chapters).toEqual([
      { key: "part1", level: 1, title: "Part", blocks: [] },
      {
        key: "B3",
        level: 2,
        title: "B3. A turn",
        blocks: [
          {
            type: "rule",
            id: "B3.1",
            spans: [
              { type: "text", text: "By " },
              { type: "strong", text: "sea" },
              { type: "text", text: " or land (" },
              { type: "link", to: "B3.2" },
              { type: "text", text: ") " },
              { type: "code", text: "x" },
              { type: "text", text: " " },
              { type: "mark", mark: "R" },
              { type: "text", text: "." },
            ],
          },
          { type: "rule", id: "B3.2", spans: [{ type: "text", text: "No." }] },
          {
            type: "table",
            rows: [
              [[{ type: "text", text: "a" }], [{ type: "text", text: "b" }]],
              [[{ type: "text", text: "c" }], []],
            ],
          },
        ],
      },
    ]);
  });
});
