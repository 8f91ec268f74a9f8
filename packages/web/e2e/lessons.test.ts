import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { axeInBothLights } from "./axe.js";
import { keepsFocus, key, pressOn } from "./keyboard.js";
import { lookInEveryLanguage } from "./languages.js";
import { button, panel, press, sit, walkOnMap } from "./player.js";
import { tableOf } from "./tables.js";
import { browsing, shoot, visit } from "./visit.js";

browsing();

const guide = (page: Page) => page.getByRole("region", { name: t("lesson.guide") });
const right = (page: Page) => guide(page).getByText(t("lesson.right")).waitFor();
const lamps = (page: Page) => page.locator(".button-lamp:visible").allTextContents();

/** One thing to do next, and nothing to do at the table behind it. */
async function next(page: Page, id: "lesson.next" | "lesson.finish"): Promise<void> {
  await right(page);
  expect(await lamps(page)).toEqual([t(id)]);
  expect(await page.locator(".table-panel > .panel").count()).toBe(0);
  await press(page, id);
}

const choose = (page: Page, name: string) => page.getByRole("radio", { name }).click();
const inList = (page: Page, lesson: "goal" | "moving" | "meeting") =>
  page.locator(`.lessons a[href$="/${lesson}"]`);

describe("lessons", () => {
  it("say what the game is about, check what is done, and are ticked when done", async () => {
    const page = await visit({ settings: { speed: "instant" } });
    await page.getByRole("link", { name: t("home.lessons") }).click();
    await inList(page, "goal").click();
    for (const answer of ["Colonel Bubble", t("lesson.goal.2.open"), t("build.tall")]) {
      await choose(page, answer);
      await next(page, "lesson.next");
    }
    await choose(page, "Find Bubble");
    await next(page, "lesson.finish");
    await page.getByRole("heading", { name: t("lessons.wellDone") }).waitFor();
    await shoot(page, "lesson-end");
    expect(await inList(page, "goal").textContent()).toContain(t("lessons.done"));
    expect(await inList(page, "moving").textContent()).not.toContain(t("lessons.done"));
    const following = t("lessons.following", { title: t("lesson.moving.title") });
    expect(await lamps(page)).toEqual([following]);
    await page.getByRole("link", { name: following }).click();
    await guide(page).getByText("Move your tall figure").waitFor();
    // Not what was asked for.
    await press(page, "move.stay");
    await guide(page).getByText(t("lesson.wrong")).waitFor();
    expect(await lamps(page)).toEqual([t("lesson.again")]);
    await shoot(page, "lesson-wrong");
    await press(page, "lesson.again");
    await walkOnMap(page, "red-tall", 49);
    await press(page, "move.finish");
    await right(page);
    await shoot(page, "lesson-right");
    await keepsFocus(page);
    await next(page, "lesson.next");
    await guide(page).getByText("Use the purple ball").waitFor();
    await panel(page).getByText("Purple: ").first().click();
    await panel(page)
      .getByRole("button", { name: /^fat green figure/ })
      .click();
    await panel(page).getByRole("button", { name: /Molo/ }).first().click();
    await press(page, "move.finish");
    await next(page, "lesson.finish");
    await page.getByRole("heading", { name: t("lessons.wellDone") }).waitFor();
    expect(await inList(page, "moving").textContent()).toContain(t("lessons.done"));
  });

  it("ask questions by keyboard alone, and ask before a first game replaces the saved one", async () => {
    const page = await sit(tableOf());
    await press(page, "move.stay");
    await button(page, "resolve.end").waitFor();
    const site = new URL(page.url()).origin;
    await page.goto(`${site}/#/lessons/truths`);
    await page.getByRole("radio", { name: "Lord Fiddlebottom" }).waitFor();
    await pressOn(page, "Lord Fiddlebottom", "Space");
    await guide(page).getByText(t("lesson.wrong")).waitFor();
    for (let i = 0; i < 3; i += 1) await key(page, "ArrowDown");
    await right(page);
    await shoot(page, "lesson-quiz");
    expect(await axeInBothLights(page)).toEqual([]);
    await pressOn(page, t("lesson.next"));
    await guide(page).getByText("What do you know about Blue’s real figure?").waitFor();
    await keepsFocus(page);
    await page.goto(`${site}/#/lessons/cards.done`);
    await page.getByRole("link", { name: t("lessons.play.card") }).click();
    await press(page, "link.keep");
    await page.locator('a[href="#/table"]').waitFor();
  });

  it("can be read in every language at every size", async () => {
    const page = await visit({ path: "#/lessons" });
    await page.locator(".lessons").waitFor();
    expect(await lookInEveryLanguage(page, "lessons", { soak: true })).toEqual([]);
    await page.goto(`${new URL(page.url()).origin}/#/lessons/cards`);
    await guide(page).waitFor();
    expect(await lookInEveryLanguage(page, "lesson-cards")).toEqual([]);
  });
});
