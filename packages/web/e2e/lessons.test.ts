import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeInBothLights } from "./axe.js";
import { keepsFocus, key, pressOn } from "./keyboard.js";
import { lookInEveryLanguage } from "./languages.js";
import { panel, press, walkOnMap } from "./player.js";
import { browsing, shoot, visit } from "./visit.js";

browsing();

const guide = (page: Page) => page.getByRole("region", { name: "What to do" });
const right = (page: Page) => guide(page).getByText("Right.").waitFor();
const next = (page: Page) => guide(page).getByRole("button").click();

describe("lessons", () => {
  it("check what is done, explain it, and are marked when done", async () => {
    const page = await visit({ settings: { speed: "instant" } });
    await page.getByRole("link", { name: "Learn to play" }).click();
    await page.getByRole("link", { name: /^Moving/ }).click();
    await guide(page).getByText("Take your tall figure").waitFor();
    // Not what was asked for.
    await press(page, "move.stay");
    await guide(page).getByText("Not quite.").waitFor();
    await shoot(page, "lesson-wrong");
    await guide(page).getByRole("button", { name: "Try again" }).click();
    await walkOnMap(page, "red-tall", 49);
    await press(page, "move.finish");
    await right(page);
    await shoot(page, "lesson-right");
    await next(page);
    await guide(page).getByText("Use the purple ball").waitFor();
    await panel(page).getByText("Purple: ").first().click();
    await panel(page)
      .getByRole("button", { name: /^fat green figure/ })
      .click();
    await panel(page).getByRole("button", { name: /Molo/ }).first().click();
    await press(page, "move.finish");
    await right(page);
    await next(page);
    await page.waitForURL(/#\/lessons\/meeting$/);
    await guide(page).getByRole("link", { name: "All lessons" }).click();
    const moving = page.getByRole("link", { name: /^Moving/ });
    expect(await moving.textContent()).toContain("Done");
    expect(await page.getByRole("link", { name: /^Meeting/ }).textContent()).not.toContain("Done");
  });

  it("ask questions by keyboard alone, and leave the game on the shelf alone", async () => {
    const page = await visit({ settings: { speed: "instant" } });
    await page.getByRole("button", { name: "Play now" }).click();
    await page.locator(".table").waitFor();
    await page.goto(`${new URL(page.url()).origin}/#/lessons/truths`);
    await page.getByRole("radio", { name: "Lord Fiddlebottom" }).waitFor();
    await pressOn(page, "Lord Fiddlebottom", "Space");
    await guide(page).getByText("Not quite.").waitFor();
    for (let i = 0; i < 3; i += 1) await key(page, "ArrowDown");
    await right(page);
    await shoot(page, "lesson-quiz");
    expect(await axeInBothLights(page)).toEqual([]);
    await pressOn(page, "Next step");
    await guide(page).getByText("What do you know of his build?").waitFor();
    await keepsFocus(page);
    await page.goto(`${new URL(page.url()).origin}/#/`);
    await page.locator('a[href="#/table"]').waitFor();
  });

  it("can be read in every language at every size", async () => {
    const page = await visit({ path: "#/lessons" });
    await page.locator(".lessons").waitFor();
    expect(await lookInEveryLanguage(page, "lessons")).toEqual([]);
    await page.goto(`${new URL(page.url()).origin}/#/lessons/cards`);
    await guide(page).waitFor();
    expect(await lookInEveryLanguage(page, "lesson-cards")).toEqual([]);
  });
});
