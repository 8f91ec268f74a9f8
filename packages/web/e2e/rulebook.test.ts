import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { hasFocus, key, pressOn, staysInside, write } from "./keyboard.js";
import { lookInEveryLanguage, speakOn } from "./languages.js";
import { eventually, sit, walkOnMap } from "./player.js";
import { tableOf } from "./tables.js";
import { browsing, PHONE, shoot, visit } from "./visit.js";

browsing();

it("how to play: two pages for each game, reached from home, and the rules after them", async () => {
  const page = await visit();
  await pressOn(page, "How to play");
  await page.getByRole("heading", { name: "The board game" }).waitFor();
  const sides = await page
    .locator(".how-to-play-pages h3")
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left));
  expect(new Set(sides).size).toBe(2);
  const names = ["Leo", "Rob", "Fiddlebottom"];
  expect(await lookInEveryLanguage(page, "how-to-play-board", { names })).toEqual([]);
  await pressOn(page, t("choice.game.card"));
  await page.getByRole("heading", { name: "The card game" }).waitFor();
  const look = { names, soak: true };
  expect(await lookInEveryLanguage(page, "how-to-play-card", look)).toEqual([]);
  await pressOn(page, t("rules.title"));
  await page.getByRole("heading", { name: "B3. A turn" }).waitFor();
});

describe("the rulebook", () => {
  it("is reached from home, is searched, and shows the rule that was found", async () => {
    const page = await visit();
    await pressOn(page, "Rules");
    await page.getByRole("heading", { name: "B3. A turn" }).waitFor();
    await shoot(page, "rulebook");
    await write(page, t("rules.search"), "purple ambassador");
    await page
      .getByRole("status")
      .getByText(/^Found \d+ times\.$/)
      .waitFor();
    await shoot(page, "rulebook-search");
    await pressOn(page, /^B3\.7 ·/);
    const rule = page.locator('[data-rule="B3.7"]');
    await eventually(() => rule.evaluate((found) => found === document.activeElement)).toBe(true);
    const top = await rule.evaluate((found) => found.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
    await page.getByRole("searchbox").fill("zzz");
    await page.getByRole("status").getByText("Nothing found.").waitFor();
    expect(await page.getByRole("link", { name: "B3.7 ·" }).count()).toBe(0);
  });

  it("opens at a rule that was linked to, and says so if there is none", async () => {
    const page = await visit({ path: "#/rules/B12.5", size: PHONE });
    const rule = page.locator('[data-rule="B12.5"]');
    await eventually(() => rule.evaluate((found) => found === document.activeElement)).toBe(true);
    const lost = await visit({ path: "#/rules/B99.9" });
    await lost.getByRole("alert").getByText("B99.9").waitFor();
  });

  it("says in which language it is while the next one is fetched", async () => {
    const page = await visit({ path: "#/rules" });
    const pages = page.locator('.rules-pages[lang="en"]');
    await pages.waitFor();
    let fetchOn = () => {};
    const held = new Promise<void>((resolve) => {
      fetchOn = resolve;
    });
    await page.route(/rules\.de-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const spoken = speakOn(page, "de");
    await page.getByRole("heading", { name: "Spielregeln", level: 1 }).waitFor();
    await page.locator('[aria-busy="true"]').waitFor();
    expect(await pages.textContent()).toContain("The Phantom shows you");
    fetchOn();
    await spoken;
    expect(await page.locator('[aria-busy="false"] .rules-pages[lang="de"]').count()).toBe(1);
    expect(await page.locator(".rules-pages").textContent()).not.toContain("The Phantom");
  });

  it("can be read in every language at every size", async () => {
    const page = await visit({ path: "#/rules" });
    await page.locator('[data-rule="example11"]').waitFor();
    expect(await page.locator("[data-rule]").count()).toBe(80 + 24 + 11);
    // "In" and "Orange" are words of other languages, too.
    const names = [...(await page.locator("code").allTextContents()), "In", ". In", "Orange"];
    expect(await lookInEveryLanguage(page, "rulebook", { names })).toEqual([]);
  });
});

it("[B3.4] a refusal leads to its rule, and back to where one was", async () => {
  const balls = ["white", "white", "purple"] as const;
  const page = await sit(tableOf({ away: { "red-tall": 42, "red-short": 49 }, balls }));
  await walkOnMap(page, "red-tall", 49);
  const link = t("rule.open", { rule: "B3.4" });
  await pressOn(page, link);
  const dialog = page.getByRole("dialog", { name: "Rule B3.4" });
  await dialog.getByText("each of your own figures must be on a space of its own").waitFor();
  await shoot(page, "rule-dialog");
  await staysInside(page);
  await key(page, "Escape");
  await dialog.waitFor({ state: "detached" });
  await hasFocus(page, link);
});
