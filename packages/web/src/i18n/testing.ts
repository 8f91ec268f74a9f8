import { i18n } from "@lingui/core";
import { expect } from "vitest";
import { words as deCardGame } from "./de/cardGame.js";
import { catalog as de } from "./de/index.js";
import { words as deLessons } from "./de/lessons.js";
import { words as deMultiplayer } from "./de/multiplayer.js";
import { words as deOdds } from "./de/odds.js";
import { words as deReplay } from "./de/replay.js";
import { words as deRules } from "./de/rules.js";
import { words as enCardGame } from "./en/cardGame.js";
import { catalog as en } from "./en/index.js";
import { words as enLessons } from "./en/lessons.js";
import { words as enMultiplayer } from "./en/multiplayer.js";
import { words as enOdds } from "./en/odds.js";
import { words as enReplay } from "./en/replay.js";
import { words as enRules } from "./en/rules.js";
import { words as esCardGame } from "./es/cardGame.js";
import { catalog as es } from "./es/index.js";
import { words as esLessons } from "./es/lessons.js";
import { words as esMultiplayer } from "./es/multiplayer.js";
import { words as esOdds } from "./es/odds.js";
import { words as esReplay } from "./es/replay.js";
import { words as esRules } from "./es/rules.js";
import type { Language } from "./i18n.js";
import { words as itCardGame } from "./it/cardGame.js";
import { catalog as it } from "./it/index.js";
import { words as itLessons } from "./it/lessons.js";
import { words as itMultiplayer } from "./it/multiplayer.js";
import { words as itOdds } from "./it/odds.js";
import { words as itReplay } from "./it/replay.js";
import { words as itRules } from "./it/rules.js";
import { words as koCardGame } from "./ko/cardGame.js";
import { catalog as ko } from "./ko/index.js";
import { words as koLessons } from "./ko/lessons.js";
import { words as koMultiplayer } from "./ko/multiplayer.js";
import { words as koOdds } from "./ko/odds.js";
import { words as koReplay } from "./ko/replay.js";
import { words as koRules } from "./ko/rules.js";
import { words as svCardGame } from "./sv/cardGame.js";
import { catalog as sv } from "./sv/index.js";
import { words as svLessons } from "./sv/lessons.js";
import { words as svMultiplayer } from "./sv/multiplayer.js";
import { words as svOdds } from "./sv/odds.js";
import { words as svReplay } from "./sv/replay.js";
import { words as svRules } from "./sv/rules.js";

export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Everything that can be said. */
export const CATALOGS = {
  en: { ...en, ...enCardGame, ...enOdds, ...enMultiplayer, ...enRules, ...enLessons, ...enReplay },
  es: { ...es, ...esCardGame, ...esOdds, ...esMultiplayer, ...esRules, ...esLessons, ...esReplay },
  de: { ...de, ...deCardGame, ...deOdds, ...deMultiplayer, ...deRules, ...deLessons, ...deReplay },
  it: { ...it, ...itCardGame, ...itOdds, ...itMultiplayer, ...itRules, ...itLessons, ...itReplay },
  ko: { ...ko, ...koCardGame, ...koOdds, ...koMultiplayer, ...koRules, ...koLessons, ...koReplay },
  sv: { ...sv, ...svCardGame, ...svOdds, ...svMultiplayer, ...svRules, ...svLessons, ...svReplay },
} as const;

/** Like `speak`, at once and without a page. */
export function speakAtOnce(language: Language): void {
  i18n.loadAndActivate({ locale: language, messages: { ...CATALOGS[language] } });
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
  /[{}]|(?<!\p{L})(undefined|null|NaN)(?!\p{L})| {2}| [.,;?!)]|\.\.|\p{Ll}\.\p{Ll}/u;

/** What goes wrong where a word is filled in: articles that melt with what is before them, and titles. */
const ILL_FITTING: ByLanguage<RegExp> = {
  en: /(?<!\p{L})(you (has|is|shows|moves|asks)|the the|you’s)(?!\p{L})/iu,
  es: /(?<!\p{L})((a|de) el|el el|a tú)(?!\p{L})/iu,
  de: /(?<!\p{L})(de[rmn]|das) (de[rmn]|das) (Bot|fik)/iu,
  it: /(?<!\p{L})((a|di|da|in|su) (il|lo|la|i|gli|le)(?!\p{L})|(a|di|da|in|su) l’)/iu,
  ko: /당신님|님님|요원님|[을은이과]\([를는가와]\)|[를는가와]\([을은이과]\)/u,
  sv: /(?<!\p{L})(den ambassadören|av du|till du|med du)(?!\p{L})/iu,
};

/** A whole sentence (or several) of the language, as the page may show it. */
export function expectSentence(words: string, language: Language): void {
  expect(words).toMatch(new RegExp(`^["“„«”]?${BEGINNING[language]}.*[.!?)][”“»]?$`, "su"));
  expect(words).not.toMatch(UNFINISHED);
  expect(words).not.toMatch(ILL_FITTING[language]);
}

const SECOND_PERSON: ByLanguage<string> = {
  en: "you|your|yours|yourself",
  es: "tú|tu|tus|te|ti|contigo|tuy[oa]s?",
  de: "du|dich|dir|dein(e[rnms]?)?",
  it: "tu|te|ti|tuo|tua|tuoi|tue",
  ko: "당신\\p{L}*",
  sv: "du|dig|din|ditt|dina",
};

/** The text addresses no viewer as "you", except in quoted speech. */
export function expectNobodyAddressed(words: string, language: Language): void {
  const told = words.replace(/“[^”]*”|„[^“]*“|«[^»]*»|”[^”]*”/g, "");
  expect(told).not.toMatch(new RegExp(`(?<!\\p{L})(${SECOND_PERSON[language]})(?!\\p{L})`, "iu"));
}
