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
} from "./keyboard.js";
import { listen, readLog, saidOnce } from "./listening.js";
import { awaited, button, prompt, says } from "./player.js";
import { atTable, browsing, gameAt, visit } from "./visit.js";

browsing();

describe("the card game by keyboard alone", { tags: ["soak"] }, () => {
  it("is chosen at home, and begins with the focus on its first decision", async () => {
    const page = await visit({ settings: { speed: "instant", coach: "off" } });
    await pressOn(page, t("home.change"));
    await page.locator(".more").waitFor();
    await choose(page, t("choice.game"), t("choice.game.card"));
    await choose(page, t("choice.role"), t("role.blue"));
    await pressOn(page, t("choice.more"));
    await choose(page, t("choice.card.length"), t("choice.card.length.single"));
    await pressOn(page, t("home.play"));
    await atTable(page);
    await awaited(page);
    await hasFocus(page, (await prompt(page).textContent()) ?? "");
    expect(await page.locator("h1").textContent()).toBe(t("cardTable.title", { round: 1 }));
  });

  it("is played from home to its end and into the next, and all is said once, in order", async () => {
    const match = { points: [0, 0, 0, 0], games: 0 };
    const setup = cardTable({ rules: { first: "red" }, match });
    const page = await visit({
      path: gameAt(setup),
      settings: { speed: "instant", coach: "show" },
    });
    await awaited(page);
    await page.goto(inject("site"));
    await page.getByRole("link", { name: t("home.continue") }).waitFor();
    const heard = await listen(page);
    await pressOn(page, /^Continue/);
    await atTable(page);
    await awaited(page);

    await decision(page, t("cardPrompt.locate"));
    // The places lie before the panel, where one could choose as well.
    const rialto = t("places.go", { to: t("place.to.rialto") });
    await pressOn(page, rialto, "Enter", "Shift+Tab");
    await decision(page, "You meet Green at Rialto");
    await showPair(page);
    await playOn(page, { until: t("call.open", { edition: "telephone" }) });
    await call(page, "telephone");
    await over(page);

    const lines = await readLog(page);
    // Before the page was opened: the beginning, the deal, and the first round.
    saidOnce(await heard(), lines.slice(3));

    await pressOn(page, t("match.next"));
    await page.locator(".end").waitFor({ state: "detached" });
    await says(page.locator("h1"), t("cardTable.title.match", { game: 2 }));
    await awaited(page);
    await keepsFocus(page);
    expect(await button(page, "match.next").count()).toBe(0);
  });
});
