import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { lookInEveryLanguage } from "./languages.js";
import {
  arrive,
  atGame,
  deviceOf,
  enter,
  eventuallyOver,
  type Guest,
  openTable,
  sitDown,
  tableOf,
} from "./online.js";
import { button, press, says } from "./player.js";
import { inGroup, quickTable } from "./quickTable.js";
import { browsing, PHONE, shoot } from "./visit.js";

browsing();

const strip = (page: Page) => page.locator(".strip");
const dialog = (page: Page) => page.getByRole("dialog");

/** Anna and Bert, on a phone, with two bots at a game of cards. */
async function table(): Promise<readonly [Guest, Guest]> {
  const anna = await arrive("Anna");
  const bert = await arrive("Bert", { size: PHONE });
  await enter(anna, "#/lobby");
  const link = await openTable(anna, (page) => quickTable(page, "2"));
  await enter(bert, link);
  await sitDown(bert);
  return [anna, bert];
}

/** Both play what the coach would, until the game is over. */
async function playToEnd(guests: readonly Guest[], game: number): Promise<void> {
  const [host] = guests;
  if (host === undefined) return;
  const { table } = tableOf(host);
  const devices = await Promise.all(guests.map((guest) => deviceOf(guest, table)));
  for (const device of devices) device.play("agent");
  await Promise.all(devices.map((device) => device.untilEnded(game)));
  await Promise.all(devices.map((device) => device.close()));
  await Promise.all(guests.map(eventuallyOver));
}

describe("another game with the same people", () => {
  it("is an offer: the end stays until one leaves it, and no one is carried into the next game", {
    timeout: 240_000,
  }, async () => {
    const guests = await table();
    const [anna, bert] = guests;
    await press(anna.page, "gathering.start.first");
    await Promise.all(guests.map(atGame));
    await playToEnd(guests, 1);

    // The game has a link of its own, which opens without a name.
    await anna.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await press(anna.page, "replay.copy");
    await says(anna.page.locator(".replay-copied"), t("replay.copied.yes"));
    const link = await anna.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/g\/[\w-]+$/);
    const { page } = await arrive("Dora", { size: PHONE });
    await page.goto(`${link}?at=7&eyes=ambassador`);
    await says(page.locator(".replay-count"), "8/");
    await press(page, "replay.share");
    await says(dialog(page), t("replay.share.text"));
    await shoot(page, "online-shared-game");

    // Anna asks, Bert looks at the end and says nothing.
    await says(strip(bert.page), t("next.ask"));
    await press(anna.page, "end.again");
    await says(strip(anna.page), t("gathering.waitingFor", { names: "Bert" }));
    await says(strip(bert.page), t("next.offer", { names: "Anna", count: 1 }));
    const names = ["Anna", "Bert"];
    expect(await lookInEveryLanguage(bert.page, "online-offer", { names })).toEqual([]);
    await press(bert.page, "next.no");
    await says(strip(bert.page), t("next.declined"));
    await bert.page.reload();
    await eventuallyOver(bert);
    await says(strip(bert.page), t("next.declined"));

    // The chairs say the same, after a reload too, and do not say that all are here.
    await press(anna.page, "online.chairs");
    await says(anna.page.locator(".gathering-start"), t("next.mine"));
    await anna.page.reload();
    await says(anna.page.locator(".chairs"), t("sign.notNow"));
    await says(anna.page.locator(".gathering-start"), t("gathering.waitingFor", { names: "Bert" }));
    expect(await anna.page.getByText(t("gathering.ready")).count()).toBe(0);
    await shoot(anna.page, "online-offer-chairs");
    await press(anna.page, "start.without", { names: "Bert" });
    await says(dialog(anna.page), t("start.without.title", { names: "Bert" }));
    expect(await lookInEveryLanguage(anna.page, "online-start-without", { names })).toEqual([]);
    await press(anna.page, "start.without.yes");
    await atGame(anna);

    // Bert still looks at the end of the first game; a bot plays for him until he comes.
    await says(strip(bert.page), t("standIn.missing"));
    await eventuallyOver(bert);
    await shoot(bert.page, "online-begun-without");
    await press(bert.page, "standIn.return");
    await bert.page.locator(".end").waitFor({ state: "detached" });
    await atGame(bert);
    await strip(bert.page).waitFor({ state: "detached" });
  });

  it("before the first one, those who are not here are named before the host starts", async () => {
    const [anna, bert] = await table();
    await says(anna.page.locator(".gathering-start"), t("gathering.ready"));
    await bert.page.goto(`${inject("site")}/#/lobby`);
    await says(anna.page.locator(".gathering-start"), t("gathering.missing", { names: "Bert" }));
    expect(await button(anna.page, "gathering.start.first").count()).toBe(0);
    await press(anna.page, "start.without", { names: "Bert" });
    await shoot(anna.page, "online-first-without");
    await press(anna.page, "start.without.yes");
    await atGame(anna);
    await says(anna.page.locator(".seats"), t("sign.standIn"));
  });
});

describe("a table", () => {
  it("says whether it is public, never is because the last one was, and tells what its host changes", async () => {
    const anna = await arrive("Anna");
    const bert = await arrive("Bert", { size: PHONE });
    await enter(anna, "#/lobby");
    await openTable(anna, async (page) => {
      await quickTable(page, "2");
      await inGroup(page, t("lobby.openness"), t("lobby.openness.public"));
    });
    await says(anna.page.locator("main"), t("table.public"));
    await anna.page.goto(`${inject("site")}/#/lobby`);
    const link = await openTable(anna, async (page) => {
      const tokens = page.getByRole("group", { name: t("lobby.openness") });
      expect(await tokens.getByLabel(t("lobby.openness.private")).isChecked()).toBe(true);
    });
    await says(anna.page.locator("main"), t("table.private"));

    await enter(bert, link);
    await sitDown(bert);
    await says(bert.page.locator("main"), t("table.private"));
    await press(anna.page, "gathering.change");
    await anna.page.getByLabel(t("lobby.pace")).selectOption("live 30");
    await press(anna.page, "gathering.save");
    const pace = `${t("lobby.pace")}: ${t("lobby.pace.seconds", { seconds: 30 })}`;
    const changed = t("changed.by", { name: "Anna", changes: pace });
    await says(strip(bert.page), changed);
    await bert.page.reload();
    await says(strip(bert.page), changed);
    await shoot(bert.page, "online-changed");
    await press(bert.page, "changed.seen");
    await strip(bert.page).waitFor({ state: "detached" });

    // The host's switch asks those who sit here.
    await press(anna.page, "table.makePublic");
    await press(bert.page, "pause.agree");
    for (const { page } of [anna, bert]) await says(page.locator("main"), t("table.public"));
    await press(anna.page, "table.makePrivate");
    await says(bert.page.locator("main"), t("table.private"));
  });
});
