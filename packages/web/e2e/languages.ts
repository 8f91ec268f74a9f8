import { SPACES } from "@inkognito/engine/board";
import type { Page } from "playwright-core";
import { LANGUAGE_NAMES, type Language } from "../src/i18n/i18n.js";
import { CATALOGS, COMPLETE, type CompleteLanguage, speakAtOnce } from "../src/i18n/testing.js";
import { axeInBothLights } from "./axe.js";
import { lendHangul } from "./hangul.js";
import { cutOff, enlarge } from "./sight.js";
import { DESKTOP, PHONE, PICTURES, picture, stickingOut } from "./visit.js";

/** As if the language had been chosen in another tab: the page stays as it is, in other words. */
export async function speakOn(page: Page, language: Language): Promise<void> {
  speakAtOnce(language);
  if (language === "ko") await lendHangul(page);
  await page.evaluate(async (wanted) => {
    const key = "inkognito.settings";
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...stored, language: wanted }));
    dispatchEvent(new StorageEvent("storage", { key }));
    const frame = () => new Promise(requestAnimationFrame);
    while (document.documentElement.lang !== wanted) await frame();
    // Long texts come after the words around them.
    while (document.querySelector('[aria-busy="true"]') !== null) await frame();
    // What follows from the new words is done after the frame that shows them.
    await frame();
    await new Promise((done) => setTimeout(done));
  }, language);
}

/** INKOGNITO_LANGUAGES=all: every language, at both sizes; that is for the soak. */
const { INKOGNITO_LANGUAGES } = process.env;
const IN_ALL = INKOGNITO_LANGUAGES === "all";

type Size = typeof DESKTOP | typeof PHONE;

/** English on a large screen and one of the others on a phone, in turn; in the soak all at both sizes. */
function waysOf(name: string): readonly (readonly [Size, CompleteLanguage])[] {
  const others = COMPLETE.filter((language) => language !== "en");
  if (IN_ALL) {
    const all = ["en", ...others] as const;
    // There and back: every change of language is a page that is drawn anew.
    return [
      ...all.map((language) => [DESKTOP, language] as const),
      ...all.toReversed().map((language) => [PHONE, language] as const),
    ];
  }
  const turn = [...name].reduce((sum, char) => sum + char.charCodeAt(0), 0) % others.length;
  return [
    [DESKTOP, "en"],
    [PHONE, others[turn] ?? "de"],
  ];
}

/** Each language once a screen, at either size in turn; all pictures: each at both sizes. */
const isPictured = (language: CompleteLanguage, size: Size): boolean =>
  !IN_ALL || PICTURES === "all" || (COMPLETE.indexOf(language) % 2 === 0) === (size === DESKTOP);

/** Words are longest on a phone; in the soak axe looks there in every language. */
const isForAxe = (language: CompleteLanguage, size: Size): boolean =>
  (language === "en" && size === DESKTOP) || (IN_ALL && size === PHONE);

export interface LookOptions {
  /** Something on it scrolls sideways in a frame of its own; the page never does. */
  readonly sideways?: boolean;
  /** What people have called themselves. */
  readonly names?: readonly string[];
  /** Its parts are on other screens, which are looked at in npm test: it is looked at in the soak. */
  readonly soak?: boolean;
  /** On a phone also with text twice as large. */
  readonly large?: boolean;
}

/**
 * Looks at a screen in English and in another language, in the soak in every language at both sizes,
 * without leaving it. What sticks out or is cut off, what is still in English, and what axe finds is
 * named; nothing is what we want. The page speaks English again afterwards, at 1280.
 */
export async function lookInEveryLanguage(
  page: Page,
  name: string,
  { sideways = false, names = [], large = false, soak = false }: LookOptions = {},
): Promise<readonly string[]> {
  if (soak && !IN_ALL) return [];
  const found: string[] = [];
  let english: readonly string[] = [];
  for (const [size, language] of waysOf(name)) {
    await page.setViewportSize(size);
    await speakOn(page, language);
    if (isPictured(language, size)) await picture(page, `${name}-${language}`);
    const wide = (await stickingOut(page)).filter(
      (part) => !sideways || part === "the page scrolls",
    );
    const faults = [...wide, ...(await cutOff(page))].map((part) => `${size.width}: ${part}`);
    if (large && size === PHONE) {
      await enlarge(page);
      faults.push(...(await stickingOut(page)).map((part) => `large text: ${part}`));
      await enlarge(page, "");
    }
    if (isForAxe(language, size)) faults.push(...(await axeInBothLights(page)));
    const words = await wordsOn(page);
    if (language === "en") english = words;
    else {
      const left = stillEnglish(words, english, language, names);
      faults.push(...left.map((each) => `not translated: "${each}"`));
    }
    found.push(...faults.map((fault) => `${name}, ${language}, ${fault}`));
  }
  await page.setViewportSize(DESKTOP);
  await speakOn(page, "en");
  return found;
}

/** All that is read or read out, but for what has been said already. */
const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = new Set<string>();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest("[aria-live], noscript, script, svg") === null) {
        words.add(text.textContent?.trim() ?? "");
      }
    }
    for (const attribute of ["aria-label", "title", "placeholder", "alt"]) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        words.add(element.getAttribute(attribute)?.trim() ?? "");
      }
    }
    return [...words];
  });

const PROPER: readonly string[] = [
  ...SPACES.map(({ name }) => name.replaceAll("'", "’")),
  ...Object.values(LANGUAGE_NAMES),
];

/** Words that stand there as in English, though the catalog has others for them. */
function stillEnglish(
  words: readonly string[],
  english: readonly string[],
  language: CompleteLanguage,
  names: readonly string[],
): readonly string[] {
  const own: Readonly<Record<string, string>> = CATALOGS[language];
  const shared = Object.entries(CATALOGS.en).flatMap(([id, text]) =>
    own[id] === text ? text.split(/\{\w+\}/).filter((part) => part.trim() !== "") : [],
  );
  const same = [...PROPER, ...names, ...shared].toSorted((a, b) => b.length - a.length);
  return words.filter((text) => {
    if (!english.includes(text)) return false;
    const rest = same.reduce((left, proper) => left.replaceAll(proper, ""), text);
    return /\p{Ll}/u.test(rest);
  });
}
