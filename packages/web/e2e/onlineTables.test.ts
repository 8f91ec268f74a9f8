import { fileURLToPath } from "node:url";
import { Person, startServer, TestClient, tableOptions } from "@inkognito/server/testing";
import type { Page } from "playwright-core";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { hasFocus, keepsFocus, pressOn } from "./keyboard.js";
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
import { button, eventually, press, says } from "./player.js";
import { inGroup, quickTable, say, talk } from "./quickTable.js";
import { cutOff } from "./sight.js";
import { browsing, PHONE, shoot, stickingOut } from "./visit.js";

browsing();

const BUILT_PAGE = fileURLToPath(new URL("../dist", import.meta.url));

const strip = (page: Page) => page.locator(".strip");
const awayIn = ({ page }: Guest) => page.locator(".away");

/** A table of Anna's with a bot, and Bert at it with a phone. */
async function withHost(site: string) {
  const anna = await Person.arrive(site, "Anna");
  const { table, key } = await anna.open(tableOptions("board", 3));
  const host = await TestClient.join({ site, cookie: anna.cookie, table, key });
  await host.sit(0);
  await host.ask({ type: "placeBot", seat: 2, level: "agent" });
  const bert = await arrive("Bert", { site, size: PHONE });
  await enter(bert, `${site}/i/${key}`);
  await sitDown(bert);
  return { host, bert };
}

