import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { hasFocus, keepsFocus, key, pressOn, staysInside } from "./keyboard.js";
import { lookInEveryLanguage } from "./languages.js";
import { curtainFor, givenAway, lift, shared } from "./passing.js";
import {
  awaited,
  button,
  choice,
  eventually,
  panel,
  prepareAnnouncement,
  press,
  prompt,
  says,
  walkOnMap,
} from "./player.js";
import { savedGame } from "./saved.js";
import { ACQUAINTED, tableOf } from "./tables.js";
import { browsing, gameAt, PHONE, shoot, stickingOut, type VisitOptions, visit } from "./visit.js";

browsing();

const PEOPLE = ["Ada", "Ben"];

/** Red and green are people, the others bots. */
const gather = (
  options: Parameters<typeof tableOf>[0] = {},
  more: VisitOptions = {},
): Promise<Page> =>
  visit({
    ...more,
    path: gameAt(shared(tableOf(options), PEOPLE)),
    settings: { speed: "instant", coach: "off" },
  });

const passport = (page: Page): Promise<string> => page.locator(".papers").innerText();

/** Ada stays where she is, and her turn ends. */
async function passTurn(page: Page): Promise<void> {
  await press(page, "move.stay");
  await press(page, "resolve.end");
}

describe("one device for two people around the board", () => {
  it("hides everything behind a curtain until the next one is there", async () => {
    const page = await gather();
    await curtainFor(page, "Ada");
    expect(await givenAway(page)).toEqual([]);
    expect(await lookInEveryLanguage(page, "curtain", { names: PEOPLE })).toEqual([]);
    await lift(page, "Ada");
    await awaited(page);
    expect(await passport(page)).toContain(t("agent.F"));
    expect(await button(page, "table.takeBack").isDisabled()).toBe(true);
    await press(page, "move.stay");
    await button(page, "resolve.end").waitFor();
    // The same person has to decide.
    expect(await page.locator(".curtain").count()).toBe(0);
    await press(page, "resolve.end");
    await curtainFor(page, "Ben");
    expect(await givenAway(page)).toEqual([]);
    await lift(page, "Ben");
    await awaited(page);
    expect(await passport(page)).toContain(t("agent.B"));
  });

  it("[B10.1] lets someone else come to announce in the turn that has ended", async () => {
    const setup = tableOf({ first: 1, away: { "red-tall": 40 }, shown: ACQUAINTED });
    const path = gameAt(shared(setup, [...PEOPLE, "Cleo"]));
    const page = await visit({ path, settings: { speed: "instant", coach: "off" } });
    await curtainFor(page, "Ben");
    expect(await page.locator(".curtain-speakers").count()).toBe(0);
    await lift(page, "Ben");
    await passTurn(page);
    await curtainFor(page, "Cleo");
    await page.getByText(t("passing.speaker")).click();
    await shoot(page, "curtain-speakers", async () => expect(await stickingOut(page)).toEqual([]));
    await page.getByRole("button", { name: "Ada", exact: true }).click();
    expect(await givenAway(page)).toEqual([]);
    await lift(page, "Ada");
    await says(page.locator(".hand-over"), t("passing.speaking", { person: "Cleo" }));
    await press(page, "passing.go");
    await curtainFor(page, "Cleo");
    await page.getByText(t("passing.speaker")).click();
    await page.getByRole("button", { name: "Ada", exact: true }).click();
    await lift(page, "Ada");
    await press(page, "announce.open");
    await choice(page, "Ben").click();
    await panel(page).getByRole("button", { name: /^A-C/ }).click();
    await press(page, "announce.do");
    await press(page, "passing.go");
    await lift(page, "Ben");
    await press(page, "handshake.yes");
    await page.locator(".end").waitFor();
    expect(await page.locator(".person-won .person-agent").allTextContents()).toEqual([
      "Lord Fiddlebottom",
      "Colonel Bubble",
    ]);
  });

  it("is resumed with the curtain down, independent of who was there before", async () => {
    const page = await gather();
    await lift(page, "Ada");
    await awaited(page);
    await page.reload();
    await curtainFor(page, "Ada");
    expect(await givenAway(page)).toEqual([]);
    await lift(page, "Ada");
    await passTurn(page);
    await curtainFor(page, "Ben");
    await page.reload();
    await curtainFor(page, "Ben");
    expect(await givenAway(page)).toEqual([]);
    await press(page, "notice.home");
    const link = page.getByRole("link", { name: "Continue" });
    expect(await link.textContent()).toBe("ContinueBoard game: 2 people on one device, turn 2");
    await link.click();
    await lift(page, "Ben");
    await awaited(page);
  });

  it("keeps the focus within the curtain, which no key but its button lifts", async () => {
    const page = await gather({}, { size: PHONE });
    await curtainFor(page, "Ada");
    await hasFocus(page, "Ada");
    await staysInside(page);
    for (let press = 0; press < 3; press += 1) await key(page, "Escape");
    await page.locator("dialog.curtain[open]").waitFor();
    expect(await stickingOut(page)).toEqual([]);
    await eventually(() => button(page, "passing.here").isEnabled()).toBe(true);
    await pressOn(page, t("passing.here"));
    await awaited(page);
    await keepsFocus(page);
  });

  it("[B4.2] brings an answer back to the asker", async () => {
    const away = { "red-tall": 42, "green-short": 43 };
    const page = await gather({ away, balls: ["white", "black", "purple"] });
    await lift(page, "Ada");
    await press(page, "gesture.open");
    await page.getByRole("dialog").getByRole("button", { name: "Ben" }).click();
    await page.getByRole("button", { name: t("gesture.tic.B") }).click();
    await walkOnMap(page, "red-tall", 43);
    await press(page, "move.finish");
    await press(page, "resolve.ask", { object: "Ben", dative: "Ben", about: "identity" });
    await lift(page, "Ben");
    // Ada's sign was for Ben: too large to be missed, and small afterwards.
    await page.getByText(t("gesture.alone")).waitFor();
    await page.getByText(t("gesture.alone")).waitFor({ state: "detached" });
    expect(await page.getByRole("img", { name: t("gesture.tic.B") }).count()).toBe(1);
    await panel(page).locator(".show-card").first().waitFor();
    // People are called by the names they gave, in every sentence and on every list.
    await says(prompt(page), "Ada asks about your identity");
    expect(await page.locator(".seats b").allTextContents()).toEqual([
      "Ada",
      "Ben",
      "Blue",
      "Yellow",
    ]);
    await shoot(page, "passing-asked");
    await press(page, "coach.title");
    await press(page, "coach.more.show");
    await press(page, "coach.doIt");
    await curtainFor(page, "Ada");
    expect(await givenAway(page)).toEqual([]);
    await lift(page, "Ada");
    await says(prompt(page), "Ben shows you these cards.");
    await page.getByRole("tab", { name: t("papers.log") }).click();
    await says(page.locator(".log-line"), /^Ben shows you: /);
    await page.getByRole("tab", { name: t("papers.notebook") }).click();
    await page.getByRole("heading", { name: "What Ben has shown" }).waitFor();
  });

  it("[B2.1] lets all players place their figures in secret, one after the other", async () => {
    const { scenario, ...chosen } = tableOf({ rules: { placement: "chosen" } });
    expect(scenario).toBeDefined();
    const path = gameAt(shared(chosen, PEOPLE));
    const page = await visit({ path, settings: { speed: "instant", coach: "show" } });
    for (const name of PEOPLE) {
      await curtainFor(page, name);
      expect(await givenAway(page)).toEqual([]);
      await lift(page, name);
      await press(page, "coach.doIt");
    }
    await eventually(async () =>
      (await savedGame(page))?.events.some(({ type }) => type === "placed"),
    ).toBe(true);
  });

  it("[B10.3] ends for all of them at once", async () => {
    const away = { "red-tall": 42 };
    const page = await gather({ away, balls: ["white", "orange", "blue"], shown: ACQUAINTED });
    await lift(page, "Ada");
    await walkOnMap(page, "red-tall", 40);
    await press(page, "move.finish");
    await prepareAnnouncement(page, "Ben", "A-C");
    await press(page, "announce.do");
    await lift(page, "Ben");
    await press(page, "handshake.yes");
    await page.getByRole("heading", { name: t("passing.over") }).waitFor();
    expect(await page.locator(".end-winners").textContent()).toBe("Ada and Ben win.");
    expect(await page.locator(".person-won .person-name").allTextContents()).toEqual([
      expect.stringContaining("Ada (Red)"),
      expect.stringContaining("Ben (Green)"),
    ]);
    await page.reload();
    await page.getByRole("heading", { name: t("passing.over") }).waitFor();
    expect(await page.locator(".curtain").count()).toBe(0);
  });

  it("does not show one person the pencil marks of another", async () => {
    const page = await gather();
    await lift(page, "Ada");
    const open = async (): Promise<void> => {
      await page.getByRole("tab", { name: t("papers.notebook") }).click();
      await page.locator(".notebook").waitFor();
    };
    const marks = () => page.locator(".grid-cell").allTextContents();
    await open();
    const blank = await marks();
    await page.locator("button.grid-open").first().click();
    await eventually(marks).not.toEqual(blank);
    const lines = () => page.locator(".note-line").first().inputValue();
    await page.locator(".note-line").first().fill("for Ada alone");
    const pencilled = (await marks()).filter((words) => !blank.includes(words));
    await passTurn(page);
    await lift(page, "Ben");
    await open();
    expect((await marks()).filter((words) => pencilled.includes(words))).toEqual([]);
    expect(await lines()).toBe("");
    await passTurn(page);
    await lift(page, "Ada");
    await open();
    expect(await marks()).toEqual(expect.arrayContaining(pencilled));
    expect(await lines()).toBe("for Ada alone");
  });
});

