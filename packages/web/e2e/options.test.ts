import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { arrive, enter, openTable } from "./online.js";
import { button, eventually, press } from "./player.js";
import { inGroup } from "./quickTable.js";
import { atTable, browsing, shoot, stickingOut, visit } from "./visit.js";

browsing();

const seatNames = (page: Page) => page.locator(".seats b").allTextContents();
const more = (page: Page) => page.getByText(t("choice.more"), { exact: true }).click();
const ticked = (page: Page, words: string) => page.getByLabel(words, { exact: true }).isChecked();

async function withoutRed(page: Page): Promise<void> {
  await inGroup(page, t("choice.players"), "3");
  await inGroup(page, t("choice.spare"), t("role.red"));
}

describe("the options of a table", () => {
  it("[B11.1] [B2.4] three players without red, and yellow begins: alone", async () => {
    const page = await visit({ settings: { speed: "instant" } });
    await press(page, "home.change");
    await withoutRed(page);
    await inGroup(page, t("choice.role"), t("role.yellow"));
    await more(page);
    await inGroup(page, t("choice.first"), t("role.yellow"));
    expect(await stickingOut(page)).toEqual([]);
    await shoot(page, "home-three");
    await press(page, "home.play");
    await atTable(page);
    expect(await seatNames(page)).toEqual(["Green", "Blue", "Yellow"]);
    // Yellow is I: nothing has happened before my turn.
    await button(page, "move.stay").waitFor();
  });

  it("[C7.1] [C2.2] three players without red on one device, the card game", async () => {
    const page = await visit({ settings: { speed: "instant" } });
    await press(page, "home.change");
    await inGroup(page, t("choice.game"), t("choice.game.card"));
    await withoutRed(page);
    await inGroup(page, t("seating.legend"), t("seating.device"));
    const chairs = page.locator(".seat-choice-called");
    expect(await chairs.allTextContents()).toEqual(["Green", "Blue", "Yellow"]);
    await more(page);
    await inGroup(page, t("choice.first"), t("role.blue"));
    await shoot(page, "home-three-cards");
  });

  it("[B2.4] [B12.2] an edition presets direction and must-move, and both can be changed", async () => {
    const page = await visit();
    await press(page, "home.change");
    await inGroup(page, t("choice.players"), "5");
    await more(page);
    await inGroup(page, t("choice.edition"), t("choice.edition.piatnik"));
    expect(await ticked(page, t("choice.mustMove"))).toBe(true);
    expect(await ticked(page, t("choice.direction.clockwise"))).toBe(true);
    await inGroup(page, t("choice.direction"), t("choice.direction.counterclockwise"));
    await page.getByLabel(t("choice.mustMove")).uncheck();
    await page.reload();
    await press(page, "home.change");
    await more(page);
    expect(await ticked(page, t("choice.edition.piatnik"))).toBe(true);
    expect(await ticked(page, t("choice.mustMove"))).toBe(false);
    expect(await ticked(page, t("choice.direction.counterclockwise"))).toBe(true);
    expect(await stickingOut(page)).toEqual([]);
    await shoot(page, "home-five");
  });

  it("[C6.4] gestures are off, and choosing safe switches the chat off too", async () => {
    const anna = await arrive("Anna");
    await enter(anna, "#/lobby");
    const { page } = anna;
    await page.getByRole("link", { name: t("lobby.new") }).click();
    await inGroup(page, t("choice.game"), t("choice.game.card"));
    await more(page);
    expect(await ticked(page, t("choice.card.gestures"))).toBe(false);
    expect(await ticked(page, t("lobby.chat"))).toBe(true);
    await page.getByLabel(t("choice.card.gestures")).check();
    await inGroup(page, t("choice.edition"), t("choice.card.edition.safe"));
    expect(await ticked(page, t("choice.card.gestures"))).toBe(false);
    expect(await ticked(page, t("lobby.chat"))).toBe(false);
  });

  it("[B11.1] [B2.4] three players without red at a table with others", async () => {
    const anna = await arrive("Anna");
    await enter(anna, "#/lobby");
    await openTable(anna, async (page) => {
      await withoutRed(page);
      await inGroup(page, t("lobby.bots"), "2");
      await more(page);
      await inGroup(page, t("choice.first"), t("role.blue"));
      await shoot(page, "online-three");
    });
    const first = t("lobby.first.is", { role: t("role.blue") });
    await eventually(() => anna.page.locator("body").innerText()).toContain(first);
    await shoot(anna.page, "online-three-gathering");
  });
});
