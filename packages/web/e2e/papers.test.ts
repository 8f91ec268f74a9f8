import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { lift, shared } from "./passing.js";
import { ask, awaited, button, eventually, press, sit, walkOnMap } from "./player.js";
import { cut, outOfSight } from "./sight.js";
import { ACQUAINTED, TRIO, tableOf } from "./tables.js";
import { atTable, browsing, DESKTOP, gameAt, PHONE, picture, shoot, visit } from "./visit.js";

browsing();

async function turnTo(page: Page, tab: "passport" | "cards" | "notebook" | "log"): Promise<void> {
  await page.getByRole("tab", { name: t(`papers.${tab}`) }).click();
  // They are fetched when they are turned to.
  if (tab === "notebook") await page.locator(".notebook").waitFor();
  if (tab === "cards") await page.locator(".tabs-panel .parchment > *").waitFor();
}

const block = (page: Page, name: string) =>
  page.locator(".notebook-block").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** What one player may be, in the grid of the notebook. */
const marksOf = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

/** Forty answers of Green's. */
const MANY_ANSWERS = Array.from({ length: 40 }, (_, i) => ({
  of: 1 as const,
  asker: ([0, 2, 3] as const)[i % 3] ?? 0,
  about: i % 2 === 0 ? ("identity" as const) : ("build" as const),
  clear: false,
  cards: (
    [
      ["identity:B", "identity:F", "build:fat"],
      ["build:short", "build:tall", "identity:X"],
    ] as const
  )[i % 2] ?? ["identity:B", "identity:F", "build:fat"],
}));

describe("my papers", () => {
  it("forty answers are scrolled within the papers: the table stays where it is", async () => {
    const page = await sit(tableOf({ shown: MANY_ANSWERS }));
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      if (size === PHONE) await press(page, "papers.title");
      await turnTo(page, "notebook");
      await page.locator(".answers tr").last().scrollIntoViewIfNeeded();
      expect(await page.locator(".answers tbody").count()).toBe(40);
      const tooLong = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll(".table")]
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
          .map(({ tagName, scrollHeight }) => `${tagName}: ${scrollHeight}`),
      );
      expect(tooLong).toEqual([]);
      expect(await cut(page.locator(".answers .card-token"))).toEqual([]);
    }
  });

  it("[B9] the passport says who I am, and marks what is still possible", async () => {
    const open = await sit(tableOf());
    expect(await open.locator(".passport-holder").textContent()).toContain("Lord Fiddlebottom");
    const own = open.getByRole("table", { name: /^Your team/ });
    // My letter is A and Bubble's is one of the three others: 3 of the 12 codes are left.
    expect(await own.locator(".missions-possible").count()).toBe(3);
    expect(await own.locator(".missions-ruledOut").count()).toBe(9);
    const known = await sit(tableOf({ shown: ACQUAINTED }));
    expect(await known.locator(".passport-holder").textContent()).toContain("is Green");
    const certain = known.getByRole("row").filter({ hasText: t("missions.certain") });
    expect(await certain.allTextContents()).toEqual([expect.stringMatching(/^A-C/)]);
  });

  it("[B11.3] with three players the passport shows where each agent escapes", async () => {
    const page = await sit(tableOf({ rules: { players: 3 } }));
    const escapes = page.getByRole("table", { name: t("escapes.title") });
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      if (size === PHONE) await press(page, "papers.title");
      await turnTo(page, "passport");
      expect(await escapes.getByRole("row").allTextContents()).toEqual([
        "Lord Fiddlebottomspace 5 (San Giorgio Maggiore)",
        "Colonel Bubblespace 1 (Arsenale)",
        "Madame Zsa Zsaspace 4 (San Nicolò)",
        "Agent Xspace 6 (Giardini)",
      ]);
      await escapes.scrollIntoViewIfNeeded();
      expect(await cut(escapes.locator("th, td"))).toEqual([]);
      await picture(page, "passport-escapes");
    }
    const four = await sit(tableOf());
    expect(await four.getByRole("table", { name: t("escapes.title") }).count()).toBe(0);
  });

  it("the notebook draws facts, consequences and guesses apart, and keeps guesses and lines of text", async () => {
    const page = await sit(tableOf({ shown: ACQUAINTED }));
    await turnTo(page, "notebook");
    const green = marksOf(page, "Green");
    await green.waitFor();
    expect(await green.locator(".grid-fact .grid-face").allTextContents()).toEqual([
      "Bubble",
      "short",
      "C",
    ]);
    // Green is Bubble, so Blue is neither Bubble nor, like me, Fiddlebottom.
    const blue = marksOf(page, "Blue");
    expect(await blue.locator(".grid-ruledOut .grid-face").allTextContents()).toEqual(
      expect.arrayContaining(["Bubble", "short", "C"]),
    );
    const guess = blue.getByRole("button", { name: /^Zsa Zsa/ });
    await guess.click();
    await eventually(() => guess.getAttribute("class")).toContain("grid-yes");
    await guess.click();
    await eventually(() => guess.getAttribute("class")).toContain("grid-no");
    const about = block(page, "Blue").getByLabel(
      t("note.player", { dative: "Blue", object: "Blue" }),
    );
    await about.fill("winked at Green twice");
    const answer = block(page, "Green").locator(".answers .note-line").first();
    await answer.fill(`one of these is a lie ${"!".repeat(300)}`);
    await page.reload();
    await atTable(page);
    await turnTo(page, "notebook");
    await eventually(() => guess.getAttribute("class")).toContain("grid-no");
    expect(await about.inputValue()).toBe("winked at Green twice");
    expect(await answer.inputValue()).toHaveLength(300);
    await guess.click();
    await eventually(() => guess.getAttribute("class")).toContain("grid-open");
  });

  it("the whole notebook is seen at a glance: on the table, or on one page of a phone", async () => {
    for (const setup of [tableOf(), { ...tableOf({ rules: { players: 3 } }) }]) {
      const page = await sit({ ...setup, assistant: "odds" });
      const cells = page.locator(".mark-grid .grid-cell");
      for (const size of [DESKTOP, { width: 1920, height: 1080 }, { width: 1024, height: 768 }]) {
        await page.setViewportSize(size);
        await eventually(() => cells.count()).toBe(36);
        expect([size, await outOfSight(cells)]).toEqual([size, []]);
        expect([size, await cut(cells.locator(".chance"))]).toEqual([size, []]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await press(page, "papers.title");
      await turnTo(page, "notebook");
      await eventually(() => cells.count()).toBe(36);
      expect(await outOfSight(cells)).toEqual([]);
    }
  });

  it("an answer is written down as soon as it is shown, and what I have shown lies by my cards", async () => {
    const away = { "red-tall": 42, "green-short": 43 };
    const balls = ["white", "orange", "blue"] as const;
    const shown = [{ of: 0, asker: 1, about: "identity", clear: false, cards: TRIO }] as const;
    const page = await sit(tableOf({ away, balls, shown }));
    await turnTo(page, "cards");
    const mine = page.locator(".cards-page tbody tr");
    expect(await mine.count()).toBe(1);
    expect(await mine.textContent()).toContain("Green: identity");
    await turnTo(page, "notebook");
    expect(await block(page, "Green").getByText(t("answers.shownToMe")).count()).toBe(0);
    await walkOnMap(page, "red-tall", 43);
    await press(page, "move.finish");
    await ask(page, "green", "identity");
    await button(page, "reveal.on").waitFor();
    expect(await block(page, "Green").getByText(t("answers.shownToMe")).count()).toBe(1);
    await turnTo(page, "log");
    expect(await page.locator(".log-turn").first().textContent()).toContain("you ask Green");
  });

  it("[B12.1] the Ambassador's player has no cards, but a block for each agent", async () => {
    const page = await sit(tableOf({ rules: { players: 5 }, seat: 4 }));
    await awaited(page);
    await page
      .locator(".passport")
      .getByRole("button", { name: t("rule.open", { rule: "B12.5" }) })
      .waitFor();
    await turnTo(page, "cards");
    await page.getByText(t("cards.ambassador")).waitFor();
    await turnTo(page, "notebook");
    expect(await page.locator(".notebook-block").count()).toBe(4);
  });
});

