import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject } from "vitest";
import type { Language } from "../src/i18n/i18n.js";
import { speakAtOnce } from "../src/i18n/testing.js";
import type { Setup, SoloSetup } from "../src/setup/setup.js";
import { formatSetupLink } from "../src/setup/setupLink.js";
import type { Settings } from "../src/shell/settings.js";
import { lendHangul } from "./hangul.js";

/** Only against hanging for ever: a busy machine is no failure. */
export const PATIENCE = 60_000;

export const DESKTOP = { width: 1280, height: 800 } as const;
export const PHONE = { width: 360, height: 640 } as const;

const OUTPUT = new URL("../../../test-output/", import.meta.url);
const SCREENS = fileURLToPath(new URL("screens/", OUTPUT));
const FAILED = fileURLToPath(new URL("failed/", OUTPUT));

export interface VisitOptions {
  /** The address after the host: "#/settings". */
  readonly path?: string;
  readonly size?: { readonly width: number; readonly height: number };
  /** A device with a touch screen. */
  readonly touch?: boolean;
  /** What the browser prefers. */
  readonly language?: Language;
  /** As the browser says it, where that is not just one of our languages: "es-MX", "fr". */
  readonly locale?: string;
  /** What the device has kept from earlier visits; unless it says otherwise, the light of the system. */
  readonly settings?: Partial<Settings>;
  /** A server of the test's own. */
  readonly site?: string;
  /** Whether the page may move; tests are quicker without. */
  readonly motion?: boolean;
  readonly serviceWorkers?: "allow" | "block";
  /** Whether to fail for this one; everything is a fault unless the test expects it. */
  readonly forgive?: (fault: string) => boolean;
}

let browser: Browser;
let contexts: BrowserContext[] = [];
let faults: string[] = [];

/** Call once in a test file: opens the browser, and fails every test whose page had a fault. */
export function browsing(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject("browser"));
  });
  afterEach(async ({ task }) => {
    const found = faults;
    if (task.result?.state === "fail") await describePages(task.name);
    await Promise.all(contexts.map((context) => context.close()));
    [contexts, faults] = [[], []];
    speakAtOnce("en");
    expect(found).toEqual([]);
  });
  afterAll(() => browser.close());
}

/** Prints what each open page shows, and makes a picture of it, so that a failure can be understood. */
async function describePages(test: string): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  mkdirSync(FAILED, { recursive: true });
  for (const [at, page] of pages.entries()) {
    const name = `${test.replaceAll(/\W+/g, "-").slice(0, 60)}-${at}`;
    try {
      const text = await page.locator("body").innerText({ timeout: 5000 });
      console.log(`${name}: ${page.url()}\n${text.replaceAll(/\s+/g, " ").slice(0, 1500)}`);
      await page.screenshot({ path: `${FAILED}${name}.png`, timeout: 5000 });
    } catch (error) {
      console.log(`${name}: ${page.url()} cannot be read: ${error}`);
    }
  }
}

/** A person who opens the page on a device of their own. */
export async function visit(options: VisitOptions = {}): Promise<Page> {
  const { size = DESKTOP, language = "en", serviceWorkers = "block" } = options;
  // Sounds are on for people; most tests are not about them.
  const settings = { theme: "system", sound: false, ...options.settings } as const;
  const { touch = false } = options;
  const context = await browser.newContext({
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    locale: options.locale ?? language,
    colorScheme: "dark",
    reducedMotion: options.motion === true ? "no-preference" : "reduce",
    serviceWorkers,
  });
  contexts.push(context);
  await context.addInitScript((stored) => {
    if (localStorage.getItem("inkognito.settings") !== null) return;
    localStorage.setItem("inkognito.settings", JSON.stringify(stored));
  }, settings);
  return openTab(context, options);
}

/** Another tab on the same device. */
export async function openTab(context: BrowserContext, options: VisitOptions = {}): Promise<Page> {
  const { path = "", site = inject("site"), forgive = () => false } = options;
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const blame = (fault: string): void => {
    if (!forgive(fault)) faults.push(fault);
  };
  page.on("pageerror", (error) => blame(`page error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") blame(`console: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page aborts what it was still fetching.
    if (reason !== "net::ERR_ABORTED") blame(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) blame(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(site)) blame(`other host: ${request.url()}`);
  });
  await page.goto(`${site}/${path}`);
  await page.locator("h1").first().waitFor();
  if (options.language === "ko") await lendHangul(page);
  return page;
}

/** Until the table is shown with a game on it, which is saved by then. */
export const atTable = (page: Page): Promise<void> => page.locator(".table").waitFor();

/** The address of a game that starts as the test wants it. */
export const gameAt = (setup: Setup | SoloSetup): string =>
  `#/table?setup=${formatSetupLink(setup)}`;

/** Tests on a large screen, and in the soak on a phone as well. */
export function atBothSizes(
  name: string,
  tests: (size: typeof DESKTOP | typeof PHONE) => void,
): void {
  describe(`${name}, on a large screen`, () => tests(DESKTOP));
  describe(`${name}, on a phone`, { tags: ["soak"] }, () => tests(PHONE));
}

/** INKOGNITO_PICTURES: `some` of all screens, or `all` of them; without it no pictures are made. */
export const { INKOGNITO_PICTURES: PICTURES } = process.env;

/** A picture at the size the page has, to be looked at by people. */
export async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  mkdirSync(SCREENS, { recursive: true });
  const { width } = page.viewportSize() ?? DESKTOP;
  await page.screenshot({ path: `${SCREENS}${name}-${width}.png` });
}

/**
 * Pictures at both sizes, to be looked at by people; whatever else is to be looked at is done at the
 * same size. The page keeps its size afterwards.
 */
export async function shoot(
  page: Page,
  name: string,
  look?: (size: typeof DESKTOP | typeof PHONE) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize() ?? DESKTOP;
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await picture(page, name);
    await look?.(size);
  }
  await page.setViewportSize(before);
}

/** What sticks out of the page sideways, drawings apart, whether it can be scrolled to or is cut off. */
export const stickingOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = [...document.querySelectorAll("body *:not(svg, svg *)")].filter((element) => {
      // What is folded away is not laid out.
      if (!element.checkVisibility()) return false;
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    });
    const names = wide.map(({ tagName, className }) => `${tagName} ${className}`);
    return scrollWidth > clientWidth ? [...names, "the page scrolls"] : names;
  });
