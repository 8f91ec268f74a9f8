import type { Card } from "@inkognito/engine/board";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import {
  ask,
  button,
  choice,
  eventually,
  lit,
  log,
  panel,
  press,
  prompt,
  says,
  sit,
  space,
  stands,
  take,
  walkOnMap,
  whatIsSeen,
} from "./player.js";
import { beingAsked, leadingTo, TRIO, tableOf } from "./tables.js";
import { browsing } from "./visit.js";

browsing();

const refusal = (page: Page): Promise<string | null> =>
  page.locator(".panel-refusal").textContent();
/** Shows the first answer of the list of all that are allowed. */
async function showAny(page: Page, count: number): Promise<void> {
  await panel(page).locator("details > summary").click();
  await panel(page).locator("details .panel-choice").first().click();
  await press(page, "show.do", { count, object: "Green", dative: "Green" });
}

const shownCards = (page: Page) => page.locator(".reveal-card").count();

describe("the end of my turn", () => {
  it("comes by itself if I wish it, but not while a mission may be fulfilled", async () => {
    const settings = { endsTurn: true } as const;
    const page = await sit(tableOf({ away: { ambassador: 29 } }), { settings });
    await press(page, "move.stay");
    await page.getByRole("heading", { level: 1, name: /^Turn [2-9]/ }).waitFor();
    // Taken back, the end of the turn is mine.
    await press(page, "table.takeBack");
    await page.getByRole("heading", { level: 1, name: "Turn 1" }).waitFor();
    await press(page, "resolve.end");
    const open = await sit(tableOf({ away: { ambassador: 58 } }), { settings });
    await press(open, "move.stay");
    await button(open, "announce.open").waitFor();
    expect(await button(open, "resolve.end").isVisible()).toBe(true);
  });
});

describe("moving", () => {
  const balls = ["white", "white", "purple"] as const;

  it("[B3.9] takes back any step, and the balls with it", async () => {
    const page = await sit(tableOf({ away: { "red-tall": 42 }, balls }));
    const before = await whatIsSeen(page);
    await walkOnMap(page, "red-tall", 43, 49);
    await stands(page, "red-tall", "at San Marco");
    await page.getByRole("img", { name: /2 used/ }).waitFor();
    const first = { piece: "tall", from: "the Molo", to: "the Riva degli Schiavoni" };
    await press(page, "move.back.label", first);
    // From Molo San Marco can be reached as well, so the second step stays.
    await stands(page, "red-tall", "at San Marco");
    await press(page, "move.back.label", { piece: "tall", from: "the Molo", to: "San Marco" });
    await press(page, "move.other");
    await eventually(() => whatIsSeen(page)).toEqual(before);
  });

  it("[B3.4] cannot be finished with two of my figures on one space, and says why", async () => {
    const page = await sit(tableOf({ away: { "red-tall": 42, "red-short": 49 }, balls }));
    await walkOnMap(page, "red-tall", 49);
    expect(await refusal(page)).toContain("B3.4");
    expect(await button(page, "move.finish").isDisabled()).toBe(true);
    await walkOnMap(page, "red-short", 50);
    await press(page, "move.finish");
    await says(prompt(page), "end your turn");
  });

  it("[B3.7] brings another player's figure with purple, from the list", async () => {
    const page = await sit(tableOf({ away: { "red-tall": 42, "green-fat": 49 }, balls }));
    await panel(page).getByText(t("ball.means.purple")).click();
    await choice(page, "fat green figure, at San Marco").click();
    await choice(page, "Molo, with the purple ball").click();
    await press(page, "move.finish");
    await says(panel(page), "Your tall figure meets the fat green figure at the Molo.");
  });
});

