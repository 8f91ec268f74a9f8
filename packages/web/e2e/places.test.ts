import { cardConfig } from "@inkognito/engine/card";
import { type Seat, seedFromText } from "@inkognito/engine/core";
import { expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { speakAtOnce } from "../src/i18n/testing.js";
import type { CardSetup } from "../src/solo/setup.js";
import { axeInBothLights } from "./axe.js";
import { awaited, button } from "./player.js";
import { browsing, DESKTOP, gameAt, PHONE, shoot, stickingOut, visit } from "./visit.js";

browsing();

/** One person among agents, in a match. */
function cardTableOf(players: number, seat: Seat): CardSetup {
  const made = cardConfig({ players, edition: players === 4 ? "telephone" : "safe" });
  if (!made.ok) throw new Error(made.error.field);
  const config = made.value;
  return {
    config,
    seats: config.seats.map((_, each) =>
      each === seat ? { type: "person", name: "" } : { type: "bot", level: "agent" },
    ),
    match: { points: config.seats.map(() => 0), games: 0 },
    seed: seedFromText("places"),
  };
}

it.each([
  ["three in German, by day", 3, 0, "de", "light"],
  ["four in English, by night", 4, 0, "en", "dark"],
  ["the Ambassador's player in English, by day", 5, 4, "en", "light"],
] as const)("the card table is for everybody: %s", async (_, players, seat, language, light) => {
  speakAtOnce(language);
  const page = await visit({
    path: gameAt(cardTableOf(players, seat)),
    language,
    settings: { speed: "instant", coach: true },
  });
  const found: string[] = [];
  const look = async (name: string): Promise<void> => {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      found.push(...(await axeInBothLights(page, light)).map((fault) => `${name} ${fault}`));
      // The sheet scrolls sideways in its own frame, the page never does.
      const wide = (await stickingOut(page)).filter(
        (part) => name !== "sheet" || part === "the page scrolls",
      );
      found.push(...wide.map((part) => `${name} ${size.width}: ${part}`));
    }
    await page.setViewportSize(DESKTOP);
  };
  await awaited(page);
  await look("where to go");
  const cards = page.locator(".show-row, .reveal-cards");
  const goOn = button(page, "reveal.on").or(button(page, "coach.doIt"));
  while ((await cards.count()) === 0) {
    await goOn.first().click();
    await awaited(page);
  }
  await look("cards");
  await shoot(page, `card-${players}-${language}`);
  await page.getByRole("tab", { name: t("papers.notebook") }).click();
  await look("sheet");
  expect(found).toEqual([]);
});

it("a location is played by keyboard, and the focus is not lost", async () => {
  speakAtOnce("en");
  const page = await visit({
    path: gameAt(cardTableOf(4, 0)),
    settings: { speed: "instant", coach: false },
  });
  await awaited(page);
  await page.getByRole("button", { name: t("places.go", { to: t("place.to.salute") }) }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /^You/ }).getByText(t("places.here")).waitFor();
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  expect(focused).not.toBe("BODY");
});
