import { useEffect, useState } from "preact/hooks";
import type { Language } from "../i18n/i18n.js";
import type { Book } from "./book.js";
import { parseRules } from "./parse.js";

/** The same files that people read in `docs`: there is one text of the rules in each language. */
const SOURCES = import.meta.glob<string>(
  ["../../../../docs/rules.md", "../../../../docs/rules.??.md"],
  { query: "?raw", import: "default" },
);

const sourceIn = (language: Language) =>
  SOURCES[`../../../../docs/rules${language === "en" ? "" : `.${language}`}.md`];

/** What the rulebook for a language is written in. */
export const bookLanguage = (language: Language): Language =>
  sourceIn(language) === undefined ? "en" : language;

/** The rulebook of a language, or the English one where there is none. */
export async function fetchRules(language: Language): Promise<string> {
  const source = sourceIn(bookLanguage(language));
  if (source === undefined) throw new Error("there is no rulebook");
  return source();
}

interface Fetched {
  /** What it is written in: for a moment still the language before, while the next one is fetched. */
  readonly language: Language;
  readonly book: Book | "missing";
}

/** The rulebook in this language; null while the first one is being fetched. */
export function useRules(language: Language): Fetched | null {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    let wanted = true;
    fetchRules(language)
      .then(parseRules)
      .catch(() => "missing" as const)
      .then((book) => wanted && setFetched({ language, book }));
    return () => {
      wanted = false;
    };
  }, [language]);
  return fetched;
}
