import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { speakAtOnce } from "../src/i18n/testing.js";
import type { CardSetup } from "../src/setup/setup.js";
import { amongAgents, cardTable, shortest } from "./cardTables.js";
import { lookInEveryLanguage } from "./languages.js";
import { awaited, button, eventually, prepareCall, press } from "./player.js";
import { browsing, gameAt, visit } from "./visit.js";

browsing();

/** Many screens in one game; a limit for a machine that is busy with other things. */
const LONG = 400_000;

describe("every screen of the card game, in every language", {
  tags: ["slow"],
  timeout: LONG,
}, () => {
  let found: string[] = [];

  beforeEach(() => {
    found = [];
    speakAtOnce("en");
  });
  afterEach(() => expect(found).toEqual([]));

  const tour = async (setup: CardSetup): Promise<Page> => {
    const page = await visit({
      path: gameAt(setup),
      settings: { speed: "instant", coach: "show" },
    });
    await awaited(page);
    return page;
  };

  const look = async (page: Page, name: string): Promise<void> => {
    // The sheet scrolls sideways in its own frame.
    const sideways = name.endsWith("notebook");
    found.push(...(await lookInEveryLanguage(page, name, { sideways, names: ["Ada"] })));
  };

  /** Does what the coach says until there is something of this kind. */
  const goOnTo = async (page: Page, selector: string): Promise<void> => {
    const goOn = button(page, "reveal.on").or(button(page, "coach.doIt"));
    const shown = (): Promise<string | null> => page.locator("body").textContent();
    while ((await page.locator(selector).count()) === 0) {
      const before = await shown();
      await goOn.first().click();
      await eventually(shown).not.toBe(before);
      await awaited(page);
    }
  };

  const chairs = [
    ["four", 4, 0],
    ["three, with the fictitious agent", 3, 0],
    ["five, for the Ambassador's player", 5, 4],
  ] as const;
  for (const [who, players, seat] of chairs) {
    it(`where to go, cards, and the sheet: ${who}`, { tags: ["soak"] }, async () => {
      const page = await tour(amongAgents(players, seat));
      await look(page, `card-${players}-where`);
      await goOnTo(page, ".show-row, .reveal-cards");
      await look(page, `card-${players}-cards`);
      await page.getByRole("tab", { name: t("papers.notebook") }).click();
      await look(page, `card-${players}-notebook`);
    });
  }

  it("an answer, my papers, the call, and the end", async () => {
    const page = await tour(shortest(cardTable({ people: ["Ada"] })));
    await goOnTo(page, ".reveal-cards");
    await look(page, "card-reveal");
    for (const tab of ["passport", "cards", "log"] as const) {
      await page.getByRole("tab", { name: t(`papers.${tab}`) }).click();
      await look(page, `card-papers-${tab}`);
    }
    // In the meeting in which these cards were shown a call was possible, too.
    await press(page, "table.takeBack");
    await prepareCall(page);
    await look(page, "card-call");
    await press(page, "call.do", { edition: "telephone" });
    await page.locator(".end").waitFor();
    await look(page, "card-end");
  });
});
