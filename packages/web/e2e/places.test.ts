import { expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { speakAtOnce } from "../src/i18n/testing.js";
import { amongAgents } from "./cardTables.js";
import { awaited } from "./player.js";
import { browsing, gameAt, visit } from "./visit.js";

browsing();

it("a location is played by keyboard, and the focus is not lost", async () => {
  speakAtOnce("en");
  const page = await visit({
    path: gameAt(amongAgents(4, 0)),
    settings: { speed: "instant", coach: false },
  });
  await awaited(page);
  await page.getByRole("button", { name: t("places.go", { to: t("place.to.salute") }) }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /^You/ }).getByText(t("places.here")).waitFor();
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  expect(focused).not.toBe("BODY");
});
