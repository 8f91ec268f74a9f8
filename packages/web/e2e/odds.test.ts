import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import type { SoloSetup } from "../src/setup/setup.js";
import { axeInBothLights } from "./axe.js";
import { cardTable } from "./cardTables.js";
import { focused, key, pressOn } from "./keyboard.js";
import { awaited, button, clicked, eventually, panel, press, says, sit } from "./player.js";
import { beingAsked, tableOf } from "./tables.js";
import { atBothSizes, atTable, browsing, gameAt, picture, stickingOut, visit } from "./visit.js";

browsing();

/** On a phone my papers lie behind the table. */
async function openNotebook(page: Page): Promise<void> {
  const papers = button(page, "papers.title");
  if (await papers.isVisible()) await papers.click();
  await page.getByRole("tab", { name: t("papers.notebook") }).click();
  await page.locator(".notebook").waitFor();
}

const marksOf = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

const block = (page: Page, name: string) =>
  page.locator(".notebook-block").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Green, of whom I know nothing else, has shown me three answers: a published example. */
const EXAMPLE: SoloSetup = {
  ...tableOf({
    rules: { repeats: "challenge" },
    shown: [
      {
        of: 1,
        asker: 0,
        about: "build",
        clear: false,
        cards: ["identity:B", "build:tall", "build:short"],
      },
      { of: 1, asker: 0, about: "build", clear: true, cards: ["build:short", "build:fat"] },
      {
        of: 1,
        asker: 0,
        about: "identity",
        clear: false,
        cards: ["identity:B", "identity:Z", "build:short"],
      },
    ],
  }),
  assistant: "odds",
};

/** A picture; nothing is cut off, and axe finds nothing. */
async function look(page: Page, name: string): Promise<void> {
  await picture(page, name);
  expect(await stickingOut(page)).toEqual([]);
  expect(await axeInBothLights(page)).toEqual([]);
}

atBothSizes("the notebook with odds", (size) => {
  it("says how likely everything open is, under which model, and what each answer told", async () => {
    const page = await sit(EXAMPLE, { size });
    await openNotebook(page);
    const green = block(page, "Green");
    const cells = marksOf(page, "Green").locator(".grid-cell:has(.chance)");
    await eventually(() => cells.count()).toBe(8);
    const likely = await cells.evaluateAll((all) =>
      all.map((cell) =>
        [".grid-face", ".chance"].map((part) => cell.querySelector(part)?.textContent),
      ),
    );
    expect(likely).toEqual([
      ["Bubble", "50%"],
      ["Zsa Zsa", "25%"],
      ["X", "25%"],
      ["short", "75%"],
      ["fat", "25%"],
      ["B", "33%"],
      ["C", "33%"],
      ["D", "33%"],
    ]);
    await says(page.locator(".notebook-hint"), "10,000");
    const told = await green.locator(".answers-told").allTextContents();
    expect(told).toHaveLength(3);
    for (const words of told) expect(words).toMatch(/^told you \d(\.\d+)? bits?$/);
    await green.locator(".answers").scrollIntoViewIfNeeded();
    await look(page, "notebook-odds");
  });

  it("tells why a thing is certain, by keyboard too, and gives the focus back", async () => {
    const page = await sit(EXAMPLE, { size });
    await openNotebook(page);
    const dialog = page.getByRole("dialog");
    await pressOn(page, /^thin.*no/);
    await dialog.waitFor();
    await says(dialog, "Green isn’t the thin figure.");
    await says(dialog, "Green shows you: short and fat. At least one of these 2 cards is true.");
    await look(page, "notebook-why");
    await key(page, "Escape");
    await dialog.waitFor({ state: "detached" });
    expect((await focused(page)).name).toMatch(/^thin/);
  });

  it("points out pencil marks that cannot be, with the answer they contradict", async () => {
    const page = await sit(EXAMPLE, { size });
    await openNotebook(page);
    const green = block(page, "Green");
    const marks = marksOf(page, "Green");
    await marks.getByRole("button", { name: /^fat/ }).click();
    expect(await page.locator(".clash-note").count()).toBe(0);
    await marks.getByRole("button", { name: /^Zsa Zsa/ }).click();
    const note = green.locator(".clash-note");
    await says(note, "These guesses can’t all be right: Green, Zsa Zsa: yes and Green, fat: yes.");
    expect(await marks.locator(".grid-clash").count()).toBe(2);
    await look(page, "notebook-clash");
    await note.getByRole("button", { name: t("why.open") }).click();
    await says(page.getByRole("dialog"), /Green shows you: Colonel Bubble, .*3 cards is true/);
  });
});

