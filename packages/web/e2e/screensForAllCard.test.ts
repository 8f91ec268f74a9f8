import { LOCATIONS } from "@inkognito/engine/card";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { contrastInBothLights } from "./axe.js";
import { cardTable } from "./cardTables.js";
import { button, choice, fillIn, panel, press, prompt, says } from "./player.js";
import { cut, enlarge, lost, moving, outOfSight } from "./sight.js";
import { browsing, DESKTOP, gameAt, PHONE, shoot, stickingOut, visit } from "./visit.js";

browsing();

const setup = cardTable({ rules: { first: "red" } });

const sitDown = async (speed: "instant" | "fast" = "instant"): Promise<Page> => {
  const page = await visit({ path: gameAt(setup), settings: { speed, coach: "off" } });
  await says(prompt(page), t("cardPrompt.locate"));
  return page;
};

/** Red goes where Green goes, too. */
async function meet(page: Page): Promise<void> {
  await choice(page, t("place.rialto")).click();
  await says(prompt(page), "You meet Green at Rialto");
}

const cards = (page: Page) => panel(page).locator(".show-card");

/** A false card, and a true one. */
async function takeTwo(page: Page): Promise<void> {
  await cards(page).first().click();
  await panel(page)
    .getByRole("button", { name: /card: .*true$/ })
    .first()
    .click();
}

describe("a player who wants no motion, at the card table,", { tags: ["soak"] }, () => {
  it("sees none: not when people go, nor when cards are shown", async () => {
    const page = await sitDown("fast");
    expect(await moving(page)).toEqual([]);
    await meet(page);
    expect(await moving(page)).toEqual([]);
    await takeTwo(page);
    await panel(page)
      .getByRole("button", { name: /^Show Green/ })
      .click();
    await button(page, "reveal.on").waitFor();
    expect(await moving(page)).toEqual([]);
    await page.getByRole("tab", { name: t("papers.notebook") }).click();
    await page.locator(".card-sheet").first().waitFor();
    await page.setViewportSize(PHONE);
    expect(await contrastInBothLights(page)).toEqual([]);
    await press(page, "papers.title");
    expect(await contrastInBothLights(page)).toEqual([]);
  });
});

describe("a player who needs text twice as large, at the card table,", () => {
  /** Which part of the table is not wholly on the page; within a part one can scroll. */
  const beside = (page: Page): Promise<readonly string[]> =>
    page.locator(".places, .table-panel, .table-papers").evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        })
        .map(({ className }) => className),
    );

  /** Which of them run into their neighbours. */
  const running = (some: Locator): Promise<readonly string[]> =>
    some.evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((each) => each.textContent ?? ""),
    );

  const look = async (page: Page, name: string): Promise<void> => {
    await page.setViewportSize(DESKTOP);
    await shoot(page, `large-text-card-${name}`);
    expect([name, await lost(page)]).toEqual([name, []]);
    expect([name, await beside(page)]).toEqual([name, []]);
    expect([name, await running(page.locator(".places-name, .places-fate"))]).toEqual([name, []]);
    await page.setViewportSize(PHONE);
    expect([name, await lost(page)]).toEqual([name, []]);
    expect([name, await stickingOut(page)]).toEqual([name, []]);
    await page.locator(".table").evaluate((table) => table.scrollTo(0, 0));
    expect([name, await outOfSight(page.locator("#prompt, #end-title"))]).toEqual([name, []]);
    expect([name, await cut(page.locator(".seats b"))]).toEqual([name, []]);
  };

  it("loses no control, and nothing sticks out, from the first place to the end", async () => {
    const page = await sitDown();
    await enlarge(page);
    await look(page, "place");
    await meet(page);
    await look(page, "meeting");
    await press(page, "papers.title");
    for (const tab of ["passport", "cards", "notebook", "log"] as const) {
      await page.getByRole("tab", { name: t(`papers.${tab}`) }).click();
      expect([tab, await stickingOut(page)]).toEqual([tab, []]);
    }
    await press(page, "table.side.play");
    await press(page, "call.open", { edition: "telephone" });
    await look(page, "call");
    await fillIn(page);
    await press(page, "call.do", { edition: "telephone" });
    await page.locator(".end").waitFor();
    await look(page, "end");
  });
});

describe("a player with forced colours, at the card table,", { tags: ["soak"] }, () => {
  it("sees which cards are chosen, and where one may go", async () => {
    const page = await sitDown();
    await page.emulateMedia({ forcedColors: "active" });
    const frames = async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        const content = page.locator(".places-content");
        found.push(
          ...(await content.evaluateAll((some) =>
            some.map((each) => getComputedStyle(each).borderTopColor),
          )),
        );
      }
      return found;
    };
    const open = await frames();
    expect(open).toHaveLength(2 * LOCATIONS.length);
    await meet(page);
    const closed = await frames();
    expect(closed.filter((colour) => open.includes(colour))).toEqual([]);
    const looks = async (): Promise<string> => {
      await page.mouse.move(0, 0);
      await page.locator("h1").click();
      return (await cards(page).first().screenshot()).toString("base64");
    };
    const seen = new Set<string>();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      seen.add(await looks());
      await cards(page).first().click();
      seen.add(await looks());
    }
    expect(seen.size).toBe(4);
    await shoot(page, "forced-colours-card");
  });
});
