import { i18n } from "@lingui/core";
import { words as deCards } from "./de/cards.js";
import { catalog as de } from "./de/index.js";
import { words as deOthers } from "./de/others.js";
import { words as enCards } from "./en/cards.js";
import { catalog as en } from "./en/index.js";
import { words as enOthers } from "./en/others.js";
import type { Language } from "./i18n.js";

/** Everything that can be said. */
export const CATALOGS = {
  en: { ...en, ...enCards, ...enOthers },
  de: { ...de, ...deCards, ...deOthers },
} as const;

/** Like `speak`, at once and without a page. */
export function speakAtOnce(language: Language): void {
  i18n.loadAndActivate({ locale: language, messages: { ...CATALOGS[language] } });
}