describe("tables with other people", () => {
  it("are invited to at the address that the server knows", async () => {
    const anna = await arrive("Anna");
    let address: string | null = "http://192.168.1.20:8017";
    await anna.page.route("**/api/site", (route) => route.fulfill({ json: { address } }));
    await enter(anna, "#/lobby");
    await openTable(anna);
    const link = anna.page.getByLabel(t("invite.link"));
    const isAt = async (site: string): Promise<void> => {
      await eventually(async () => (await link.inputValue()).startsWith(`${site}/i/`)).toBe(true);
    };
    await isAt(address);
    await anna.page.getByText(t("invite.network")).waitFor();
    address = null;
    await anna.page.reload();
    await isAt(inject("site"));
    await anna.page.getByText(t("invite.here")).waitFor();
  });

  it("show the last things that were said, and earlier ones when asked for", async () => {
    const site = inject("site");
    const anna = await Person.arrive(site, "Anna");
    const { table, key } = await anna.open(tableOptions("board", 3, { chat: true }));
    const host = await TestClient.join({ site, cookie: anna.cookie, table, key });
    await host.sit(0);
    for (let i = 1; i <= 210; i += 1) await host.ask({ type: "say", text: `Message ${i}.` });
    await host.close();
    const bert = await arrive("Bert", { size: PHONE });
    await enter(bert, `${site}/i/${key}`);
    const message = (i: number) => bert.page.getByText(`Message ${i}.`, { exact: true });
    await message(210).waitFor();
    expect(await message(5).count()).toBe(0);
    await shoot(bert.page, "online-earlier-messages");
    await press(bert.page, "chat.earlier");
    await message(5).waitFor();
    await button(bert.page, "chat.earlier").waitFor({ state: "detached" });
    expect(await message(210).count()).toBe(1);
  });

  it("are found in the lobby, filled, played by stand-ins, and played again", async () => {
    const anna = await arrive("Anna");
    const bert = await arrive("Bert", { size: PHONE, settings: { theme: "day" } });
    await enter(anna, "#/lobby");
    await openTable(anna, async (page) => {
      await quickTable(page, "2");
      await inGroup(page, t("lobby.openness"), t("lobby.openness.public"));
    });
    await says(anna.page.locator(".gathering-start"), t("gathering.free", { free: 1 }));
    expect(await button(anna.page, "gathering.start.first").isDisabled()).toBe(true);

    await enter(bert, "#/lobby");
    const name = t("lobby.table.of", { name: "Anna" });
    await bert.page.getByRole("link", { name: `${t("lobby.join")}: ${name}` }).click();
    await sitDown(bert);
    await say(bert, "Good evening!");
    await anna.page.getByText("Good evening!").waitFor();
    // Names are not unique; the colour of the chair says who it is.
    expect(await anna.page.locator(".chat-other .chat-mark").count()).toBe(1);
    await shoot(anna.page, "online-chairs");
    await press(anna.page, "gathering.start.first");
    await Promise.all([anna, bert].map(atGame));

    await talk(anna).click();
    await say(anna, "Who is who?");
    await says(talk(bert), t("chat.unread", { count: 1 }));
    await talk(bert).click();
    await bert.page.getByText("Who is who?").waitFor();
    await shoot(bert.page, "online-chat");
    await button(bert.page, "table.side.play").click();
    await says(talk(bert), t("chat.title"));

    // While Bert is here, or has just gone, the host cannot let a bot play for him.
    await press(anna.page, "menu.open");
    await anna.page.getByRole("dialog").getByText("Bert").first().waitFor();
    expect(await awayIn(anna).count()).toBe(0);
    const address = bert.page.url();
    await bert.page.goto(`${inject("site")}/#/lobby`);
    await says(awayIn(anna), t("menu.standIn.away", { name: "Bert" }));
    await press(anna.page, "menu.standIn", { name: "Bert" });
    await says(awayIn(anna), t("online.refusal.playerHere"));
    const names = ["Anna", "Bert", "Good evening!", "Who is who?"];
    expect(
      await lookInEveryLanguage(anna.page, "online-player-away", { names, soak: true }),
    ).toEqual([]);
    await bert.page.goto(address);
    await awayIn(anna).waitFor({ state: "detached" });
    await press(anna.page, "table.close");
    await atGame(bert);

    // A bot plays on for Bert, at his own wish, and Anna to the end on another device.
    await press(bert.page, "menu.open");
    await press(bert.page, "standIn.ask");
    await press(bert.page, "table.close");
    await says(strip(bert.page), t("standIn.asked"));
    const device = await deviceOf(anna, tableOf(anna).table);
    device.play("agent");
    await device.untilEnded(1);
    await device.close();
    await Promise.all([anna, bert].map(eventuallyOver));
    await says(strip(bert.page), t("next.ask"));
    await press(bert.page, "online.chairs");
    await press(bert.page, "gathering.look");
    await eventuallyOver(bert);
    await press(anna.page, "end.again");
    await says(strip(anna.page), t("gathering.waitingFor", { names: "Bert" }));
    await press(bert.page, "end.again");
    for (const { page } of [anna, bert]) {
      await page.locator(".end").waitFor({ state: "detached" });
      await says(page.locator("h1"), t("cardTable.title", { round: 1 }));
    }
  });

  it("pause when all players agree, and show how much time is left", async () => {
    const anna = await arrive("Anna");
    const bert = await arrive("Bert", { size: PHONE });
    await enter(anna, "#/lobby");
    const link = await openTable(anna, async (page) => {
      await quickTable(page, "2");
      await page.getByLabel(t("lobby.pace")).selectOption("live 300");
    });
    await enter(bert, link);
    await sitDown(bert);
    await press(anna.page, "gathering.start.first");
    await Promise.all([anna, bert].map(atGame));
    const clock = bert.page.getByRole("timer");
    await says(clock.first(), /^[45]:\d\d/);
    await shoot(bert.page, "online-clock");

    await press(anna.page, "menu.open");
    await press(anna.page, "pause.ask");
    await press(anna.page, "table.close");
    await says(strip(bert.page), t("pause.others", { names: "Anna", count: 1 }));
    await press(bert.page, "pause.agree");
    for (const { page } of [anna, bert]) await says(strip(page), t("pause.paused"));
    const shown = await clock.allTextContents();
    await shoot(bert.page, "online-paused");
    // What lies on the table cannot be touched; the papers and the way on can.
    for (const { page } of [anna, bert]) {
      expect(await page.locator(".table-play[inert]").count()).toBe(1);
      expect(await page.locator(".table-papers").evaluate((each) => each.closest("[inert]"))).toBe(
        null,
      );
    }
    await press(anna.page, "pause.goOn");
    await says(strip(bert.page), t("pause.others.goOn", { names: "Anna", count: 1 }));
    expect(await clock.allTextContents()).toEqual(shown);
    await press(bert.page, "pause.goOn");
    await strip(bert.page).waitFor({ state: "detached" });
    expect(await bert.page.locator("[inert]").count()).toBe(0);
  });

  it("belong to their host, who changes them, removes people and hands them over", async () => {
    const anna = await arrive("Anna");
    const bert = await arrive("Bert");
    const cleo = await arrive("Cleo");
    await enter(anna, "#/lobby");
    const link = await openTable(anna);
    for (const guest of [bert, cleo]) {
      await enter(guest, link);
      await sitDown(guest);
    }
    await press(anna.page, "gathering.change");
    const dialog = anna.page.getByRole("dialog");
    await inGroup(anna.page, t("choice.players"), "5");
    await dialog.getByRole("button", { name: t("gathering.save") }).click();
    await says(cleo.page.locator(".chairs"), t("role.ambassador"));
    for (const { page } of [bert, cleo]) await press(page, "changed.seen");
    await anna.page
      .getByLabel(t("chair.bot", { role: t("role.ambassador") }))
      .selectOption("agent");
    await says(cleo.page.locator(".chairs"), t("seating.bot", { level: t("level.agent") }));

    // A private table becomes public only if all players agree.
    await press(anna.page, "gathering.change");
    await inGroup(anna.page, t("lobby.openness"), t("lobby.openness.public"));
    await dialog.getByRole("button", { name: t("gathering.save") }).click();
    await says(strip(anna.page), t("publish.mine"));
    await says(strip(bert.page), t("publish.asked", { name: "Anna" }));
    const look = { names: ["Anna", "Bert", "Cleo"], soak: true };
    expect(await lookInEveryLanguage(bert.page, "online-publish", look)).toEqual([]);
    await press(bert.page, "pause.agree");
    await says(strip(bert.page), t("publish.agreed"));
    await press(cleo.page, "publish.no");
    for (const { page } of [anna, bert, cleo]) await strip(page).waitFor({ state: "detached" });

    await anna.page.getByRole("button", { name: `${t("chair.remove")} (Bert)` }).click();
    expect(await dialog.getByLabel(t("chair.remove.renew")).isChecked()).toBe(true);
    await shoot(anna.page, "online-remove", async () => {
      expect([...(await stickingOut(anna.page)), ...(await cutOff(anna.page))]).toEqual([]);
    });
    await dialog.getByRole("button", { name: t("chair.remove.yes") }).click();
    await says(bert.page.locator("main"), t("online.removed"));
    await bert.page.reload();
    await says(bert.page.locator("main"), t("online.removed"));
    // Nor under another name, without the new link.
    const field = anna.page.getByLabel(t("invite.link"));
    await press(anna.page, "invite.renew");
    await says(dialog, t("invite.renew.text"));
    await press(anna.page, "table.close");
    await eventually(() => field.inputValue()).not.toBe(link);
    const dora = await arrive("Dora", { forgive: (fault) => /404/.test(fault) });
    await dora.page.goto(link);
    await says(dora.page.locator("main"), t("online.link.bad"));
    // As messengers send it on.
    await enter(dora, `${await field.inputValue()}).`);
    await says(dora.page.locator("h1"), t("lobby.table.of", { name: "Anna" }));
    await dora.page.goto(`${inject("site")}/#/t/half`);
    await says(dora.page.locator("main"), t("online.bye.notHere"));

    await press(anna.page, "menu.open");
    await press(anna.page, "menu.handOver", { name: "Cleo" });
    await says(cleo.page.locator("h1"), t("lobby.table.of", { name: "Cleo" }));
    await press(cleo.page, "menu.open");
    await press(cleo.page, "menu.leave");
    await press(cleo.page, "menu.yes");
    await says(cleo.page.locator("h1"), t("lobby.title"));
    await says(anna.page.locator("h1"), t("lobby.table.of", { name: "Anna" }));
    await press(anna.page, "menu.closeTable");
    await press(anna.page, "menu.yes");
    await says(anna.page.locator("main"), t("online.closed.text"));
    await anna.page.goto(`${inject("site")}/#/lobby`);
    const closed = anna.page.getByRole("heading", { name: t("lobby.closed.title") });
    await closed.waitFor();
    await anna.page.getByRole("button", { name: t("lobby.dismiss") }).click();
    await closed.waitFor({ state: "detached" });
    await anna.page.reload();
    await anna.page.getByText(t("lobby.mine.none")).waitFor();
    expect(await closed.count()).toBe(0);
  });

  it("are taken over when the host is away, between games and in one, by keyboard", async () => {
    const { INKOGNITO_PAGE: page = BUILT_PAGE } = process.env;
    // Two minutes on one server, none on the other: the test waits for no clock.
    const hasty = await startServer({ page, limits: { hostAway: 0, playerAway: 0 } });
    onTestFinished(() => hasty.stop());
    const takeOver = async ({ page }: Guest): Promise<void> => {
      expect(await stickingOut(page)).toEqual([]);
      await pressOn(page, t("host.takeOver"));
    };

    const early = await withHost(inject("site"));
    expect(await awayIn(early.bert).count()).toBe(0);
    await early.host.close();
    await says(awayIn(early.bert), t("host.away", { name: "Anna" }));
    await takeOver(early.bert);
    await says(awayIn(early.bert), t("online.refusal.hostHere"));
    expect(await strip(early.bert.page).count()).toBe(0);
    await hasFocus(early.bert.page, t("host.takeOver"));
    const names = ["Anna", "Bert"];
    expect(await lookInEveryLanguage(early.bert.page, "online-host-away", { names })).toEqual([]);

    const between = await withHost(hasty.site);
    await between.host.close();
    await awayIn(between.bert).waitFor();
    await takeOver(between.bert);
    await awayIn(between.bert).waitFor({ state: "detached" });
    await says(between.bert.page.locator("h1"), t("lobby.table.of", { name: "Bert" }));
    await keepsFocus(between.bert.page);

    const { bert, host } = await withHost(hasty.site);
    await host.ask({ type: "start" });
    await atGame(bert);
    await host.ask({ type: "standIn", seat: 1 });
    await says(strip(bert.page), t("standIn.host"));
    await shoot(bert.page, "online-stand-in");
    await press(bert.page, "standIn.return");
    await strip(bert.page)
      .filter({ hasText: t("standIn.host") })
      .waitFor({ state: "detached" });
    await host.close();
    await pressOn(bert.page, t("menu.open"));
    await awayIn(bert).waitFor();
    await shoot(bert.page, "online-host-menu");
    await takeOver(bert);
    await says(strip(bert.page), t("news.host", { name: "Bert" }));
    await pressOn(bert.page, t("menu.standIn", { name: "Anna" }));
    await pressOn(bert.page, t("table.close"));
    await says(bert.page.locator(".seats"), t("sign.standIn"));
  });

  it("do not open to a link that leads nowhere", async () => {
    const forgive = (fault: string): boolean => /404/.test(fault);
    const { page } = await arrive("Anna", { forgive });
    await page.goto(`${inject("site")}/i/${"x".repeat(22)}`);
    await says(page.locator("main"), t("online.link.bad"));
    await shoot(page, "online-no-link");
  });
});
