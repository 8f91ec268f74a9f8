import type { Card, Code, Piece, SpaceId, Subject } from "@inkognito/engine/board";
import type { Colour } from "@inkognito/engine/core";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { cardLabel } from "../src/games/board/cardNames.js";
import { type ArgumentsOf, type MessageId, t } from "../src/i18n/i18n.js";
import { speakAtOnce } from "../src/i18n/testing.js";
import type { SoloSetup } from "../src/play/solo/protocol.js";
import { roleWords } from "../src/table/seatName.js";
import { atTable, gameAt, PATIENCE, type VisitOptions, visit } from "./visit.js";

speakAtOnce("en");

/** Sits down at a table that plays at once, without pauses. */
export async function sit(setup: SoloSetup, options: VisitOptions = {}): Promise<Page> {
  const { language = "en", settings } = options;
  speakAtOnce(language);
  const page = await visit({
    ...options,
    path: gameAt(setup),
    settings: { speed: "instant", coach: "off", ...settings },
  });
  await atTable(page);
  await awaited(page);
  await complete(page);
  return page;
}

/** Until the papers and the grid are there, which are fetched when the table stands already. */
const complete = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const isThere = (place: string, part: string): boolean =>
      document.querySelector(place) === null || document.querySelector(part) !== null;
    return isThere(".table-papers", ".papers") && isThere(".table-grid", ".table-grid > *");
  });
};

/** Until something is asked of me, or the game is over. */
export const awaited = (page: Page): Promise<void> =>
  page.locator(".table-panel").locator(".panel:not(.panel-waiting), .end").waitFor();

export const panel = (page: Page): Locator => page.locator(".table-panel");
export const prompt = (page: Page): Locator => page.locator("#prompt");

/** A button with the words of a message on it, anywhere on the page. */
export const button = <const I extends MessageId>(
  page: Page,
  id: I,
  ...values: ArgumentsOf<I>
): Locator => page.getByRole("button", { name: t(id, ...values), exact: true });

export const press = <const I extends MessageId>(
  page: Page,
  id: I,
  ...values: ArgumentsOf<I>
): Promise<void> => button(page, id, ...values).click();

/** False: it went away before it could be clicked, as the coach's button does when cards are shown. */
export const clicked = (target: Locator): Promise<boolean> =>
  target.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );

/** Looks again and again, until it is so; not too often, for others share the machine. */
export const eventually = <T>(look: () => Promise<T>) =>
  expect.poll(look, { timeout: PATIENCE, interval: 100 });

/** Waits until it says so. */
export const says = (where: Locator, words: string | RegExp): Promise<void> =>
  where.filter({ hasText: words }).first().waitFor();

/** Waits until a piece stands there. */
export const stands = (page: Page, name: Piece, where: string): Promise<void> =>
  page.locator(`[data-piece="${name}"] > g[aria-label*="${where}"]`).waitFor();

/** One of the choices in the panel, by the words on it. */
export const choice = (page: Page, words: string): Locator =>
  page.locator(".table-panel > .panel").getByRole("button", { name: words });

/** A piece on the map. */
export const piece = (page: Page, name: Piece): Locator =>
  page.locator(`[data-piece="${name}"] > g`);

/** A space on the map. */
export const space = (page: Page, id: SpaceId): Locator => page.locator(`[data-space="${id}"]`);

/** A space that can be chosen now. */
export const lit = (page: Page, id: SpaceId): Locator =>
  page.locator(`[data-space="${id}"][role=button]`);

/** Moves a piece on the map from space to space. */
export async function walkOnMap(page: Page, name: Piece, ...way: readonly SpaceId[]) {
  await page.locator(`[data-piece="${name}"] > [role=button]`).click();
  for (const id of way) await lit(page, id).click();
}

/** Sends the met piece to the last space of the list. */
export async function sendAnywhere(page: Page): Promise<void> {
  const list = panel(page).locator(".banish-filter");
  await list.waitFor();
  await panel(page).getByRole("button").last().click();
  await list.waitFor({ state: "detached" });
}

/** Asks in a meeting. */
export const ask = (page: Page, colour: Colour, about: Subject): Promise<void> => {
  const name = roleWords(colour);
  return press(page, "resolve.ask", { object: name, dative: name, about });
};

/** Takes one of red's cards in hand, or puts it back. */
export const take = (page: Page, card: Card): Promise<void> =>
  page.getByRole("button", { name: cardLabel(card, "red") }).click();

/** Fills in the announcement up to its last warning. */
export async function prepareAnnouncement(page: Page, partner: string, code: Code) {
  await press(page, "announce.open");
  await choice(page, partner).click();
  await panel(page)
    .getByRole("button", { name: new RegExp(`^${code}`) })
    .click();
}

/**
 * The words on the button that is to be pressed now by a player who follows the coach and waits for a
 * chance of their own; "over": there is none, the game has ended.
 */
export async function whatNow(page: Page, chance?: string): Promise<string> {
  const ids = ["passing.here", "reveal.on", "passing.go", "coach.doIt"] as const;
  const [here, on, ...rest] = ids.map((id) => t(id));
  const found = await page.waitForFunction(
    (words) => {
      if (document.querySelector(".end") !== null) return "over";
      const open = [...document.querySelectorAll("button:enabled")].map((each) => each.textContent);
      return words.find((each) => open.includes(each)) ?? false;
    },
    [here, on, chance, ...rest].filter((words) => words !== undefined),
  );
  return (await found.jsonValue()) as string;
}

/** Does what the coach says until a call is possible, and fills it in up to its last warning. */
export async function prepareCall(page: Page): Promise<void> {
  const call = button(page, "call.open", { edition: "telephone" });
  const goOn = button(page, "reveal.on").or(button(page, "coach.doIt"));
  for (;;) {
    await awaited(page);
    await call.or(goOn).first().waitFor();
    if ((await call.count()) > 0) break;
    const before = await page.locator("body").textContent();
    await goOn.first().click();
    await eventually(() => page.locator("body").textContent()).not.toBe(before);
  }
  await call.click();
  await fillIn(page);
}

/** Two numbers besides my own are written; the last one is whichever is left. */
export async function fillIn(page: Page): Promise<void> {
  const slots = page.locator(".call-numbers");
  for (const place of [0, 1]) {
    await slots.nth(place).locator("button:enabled").nth(place).click();
  }
  await page.locator(".panel-warning").waitFor();
}

/** All that has been told, the oldest first, from the log in my papers. */
export async function log(page: Page): Promise<readonly string[]> {
  await page.getByRole("tab", { name: t("papers.log") }).click();
  return logLines(page);
}

/** The lines of the log, which is open. */
export async function logLines(page: Page): Promise<readonly string[]> {
  await page.locator(".log").waitFor();
  const turns = await page
    .locator(".log-turn")
    .evaluateAll((items) =>
      items.map((item) => [...item.querySelectorAll("p")].map((line) => line.textContent ?? "")),
    );
  return turns.toReversed().flat();
}

/** The positions, the prompt and the seats: all that a reload must not change. */
export async function whatIsSeen(page: Page): Promise<unknown> {
  await complete(page);
  return page.evaluate(() => ({
    title: document.querySelector("h1")?.textContent,
    seats: document.querySelector(".seats")?.textContent,
    panel: document.querySelector(".table-panel")?.textContent,
    pieces: [...document.querySelectorAll("[data-piece] > g")].map((g) => g.ariaLabel),
    papers: document.querySelector(".papers")?.textContent,
  }));
}
