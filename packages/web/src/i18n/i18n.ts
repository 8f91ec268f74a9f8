import { i18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Catalog, MessageId, Part, PartCatalogs } from "./messages.js";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

const CATALOGS: Readonly<Record<Language, () => Promise<{ readonly catalog: Catalog }>>> = {
  en: () => import("./en/index.js"),
  de: () => import("./de/index.js"),
};

/** Words that are fetched when somebody goes where they are spoken. */
const PARTS: {
  readonly [P in Part]: Readonly<
    Record<Language, () => Promise<{ readonly words: PartCatalogs[P] }>>
  >;
} = {
  cards: { en: () => import("./en/cards.js"), de: () => import("./de/cards.js") },
  others: { en: () => import("./en/others.js"), de: () => import("./de/others.js") },
};

/** Once needed, a part is spoken in every language. */
const needed = new Set<Part>();

i18n.setMessagesCompiler(compileMessage);

/** Loads a language and makes it the current one; the page is drawn anew by whoever asked. */
export async function speak(language: Language): Promise<void> {
  const [{ catalog }, ...parts] = await Promise.all([
    CATALOGS[language](),
    ...[...needed].map((part) => PARTS[part][language]()),
  ]);
  const messages = Object.assign({}, catalog, ...parts.map(({ words }) => words));
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

/** Adds a part to what is spoken. */
export async function speakOf(part: Part): Promise<void> {
  needed.add(part);
  await speak(LANGUAGES.find((language) => language === i18n.locale) ?? "en");
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
