import { fileURLToPath } from "node:url";
import type { Seat } from "@inkognito/engine/core";
import { MAX_NAME } from "@inkognito/protocol";
import { Person, startServer, TestClient, tableOptions } from "@inkognito/server/testing";
import type { Page } from "playwright-core";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { hasFocus, keepsFocus, pressOn } from "./keyboard.js";
import { lookInEveryLanguage, speakOn } from "./languages.js";
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
import { browsing, DESKTOP, PHONE, shoot, stickingOut } from "./visit.js";

browsing();

const BUILT_PAGE = fileURLToPath(new URL("../dist", import.meta.url));

const strip = (page: Page) => page.locator(".strip");
const tick = (page: Page, words: string) => page.getByLabel(words).check();
const inGroup = (page: Page, legend: string, label: string) =>
  page.getByRole("group", { name: legend }).getByLabel(label, { exact: true }).check();

/** A quick table: bots that know what they do and do not dawdle. */
async function quickTable(page: Page, bots: string): Promise<void> {
  await inGroup(page, t("choice.game"), t("choice.game.card"));
  await inGroup(page, t("lobby.bots"), bots);
  await inGroup(page, t("choice.level"), t("level.agent"));
  await page.locator("summary").click();
  await inGroup(page, t("lobby.botPace"), t("lobby.botPace.instant"));
  await inGroup(page, t("choice.card.length"), t("choice.card.length.single"));
}

const say = async ({ page }: Guest, words: string): Promise<void> => {
  await page.getByLabel(t("chat.input")).fill(words);
  await press(page, "chat.send");
};

