import { SPACES } from "@inkognito/engine/board";
import type { Page } from "playwright-core";
import { LANGUAGE_NAMES, type Language } from "../src/i18n/i18n.js";
import { CATALOGS, speakAtOnce } from "../src/i18n/testing.js";
import { axeInBothLights, type Light } from "./axe.js";
import { lendHangul } from "./hangul.js";
import { cutOff } from "./sight.js";
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

/** The light changes once on the way. */
const WAYS = [
  ["en", "dark"],
  ["es", "dark"],
  ["it", "dark"],
  ["de", "light"],
  ["ko", "light"],
  ["sv", "light"],
] as const;

/** All of them take several times as long: that is for the soak. */
const { INKOGNITO_LANGUAGES } = process.env;
const IN_ALL = INKOGNITO_LANGUAGES === "all";

/** English and one more in turn; INKOGNITO_LANGUAGES=all: every language. */
function waysOf(name: string): readonly (typeof WAYS)[number][] {
  if (IN_ALL) return WAYS;
  const others = WAYS.filter(([language]) => language !== "en");
  const turn = [...name].reduce((sum, char) => sum + char.charCodeAt(0), 0) % others.length;
  return WAYS.filter((way) => way[0] === "en" || way === others[turn]);
}

/** Each language once a screen, at either size in turn; all pictures: each at both sizes. */
const isPictured = (index: number, size: typeof DESKTOP | typeof PHONE): boolean =>
  PICTURES === "all" || (index % 2 === 0) === (size === DESKTOP);

/** Both lights either way; on a phone in German, where words are long. */
const isForAxe = (language: Language, size: typeof DESKTOP | typeof PHONE): boolean =>
  (language === "en" && size === DESKTOP) || (IN_ALL && language === "de" && size === PHONE);

interface LookOptions {
  /** Something on it scrolls sideways in a frame of its own; the page never does. */
  readonly sideways?: boolean;
  /** What people have called themselves. */
  readonly names?: readonly string[];
}

/**
 * Looks at a screen in every language at both sizes, without leaving it. What sticks out or
 * is cut off, what is still in English, and what axe finds is named; nothing is what we want. The page
 * speaks English again afterwards, at 1280.
 */
export async function lookInEveryLanguage(
  page: Page,
  name: string,
  { sideways = false, names = [] }: LookOptions = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  let english: readonly string[] = [];
  let lit: Light | null = null;
  const ways = [...waysOf(name).entries()];
  // There and back: every change of language or light is a page that is drawn anew.
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    for (const [index, [language, light]] of size === DESKTOP ? ways : ways.toReversed()) {
      if (light !== lit) {
        await page.emulateMedia({ colorScheme: light });
        await page.locator(`html[data-theme="${light}"]`).waitFor();
      }
      lit = light;
      await speakOn(page, language);
      if (isPictured(index, size)) await picture(page, `${name}-${language}`);
      const wide = (await stickingOut(page)).filter(
        (part) => !sideways || part === "the page scrolls",
      );
      const faults = [...wide, ...(await cutOff(page))].map((part) => `${size.width}: ${part}`);
      if (isForAxe(language, size)) {
        lit = ways[index + 1]?.[1][1] ?? light;
        faults.push(...(await axeInBothLights(page, lit)));
      }
      if (language === "en") {
        if (size === DESKTOP) english = await wordsOn(page);
      } else if (size === DESKTOP) {
        const left = stillEnglish(await wordsOn(page), english, language, names);
        faults.push(...left.map((words) => `not translated: "${words}"`));
      }
      found.push(...faults.map((fault) => `${name}, ${language}, ${fault}`));
    }
  }
  await page.setViewportSize(DESKTOP);
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
  ...SPACES.map(({ name }) => name),
  ...Object.values(LANGUAGE_NAMES),
];

/** Words that stand there as in English, though the catalog has others for them. */
function stillEnglish(
  words: readonly string[],
  english: readonly string[],
  language: Language,
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