describe("a meeting", () => {
  const away = { "red-tall": 42, "red-short": 50, "green-short": 43, ambassador: 49 };
  const table = tableOf({ away, balls: ["white", "black", "orange"] });

  it("[B5.1] is asked about, answered face up, and sent away; [B6.1] through the Ambassador two cards", async () => {
    const page = await sit(table);
    await walkOnMap(page, "red-tall", 43);
    await press(page, "move.other");
    await walkOnMap(page, "ambassador", 50);
    await press(page, "move.finish");
    await ask(page, "green", "identity");
    await button(page, "reveal.on").waitFor();
    expect(await shownCards(page)).toBe(3);
    await press(page, "reveal.on");
    // [B8.1] numbered spaces are not offered.
    await lit(page, 48).waitFor();
    expect(await space(page, 40).getAttribute("role")).toBeNull();
    await lit(page, 48).click();
    await stands(page, "green-short", "Santa Maria For");
    await choice(page, "Blue").click();
    await ask(page, "blue", "build");
    await button(page, "reveal.on").waitFor();
    expect(await shownCards(page)).toBe(2);
    await press(page, "reveal.on");
    // [B8.2] the Ambassador goes home, or to the embassy.
    await lit(page, 58).waitFor();
    expect(await space(page, 1).getAttribute("role")).toBeNull();
    await page.getByRole("searchbox").fill("ambas");
    await panel(page).getByRole("button", { name: "banish to the embassy" }).click();
    await stands(page, "ambassador", "at the embassy");
    expect((await log(page)).slice(-2)).toEqual([
      expect.stringMatching(/^Blue shows you: /),
      "You banish the Ambassador to the embassy.",
    ]);
  });

  it("[B4.2] can be left by one more step instead of asking", async () => {
    const page = await sit(table);
    await walkOnMap(page, "red-tall", 43);
    await press(page, "move.finish");
    expect(await refusal(page)).toContain("B4.3");
    await panel(page).getByText(t("resolve.step")).click();
    // The Ambassador holds San Marco.
    expect(await choice(page, "move on to San Marco").count()).toBe(0);
    await choice(page, "move on to the Molo").click();
    await stands(page, "red-tall", "at the Molo");
    await press(page, "resolve.end");
    await page.getByRole("heading", { level: 1, name: /^Turn [2-9]/ }).waitFor();
  });
});

describe("being asked", () => {
  it("[B5.2] an illegal choice cannot be confirmed and says why, [B7.1] nor the same cards again", async () => {
    const page = await sit(beingAsked());
    const confirm = panel(page).locator(".panel-actions .button");
    const refused = async (...cards: readonly Card[]): Promise<string | null> => {
      for (const card of cards) {
        // Nothing is wrong yet while cards are still missing.
        expect(await page.locator(".panel-refusal").count()).toBe(0);
        await take(page, card);
      }
      expect(await confirm.isDisabled()).toBe(true);
      const why = await refusal(page);
      for (const card of cards) await take(page, card);
      return why;
    };
    expect(await refused("identity:Z", "identity:X", "build:fat")).toContain("B5.2");
    expect(await page.locator(".show-earlier li").count()).toBe(1);
    expect(await refused(...TRIO)).toContain("B7.1");
    await showAny(page, 3);
    await prompt(page).getByText("Green asks about your").waitFor({ state: "detached" });
    expect(await log(page)).toContainEqual(expect.stringMatching(/^you show Green: /i));
  });

  it("[B7.4] the same cards again are objected to, and a penalty is owed", async () => {
    const page = await sit(beingAsked({ repeats: "challenge" }));
    for (const card of TRIO) await take(page, card);
    await press(page, "show.do", { count: 3, object: "Green", dative: "Green" });
    await says(prompt(page), "Green was right to object. Show 2 more cards.");
    await panel(page)
      .getByRole("button", { name: t("rule.open", { rule: "B7.4" }) })
      .waitFor();
    await showAny(page, 2);
    await prompt(page).getByText("objected").waitFor({ state: "detached" });
    expect(await log(page)).toContainEqual(
      expect.stringMatching(/^As a penalty, you show Green: /),
    );
  });
});

