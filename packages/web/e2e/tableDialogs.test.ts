import { expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { axeInBothLights } from "./axe.js";
import { button, eventually, lit, prompt, says, sit } from "./player.js";
import { outOfSight } from "./sight.js";
import { tableOf } from "./tables.js";
import { browsing, DESKTOP, PHONE, picture, stickingOut } from "./visit.js";

browsing();

it("settings and rules open above the table, which stays as it is", async () => {
  const page = await sit(tableOf());
  const dialog = page.getByRole("dialog");
  const close = () => dialog.getByRole("button", { name: t("table.close") }).click();
  const [address, asked] = [page.url(), await prompt(page).textContent()];
  const letters = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await button(page, "screen.settings").click();
    const sizes = dialog.getByRole("group", { name: t("settings.textSize") });
    await sizes.getByLabel(t("settings.textSize.large"), { exact: true }).check();
    await eventually(letters).toBe("20.96px");
    expect(await stickingOut(page)).toEqual([]);
    await picture(page, "settings-above");
    await sizes.getByLabel(t("settings.textSize.normal"), { exact: true }).check();
    await eventually(letters).toBe("18px");
    expect(await axeInBothLights(page)).toEqual([]);
    await dialog.getByRole("button", { name: t("home.rules") }).click();
    await page.getByRole("heading", { name: "B3. A turn" }).waitFor();
    expect(await stickingOut(page)).toEqual([]);
    await picture(page, "rules-above");
    await dialog.getByRole("searchbox").fill("purple ambassador");
    await dialog.getByRole("link", { name: /^B3\.7 ·/ }).click();
    await eventually(() => outOfSight(page.locator('[data-rule="B3.7"]'))).toEqual([]);
    await close();
    await dialog.waitFor({ state: "detached" });
  }
  expect([page.url(), await prompt(page).textContent()]).toEqual([address, asked]);
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press("?");
  await says(dialog, t("help.notebook"));
  expect(await axeInBothLights(page)).toEqual([]);
  await picture(page, "help-above");
  await dialog.getByRole("button", { name: t("home.rules") }).click();
  await says(dialog, "B3. A turn");
});

it("keys choose, go on, and lead to the notebook and back", async () => {
  const page = await sit(tableOf({ away: { "red-tall": 42, "green-short": 43 } }));
  await page.locator(".mark-grid").waitFor();
  const focus = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.closest(".mark-grid") == null ? (at?.id ?? "") : "the grid";
    });
  await page.keyboard.press("n");
  expect(await focus()).toBe("the grid");
  await page.keyboard.press("n");
  expect(await focus()).toBe("prompt");
  // The first figure is the tall one.
  await page.keyboard.press("1");
  await lit(page, 43).waitFor();
  await page.setViewportSize(PHONE);
  await page.keyboard.press("n");
  await page.locator(".notebook .mark-grid").waitFor();
  await page.keyboard.press("n");
  await prompt(page).waitFor();
});
