import { EDITION_NUMBERS } from "@inkognito/engine/card";
import { AGENTS } from "@inkognito/engine/core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { eventually, prompt, says, whatNow } from "./player.js";

interface Focused {
  /** As a screen reader would say it. */
  readonly name: string;
  readonly role: string;
  /** The fieldset it stands in. */
  readonly group: string | null;
  /** Why it cannot be seen; null: it is seen. */
  readonly hidden: string | null;
}

/** What the accessibility tree has to say of an element. */
interface Spoken {
  readonly computedName: string;
  readonly computedRole: string;
}

const THE_PAGE = "the page";

/** Who has the focus, and whether people can see that. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { computedName: name, computedRole: role } = element as Element & Spoken;
    const fieldset = element.closest("fieldset") as (Element & Spoken) | null;
    const here = { name, role, group: fieldset?.computedName ?? null };
    if (element === document.body)
      return { ...here, name: "the page", hidden: "the focus is lost" };
    const radio = element instanceof HTMLInputElement && element.type === "radio";
    const seen = radio ? (element.closest("label") ?? element) : element;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    // At least half of it; what is longer than the page, and scrolls, shows a good part of itself.
    const shows = (from: number, to: number, edge: number): boolean =>
      Math.min(to, edge) - Math.max(from, 0) >= Math.min((to - from) / 2, 100);
    if (!shows(left, right, innerWidth) || !shows(top, bottom, innerHeight)) {
      return { ...here, hidden: "beyond the edge of the page" };
    }
    // A heading is where a screen reader starts; there is nothing on it to press.
    if (/^H\d$/.test(element.tagName)) return { ...here, hidden: null };
    const marks = [seen, ...seen.querySelectorAll(".space-focus, .map-lamp")];
    const marked = marks.some((mark) => {
      const { outlineStyle, stroke, opacity } = getComputedStyle(mark);
      return outlineStyle !== "none" || (mark !== seen && stroke !== "none" && opacity !== "0");
    });
    return { ...here, hidden: marked ? null : "without a mark" };
  });

/** The focus is somewhere, and seen. */
export const keepsFocus = (page: Page): Promise<void> =>
  eventually(async () => (await focused(page)).hidden).toBeNull();

/** Where keys have been used since the page was loaded; before that, the focus is nowhere yet. */
const begun = new WeakSet<Page>();

function begin(page: Page): void {
  if (begun.has(page)) return;
  begun.add(page);
  page.once("domcontentloaded", () => begun.delete(page));
}

/** Presses a key; whatever it does, the focus is not lost. */
export async function key(page: Page, keys: string): Promise<void> {
  begin(page);
  await page.keyboard.press(keys);
  await keepsFocus(page);
}

type Way = "Tab" | "Shift+Tab";

interface Walk {
  readonly way?: Way;
  /** Another player can take away what is looked for. */
  readonly isThere?: () => Promise<boolean>;
}

/**
 * Goes by Tab to the first that is wanted; every stop on the way must be seen, and have a name. False:
 * it is no longer there.
 */
async function goTo(
  page: Page,
  wanted: (here: Focused) => boolean,
  what: string,
  { way = "Tab", isThere }: Walk = {},
): Promise<boolean> {
  if (begun.has(page)) await keepsFocus(page);
  begin(page);
  const passed: string[] = [];
  // After the last thing on the page comes the browser's own frame, and then the first again. Twice: a
  // field that takes the focus while the first key is pressed is passed in the first round.
  let rounds = 0;
  for (let tabs = 0; tabs < 150; tabs += 1) {
    const here = await focused(page);
    const { name, role, hidden } = here;
    if (wanted(here)) return true;
    if (name === THE_PAGE) rounds += 1;
    // Not left at the browser's own frame, where nothing of the page has the focus.
    else if ((await isThere?.()) === false) return false;
    // The page may still be on its way there.
    else if (tabs > 0 && hidden !== null) await keepsFocus(page);
    else if (name === "") throw new Error(`a ${role} without a name after ${passed.at(-1)}`);
    if (rounds > 2) break;
    passed.push(name);
    await page.keyboard.press(way);
  }
  throw new Error(`no way to ${what} past ${passed.slice(0, 40).join(" | ")}`);
}

/** Goes to what has this name, and presses the key there. */
export async function pressOn(
  page: Page,
  name: string | RegExp,
  keys: "Enter" | "Space" = "Enter",
  way: Way = "Tab",
): Promise<void> {
  const isIt = (here: Focused): boolean =>
    typeof name === "string" ? here.name === name : name.test(here.name);
  await goTo(page, isIt, String(name), { way });
  await key(page, keys);
}

