import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { contrastInBothLights } from "./axe.js";
import { cardTable } from "./cardTables.js";
import { ask, button, panel, press, sit, take, walkOnMap } from "./player.js";
import { beingAsked, tableOf } from "./tables.js";
import { atTable, browsing, gameAt, visit } from "./visit.js";

browsing();

/** Red meets green's short figure and asks. */
async function asking(): Promise<Page> {
  const away = { "red-tall": 42, "green-short": 43 };
  const table = tableOf({ away, balls: ["white", "orange", "orange"] });
  const page = await sit(table, { settings: { coach: "show" } });
  await walkOnMap(page, "red-tall", 43);
  await press(page, "move.finish");
  await ask(page, "green", "identity");
  await button(page, "reveal.on").waitFor();
  return page;
}

/** Presses beside an open dialog. */
async function pressBeside(page: Page): Promise<void> {
  await page.locator("dialog[open]").waitFor();
  await page.mouse.click(8, 8);
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

describe("cards that I am shown", () => {
  it("come with what they tell and why, and the coach says nothing meanwhile", async () => {
    const page = await asking();
    await page.locator(".insight").waitFor();
    expect(await page.locator(".insight p").count()).toBeGreaterThan(0);
    expect(await button(page, "coach.doIt").count()).toBe(0);
    expect(await page.locator(".coach").count()).toBe(0);
    await press(page, "reveal.on");
    await button(page, "coach.doIt").waitFor();
    // A dialog that is only read closes when the page beside it is pressed.
    await page.getByRole("tab", { name: t("papers.notebook") }).click();
    await page
      .locator("button.grid-ruledOut, button.grid-follows, button.grid-fact")
      .first()
      .click();
    await pressBeside(page);
  });
});

describe("home", () => {
  it("keeps a match: in its second game there is something to lose before the first decision", async () => {
    const second = cardTable({ match: { points: [1, 0, 0, 0], games: 1 } });
    const page = await visit({ path: gameAt(second), settings: { speed: "instant" } });
    await atTable(page);
    await page
      .getByRole("button", { name: t("home.title") })
      .or(button(page, "table.home"))
      .click();
    await page.getByRole("link", { name: t("home.continue") }).waitFor();
    expect(await page.getByRole("link", { name: /Card game: 4 players/ }).count()).toBe(1);
    expect(await button(page, "home.play").count()).toBe(0);
    await press(page, "home.new");
    await button(page, "replace.no").waitFor();
    await press(page, "replace.no");
    // The way back can be read in daylight, too.
    expect(await contrastInBothLights(page)).toEqual([]);
  });

  it("has the moon whole on a large screen", async () => {
    const page = await visit({ size: { width: 1920, height: 1080 } });
    const cut = await page
      .locator(".venice-moon circle")
      .first()
      .evaluate((halo) => {
        const sky = halo.closest("svg");
        if (sky === null || getComputedStyle(sky).overflow === "visible") return false;
        return halo.getBoundingClientRect().top < sky.getBoundingClientRect().top;
      });
    expect(cut).toBe(false);
  });
});

describe("showing cards", () => {
  it("[B5.1] says how many are too many", async () => {
    const page = await sit(beingAsked());
    for (const card of ["identity:F", "identity:B", "identity:Z", "build:tall"] as const) {
      await take(page, card);
    }
    const said = await panel(page).locator(".panel-refusal").textContent();
    expect(said).toBe(t("show.tooMany", { wanted: 3, extra: 1 }));
  });
});

describe("the end of a game", () => {
  it("says what can be taken back, and home offers to look at it, not to go on", async () => {
    const over = tableOf({ balls: ["white", "white", "white"] });
    const page = await sit(over);
    await press(page, "move.stay");
    await press(page, "announce.open");
    await panel(page).getByRole("button", { name: "Green" }).click();
    await panel(page).getByRole("button", { name: /^A-B/ }).click();
    await press(page, "announce.do");
    await page.locator(".end").waitFor();
    await button(page, "table.takeBack.ended").waitFor();
    await page.goto(inject("site"));
    await page.getByRole("link", { name: t("home.continue.ended") }).waitFor();
    expect(
      await page.getByRole("link", { name: new RegExp(`^${t("home.continue")}`) }).count(),
    ).toBe(0);
    expect(await button(page, "home.play").count()).toBe(1);
  });
});