it("with less help the notebook says less", async () => {
  const facts = await sit({ ...EXAMPLE, assistant: "facts" });
  await openNotebook(facts);
  expect(await facts.locator(".grid-ruledOut, .chance, .answers-told").count()).toBe(0);
  expect(await facts.locator(".answers .card-token").count()).toBeGreaterThan(0);
  const off = await sit({ ...EXAMPLE, assistant: "off" });
  await openNotebook(off);
  expect(await off.locator(".grid-open").count()).toBe(36);
  expect(await off.locator(".chance, .grid-tally").count()).toBe(0);
  // Each answer has its line for the player's own words, and none of its cards.
  expect(await off.locator(".answers-note").count()).toBeGreaterThan(0);
  expect(await off.locator(".answers .card-token, .answers-hidden").count()).toBe(0);
  await says(off.locator(".notebook-hint"), "We can’t stop anyone from using other tools.");
});

atBothSizes("what an answer tells", (size) => {
  it("is said beside everything that I may show", async () => {
    const page = await sit({ ...beingAsked(), assistant: "odds" }, { size });
    await panel(page).locator("summary").last().click();
    const notes = panel(page).locator(".panel-choice small");
    await eventually(() => notes.first().textContent()).toMatch(/^Green learns \d(\.\d+)? bits?/);
    await panel(page).locator(".panel-choice").first().click();
    await says(panel(page).locator(".panel-leak"), /^Green learns/);
    await look(page, "show-odds");
  });
});

atBothSizes("the card game with odds", (size) => {
  it("has chances, reasons and bits on its sheet", async () => {
    const setup = { ...cardTable(), assistant: "odds" } as const;
    const settings = { speed: "instant", coach: "show" } as const;
    const page = await visit({ path: gameAt(setup), settings, size });
    await atTable(page);
    await playUntilShown(page);
    await openNotebook(page);
    const told = page.locator(".card-sheet tfoot td").filter({ hasText: /\d/ });
    await eventually(() => told.count()).toBeGreaterThan(0);
    await eventually(() => page.locator(".mark-grid .chance").count()).toBeGreaterThan(0);
    await page.locator(".card-sheet tfoot").first().scrollIntoViewIfNeeded();
    await look(page, "sheet-odds");
    await page.locator(".mark-grid .grid-ruledOut").first().click();
    const dialog = page.getByRole("dialog");
    await says(dialog, t("why.so"));
    await look(page, "sheet-why");
    await press(page, "table.close");
    await dialog.waitFor({ state: "detached" });
  });
});

/** Does what the coach says until another player shows me cards. */
async function playUntilShown(page: Page): Promise<void> {
  const advice = button(page, "coach.doIt");
  const shown = button(page, "reveal.on");
  for (let step = 0; step < 60; step += 1) {
    await advice.or(shown).first().waitFor();
    if (await shown.isVisible()) return;
    await clicked(advice);
  }
  throw new Error("no player shows cards");
}

it("masters can be chosen and played against", async () => {
  const page = await visit({ settings: { speed: "instant", coach: "off" } });
  await press(page, "home.change");
  await page.getByText(t("level.master"), { exact: true }).click();
  await page.getByText(t("assistant.odds"), { exact: true }).click();
  await press(page, "home.play");
  await atTable(page);
  await awaited(page);
  expect(
    await page
      .locator(".seats li")
      .filter({ hasText: t("level.master") })
      .count(),
  ).toBe(3);
  await openNotebook(page);
  await page.locator(".mark-grid .chance").first().waitFor();
});
