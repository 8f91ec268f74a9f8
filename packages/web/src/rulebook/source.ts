import type { Language } from "../i18n/i18n.js";

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
