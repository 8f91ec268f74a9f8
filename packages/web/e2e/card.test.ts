import { type Code, MATCH_POINTS } from "@inkognito/engine/card";
import { AGENTS, seedFromText } from "@inkognito/engine/core";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { codeWords } from "../src/games/card/names.js";
import { t } from "../src/i18n/i18n.js";
import type { CardSetup } from "../src/setup/setup.js";
import { amongAgents, cardTable, meetingRival, shortest } from "./cardTables.js";
import { lookInEveryLanguage } from "./languages.js";
import { curtainFor, givenAway, lift } from "./passing.js";
import { awaited, button, choice, eventually, press, whatNow } from "./player.js";
import { savedGame } from "./saved.js";
import { browsing, gameAt, shoot, visit } from "./visit.js";

browsing();

const PEOPLE = ["Ada", "Ben", "Cleo", "Dan"];

const open = (setup: CardSetup): Promise<Page> =>
  visit({ path: gameAt(setup), settings: { speed: "instant", coach: "show" } });

/**
 * Whatever there is to do: lift the curtain, look at what was shown, do what the coach says, until the
 * game is over. Tells how often the curtain fell.
 */
async function playOn(page: Page): Promise<number> {
  let curtains = 0;
  for (let step = 0; step < 500; step += 1) {
    const next = await whatNow(page);
    if (next === "over") return curtains;
    if (next === t("passing.here")) {
      expect(await givenAway(page)).toEqual([]);
      curtains += 1;
    }
    // The coach does not speak of the next decision beside cards that are shown.
    if (next === t("reveal.on")) expect(await page.locator(".coach").count()).toBe(0);
    await clickAndSee(page, next);
  }
  throw new Error("the game does not end");
}

/** Looks and clicks in one moment, so that nothing can go away in between, until the page has changed. */
async function clickAndSee(page: Page, words: string): Promise<void> {
  const before = await page.evaluate((wanted) => {
    const now = document.body.textContent;
    const open = [...document.querySelectorAll<HTMLButtonElement>("button:enabled")];
    open.find((each) => each.textContent === wanted)?.click();
    return now;
  }, words);
  await page.waitForFunction((was) => document.body.textContent !== was, before);
}

const points = (page: Page): Promise<readonly number[]> =>
  page
    .locator(".match-points li .unseen")
    .evaluateAll((items) => items.map((item) => Number.parseInt(item.textContent ?? "", 10)));

describe("a match of the card game", () => {
  it("starts from home", async () => {
    const page = await visit({ settings: { speed: "instant", coach: "show" } });
    await press(page, "home.change");
    await page.getByLabel(t("choice.game.card")).check();
    await page.getByRole("button", { name: "Play now" }).click();
    await awaited(page);
    await page.goto(inject("site"));
    const link = page.getByRole("link", { name: "Continue" });
    expect(await link.textContent()).toMatch(/^ContinueCard game: 4 players, you’re \w+, round 1$/);
  });

  it("[C9.1] is played to its end by four", async () => {
    // The last game of the match, with any winner.
    const match = { points: [2, 2, 2, 2], games: 4 };
    const page = await open(shortest(cardTable({ match })));
    await awaited(page);
    await shoot(page, "card-start");
    await playOn(page);
    const now = await points(page);
    // Both winners of a game get a point each.
    expect(now.reduce((sum, each) => sum + each, 0)).toBe(2 * (match.games + 1));
    expect(Math.max(...now)).toBe(MATCH_POINTS);
    expect(await button(page, "match.next").count()).toBe(0);
    expect(await page.locator(".match").textContent()).toContain("won the match");
    await shoot(page, "card-match-won");
  }, 300_000);

  it("is resumed in the middle, with its points", async () => {
    const match = { points: [2, 1, 1, 2], games: 3 };
    const page = await open(cardTable({ match }));
    await awaited(page);
    await press(page, "coach.doIt");
    await eventually(async () => (await savedGame(page))?.actions.length).toBeGreaterThan(0);
    await page.reload();
    await awaited(page);
    expect(await page.locator("h1").textContent()).toContain("4");
    expect(await page.locator(".seats").textContent()).toContain(t("match.points", { count: 2 }));
  });
});

