import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { cardTable } from "./cardTables.js";
import {
  call,
  choose,
  decision,
  hasFocus,
  keepsFocus,
  over,
  playOn,
  pressOn,
  showPair,
  write,
} from "./keyboard.js";
import { listen, readLog, saidOnce } from "./listening.js";
import { shared } from "./passing.js";
import { awaited, button, eventually } from "./player.js";
import { ACQUAINTED, tableOf } from "./tables.js";
import { browsing, gameAt, visit } from "./visit.js";

browsing();

const PEOPLE = ["Ada", "Ben"];

/** The person hears their own name, and says to be there. */
async function lift(page: Page, name: string): Promise<void> {
  await hasFocus(page, name);
  // It falls first: the second press of a double one was not meant for it.
  await eventually(() => button(page, "passing.here").isEnabled()).toBe(true);
  await pressOn(page, t("passing.here"));
  await page.locator(".curtain").waitFor({ state: "detached" });
}

describe("one device by keyboard alone", () => {
  it("is set up at home for two people and bots", async () => {
    const page = await visit({ settings: { speed: "instant", coach: "off" } });
    await pressOn(page, t("home.change"));
    await page.locator(".more").waitFor();
    await choose(page, t("seating.legend"), t("seating.device"));
    await write(page, t("seating.name", { role: t("role.red") }), "Ada");
    await write(page, t("seating.name", { role: t("role.green") }), "Ben");
    const blue = t("seating.sitter", { role: t("role.blue") });
    await write(page, blue, t("seating.bot", { level: t("level.agent") }));
    await pressOn(page, t("home.play"));
    const heading = page.locator(".curtain h1");
    await heading.waitFor();
    const name = (await heading.textContent()) ?? "";
    expect(PEOPLE).toContain(name);
    await lift(page, name);
    await awaited(page);
    expect(await page.locator(".seats b").allTextContents()).toEqual(
      expect.arrayContaining(PEOPLE),
    );
    await keepsFocus(page);
  });

  it("the board game is continued at home, passed on, and played to its end and into the next", {
    tags: ["soak"],
  }, async () => {
    const setup = tableOf({
      away: { "red-tall": 42 },
      balls: ["white", "orange", "blue"],
      shown: ACQUAINTED,
    });
    const page = await visit({
      path: gameAt(shared(setup, PEOPLE)),
      settings: { speed: "instant", coach: "off" },
    });
    await hasFocus(page, "Ada");
    await page.goto(inject("site"));
    await page.getByRole("link", { name: t("home.continue") }).waitFor();
    await pressOn(page, /^Continue/);
    await lift(page, "Ada");
    await decision(page, t("prompt.move"));
    await pressOn(page, /^tall red figure, at the Molo/);
    await pressOn(page, /^San Giorgio Maggiore \(5\), with the/);
    await pressOn(page, t("move.finish"));
    await awaited(page);
    await pressOn(page, t("announce.open"));
    await decision(page, t("prompt.announce"));
    await pressOn(page, "Ben", "Space");
    await pressOn(page, /^A-C/, "Space");
    await pressOn(page, t("announce.do"));
    await lift(page, "Ben");
    await decision(page, "Do you accept?");
    await pressOn(page, t("handshake.yes"));
    await page.locator(".end").waitFor();
    await hasFocus(page, t("passing.over"));
    expect(await page.locator(".end-winners").textContent()).toBe("Ada and Ben win.");
    await pressOn(page, t("end.again"));
    await page.locator(".end").waitFor({ state: "detached" });
    await awaited(page);
    await keepsFocus(page);
  });

  it("the card game is passed on after every look, played to its end, and again", {
    tags: ["soak"],
  }, async () => {
    const setup = cardTable({ rules: { first: "red" }, people: PEOPLE });
    const page = await visit({
      path: gameAt(setup),
      settings: { speed: "instant", coach: "show" },
    });
    const heard = await listen(page);
    await lift(page, "Ada");
    await decision(page, t("cardPrompt.locate"));
    await pressOn(page, new RegExp(`^${t("place.rialto")}`));
    await lift(page, "Ben");
    await decision(page, t("cardPrompt.locate"));
    await pressOn(page, new RegExp(`^${t("place.rialto")}`));
    // Ben is in front already: he chooses first.
    await decision(page, "You meet Ada at Rialto");
    await showPair(page);
    await lift(page, "Ada");
    await decision(page, "You meet Ben at Rialto");
    await showPair(page);
    await decision(page, "Ben shows you");
    await pressOn(page, t("reveal.on"));
    await pressOn(page, t("passing.go"));
    await hasFocus(page, "Ben");
    const here = t("passing.here");
    let before = 0;
    await playOn(page, {
      until: t("call.open", { edition: "telephone" }),
      before: async (next) => {
        if (next === here) before = (await heard()).told.length;
      },
    });
    await call(page, "telephone");
    await over(page);
    await hasFocus(page, t("passing.over"));
    // Each person hears what has happened since the device was last with them, and what happens then.
    const lines = await readLog(page);
    const { told, besides } = await heard();
    const last = told.slice(before);
    expect(last.length).toBeGreaterThan(1);
    saidOnce({ told: last, besides }, lines.slice(-last.length));
    expect(besides).toContain(t("passing.next", { person: "Ben" }));
    // It is over for both: no curtain falls any more.
    expect(await page.locator(".curtain").count()).toBe(0);
    await page.reload();
    await page.getByRole("heading", { name: t("passing.over") }).waitFor();
    await pressOn(page, t("end.again"));
    await page.locator(".end").waitFor({ state: "detached" });
    await awaited(page);
    await keepsFocus(page);
  });
});