describe("the coach", () => {
  it("speaks up when it is on, wins if one does all it says, and keeps quiet when told to", async () => {
    const away = { "red-tall": 42 };
    const balls = ["white", "orange", "blue"] as const;
    const settings = { coach: "show" } as const;
    const page = await sit(tableOf({ away, balls, shown: ACQUAINTED }), { settings });
    await press(page, "coach.title");
    await page.locator(".coach-words").waitFor({ state: "detached" });
    await press(page, "coach.title");
    // A sign to the partner, the way to San Giorgio, and the announcement.
    for (const advice of [
      "twitch your right eye",
      "San Giorgio Maggiore",
      "“Mission accomplished!”",
    ]) {
      await page.locator(".coach-advice").filter({ hasText: advice }).waitFor();
      await press(page, "coach.doIt");
    }
    await page.getByRole("heading", { name: t("end.won") }).waitFor();
  });

  it("explains first, points at what is worth a look when asked, and only then says what to do", async () => {
    const page = await sit(tableOf(), { settings: { coach: "explain" } });
    await page.locator(".coach-expected").waitFor();
    expect(await page.locator(".map-hints circle").count()).toBe(0);
    expect(await button(page, "coach.doIt").count()).toBe(0);
    await press(page, "coach.more.hint");
    await page.locator(".map-hints circle").first().waitFor();
    expect(await button(page, "coach.doIt").count()).toBe(0);
    await shoot(page, "coach-hint");
    await press(page, "coach.more.show");
    await button(page, "coach.doIt").waitFor();
    expect(await page.locator(".map-hints circle").count()).toBe(0);
    await press(page, "coach.doIt");
    // The next decision is only explained again.
    await button(page, "coach.doIt").waitFor({ state: "detached" });
    await button(page, "coach.more.show").waitFor();
  });

  it("goes no further than the table of several people allows", async () => {
    const { coach: _, ...setup } = shared(tableOf(), ["Ada", "Ben"]);
    const allowed = async (path: string): Promise<readonly string[]> => {
      const page = await visit({ path, settings: { speed: "instant", coach: "show" } });
      await lift(page, "Ada");
      await page.locator(".coach-expected").waitFor();
      return page.locator(".coach-hint, .coach-more").allTextContents();
    };
    expect(await allowed(gameAt(setup))).toEqual([]);
    const hints = await allowed(gameAt({ ...setup, coach: "hint" }));
    expect(hints).toHaveLength(1);
  });
});
