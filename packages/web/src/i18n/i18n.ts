import { i18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Catalog, MessageId, Part, PartCatalogs } from "./messages.js";

export const LANGUAGES = ["en", "es", "de", "it", "ko", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  it: "Italiano",
  ko: "한국어",
  sv: "Svenska",
};

const CATALOGS: Readonly<Record<Language, () => Promise<{ readonly catalog: Catalog }>>> = {
  en: () => import("./en/index.js"),
  es: () => import("./es/index.js"),
  de: () => import("./de/index.js"),
  it: () => import("./it/index.js"),
  ko: () => import("./ko/index.js"),
  sv: () => import("./sv/index.js"),
};

/** Parts of a catalog that are fetched with the screens that use them. */
const PARTS: {
  readonly [P in Part]: Readonly<
    Record<Language, () => Promise<{ readonly words: PartCatalogs[P] }>>
  >;
} = {
  cardGame: {
    en: () => import("./en/cardGame.js"),
    es: () => import("./es/cardGame.js"),
    de: () => import("./de/cardGame.js"),
    it: () => import("./it/cardGame.js"),
    ko: () => import("./ko/cardGame.js"),
    sv: () => import("./sv/cardGame.js"),
  },
  odds: {
    en: () => import("./en/odds.js"),
    es: () => import("./es/odds.js"),
    de: () => import("./de/odds.js"),
    it: () => import("./it/odds.js"),
    ko: () => import("./ko/odds.js"),
    sv: () => import("./sv/odds.js"),
  },
  multiplayer: {
    en: () => import("./en/multiplayer.js"),
    es: () => import("./es/multiplayer.js"),
    de: () => import("./de/multiplayer.js"),
    it: () => import("./it/multiplayer.js"),
    ko: () => import("./ko/multiplayer.js"),
    sv: () => import("./sv/multiplayer.js"),
  },
  rules: {
    en: () => import("./en/rules.js"),
    es: () => import("./es/rules.js"),
    de: () => import("./de/rules.js"),
    it: () => import("./it/rules.js"),
    ko: () => import("./ko/rules.js"),
    sv: () => import("./sv/rules.js"),
  },
  lessons: {
    en: () => import("./en/lessons.js"),
    es: () => import("./es/lessons.js"),
    de: () => import("./de/lessons.js"),
    it: () => import("./it/lessons.js"),
    ko: () => import("./ko/lessons.js"),
    sv: () => import("./sv/lessons.js"),
  },
  replay: {
    en: () => import("./en/replay.js"),
    es: () => import("./es/replay.js"),
    de: () => import("./de/replay.js"),
    it: () => import("./it/replay.js"),
    ko: () => import("./ko/replay.js"),
    sv: () => import("./sv/replay.js"),
  },
};

/** Once needed, a part is spoken in every language. */
const needed = new Set<Part>();

i18n.setMessagesCompiler(compileMessage);

/** What was asked for last, and when it is spoken: whatever is fetched more slowly comes too late. */
let asked: Language = "en";
let speaking: Promise<Language> = Promise.resolve(asked);

/**
 * Loads a language and makes it the current one; the caller draws the page anew. Returns the language
 * that is current then: another one, if it was asked for in the meantime.
 */
export function speak(language: Language): Promise<Language> {
  const before = asked;
  asked = language;
  const mine: Promise<Language> = fetchWords(language).then(
    (messages) => {
      if (mine !== speaking) return speaking;
      i18n.loadAndActivate({ locale: language, messages });
      document.documentElement.lang = language;
      return language;
    },
    (error: unknown) => {
      if (mine === speaking) asked = before;
      throw error;
    },
  );
  speaking = mine;
  return mine;
}

async function fetchWords(language: Language): Promise<Record<string, string>> {
  const [{ catalog }, ...parts] = await Promise.all([
    CATALOGS[language](),
    ...[...needed].map((part) => PARTS[part][language]()),
  ]);
  return Object.assign({}, catalog, ...parts.map(({ words }) => words));
}

/** Adds parts to what is spoken. */
export async function speakOf(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await speak(asked);
}

/** The first of the browser's languages that we speak, whatever country it is spoken in. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted
    .map((tag) => tag.toLowerCase().split("-")[0])
    .map((spoken) => LANGUAGES.find((language) => language === spoken))
    .find((language) => language !== undefined) ?? "en";

export type Values = Readonly<Record<string, string | number>>;

/** All our languages are written from left to right; only what people write themselves may not be. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name that is written from right to left must not turn round the numbers and signs beside it. */
const isolated = <V extends string | number>(value: V): V | string =>
  typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;

/** One message in the current language. */
export const t = (id: MessageId, values: Values = {}): string =>
  i18n._(
    id,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)])),
  );

/** "1,234.5", "37%" */
export const numberOf = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(i18n.locale, options).format(value);

/** "red, blue and yellow" */
export const listOf = (items: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(items.map(isolated));