/** The talk is one of the sides of a table. */
const talk = ({ page }: Guest) =>
  page.getByRole("button", { name: /^Chat/ }).filter({ visible: true });

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
  it("are found in the lobby, filled, played by stand-ins, and played again", async () => {
    const anna = await arrive("Anna");
    const bert = await arrive("Bert", { size: PHONE, settings: { theme: "day" } });
    await enter(anna, "#/lobby");
    await openTable(anna, async (page) => {
      await quickTable(page, "2");
      await tick(page, t("lobby.listed"));
    });
    await says(anna.page.locator(".gathering-start"), t("gathering.free", { free: 1 }));
    expect(await button(anna.page, "gathering.start.first").isDisabled()).toBe(true);

    await enter(bert, "#/lobby");
    const name = t("lobby.table.of", { name: "Anna" });
    await bert.page.getByRole("link", { name: `${t("lobby.join")}: ${name}` }).click();
    await sitDown(bert);
    await say(bert, "Good evening!");
    await anna.page.getByText("Good evening!").waitFor();
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

    // The host lets a bot play for Bert, who comes back.
    await press(anna.page, "menu.open");
    await press(anna.page, "menu.standIn", { name: "Bert" });
    await press(anna.page, "table.close");
    await says(strip(bert.page), t("standIn.host"));
    await says(anna.page.locator(".seats"), t("sign.standIn"));
    await shoot(bert.page, "online-stand-in");
    await press(bert.page, "standIn.return");
    await strip(bert.page).waitFor({ state: "detached" });

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
    await says(strip(bert.page), t("online.after", { name: "Anna" }));
    expect(await button(bert.page, "end.again").count()).toBe(0);
    await press(bert.page, "online.chairs");
    await press(bert.page, "gathering.look");
    await eventuallyOver(bert);
    await press(anna.page, "end.again");
    for (const { page } of [anna, bert]) {
      await page.locator(".end").waitFor({ state: "detached" });
      await says(page.locator("h1"), t("cardTable.title", { round: 1 }));
    }
  });

  it("pause when everybody agrees, and show how much time is left", async () => {
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
    await says(strip(bert.page), t("pause.others", { names: "Anna" }));
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
    await says(strip(bert.page), t("pause.others.goOn", { names: "Anna" }));
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
    await anna.page
      .getByLabel(t("chair.bot", { role: t("role.ambassador") }))
      .selectOption("agent");
    await says(cleo.page.locator(".chairs"), t("seating.bot", { level: t("level.agent") }));

    await anna.page.getByRole("button", { name: `${t("chair.remove")} (Bert)` }).click();
    await dialog.getByRole("button", { name: t("chair.remove.yes") }).click();
    await says(bert.page.locator("main"), t("online.bye.notHere"));

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
  });

  it("are taken over when the host is away, between games and in one, by keyboard", async () => {
    const { INKOGNITO_PAGE: page = BUILT_PAGE } = process.env;
    // Two minutes at the one house, none at the other: nobody waits for a clock.
    const hasty = await startServer({ page, limits: { hostAway: 0 } });
    onTestFinished(() => hasty.stop());
    const away = ({ page }: Guest) => page.locator(".host-away");
    const takeOver = async ({ page }: Guest): Promise<void> => {
      expect(await stickingOut(page)).toEqual([]);
      await pressOn(page, t("host.takeOver"));
    };

    const early = await withHost(inject("site"));
    expect(await away(early.bert).count()).toBe(0);
    await early.host.close();
    await says(away(early.bert), t("host.away", { name: "Anna" }));
    await takeOver(early.bert);
    await says(away(early.bert), t("online.refusal.hostHere"));
    expect(await strip(early.bert.page).count()).toBe(0);
    await hasFocus(early.bert.page, t("host.takeOver"));
    const names = ["Anna", "Bert"];
    expect(await lookInEveryLanguage(early.bert.page, "online-host-away", { names })).toEqual([]);

    const between = await withHost(hasty.site);
    await between.host.close();
    await away(between.bert).waitFor();
    await takeOver(between.bert);
    await away(between.bert).waitFor({ state: "detached" });
    await says(between.bert.page.locator("h1"), t("lobby.table.of", { name: "Bert" }));
    await keepsFocus(between.bert.page);

    const { bert, host } = await withHost(hasty.site);
    await host.ask({ type: "start" });
    await atGame(bert);
    await host.close();
    await pressOn(bert.page, t("menu.open"));
    await away(bert).waitFor();
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

describe("a person", () => {
  const path = (to: string): string => `${inject("site")}/${to}`;

  it("comes back on another device by a code or a link, with tables and pencil marks", async () => {
    // Nobody else in the house has this name.
    const marta = await arrive("Marta");
    await enter(marta, "#/lobby");
    await openTable(marta, (page) => quickTable(page, "3"));
    await press(marta.page, "gathering.start.first");
    await atGame(marta);
    await marta.page.getByRole("tab", { name: t("papers.notebook") }).click();
    const cells = (page: Page) =>
      page.locator("button.grid-cell:is(.grid-open, .grid-yes, .grid-no)");
    await cells(marta.page).first().click();
    await cells(marta.page).first().and(marta.page.locator(".grid-yes")).waitFor();
    const table = marta.page.url();

    await marta.page.goto(path("#/me"));
    await marta.page.getByRole("button", { name: t("me.recovery.make") }).click();
    const code = await marta.page.locator(".lobby-code").innerText();
    await marta.page.getByRole("button", { name: t("me.move.make") }).click();
    await marta.page.locator(".lobby-code").nth(1).waitFor();
    const link = await marta.page.locator(".lobby-code").nth(1).innerText();
    await shoot(marta.page, "online-me");

    const other = await arrive("nobody");
    await other.page.goto(path("#/lobby"));
    await other.page.locator("summary").click();
    await other.page.getByLabel(t("lobby.recover.code")).fill(code.toLowerCase());
    await press(other.page, "lobby.recover.enter");
    await says(other.page.locator("main"), t("lobby.hello", { name: "Marta" }));
    await other.page.getByRole("link", { name: t("lobby.table.of", { name: "Marta" }) }).click();
    await atGame(other);
    await other.page.getByRole("tab", { name: t("papers.notebook") }).click();
    await cells(other.page).first().and(other.page.locator(".grid-yes")).waitFor();
    // Two devices, one pencil.
    await marta.page.goto(table);
    await atGame(marta);
    await marta.page.getByRole("tab", { name: t("papers.notebook") }).click();
    await cells(other.page).first().click();
    await cells(marta.page).first().and(marta.page.locator(".grid-no")).waitFor();

    const third = await arrive("Tina");
    await enter(third, "#/lobby");
    await third.page.getByText(t("lobby.mine.none")).waitFor();
    await third.page.goto(link);
    await third.page.getByText(t("online.move.instead", { name: "Tina" })).waitFor();
    await press(third.page, "online.move.yes");
    await says(third.page.locator("main"), t("lobby.hello", { name: "Marta" }));
  });

  it("is renamed, mutes others, and can be forgotten", async () => {
    const anna = await arrive("Anna");
    const bert = await arrive("Bert");
    await enter(anna, "#/lobby");
    const link = await openTable(anna);
    await enter(bert, link);
    await sitDown(bert);
    await press(anna.page, "menu.open");
    await anna.page.getByLabel(t("menu.relation", { name: "Bert" })).selectOption("muted");
    await press(anna.page, "table.close");
    await say(bert, "Can you hear me?");
    await bert.page.getByText("Can you hear me?").waitFor();
    await say(anna, "Not a word.");
    await anna.page.getByText("Not a word.").waitFor();
    expect(await anna.page.getByText("Can you hear me?").count()).toBe(0);

    await bert.page.goto(path("#/me"));
    await bert.page.getByLabel(t("lobby.name"), { exact: true }).fill("Berta");
    await press(bert.page, "me.name.change");
    await bert.page.getByText(t("me.name.changed")).waitFor();
    await says(anna.page.locator(".chairs"), "Berta");

    await anna.page.goto(path("#/me"));
    await says(anna.page.locator(".lobby-people"), "Berta");
    await press(anna.page, "me.relation.undo", { relation: "muted" });
    await anna.page.getByText(t("me.relations.none")).waitFor();
    const download = anna.page.waitForEvent("download");
    await anna.page.getByRole("link", { name: t("me.data.download") }).click();
    expect((await download).suggestedFilename()).toBe("inkognito.json");
    await press(anna.page, "me.data.delete");
    await press(anna.page, "me.delete.yes");
    await button(anna.page, "home.play").waitFor();
    await anna.page.getByRole("link", { name: t("home.others") }).click();
    await anna.page.getByLabel(t("lobby.name"), { exact: true }).waitFor();
  });

  it("has a name that can be read", async () => {
    const anna = await arrive("Anna", { forgive: (fault) => /400/.test(fault) });
    await anna.page.goto(path("#/lobby"));
    await anna.page.getByLabel(t("lobby.name"), { exact: true }).fill("\u202eanna");
    await press(anna.page, "lobby.name.enter");
    await says(anna.page.getByRole("alert"), t("lobby.name.bad", { most: 20 }));
  });
});

describe("every screen with other people", () => {
  it("is for everybody, in every language", { timeout: 400_000 }, async () => {
    const guest = await arrive("Dorothea", { settings: { theme: "system" } });
    const { page } = guest;
    const look = async (name: string): Promise<void> => {
      const found = await lookInEveryLanguage(page, `online-${name}`, { names: ["Dorothea"] });
      expect([name, found]).toEqual([name, []]);
      await page.setViewportSize(PHONE);
      await speakOn(page, "de");
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "225%";
      });
      expect([name, "large text", await stickingOut(page)]).toEqual([name, "large text", []]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "";
      });
      await speakOn(page, "en");
      await page.setViewportSize(DESKTOP);
    };
    await page.goto(`${inject("site")}/#/lobby`);
    await page.locator("summary").click();
    await look("name");
    await enter(guest, "#/lobby");
    await page.getByText(t("lobby.mine.none")).waitFor();
    await look("lobby");
    await openTable(guest, async () => {
      await quickTable(page, "3");
      await look("new");
    });
    await look("chairs");
    await press(page, "menu.open");
    await page.getByRole("dialog").waitFor();
    await look("menu");
    await press(page, "table.close");
    await press(page, "gathering.start.first");
    await atGame(guest);
    await talk(guest).click();
    await look("talk");
    await page.goto(`${inject("site")}/#/me`);
    await button(page, "me.recovery.make").waitFor();
    await look("me");
  });

  it("says in its title that it is my turn", async () => {
    const anna = await arrive("Anna");
    await enter(anna, "#/lobby");
    await openTable(anna, (page) => quickTable(page, "3"));
    await press(anna.page, "gathering.start.first");
    await atGame(anna);
    await eventually(() => anna.page.title()).toContain(t("attention.turn"));
  });

  it("calls whoever looks elsewhere, until the turn is over", async () => {
    const anna = await arrive("Anna");
    const { page } = anna;
    await enter(anna, "#/lobby");
    await openTable(anna, (form) => quickTable(form, "3"));
    await page.evaluate(() => {
      const called = { open: 0, all: 0 };
      const Notification = function (this: { close(): void }): void {
        called.open += 1;
        called.all += 1;
        this.close = () => {
          called.open -= 1;
        };
      };
      Object.assign(Notification, { permission: "granted" });
      Object.assign(globalThis, { called, Notification });
      Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    });
    const called = () => page.evaluate(() => ({ ...(globalThis as { called?: object }).called }));
    expect(await called()).toEqual({ open: 0, all: 0 });
    await press(page, "gathering.start.first");
    await eventually(called).toEqual({ open: 1, all: 1 });
    const device = await deviceOf(anna, tableOf(anna).table);
    await device.ask({ type: "pause", wanted: true });
    await eventually(called).toEqual({ open: 0, all: 1 });
    await device.ask({ type: "pause", wanted: true });
    await eventually(called).toEqual({ open: 1, all: 2 });
    await eventually(() => page.title()).toContain(t("attention.turn"));
  });

  it("has room for five names of one long word on a phone", async () => {
    const long = (letter: string): string => letter.repeat(MAX_NAME);
    const anna = await arrive(long("W"), { size: PHONE });
    const { page } = anna;
    await enter(anna, "#/lobby");
    await openTable(anna, (form) => inGroup(form, t("choice.players"), "5"));
    const { table, key } = tableOf(anna);
    const site = inject("site");
    for (const [i, name] of [long("M"), "Marie-Antoinette", "Bo", long("Q")].entries()) {
      const { cookie } = await Person.arrive(site, name);
      await (await TestClient.join({ site, cookie, table, key })).sit((i + 1) as Seat);
    }
    expect(await stickingOut(page)).toEqual([]);
    await press(page, "gathering.start.first");
    await atGame(anna);
    expect(await stickingOut(page)).toEqual([]);
    const seats = await page.locator(".seats-seat").all();
    const widths = await Promise.all(seats.map(async (seat) => (await seat.boundingBox())?.width));
    expect(widths).toHaveLength(5);
    for (const width of widths) expect(width).toBeGreaterThan(0.15 * PHONE.width);
  });
});
