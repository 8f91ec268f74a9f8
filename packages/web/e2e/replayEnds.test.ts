import { text } from "node:stream/consumers";
import { cardConfig } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import { seedFromText } from "@inkognito/engine/core";
import { act, hasEnded, momentOf } from "@inkognito/engine/host";
import { isVerified, parseRecord, verifyRecord } from "@inkognito/engine/record";
import { bots } from "@inkognito/mind/card";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { botsTurn, type OpenGame, openGame, savedOf, summaryOf } from "../src/play/solo/host.js";
import type { CardSetup, Sitter } from "../src/setup/setup.js";
import "../src/play/solo/testing.js";
import { arrive, deviceOf, enter, eventuallyOver, openTable, tableOf } from "./online.js";
import { press } from "./player.js";
import { browsing, shoot, stickingOut, visit } from "./visit.js";

browsing();

const SEED = seedFromText("watched again");

/** A card game for three that has been played to its end: people do what a bot would do. */
function played(people: readonly Sitter[]): OpenGame<"card"> {
  const config = cardConfig({ players: 3 });
  if (!config.ok) throw new Error(config.error.field);
  const seats = config.value.seats.map(
    (_, seat) => people[seat] ?? ({ type: "bot", level: "agent" } as const),
  );
  const setup: CardSetup = { config: config.value, seats, match: null };
  const began = openGame<"card">(setup, SEED);
  if (!began.ok) throw new Error(began.error);
  let game = began.value;
  while (!hasEnded(game)) game = botsTurn(game) ?? decided(game);
  return game;
}

function decided(game: OpenGame<"card">): OpenGame<"card"> {
  const { state } = game;
  const [seat = 0] = cardGame.awaited(cardGame.viewOf(state, "spectator"));
  const moment = {
    view: cardGame.viewOf(state, seat),
    told: momentOf(game, seat).told,
    seed: SEED,
  };
  const acted = act(game, seat, bots.agent(moment));
  if (!acted.ok) throw new Error(acted.error.code);
  return acted.value;
}

/** Saves a game on a device, as if it had been played there. */
const saveGame = (page: Page, game: OpenGame<"card">): Promise<void> =>
  page.evaluate(
    ([saved, summary]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("inkognito", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("games");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction("games", "readwrite");
          writing.objectStore("games").put(saved, "solo");
          writing.objectStore("games").put(summary, "solo spine");
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [savedOf(game), summaryOf(game)] as const,
  );

const checks = async (page: Page): Promise<readonly string[]> => {
  await page.locator("[data-check]").first().waitFor();
  return page.locator("[data-check] summary").allTextContents();
};

/** What the page hands out to be kept. */
async function savedBy(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the game file" }).click(),
  ]);
  return text(await download.createReadStream());
}

async function expectRight(file: string): Promise<void> {
  const record = parseRecord(file);
  if (!record.ok) throw new Error(`${record.error.path}: ${record.error.reason}`);
  expect(isVerified(await verifyRecord(record.value, async () => true), null)).toBe(true);
}

const inGroup = (page: Page, legend: string, label: string): Promise<void> =>
  page.getByRole("group", { name: legend, exact: true }).getByText(label, { exact: true }).click();

const DORA: Sitter = { type: "person", name: "Dora" };
const EMIL: Sitter = { type: "person", name: "Emil" };

describe("at the end of a game", () => {
  it.each([
    ["alone", [DORA]],
    ["on one device", [DORA, EMIL]],
  ] as const)("%s it is checked, kept and watched again", async (_, people) => {
    const page = await visit({ path: "#/settings", settings: { speed: "instant" } });
    const game = played(people);
    await saveGame(page, game);
    await page.evaluate(() => {
      location.hash = "#/table";
    });
    await page.locator(".end").waitFor();
    expect(await checks(page)).toEqual([
      "Fair draws",
      "Legal moves",
      "Intact file",
      "No signature",
    ]);
    await shoot(page, "end-file", async () => expect(await stickingOut(page)).toEqual([]));
    await expectRight(await savedBy(page));
    await page.getByRole("button", { name: "Watch it again" }).click();
    const slider = page.getByRole("slider");
    await slider.waitFor();
    expect(await slider.getAttribute("max")).toBe(String(game.events.length));
    const eyes = await page.getByLabel("View").locator("option").allTextContents();
    expect(eyes).toEqual([
      "everything open",
      "Dora (Red)",
      people.length === 1 ? "Green" : "Emil (Green)",
      "Blue",
      "spectator",
    ]);
    // The game is still saved, with its end.
    await page.goBack();
    await page.locator(".end").waitFor();
  });

  it("with others it is signed, and its link leads there all who may look", async () => {
    const anna = await arrive("Anna");
    await enter(anna, "#/lobby");
    await openTable(anna, async (page) => {
      await inGroup(page, t("choice.game"), t("choice.game.card"));
      await inGroup(page, t("lobby.bots"), "3");
      await inGroup(page, t("choice.level"), t("level.agent"));
      await page.locator("summary").click();
      await inGroup(page, t("lobby.botPace"), t("lobby.botPace.instant"));
      await inGroup(page, t("choice.card.length"), t("choice.card.length.single"));
    });
    await press(anna.page, "gathering.start.first");
    const device = await deviceOf(anna, tableOf(anna).table);
    device.play("agent");
    await device.untilEnded(1);
    await device.close();
    await eventuallyOver(anna);
    expect(await checks(anna.page)).toEqual([
      "Fair draws",
      "Legal moves",
      "Intact file",
      "Valid signature",
    ]);
    await expectRight(await savedBy(anna.page));
    await anna.page.getByRole("button", { name: "Watch it again" }).click();
    await anna.page.getByRole("slider").waitFor();
    const link = anna.page.url();
    expect(link).toMatch(/#\/replay\/[\w-]+\/1(\?key=[\w-]+)?$/);
    const stranger = await visit({ path: link.slice(link.indexOf("#")) });
    await stranger.getByRole("slider").waitFor();
    const refused = (fault: string): boolean => /404|no-such-table/.test(fault);
    const lost = await visit({ path: "#/replay/no-such-table/1", forgive: refused });
    await lost.getByRole("heading", { name: "We can’t show this game" }).waitFor();
    expect(await lost.locator("main").innerText()).toContain("There’s no such game here");
  });
});
