import { CATALOGS, type MessageArguments, type Part } from "virtual:catalogs";
import { LANGUAGES, type Language } from "@inkognito/protocol/languages";
import { i18n, type Messages } from "@lingui/core";
import { useRef } from "preact/hooks";
import { withParticles } from "./particles.js";

export { LANGUAGE_NAMES, LANGUAGES, type Language } from "@inkognito/protocol/languages";

export type MessageId = keyof MessageArguments;

/** Once needed, a part is spoken in every language. */
const needed = new Set<Part>(["main"]);

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
  const mine: Promise<Language> = fetchMessages(language).then(
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

/** Everything that is needed so far; a language that has no catalogs yet is English. */
async function fetchMessages(language: Language): Promise<Messages> {
  const catalog = CATALOGS[language] ?? CATALOGS.en;
  const parts = await Promise.all([...needed].map((part) => catalog[part]()));
  return Object.assign({}, ...parts.map((part) => part.messages));
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

/** All our languages are written from left to right; only what people write themselves may not be. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name that is written from right to left must not turn round the numbers and signs beside it. */
const isolated = <V extends string | number>(value: V): V | string =>
  typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;

/** Of one of several messages: everything that any of them is filled in with. */
type All<V> = (V extends unknown ? (values: V) => void : never) extends (values: infer A) => void
  ? A
  : never;

type ValuesOf<I extends MessageId> = All<MessageArguments[I]>;

/** A message that is not filled in with anything takes no values. */
export type ArgumentsOf<I extends MessageId> = keyof ValuesOf<I> extends never
  ? []
  : [values: ValuesOf<I>];

/** The messages that are not filled in with anything. */
export type PlainId = {
  [I in MessageId]: keyof MessageArguments[I] extends never ? I : never;
}[MessageId];

/** One message in the current language. */
export function t<const I extends MessageId>(id: I, ...[values]: ArgumentsOf<I>): string {
  const given = Object.entries<string | number>(values ?? {});
  const text = i18n._(
    id,
    Object.fromEntries(given.map(([name, value]) => [name, isolated(value)])),
  );
  return i18n.locale === "ko" ? withParticles(text) : text;
}

/** "1,234.5", "37%" */
export const numberOf = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(i18n.locale, options).format(value);

/** British lists have no comma before "and". */
const listed = (items: readonly string[], type: "conjunction" | "disjunction"): string =>
  new Intl.ListFormat(i18n.locale === "en" ? "en-GB" : i18n.locale, { type }).format(
    items.map(isolated),
  );

/** "red, blue and yellow"; in Korean "빨강과 파랑", as people say it, or commas alone: 및 is for forms. */
export function listOf(items: readonly string[]): string {
  if (i18n.locale !== "ko") return listed(items, "conjunction");
  return items.length === 2
    ? withParticles(items.map(isolated).join("[과/와] "))
    : items.map(isolated).join(", ");
}

/** "the red figure to Rialto and the blue one to Murano"; Korean has no "and" for phrases in a list. */
export const phrasesOf = (items: readonly string[]): string =>
  i18n.locale === "ko" ? items.join(", ") : listOf(items);

/** "red, blue or yellow" */
export const anyOf = (items: readonly string[]): string => listed(items, "disjunction");

interface Made<T> {
  readonly value: T;
  readonly from: readonly unknown[];
}

/** Like useMemo for translated content: computed again when an input or the language changes. */
export function useTranslated<T>(make: () => T, inputs: readonly unknown[]): T {
  const made = useRef<Made<T> | null>(null);
  const from = [i18n.locale, ...inputs];
  if (made.current === null || made.current.from.some((input, at) => !Object.is(input, from[at]))) {
    made.current = { value: make(), from };
  }
  return made.current.value;
}
