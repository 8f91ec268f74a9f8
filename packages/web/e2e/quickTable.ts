import type { Page } from "playwright-core";
import { t } from "../src/i18n/i18n.js";
import type { Guest } from "./online.js";
import { press } from "./player.js";

export const inGroup = (page: Page, legend: string, label: string): Promise<void> =>
  page.getByRole("group", { name: legend }).getByLabel(label, { exact: true }).check();

/** A quick table: bots that know what they do and do not dawdle. */
export async function quickTable(page: Page, bots: string): Promise<void> {
  await inGroup(page, t("choice.game"), t("choice.game.card"));
  await inGroup(page, t("lobby.bots"), bots);
  await inGroup(page, t("choice.level"), t("level.agent"));
  await page.locator("summary").click();
  await inGroup(page, t("lobby.botPace"), t("lobby.botPace.instant"));
  await inGroup(page, t("choice.card.length"), t("choice.card.length.single"));
}

export const say = async ({ page }: Guest, words: string): Promise<void> => {
  await page.getByLabel(t("chat.input")).fill(words);
  await press(page, "chat.send");
};

/** The talk is one of the sides of a table. */
export const talk = ({ page }: Guest) =>
  page.getByRole("button", { name: /^Chat/ }).filter({ visible: true });
