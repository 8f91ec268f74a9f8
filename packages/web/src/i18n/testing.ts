import { TEXTS } from "virtual:catalogs/texts";
import { i18n } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect } from "vitest";
import type { Language, MessageId } from "./i18n.js";

/** The languages in which nothing is missing; another one may be partial. */
export const COMPLETE = ["en", "es", "de", "it", "ko", "sv"] as const satisfies readonly Language[];

export type CompleteLanguage = (typeof COMPLETE)[number];
export type ByLanguage<T> = Readonly<Record<CompleteLanguage, T>>;

/** Everything that can be said, as it is written. */
export const CATALOGS = TEXTS as ByLanguage<Readonly<Record<MessageId, string>>>;

/** Like `speak`, at once and without a page. */
export function speakAtOnce(language: Language): void {
  const texts = { ...TEXTS.en, ...TEXTS[language] };
  const messages = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, compileMessageOrThrow(text)]),
  );
  i18n.loadAndActivate({ locale: language, messages });
}

/** Korean has no capital letters; a name or a number may begin its sentences. */
const BEGINNING: ByLanguage<string> = {
  en: "\\p{Lu}",
  es: "[¡¿]?\\p{Lu}",
  de: "\\p{Lu}",
  it: "\\p{Lu}",
  ko: "[\\p{Lo}\\p{Lu}\\p{Nd}]",
  sv: "\\p{Lu}",
};

/** Nothing that was meant for the program, no name of a message, no blank too many. */
const UNFINISHED =
  /[{}[\]]|(?<!\p{L})(undefined|null|NaN)(?!\p{L})| {2}| [.,;?!)]|\.\.|\p{Ll}\.\p{Ll}/u;

/** What goes wrong where a word is filled in: articles that melt with what is before them, and titles. */
const ILL_FITTING: ByLanguage<RegExp> = {
  en: /(?<!\p{L})(you (has|is|shows|moves|asks)|the the|you’s)(?!\p{L})/iu,
  es: /(?<!\p{L})((a|de) el|(a|de|con|para|sobre) (a|al)(?= )|el el|a tú|(eres|es|como|sobre) (coronel|agente X))(?!\p{L})/iu,
  de: /(?<!\p{L})(de[rmn]|das) (de[rmn]|das) (Bot|fik)/iu,
  it: /(?<!\p{L})((a|di|da|in|su) (il|lo|la|i|gli|le)(?!\p{L})|(a|di|da|in|su) l’|(a|di|con|per|su) (a(?= )|all’)|(sei|è|come|raggiunge) (colonnello|agente X))/iu,
  ko: /(?<!\p{L})나(님|[이은을과가](?!\p{L}))|님님|요원님|[을은이과]\([를는가와]\)|[를는가와]\([을은이과]\)/u,
  sv: /(?<!\p{L})(den ambassadören|av du|till du|med du)(?!\p{L})/iu,
};

/** A whole sentence (or several) of the language, as the page may show it. */
export function expectSentence(words: string, language: CompleteLanguage): void {
  expect(words).toMatch(new RegExp(`^["“„«”]?${BEGINNING[language]}.*[.!?)][”“»]?$`, "su"));
  expect(words).not.toMatch(UNFINISHED);
  expect(words).not.toMatch(ILL_FITTING[language]);
}

const SECOND_PERSON: ByLanguage<string> = {
  en: "you|your|yours|yourself",
  es: "tú|tu|tus|te|ti|contigo|tuy[oa]s?",
  de: "du|dich|dir|dein(e[rnms]?)?",
  it: "tu|te|ti|tuo|tua|tuoi|tue",
  ko: "당신\\p{L}*|나(는|를|에게|와|도|만)?|내(가)?",
  sv: "du|dig|din|ditt|dina",
};

/** The text addresses no viewer as "you", except in quoted speech. */
export function expectNobodyAddressed(words: string, language: CompleteLanguage): void {
  const told = words.replace(/“[^”]*”|„[^“]*“|«[^»]*»|”[^”]*”/g, "");
  expect(told).not.toMatch(new RegExp(`(?<!\\p{L})(${SECOND_PERSON[language]})(?!\\p{L})`, "iu"));
}
