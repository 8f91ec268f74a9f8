import { i18n } from "@lingui/core";
import { catalog as de } from "./de/index.js";
import { catalog as en } from "./en/index.js";
import type { Language } from "./i18n.js";

const CATALOGS = { en, de } as const;

/** Like `speak`, at once and without a page. */
export function speakAtOnce(language: Language): void {
  i18n.loadAndActivate({ locale: language, messages: { ...CATALOGS[language] } });
}