describe("objecting", () => {
  const pairs = ["identity:F", "identity:B", "identity:X"] as const;
  /** Blue has shown me every coloured pair there is. */
  const setup = tableOf({
    rules: { repeats: "challenge" },
    level: "random",
    away: { "red-short": 50, ambassador: 49, "red-tall": 42, "green-short": 43 },
    balls: ["black", "white", "white"],
    shown: pairs.map((lie) => ({
      of: 2,
      asker: 0,
      about: "identity",
      clear: true,
      cards: ["identity:Z", lie],
    })),
  });

  it("[B7.5] is right when the cards were shown before, and wrong when not", async () => {
    const repeated = leadingTo(
      ({ own }) => own?.shows.at(-1)?.cards.every((card) => !card.startsWith("grey")) === true,
      setup,
      [
        { type: "move", steps: [{ ball: "black", piece: "ambassador", to: 50 }] },
        { type: "ask", space: 50, of: 2, about: "identity" },
      ],
    );
    const page = await sit(repeated);
    await walkOnMap(page, "ambassador", 50);
    await press(page, "move.finish");
    await choice(page, "Blue").click();
    await ask(page, "blue", "identity");
    await press(page, "object.do");
    await press(page, "reveal.on");
    await page.getByText(t("reveal.truth", { count: 1, penalty: "yes" })).waitFor();
    expect(await shownCards(page)).toBe(1);
    await press(page, "reveal.on");
    expect(await button(page, "object.do").count()).toBe(0);
    expect((await log(page)).slice(-2)).toEqual([
      "You object. Right: one more true card must be shown.",
      expect.stringMatching(/^As a penalty, Blue shows you: Madame Zsa Zsa/),
    ]);
    for (let decisions = 0; decisions < 3; decisions += 1) await press(page, "table.takeBack");
    await walkOnMap(page, "red-tall", 43);
    await press(page, "move.finish");
    await ask(page, "green", "identity");
    await press(page, "object.do");
    await press(page, "reveal.on");
    await eventually(async () => (await log(page)).at(-1)).toBe(
      "You object. Wrong: this wasn’t shown before.",
    );
  });
});

describe("at any time", () => {
  it("[T5] a gesture goes to all, or to one player alone", async () => {
    const page = await sit(tableOf());
    await press(page, "gesture.open");
    await page.getByRole("button", { name: t("gesture.tic.X") }).click();
    await page
      .locator(".seats")
      .getByRole("img", { name: t("gesture.tic.X") })
      .waitFor();
    await press(page, "gesture.open");
    await page.getByRole("dialog").getByRole("button", { name: "Blue" }).click();
    await page.getByRole("button", { name: t("gesture.tic.B") }).click();
    await page
      .locator(".seats")
      .getByRole("img", { name: t("gesture.tic.B") })
      .waitFor();
    expect((await log(page)).slice(-2)).toEqual([
      "You frown.",
      "You tug your left ear lobe (only Blue can see it).",
    ]);
  });

  it("a whole decision is taken back, with all that the others did after it", async () => {
    const page = await sit(tableOf({ away: { "red-tall": 42 } }));
    const before = await whatIsSeen(page);
    expect(await button(page, "table.takeBack").isDisabled()).toBe(true);
    await press(page, "move.stay");
    await press(page, "resolve.end");
    await page.getByRole("heading", { level: 1, name: /^Turn [2-9]/ }).waitFor();
    await press(page, "table.takeBack");
    await page.getByRole("heading", { level: 1, name: "Turn 1" }).waitFor();
    await says(prompt(page), "end your turn");
    await press(page, "table.takeBack");
    await prompt(page).getByText(t("prompt.move")).waitFor();
    await eventually(() => whatIsSeen(page)).toEqual(before);
  });
});

describe("before the deal", () => {
  it("[B2.1] I place my figures as I like, on the map and from the list", async () => {
    const { scenario: _, ...setup } = tableOf({ rules: { placement: "chosen" } });
    const placement = { tall: 52, short: 31, fat: 27, thin: 2 };
    const meFirst = leadingTo(({ table }) => table.turn === 1, setup, [
      { type: "place", placement },
    ]);
    const page = await sit(meFirst);
    await lit(page, 52).click();
    await choice(page, "fat").click();
    await panel(page).getByRole("button", { name: "San Barnaba", exact: true }).click();
    await press(page, "place.done");
    await prompt(page).getByText(t("prompt.place")).waitFor({ state: "detached" });
    await stands(page, "red-tall", "Celestia");
    await stands(page, "red-fat", "San Barnaba");
  });
});
