import type { Language } from "../i18n/i18n.js";
import { type Book, spansOf, textOf } from "./book.js";
import { SYNONYMS } from "./synonyms.js";

export interface Hit {
  /** A rule's or an example's id, or a chapter's key. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Where in the text the words are that were looked for, in order. */
  readonly marks: readonly Range[];
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Term {
  readonly plain: string;
  readonly at: number;
}

/** As people type: without accents, in small letters. Hangul stays whole. */
const plainly = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Script=Latin}\p{M}+/gu, ([letter = ""]) => letter)
    .normalize("NFC")
    .toLowerCase();

/** Letters or figures; the id of a rule is one word. An apostrophe parts two words. */
const wordsIn = (text: string): readonly Term[] =>
  [...text.matchAll(/\b[BC]\d+(?:\.\d+)?|\p{L}+|\d+/giu)].map(({ index, 0: word }) => ({
    plain: plainly(word),
    at: index,
  }));

const HANGUL = /\p{Script=Hangul}/u;
const PARTICLE = /(?<=..)(에서|에게|으로|[을를이가은는과와로에의도만])$/u;

/** What a word of the query may be called in the book. */
function namesOf(asked: string, language: Language): readonly string[] {
  const bare = HANGUL.test(asked) ? asked.replace(PARTICLE, "") : asked;
  const synonyms = SYNONYMS[language] ?? [];
  const others = synonyms.flatMap(([stems, names]) =>
    stems.split(" ").some((stem) => bare.startsWith(stem)) ? names.split(" ") : [],
  );
  return [...new Set([asked, bare, ...others])];
}

/** The longest ending by which a word of the query may differ: "cards" finds "card". */
const ENDING = 2;

/**
 * How much of a word of the book is meant: a word begins as the name does, so that endings, particles
 * and compounds are found; a single letter is a whole word. 0: another word.
 */
function sameLetters(word: string, name: string): number {
  if (word === name) return word.length;
  if (HANGUL.test(name)) return word.startsWith(name) ? name.length : 0;
  if (name.length > 1 && word.startsWith(name)) return name.length;
  const ending = name.length - word.length;
  return word.length > 3 && ending <= ENDING && name.startsWith(word) ? word.length : 0;
}

/** The places that speak of all words of the query; rules with a matching id come first. */
export function searchRules(book: Book, query: string, language: Language): readonly Hit[] {
  const asked = wordsIn(query).map(({ plain }) => namesOf(plain, language));
  if (asked.length === 0) return [];
  const marksIn = (text: string): readonly (readonly Range[])[] => {
    const words = wordsIn(text);
    return asked.map((names) =>
      words.flatMap(({ plain, at }) => {
        const length = Math.max(...names.map((name) => sameLetters(plain, name)));
        return length === 0 ? [] : [{ from: at, to: at + length }];
      }),
    );
  };
  const hits = book.chapters.flatMap(({ key, title, blocks }) =>
    blocks.flatMap((block) =>
      spansOf(block).flatMap((spans): readonly Hit[] => {
        const to = "id" in block ? block.id : key;
        const text = textOf(spans);
        const around = marksIn(`${to} ${title}`);
        const inside = marksIn(text);
        const isFound = asked.every((_, word) => around[word]?.length || inside[word]?.length);
        const marks = inside.flat().sort((a, b) => a.from - b.from);
        return isFound ? [{ to, title, text, marks: withoutTwins(marks) }] : [];
      }),
    ),
  );
  const [[first = ""] = []] = asked;
  const isNamed = ({ to }: Hit): boolean => sameLetters(plainly(to), first) > 0;
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
}

/** Two words of the query may mean the same word of the book. */
const withoutTwins = (marks: readonly Range[]): readonly Range[] =>
  marks.filter(({ from }, at) => marks[at - 1]?.from !== from);

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Some words around the first one that was found, in pieces. */
export function excerptOf({ text, marks }: Hit): readonly Piece[] {
  const [first = { from: 0, to: 0 }] = marks;
  const from = first.from < 60 ? 0 : text.indexOf(" ", first.from - 50) + 1;
  const blank = text.indexOf(" ", Math.max(from + 140, first.to));
  const to = blank < 0 ? text.length : blank;
  const pieces: Piece[] = [];
  let at = from;
  const add = (end: number, marked: boolean): void => {
    if (end > at) pieces.push({ text: text.slice(at, end), marked });
    at = end;
  };
  for (const mark of marks.filter((each) => each.to <= to)) {
    add(mark.from, false);
    add(mark.to, true);
  }
  add(to, false);
  const plain = (dots: string): Piece => ({ text: dots, marked: false });
  return [
    ...(from > 0 ? [plain("… ")] : []),
    ...pieces,
    ...(to < text.length ? [plain(" …")] : []),
  ];
}
