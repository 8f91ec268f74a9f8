import { seedFromText } from "@inkognito/engine/core";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { lookInEveryLanguage } from "./languages.js";
import { eventually } from "./player.js";
import { breakableDisk, savedGame, spoilSavedGame, TESTING } from "./saved.js";
import { atTable, browsing, gameAt, openTab, PHONE, shoot, stickingOut, visit } from "./visit.js";

browsing();

const stay = t("move.stay");

const start = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Play now" }).click();
  await atTable(page);
};

describe("a game on this device", () => {
  it("starts with one click, and is there when one comes back to it", async () => {
    const page = await visit();
    await start(page);
    expect(new URL(page.url()).hash).toBe("#/table");
    expect((await savedGame(page))?.setup.config.seats).toHaveLength(4);
    await shoot(page, "table-start");
    // It can be left and come back to by the browser's own buttons.
    const before = await savedGame(page);
    await page.goBack();
    await page.getByRole("heading", { name: "Inkognito" }).waitFor();
    await page.goForward();
    await atTable(page);
    expect((await savedGame(page))?.seed).toBe(before?.seed);
  });

  it("is the same after a reload, and from home", async () => {
    const page = await visit({ path: gameAt(TESTING) });
    await atTable(page);
    const before = await savedGame(page);
    await page.reload();
    await atTable(page);
    await page.goto(inject("site"));
    const link = page.getByRole("link", { name: "Continue" });
    expect(await link.textContent()).toBe("ContinueBoard game: 4 players, you’re Red, turn 1");
    await shoot(page, "home-continue");
    await link.click();
    await atTable(page);
    expect((await savedGame(page))?.seed).toBe(before?.seed);
  });

  it("outlives a change of language, light and pace", async () => {
    const page = await visit({ path: gameAt(TESTING) });
    await atTable(page);
    const before = await savedGame(page);
    await page.goto(`${inject("site")}/#/settings`);
    await page.getByLabel("Deutsch").check();
    await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
    await page.getByLabel("Tag", { exact: true }).check();
    await page.locator('html[data-theme="light"]').waitFor();
    await shoot(page, "settings-de-day");
    await page.getByRole("link", { name: "Startseite" }).click();
    await page.getByRole("heading", { name: "Inkognito" }).waitFor();
    await shoot(page, "home-de-day");
    await page.getByRole("link", { name: "Weiterspielen" }).click();
    await page.waitForFunction(() => document.title.startsWith("Spieltisch"));
    expect((await savedGame(page))?.seed).toBe(before?.seed);
  });

  it("is open in one tab at a time, and can be taken over", async () => {
    const first = await visit({ path: gameAt(TESTING) });
    await atTable(first);
    const second = await openTab(first.context(), { path: "#/table" });
    await second.getByRole("heading", { name: "Open in another tab" }).waitFor();
    expect(await lookInEveryLanguage(second, "elsewhere", { soak: true })).toEqual([]);
    await second.getByRole("button", { name: "Play here" }).click();
    await atTable(second);
    await first.getByRole("heading", { name: "Open in another tab" }).waitFor();
  });

  it("that cannot be read is not thrown away", async () => {
    const page = await visit({ path: gameAt(TESTING) });
    await atTable(page);
    await page.goto(inject("site"));
    await spoilSavedGame(page);
    await page.goto(`${inject("site")}/#/table`);
    await page.getByText("We can’t read the saved game").waitFor();
    expect(await lookInEveryLanguage(page, "unreadable")).toEqual([]);
    expect((await savedGame(page))?.seed).toBe("spoilt");
    await page.getByRole("button", { name: "Start a new game" }).click();
    await atTable(page);
  });

  it("that cannot be saved is not begun", async () => {
    const page = await visit();
    const session = await page.context().newCDPSession(page);
    const origin = inject("site");
    await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    await page.getByRole("button", { name: "Play now" }).click();
    await page.getByText("couldn’t save the game").waitFor();
    await shoot(page, "storage");
  });
});

describe("a game that is being played", () => {
  const playing = async (): Promise<Page> => {
    const page = await visit({ path: gameAt(TESTING) });
    await atTable(page);
    await page.getByRole("button", { name: stay }).click();
    await eventually(async () => (await savedGame(page))?.actions.length).toBeGreaterThan(0);
    return page;
  };

  it("gives way to a new one only when its player says so", async () => {
    const page = await playing();
    await page.goto(inject("site"));
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("dialog", { name: "Start a new game?" }).waitFor();
    expect(await lookInEveryLanguage(page, "replace")).toEqual([]);
    await page.keyboard.press("Escape");
    // The focus is back before the page knows that the dialog has closed.
    await page.locator("dialog").waitFor({ state: "detached" });
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      "New game",
    );
    expect((await savedGame(page))?.seed).toBe(TESTING.seed);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Start a new game" }).click();
    await atTable(page);
    await eventually(async () => (await savedGame(page))?.seed).not.toBe(TESTING.seed);
  });

  it("does not give way to a link without being asked", async () => {
    const page = await playing();
    const other = { ...TESTING, seed: seedFromText("other") };
    await page.goto(`${inject("site")}/${gameAt(other)}`);
    await page.getByRole("button", { name: "Keep my game" }).waitFor();
    expect(await lookInEveryLanguage(page, "link", { soak: true })).toEqual([]);
    expect((await savedGame(page))?.seed).toBe(TESTING.seed);
    await page.getByRole("button", { name: "Start the game from the link" }).click();
    await atTable(page);
    await eventually(async () => (await savedGame(page))?.seed).toBe(other.seed);
    expect(new URL(page.url()).hash).toBe("#/table");
  });
});

describe("a move that cannot be saved", () => {
  it("is not made, and can be made when there is room again", async () => {
    const page = await visit();
    const disk = await breakableDisk(page);
    await page.goto(`${inject("site")}/${gameAt(TESTING)}`);
    await atTable(page);
    const before = await savedGame(page);
    await disk.fill();
    await page.getByRole("button", { name: stay }).click();
    await page.getByText("your last move wasn’t made").waitFor();
    expect(await savedGame(page)).toEqual(before);
    await disk.clear();
    await page.getByRole("button", { name: "Try again" }).click();
    await atTable(page);
    await page.getByRole("button", { name: stay }).click();
    await eventually(async () => (await savedGame(page))?.actions.length).toBeGreaterThan(0);
  });
});

describe("a link to a game", () => {
  it("that describes none says so", async () => {
    const page = await visit({ path: "#/table?setup=bm90IGEgZ2FtZQ" });
    await page.getByText("doesn’t describe a game").waitFor();
    await page.getByRole("button", { name: "Home" }).click();
    await page.getByRole("button", { name: "Play now" }).waitFor();
  });

  it("and an address that leads nowhere leads home", async () => {
    const page = await visit({ path: "#/palazzo?x=%E0%A4%A", size: PHONE });
    expect(await page.getByRole("button", { name: "Play now" }).isVisible()).toBe(true);
    expect(await stickingOut(page)).toEqual([]);
  });
});

describe("a screen", () => {
  it("has a title of its own, and its heading gets the focus", async () => {
    const page = await visit({ size: PHONE });
    expect(await page.title()).toBe("Inkognito Online");
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await eventually(() => page.title()).toBe("Settings · Inkognito Online");
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Settings",
    );
    expect(await stickingOut(page)).toEqual([]);
  });
});
