import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { LANGUAGE_NAMES, LANGUAGES, type Language, t } from "../src/i18n/i18n.js";
import { speakAtOnce } from "../src/i18n/testing.js";
import { arrive, atGame, enter, openTable, sitDown } from "./online.js";
import { curtainFor, lift, shared } from "./passing.js";
import { awaited, button, eventually, panel, piece, press, sit, walkOnMap } from "./player.js";
import { savedGame } from "./saved.js";
import { tableOf } from "./tables.js";
import { browsing, gameAt, openTab, visit } from "./visit.js";

browsing();

/** Chooses a language in the settings, as people do. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.getByLabel(LANGUAGE_NAMES[language]).check();
  await page.locator(`html[lang="${language}"]`).waitFor();
  speakAtOnce(language);
}

describe("the language of the page", () => {
  it.each([
    ["es-MX", "es"],
    ["tlh-CA", "en"],
  ] as const)("is the browser's at first: %s", async (locale, language) => {
    const page = await visit({ locale });
    speakAtOnce(language);
    expect(await button(page, "home.play").isVisible()).toBe(true);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
  });

  it("is the one that was chosen, whatever the browser's is", async () => {
    const page = await visit({ locale: "ko-KR", path: "#/settings" });
    await choose(page, "sv");
    await page.reload();
    await page.getByRole("heading", { name: t("screen.settings") }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("sv");
  });
});

describe("another language in the middle of a game", () => {
  it("chosen in another tab, leaves alone what was begun on the map", async () => {
    const page = await sit(
      tableOf({ away: { "red-tall": 42 }, balls: ["white", "orange", "blue"] }),
    );
    await walkOnMap(page, "red-tall", 43);
    const before = await savedGame(page);
    const settings = await openTab(page.context(), { path: "#/settings" });
    const english = await offers(page);
    expect(english.length).toBeGreaterThan(0);
    for (const language of LANGUAGES.filter((each) => each !== "en")) {
      await choose(settings, language);
      await eventually(() => panel(page).textContent()).toContain(t("move.finish"));
      expect(await panel(page).textContent()).toContain(t("space.43", { form: "alone" }));
      const label = await piece(page, "red-tall").getAttribute("aria-label");
      expect(label).toContain(t("space.43", { form: "at" }));
      expect((await offers(page)).filter((offer) => english.includes(offer))).toEqual([]);
    }
    expect(await savedGame(page)).toEqual(before);
  });

  it("chosen in the settings, is the same game for all people around one device", async () => {
    const page = await visit({
      path: gameAt(shared(tableOf(), ["Ada", "Ben"])),
      settings: { speed: "instant", coach: "off" },
    });
    await curtainFor(page, "Ada");
    const before = await savedGame(page);
    await page.goto(`${inject("site")}/#/settings`);
    await choose(page, "it");
    await page.goto(`${inject("site")}/#/table`);
    await lift(page, "Ada");
    await awaited(page);
    await button(page, "move.stay").waitFor();
    expect((await savedGame(page))?.seed).toBe(before?.seed);
  });

  it("chosen in the settings, keeps the chair at a table with others", async () => {
    const [anna, bert] = await Promise.all([arrive("Anna"), arrive("Bert")]);
    await enter(anna, "#/lobby");
    const link = await openTable(anna, async (page) => {
      const group = page.getByRole("group", { name: t("lobby.bots") });
      await group.getByLabel("2", { exact: true }).check();
    });
    await enter(bert, link);
    await sitDown(bert);
    await press(anna.page, "gathering.start.first");
    await Promise.all([atGame(anna), atGame(bert)]);
    const place = bert.page.url();
    await bert.page.goto(`${inject("site")}/#/settings`);
    await choose(bert.page, "ko");
    await bert.page.goto(place);
    await atGame(bert);
    const seat = bert.page.locator(".seats-seat").filter({ hasText: t("seats.you") });
    expect(await seat.locator("b").textContent()).toBe("Bert");
    // Anna's page has not noticed.
    expect(await anna.page.locator("html").getAttribute("lang")).toBe("en");
  });
});

/** What the map says can be chosen on it. */
const offers = (page: Page): Promise<readonly string[]> =>
  page
    .locator("[data-space][role=button], [data-piece] > [role=button]")
    .evaluateAll((some) => some.map((each) => each.ariaLabel ?? ""));
