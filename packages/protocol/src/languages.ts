/**
 * The languages of page and server, and what each calls itself. A line here and a folder of catalogs
 * make a new one (docs/translating.md); what is not translated is shown in English.
 */
export const LANGUAGE_NAMES = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  it: "Italiano",
  ko: "한국어",
  sv: "Svenska",
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];
