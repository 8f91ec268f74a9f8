import type { BoardView } from "@inkognito/engine/board";
import { describe, expect, inject, it } from "vitest";
import { cardLabel } from "../src/games/board/cardNames.js";
import { t } from "../src/i18n/i18n.js";
import { decision, hasFocus, keepsFocus, key, pressOn, write } from "./keyboard.js";
import { speakOn } from "./languages.js";
import { listen, readLog, saidOnce } from "./listening.js";
import { awaited, prompt, says, sit, stands } from "./player.js";
import { ACQUAINTED, beingAsked, leadingTo, TRIO, tableOf } from "./tables.js";
import { atTable, browsing } from "./visit.js";

browsing();

/** Can the tall red figure go from San Marco by land and sea to San Giorgio? */
function isOneMoveAway({ table }: BoardView): boolean {
  const { phase, positions } = table;
  if (phase.type !== "moving" || phase.seat !== 0 || positions["red-tall"] !== 49) return false;
  const white = phase.balls.filter((ball) => ball === "white").length;
  const missing = (["orange", "blue"] as const).filter((ball) => !phase.balls.includes(ball));
  return white >= missing.length;
}

describe("by keyboard alone", () => {
  it("a player who has left the page by Tab comes in at its beginning, whatever happens meanwhile", async () => {
    const page = await sit(tableOf());
    const isOut = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement === document.body);
    expect(await isOut()).toBe(false);
    for (let tabs = 0; tabs < 150 && !(await isOut()); tabs += 1) await page.keyboard.press("Tab");
    // Everything is drawn anew, as after a move.
    await speakOn(page, "de");
    expect(await isOut()).toBe(true);
    await page.keyboard.press("Tab");
    await hasFocus(page, t("table.home"));
  });

  it("a game is played from home to its end and into the next, and all is said once, in order", async () => {
    const away = { "red-tall": 43, "green-fat": 49 };
    const balls = ["white", "orange", "purple"] as const;
    // Green will shake hands; the others get in the way less than agents would.
    const level = ["agent", "agent", "random", "random"] as const;
    const setup = leadingTo(isOneMoveAway, tableOf({ away, balls, level, shown: ACQUAINTED }), [
      { type: "move", steps: [{ ball: "orange", piece: "red-tall", to: 49 }] },
      { type: "ask", space: 49, of: 1, about: "build" },
      { type: "banish", to: 57 },
      { type: "endTurn" },
    ]);
    const page = await sit(setup);
    await page.goto(inject("site"));
    await page.getByRole("link", { name: t("home.continue") }).waitFor();
    await pressOn(page, /^Continue/);
    await atTable(page);
    await awaited(page);
    const heard = await listen(page);

    await decision(page, t("prompt.move"));
    await pressOn(page, "tall red figure, at the Riva degli Schiavoni");
    await decision(page, "Where should your tall figure go?");
    await pressOn(page, "San Marco, with the orange ball", "Space");
    await pressOn(page, t("move.finish"));
    await decision(page, "You’ve met someone");
    await pressOn(page, "Ask Green about their build");
    await decision(page, "Green shows you these cards.");
    await pressOn(page, t("reveal.on"));
    await decision(page, "Banish the fat green figure");
    await write(page, t("banish.filter"), "daniele");
    await pressOn(page, "banish to San Daniele");
    await decision(page, "end your turn");
    await pressOn(page, t("resolve.end"));
    await decision(page, t("prompt.move"));
    await pressOn(page, /^tall red figure, at San Marco$/);
    await pressOn(page, /^Molo, with the/);
    await pressOn(page, /^San Giorgio Maggiore \(5\), with the/);
    await pressOn(page, t("move.finish"));
    await says(prompt(page), /met|meet|End your turn/);
    await pressOn(page, t("announce.open"));
    await decision(page, t("prompt.announce"));
    await pressOn(page, "Green", "Space");
    await pressOn(page, /^A-C/, "Space");
    await pressOn(page, t("announce.do"));
    await page.locator(".end").waitFor();
    await hasFocus(page, t("end.won"));

    const lines = await readLog(page);
    // Before the page was opened: the beginning, the places, the deal, two answers, and the Phantom.
    saidOnce(await heard(), lines.slice(6));

    await pressOn(page, t("end.again"));
    await page.locator(".end").waitFor({ state: "detached" });
    await awaited(page);
    await keepsFocus(page);
  });

  it("an answer is put together card by card, or taken from the list", async () => {
    const page = await sit(beingAsked());
    await decision(page, "Green asks about your identity");
    for (const card of TRIO) {
      await pressOn(page, new RegExp(`^${cardLabel(card, "red")}`), "Space");
    }
    await says(page.locator(".panel-refusal"), "B7.1");
    await pressOn(page, /^All \d+ answers/);
    await pressOn(page, /^(?!.*card:).* and .*/);
    await pressOn(page, /^Show Green these 3 cards$/);
    await says(prompt(page), /^(?!Green asks)/);
    await keepsFocus(page);
  });

  it("the map is looked at, and a figure is moved on it", async () => {
    const page = await sit(tableOf({ away: { "red-tall": 42 }, balls: ["blue", "blue", "black"] }));
    const box = (): Promise<string | null> => page.locator(".map-drawing").getAttribute("viewBox");
    const whole = await box();
    await pressOn(page, /^Map of Venice/, "Space");
    await key(page, "+");
    const near = await box();
    await key(page, "ArrowRight");
    const moved = await box();
    expect(new Set([whole, near, moved]).size).toBe(3);
    await key(page, "0");
    expect(await box()).toBe(whole);
    await pressOn(page, /^tall red figure, at the Molo, your real figure: move this one$/);
    await pressOn(page, "San Giorgio Maggiore (5), with the blue ball");
    await stands(page, "red-tall", "San Giorgio Maggiore");
    await keepsFocus(page);
  });

  it("dialogs give the focus back to where it came from", async () => {
    const page = await sit(tableOf({ rules: { players: 5 }, seat: 4 }));
    for (const [open, inside] of [
      [t("gesture.open"), t("gesture.all")],
      [t("seal.open"), t("seal.do")],
    ] as const) {
      await pressOn(page, open);
      await page.getByRole("dialog").getByRole("button", { name: inside }).waitFor();
      await key(page, "Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
      await hasFocus(page, open);
    }
    await pressOn(page, t("gesture.open"));
    await page.getByRole("dialog").waitFor();
    await pressOn(page, new RegExp(`^${t("gesture.tic.F")}`));
    await page.locator("dialog").waitFor({ state: "detached" });
    await page
      .locator(".seats")
      .getByRole("img", { name: t("gesture.tic.F") })
      .waitFor();
    await hasFocus(page, t("gesture.open"));
    await pressOn(page, t("seal.open"));
    await page.getByRole("dialog").waitFor();
    await pressOn(page, t("seal.do"));
    await page.getByText(t("seats.sealed")).waitFor();
    // The button that opened it has gone with the only chance.
    await keepsFocus(page);
  });
});
