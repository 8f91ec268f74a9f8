import type { Page } from "playwright-core";
import { describe, inject, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import {
  ask,
  awaited,
  choice,
  eventually,
  press,
  prompt,
  sit,
  walkOnMap,
  whatIsSeen,
} from "./player.js";
import { beingAsked, tableOf } from "./tables.js";
import { atTable, browsing, openTab } from "./visit.js";

browsing();

/** Everything is as it was. */
async function isSame(page: Page, before: unknown): Promise<void> {
  await atTable(page);
  await awaited(page);
  await eventually(() => whatIsSeen(page)).toEqual(before);
}

/** In the middle of a turn of mine: Green has just answered. */
async function answered(): Promise<Page> {
  const away = { "red-tall": 42, "green-short": 43 };
  const page = await sit(tableOf({ away, balls: ["white", "orange", "blue"] }));
  await walkOnMap(page, "red-tall", 43);
  await press(page, "move.finish");
  await ask(page, "green", "identity");
  await page.locator(".reveal-cards").waitFor();
  return page;
}

describe("a game in the middle", () => {
  it("looks the same after a reload: an answer, whom to send away, my turn, being asked", async () => {
    const page = await answered();
    const reloaded = async (): Promise<void> => {
      const before = await whatIsSeen(page);
      await page.reload();
      await isSame(page, before);
    };
    await reloaded();
    const before = await whatIsSeen(page);
    await page.goto(`${inject("site")}/#/table`);
    await isSame(page, before);
    await press(page, "reveal.on");
    await page.getByRole("searchbox").fill("Marco");
    await choice(page, "banish to San Marco").click();
    await prompt(page).filter({ hasText: "end your turn" }).waitFor();
    await reloaded();
    const asked = await sit(beingAsked());
    const question = await whatIsSeen(asked);
    await asked.reload();
    await isSame(asked, question);
  });

  it("goes on where it was when the page is killed", async () => {
    const page = await answered();
    const before = await whatIsSeen(page);
    const context = page.context();
    const session = await context.newCDPSession(page);
    const dead = page.waitForEvent("crash");
    // It never answers: the page is gone.
    session.send("Page.crash").catch(() => {});
    await dead;
    const next = await openTab(context);
    await next.getByRole("link", { name: t("home.continue") }).click();
    await isSame(next, before);
  });

  it("is played on in another tab, and then again in the first", async () => {
    const first = await answered();
    const before = await whatIsSeen(first);
    const second = await openTab(first.context(), { path: "#/table" });
    await press(second, "notice.takeOver");
    await isSame(second, before);
    await press(second, "reveal.on");
    await choice(second, "banish to Rialto").click();
    await prompt(second).filter({ hasText: "end your turn" }).waitFor();
    const after = await whatIsSeen(second);
    await first.getByRole("heading", { name: t("notice.elsewhere.title") }).waitFor();
    await press(first, "notice.takeOver");
    await isSame(first, after);
    await second.getByRole("heading", { name: t("notice.elsewhere.title") }).waitFor();
  });
});
