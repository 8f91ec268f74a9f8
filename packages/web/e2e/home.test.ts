import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { contrastInBothLights } from "./axe.js";
import { lookInEveryLanguage } from "./languages.js";
import { press } from "./player.js";
import { enlarge, outOfSight } from "./sight.js";
import { browsing, PHONE, shoot, stickingOut, visit } from "./visit.js";

browsing();

const play = (page: Page) => page.getByRole("button", { name: "Play now" });
async function form(page: Page): Promise<void> {
  await press(page, "home.change");
  await page.locator(".more").waitFor();
}

describe("home", () => {
  it("shows the ways into a game without scrolling, and the start while it is chosen", async () => {
    const page = await visit();
    const ways = page.locator(".home-start button, .home-card a");
    expect(await ways.count()).toBe(3);
    await shoot(page, "home", async (size) => {
      expect([size, await outOfSight(ways)]).toEqual([size, []]);
      expect([size, await stickingOut(page)]).toEqual([size, []]);
    });
    await form(page);
    await shoot(page, "home-form", async (size) => {
      expect([size, await outOfSight(play(page))]).toEqual([size, []]);
      await page.locator(".more").scrollIntoViewIfNeeded();
      expect([size, await outOfSight(play(page))]).toEqual([size, []]);
    });
  });

  it("is looked at anew where it has changed: words that cannot be told from their ground are found", async () => {
    const page = await visit({ path: "#/replay" });
    expect(await contrastInBothLights(page)).toEqual([]);
    await page.evaluate(() => {
      const planted = Object.assign(document.createElement("p"), { id: "planted" });
      planted.textContent = "faint";
      Object.assign(planted.style, { color: "#eee", background: "#fff" });
      document.querySelector("h1")?.after(planted);
    });
    expect((await contrastInBothLights(page)).join()).toMatch("planted");
    // A fault is not taken for known.
    expect((await contrastInBothLights(page)).join()).toMatch("planted");
  });

  it("remembers the last choice, and what is broken in it does not matter", async () => {
    const page = await visit();
    await form(page);
    await page.getByLabel("5", { exact: true }).check();
    const role = page.getByRole("group", { name: t("choice.role") }).getByLabel("the Ambassador");
    await role.check();
    await page.reload();
    await form(page);
    expect(await role.isChecked()).toBe(true);
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem("inkognito.settings") ?? "{}");
      stored.choice.role = { broken: true };
      localStorage.setItem("inkognito.settings", JSON.stringify(stored));
    });
    await page.reload();
    await form(page);
    expect(await page.getByLabel("random colour").isChecked()).toBe(true);
    expect(await page.getByLabel("5", { exact: true }).isChecked()).toBe(true);
  });

  it("is accessible in every language, and so are the settings", {
    timeout: 400_000,
  }, async () => {
    const page = await visit();
    await form(page);
    await page.locator("summary").click();
    expect(await lookInEveryLanguage(page, "home-more")).toEqual([]);
    await page.getByLabel(t("choice.game.card")).check();
    expect(await lookInEveryLanguage(page, "home-card", { soak: true })).toEqual([]);
    await page.getByLabel(t("seating.device")).check();
    expect(await lookInEveryLanguage(page, "home-device")).toEqual([]);
    await page.goto(`${inject("site")}/#/settings`);
    await page.getByRole("heading", { name: t("screen.settings") }).waitFor();
    expect(await lookInEveryLanguage(page, "settings")).toEqual([]);
  });

  it("every button and every choice is large enough for a thumb, and has room at twice the text size", async () => {
    const page = await visit({ size: PHONE });
    await form(page);
    await page.locator("summary").click();
    const targets = page.locator("button, a, label, summary");
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    }
    await enlarge(page);
    expect(await stickingOut(page)).toEqual([]);
    await shoot(page, "home-large-text");
  });

  it("can be used by keyboard alone, and the focus is always to be seen", async () => {
    const page = await visit();
    await form(page);
    await page.locator("h1").focus();
    const reached: string[] = [];
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press("Tab");
      const [name, seen] = await page.evaluate(focused);
      if (name === "body" || reached.includes(name)) break;
      expect([name, seen]).toEqual([name, true]);
      reached.push(name);
    }
    expect(reached).toEqual([
      "Change",
      "game",
      "players",
      "seating",
      "role",
      "level",
      "assistant",
      "More options",
      "Play now",
      "Play with others",
      "Learn to play",
      "How to play",
      "Rules",
      "Recorded games",
      "Settings",
    ]);
  });
});

/** Runs in the page: a radio button goes by the name of its group. */
function focused(): [name: string, seen: boolean] {
  const element = document.activeElement;
  if (element === null || element === document.body) return ["body", false];
  const radio = element instanceof HTMLInputElement && element.type === "radio";
  const shown = radio ? (element.closest("label") ?? element) : element;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const name = radio ? element.name : (element.textContent ?? "").trim();
  return [name, outlineStyle !== "none" && outlineWidth !== "0px"];
}
