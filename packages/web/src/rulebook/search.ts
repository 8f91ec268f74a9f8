import { type Book, spansOf, textOf } from "./book.js";

export interface Hit {
  /** A rule's id or a chapter's key. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** As people type: without accents, in small letters, with the apostrophe of the keyboard. Hangul stays whole. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Script=Latin}\p{M}+/gu, ([letter = ""]) => letter)
    .normalize("NFC")
    .replaceAll("’", "'")
    .toLowerCase();

/** The places that contain all words of the query; rules with a matching id come first. */
export function searchRules(book: Book, query: string): readonly Hit[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const hits = book.chapters.flatMap(({ key, title, blocks }) =>
    blocks.flatMap((block) =>
      spansOf(block).flatMap((spans): readonly Hit[] => {
        const to = "id" in block ? block.id : key;
        const text = textOf(spans);
        const where = plain(`${to} ${title} ${text}`);
        return words.every((word) => where.includes(word)) ? [{ to, title, text }] : [];
      }),
    ),
  );
  const [first = ""] = words;
  const isNamed = ({ to }: Hit): boolean => plain(to).startsWith(first);
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
}
