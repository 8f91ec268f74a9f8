import { i18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Catalog, MessageId } from "./messages.js";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

const CATALOGS: Readonly<Record<Language, () => Promise<{ readonly catalog: Catalog }>>> = {
  en: () => import("./en/index.js"),
  de: () => import("./de/index.js"),
};

i18n.setMessagesCompiler(compileMessage);

/** Loads a language and makes it the current one; the page is drawn anew by whoever asked. */
export async function speak(language: Language): Promise<void> {
  const { catalog } = await CATALOGS[language]();
  i18n.loadAndActivate({ locale: language, messages: { ...catalog } });
  document.documentElement.lang = language;
}

/** The first of the browser's languages that we speak. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted
    .map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)))
    .find((language) => language !== undefined) ?? "en";

export type Values = Readonly<Record<string, string | number>>;

/** One message in the current language. */
export const t = (id: MessageId, values: Values = {}): string => i18n._(id, { ...values });

/** "red, blue and yellow" */
export const listOf = (items: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(items);
