import { useEffect, useState } from "preact/hooks";
import type { Language } from "../i18n/i18n.js";
import type { Book } from "./book.js";
import { parseRules } from "./parse.js";

/** The guide for a first game, and the reference. */
export type Text = "how-to-play" | "rules";

/** The same files that people read in `docs`: there is one text in each language. */
const SOURCES = import.meta.glob<string>(
  [
    "../../../../docs/how-to-play.md",
    "../../../../docs/how-to-play.??.md",
    "../../../../docs/rules.md",
    "../../../../docs/rules.??.md",
  ],
  { query: "?raw", import: "default" },
);

const sourceIn = (text: Text, language: Language) =>
  SOURCES[`../../../../docs/${text}${language === "en" ? "" : `.${language}`}.md`];

/** What a text for a language is written in. */
export const bookLanguage = (language: Language, text: Text = "rules"): Language =>
  sourceIn(text, language) === undefined ? "en" : language;

/** A text in a language, or the English one where there is none. */
export async function fetchText(text: Text, language: Language): Promise<string> {
  const source = sourceIn(text, bookLanguage(language, text));
  if (source === undefined) throw new Error(`there is no ${text}`);
  return source();
}

interface Fetched {
  /** What it is written in: for a moment still the language before, while the next one is fetched. */
  readonly language: Language;
  readonly book: Book | "missing";
}

/** A text in this language; null while the first one is being fetched. */
export function useBook(text: Text, language: Language): Fetched | null {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    let wanted = true;
    fetchText(text, language)
      .then(parseRules)
      .catch(() => "missing" as const)
      .then((book) => wanted && setFetched({ language, book }));
    return () => {
      wanted = false;
    };
  }, [text, language]);
  return fetched;
}
