import type { Seat } from "@inkognito/engine/core";
import { MAX_NAME } from "@inkognito/protocol";
import { Person, TestClient } from "@inkognito/server/testing";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { lookInEveryLanguage } from "./languages.js";
import { arrive, atGame, enter, openTable, sitDown, tableOf } from "./online.js";
import { button, press, says } from "./player.js";
import { inGroup, quickTable, say, talk } from "./quickTable.js";
import { browsing, openTab, PHONE, shoot, stickingOut } from "./visit.js";

browsing();

describe("a person", () => {
  const path = (to: string): string => `${inject("site")}/${to}`;

  it("comes back on another device by a code or a link, with tables and pencil marks", async () => {
    // No other person on the server has this name.
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
    const line = (page: Page) => page.locator(".note-line").first();
    await line(marta.page).fill("Blue lies");
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
    expect(await line(other.page).inputValue()).toBe("Blue lies");
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

  it("signs out a lost device, which has no person then, and stays where they are", async () => {
    const norma = await arrive("Norma");
    await enter(norma, "#/lobby");
    await openTable(norma);
    const table = norma.page.url();
    await norma.page.goto(path("#/me"));
    const devices = (page: Page) =>
      page.locator("section").filter({ has: page.getByRole("heading", { name: t("me.devices") }) });
    await says(devices(norma.page), t("me.devices.text", { devices: 1 }));
    await press(norma.page, "me.move.make");
    const link = norma.page.locator(".lobby-code");
    await link.waitFor();

    const lost = await arrive("nobody", { size: PHONE });
    await lost.page.goto(await link.innerText());
    await press(lost.page, "online.move.yes");
    await says(lost.page.locator("main"), t("lobby.hello", { name: "Norma" }));
    await lost.page.goto(table);
    await button(lost.page, "chair.getUp").waitFor();
    const own = await openTab(norma.page.context(), { path: new URL(table).hash });
    await button(own, "chair.getUp").waitFor();

    await norma.page.reload();
    await says(devices(norma.page), t("me.devices.text", { devices: 2 }));
    await press(norma.page, "me.devices.signOut");
    await says(norma.page.getByRole("dialog"), t("me.devices.effect"));
    await shoot(norma.page, "online-devices");
    await press(norma.page, "table.close");
    await says(devices(norma.page), t("me.devices.text", { devices: 2 }));
    await press(norma.page, "me.move.make");
    await link.waitFor();
    await press(norma.page, "me.devices.signOut");
    await press(norma.page, "me.devices.yes");
    await says(devices(norma.page), t("me.devices.done"));
    // It would lead nowhere now.
    expect(await link.count()).toBe(0);
    await says(devices(norma.page), t("me.devices.text", { devices: 1 }));

    await says(lost.page.locator("main"), t("online.bye.notHere"));
    await lost.page.reload();
    await lost.page.getByLabel(t("lobby.name"), { exact: true }).waitFor();
    // The other tab of the same browser has noticed nothing.
    await own.getByLabel(t("chat.input")).fill("Still here");
    await press(own, "chat.send");
    await own.getByText("Still here").waitFor();
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
    await anna.page
      .getByRole("dialog")
      .getByRole("button", { name: t("me.delete.yes") })
      .click();
    await button(anna.page, "home.play").waitFor();
    await anna.page.getByRole("link", { name: t("home.others") }).click();
    await anna.page.getByLabel(t("lobby.name"), { exact: true }).waitFor();
  });

  it("is told at once that the browser keeps no cookie", async () => {
    const { page } = await arrive("Anna");
    await page.route("**/api/**", async (route) => {
      const response = await route.fetch();
      const { "set-cookie": _, ...headers } = response.headers();
      await page.context().clearCookies();
      await route.fulfill({ response, headers });
    });
    await page.goto(path("#/lobby"));
    await page.getByLabel(t("lobby.name"), { exact: true }).fill("Anna");
    await press(page, "lobby.name.enter");
    await says(page.getByRole("alert"), t("lobby.failure.cookies"));
  });

  it("uses up no link for a browser that says itself that it keeps no cookie", async () => {
    const { page } = await arrive("Bert");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "cookieEnabled", { get: () => false }),
    );
    await page.goto(path("#/me/move/0000-0000"));
    await page.reload();
    await press(page, "online.move.yes");
    await says(page.locator("main"), t("lobby.failure.cookies"));
    expect(asked).not.toContain("/api/recover");
    await button(page, "online.move.yes").waitFor();
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
  it("is accessible in every language", { timeout: 400_000 }, async () => {
    const guest = await arrive("Dorothea", { settings: { theme: "system" } });
    const { page } = guest;
    const look = async (name: string): Promise<void> => {
      const options = { names: ["Dorothea"], large: true };
      expect(await lookInEveryLanguage(page, `online-${name}`, options)).toEqual([]);
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