/** Chooses one out of a few: Tab leads to what is chosen now, arrows to the others. */
export async function choose(page: Page, group: string, label: string): Promise<void> {
  const isOne = (here: Focused): boolean => here.role === "radio" && here.group === group;
  await goTo(page, isOne, group);
  const passed: string[] = [];
  for (let here = await focused(page); here.name !== label; here = await focused(page)) {
    if (passed.includes(here.name)) throw new Error(`no ${label} among ${passed.join(" | ")}`);
    passed.push(here.name);
    await key(page, "ArrowRight");
  }
}

/** Writes into the field with this name, or picks in a list what begins with these words. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  const isIt = (here: Focused): boolean =>
    here.name === name && /^(textbox|searchbox|combobox)$/.test(here.role);
  await goTo(page, isIt, name);
  await page.keyboard.type(text);
  await keepsFocus(page);
}

/** A heading gets the focus in the moment after it is drawn. */
export const hasFocus = (page: Page, name: string): Promise<void> =>
  eventually(() => focused(page)).toMatchObject({ name, hidden: null });

/** Waits for this decision; it begins with the focus on its heading. */
export async function decision(page: Page, words: string | RegExp): Promise<void> {
  await says(prompt(page), words);
  const heading = prompt(page).filter({ hasText: words });
  await eventually(async () => {
    const [said, here] = [await heading.textContent(), await focused(page)];
    return here.hidden ?? (here.name === said ? "begun" : here.name);
  }).toBe("begun");
}

/** Waits until the page is no longer as it was. */
const changed = async (page: Page, before: string | null): Promise<void> => {
  await page.waitForFunction((was) => document.body.textContent !== was, before);
};

const isOpen = (page: Page, words: string): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll("button:enabled")].some((each) => each.textContent === wanted),
    words,
  );

interface Course {
  /** Until this can be done. */
  readonly until?: string;
  /** Looks round before each step. */
  readonly before?: (next: string) => Promise<void>;
}

/**
 * Whatever there is to do: lift the curtain, look at what was shown, do what the coach says, until the
 * game is over or the focus is on something else to do. Before every step it must be somewhere.
 */
export async function playOn(page: Page, { until, before }: Course = {}): Promise<void> {
  for (let step = 0; step < 500; step += 1) {
    const next = await whatNow(page, until);
    if (next === "over") return;
    await before?.(next);
    const seen = await page.locator("body").textContent();
    // The coach speaks before the panel, where the decision begins.
    const way = next === t("coach.doIt") ? "Shift+Tab" : "Tab";
    const isThere = (): Promise<boolean> => isOpen(page, next);
    // What was seen in the moment before an answer came may be gone already.
    if (!(await goTo(page, ({ name }) => name === next, next, { way, isThere }))) continue;
    if (next === until) return;
    await key(page, "Enter");
    await changed(page, seen);
  }
  throw new Error("the game does not end");
}

/** C6.1: announces, with any numbers; right or wrong, it ends the game (C6.3). */
export async function call(page: Page, edition: "telephone" | "safe"): Promise<void> {
  await pressOn(page, t("call.open", { edition }));
  await decision(page, t("cardPrompt.announce", { edition }));
  const own = page.locator(".call-slot:has(.call-own)");
  const [mine, number] = await Promise.all([
    own.locator("legend").innerText(),
    own.locator("b").innerText(),
  ]);
  const others = AGENTS.map((agent) => t(`agent.${agent}`)).filter((name) => name !== mine);
  const numbers = EDITION_NUMBERS[edition].map(String).filter((each) => each !== number);
  // Of three places two are filled in; on the third stands whichever number is left.
  for (const [place, agent] of others.slice(0, 2).entries()) {
    const isIt = ({ group, name }: Focused): boolean => group === agent && name === numbers[place];
    await goTo(page, isIt, `${numbers[place]} for ${agent}`);
    await key(page, "Space");
  }
  await pressOn(page, t("call.do", { edition }));
}

/** C4.2: shows one true card and one false. */
export async function showPair(page: Page): Promise<void> {
  await pressOn(page, /card: (?!.*true$)/, "Space");
  await pressOn(page, /card: .*true$/, "Space");
  await pressOn(page, /^Show .* these two$/);
  await page.getByRole("button", { name: /these two$/ }).waitFor({ state: "detached" });
}

/** Until the game is over; the focus is on how it has ended. */
export async function over(page: Page): Promise<void> {
  await page.locator(".end").waitFor();
  await hasFocus(page, (await page.locator("#end-title").textContent()) ?? "");
}

/** Once round a dialog: Tab does not lead out of it. */
export async function staysInside(page: Page): Promise<void> {
  const outside = (): Promise<string | null> =>
    page.evaluate(() => {
      const { activeElement } = document;
      const inside = activeElement === document.body || activeElement?.closest("dialog");
      return inside ? null : (activeElement?.textContent ?? "");
    });
  const stops = new Set<string>();
  for (let here = await focused(page); !stops.has(here.name); here = await focused(page)) {
    stops.add(here.name);
    expect(await outside()).toBeNull();
    await page.keyboard.press("Tab");
  }
  expect(stops.size).toBeGreaterThan(1);
}