describe("home", () => {
  it("seats several people with their names, and remembers them", async () => {
    const page = await visit({ settings: { speed: "instant", coach: "off" } });
    await press(page, "home.change");
    await page.getByLabel(t("seating.device")).check();
    await page.getByLabel(t("seating.name", { role: t("role.red") })).fill("Ada");
    await page.getByLabel(t("seating.name", { role: t("role.green") })).fill("Ben");
    await page
      .getByLabel(t("seating.sitter", { role: t("role.blue") }), { exact: true })
      .selectOption("agent");
    await page.reload();
    await press(page, "home.change");
    expect(await page.getByLabel(t("seating.name", { role: t("role.red") })).inputValue()).toBe(
      "Ada",
    );
    await page.getByRole("button", { name: "Play now" }).click();
    const heading = page.locator(".curtain h1");
    await heading.waitFor();
    expect(PEOPLE).toContain(await heading.textContent());
  });

  it("does not start with only one person", async () => {
    const page = await visit({ size: PHONE });
    await press(page, "home.change");
    await page.getByLabel(t("seating.device")).check();
    await page
      .getByLabel(t("seating.sitter", { role: t("role.green") }), { exact: true })
      .selectOption("agent");
    await page.getByText(t("seating.few")).waitFor();
    expect(await page.getByRole("button", { name: "Play now" }).isDisabled()).toBe(true);
    expect(await stickingOut(page)).toEqual([]);
  });
});
