import { useEffect, useState } from "preact/hooks";
import type { Language } from "../i18n/i18n.js";
import type { Book } from "./book.js";
import { parseRules } from "./parse.js";
import { fetchRules } from "./source.js";

/** The rulebook in this language; null while it is being fetched. */
export function useRules(language: Language): Book | "missing" | null {
  const [fetched, setFetched] = useState<Book | "missing" | null>(null);
  useEffect(() => {
    let wanted = true;
    fetchRules(language)
      .then(parseRules)
      .catch(() => "missing" as const)
      .then((book) => wanted && setFetched(book));
    return () => {
      wanted = false;
    };
  }, [language]);
  return fetched;
}
