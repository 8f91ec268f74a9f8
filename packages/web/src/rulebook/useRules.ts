import { useEffect, useState } from "preact/hooks";
import type { Language } from "../i18n/i18n.js";
import type { Book } from "./book.js";
import { parseRules } from "./parse.js";
import { fetchRules } from "./source.js";

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
