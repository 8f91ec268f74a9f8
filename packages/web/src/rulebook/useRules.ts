import { useEffect, useState } from "preact/hooks";
import type { Language } from "../i18n/i18n.js";
import type { Book } from "./book.js";
import { parseRules } from "./parse.js";

/** The same files that people read in `docs`: there is one text of the rules in each language. */
const SOURCES: Readonly<Record<Language, () => Promise<{ readonly default: string }>>> = {
  en: () => import("../../../../docs/rules.md?raw"),
  es: () => import("../../../../docs/rules.es.md?raw"),
  de: () => import("../../../../docs/rules.de.md?raw"),
  it: () => import("../../../../docs/rules.it.md?raw"),
  ko: () => import("../../../../docs/rules.ko.md?raw"),
  sv: () => import("../../../../docs/rules.sv.md?raw"),
};

export const fetchRules = (language: Language): Promise<string> =>
  SOURCES[language]().then((source) => source.default);

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