describe("five players, safe", () => {
  it("[C8.4] an agent who announces to a rival wins together with the partner", async () => {
    const { setup, location, partner, code } = meetingRival(amongAgents(5, 0));
    const page = await visit({ path: gameAt(setup), settings: { speed: "slow", coach: "off" } });
    const deal = page.locator(".deal-paper");
    await deal.waitFor();
    expect(await deal.textContent()).toContain("Who’s that? You don’t know yet.");
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem("inkognito.settings") ?? "{}");
      localStorage.setItem("inkognito.settings", JSON.stringify({ ...stored, speed: "instant" }));
    });
    await page.reload();
    await choice(page, t(`place.${location}`)).click();
    await page.getByRole("tab", { name: t("papers.passport") }).click();
    const passport = await page.locator(".passport").textContent();
    expect(passport).toContain(t("cardPassport.aim.anywhere"));
    expect(passport).toContain("Your partner, ");
    await press(page, "call.open", { edition: "safe" });
    for (const [place, agent] of AGENTS.entries()) {
      const slot = page.getByRole("group", { name: t(`agent.${agent}`), exact: true });
      const number = slot.getByRole("button", { name: String(code[place]), exact: true });
      if ((await number.count()) > 0) await number.click();
    }
    expect(await page.locator(".table-panel").textContent()).toContain(
      t("call.warning.anywhere", { code: codeWords(code as Code) }),
    );
    await press(page, "call.do", { edition: "safe" });
    await page.locator(".end").waitFor();
    expect(await page.locator(".end-title").textContent()).toMatch(
      new RegExp(`^Game 1 to you and ${partner}$`, "i"),
    );
    expect(await page.locator(".end-reason").textContent()).toContain("(C8.4)");
    expect(await points(page)).toEqual(
      ["red", "green", "blue", "yellow", "ambassador"].map((role) =>
        role === "red" || role === partner ? 1 : 0,
      ),
    );
  });
});

describe("one device for the card game", () => {
  /** Red and Blue meet at the Rialto; the Ambassador is elsewhere. */
  const meeting = async (): Promise<Page> => {
    const setup = cardTable({ rules: { first: "red" }, people: PEOPLE });
    const page = await open({ ...setup, seed: seedFromText("passing") });
    for (const [seat, place] of (["rialto", "sanMarco", "rialto", "salute"] as const).entries()) {
      const name = PEOPLE[seat] ?? "";
      await curtainFor(page, name);
      expect(await givenAway(page)).toEqual([]);
      await lift(page, name);
      await choice(page, t(`place.${place}`)).click();
    }
    return page;
  };

  it("[C4.1] lets two people swap in secret, one after the other", async () => {
    const page = await meeting();
    await lift(page, "Ada");
    await press(page, "coach.doIt");
    await curtainFor(page, "Cleo");
    expect(await givenAway(page)).toEqual([]);
    await page.reload();
    await lift(page, "Cleo");
    await press(page, "coach.doIt");
    // A person who was shown cards looks at them before the device goes on.
    await button(page, "passing.go").waitFor();
    expect(await lookInEveryLanguage(page, "hand-over", { names: PEOPLE, soak: true })).toEqual([]);
    await press(page, "reveal.on");
    await press(page, "passing.go");
    await lift(page, "Ben");
    await press(page, "coach.doIt");
    await lift(page, "Cleo");
    expect(await button(page, "reveal.on").count()).toBe(0);
    await press(page, "coach.doIt");
    await lift(page, "Dan");
    await press(page, "coach.doIt");
    await lift(page, "Ada");
    await button(page, "reveal.on").waitFor();
  });
});
