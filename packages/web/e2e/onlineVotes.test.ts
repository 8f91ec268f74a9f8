import { cardConfig } from "@inkognito/engine/card";
import { AMBASSADOR } from "@inkognito/engine/core";
import type { TableOptions } from "@inkognito/protocol";
import { Person, TestClient, tableOptions } from "@inkognito/server/testing";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { lookInEveryLanguage } from "./languages.js";
import { arrive, atGame, enter, sitDown } from "./online.js";
import { eventually, press, says } from "./player.js";
import { browsing, PHONE, shoot } from "./visit.js";

browsing();

const strip = (page: Page) => page.locator(".strip");

/** Anna and Cleo on devices without a screen, and Bert on a phone; no bots. */
async function threePeople(more: Partial<TableOptions> = {}) {
  const site = inject("site");
  const anna = await Person.arrive(site, "Anna");
  const { table, key } = await anna.open(tableOptions("card", 3, more));
  const join = ({ cookie }: Person) => TestClient.join({ site, cookie, table, key });
  const host = await join(anna);
  await host.sit(0);
  const bert = await arrive("Bert", { size: PHONE });
  await enter(bert, `${site}/i/${key}`);
  await sitDown(bert);
  const cleo = await join(await Person.arrive(site, "Cleo"));
  await cleo.sit(2);
  await host.ask({ type: "start", without: [] });
  await atGame(bert);
  return { host, cleo, page: bert.page };
}

describe("the players of a game", () => {
  it("vote for a bot for one of them, who comes back, and for the end of the game", async () => {
    const { host, cleo, page } = await threePeople();
    // Two games in two tabs can be told apart.
    await eventually(() => page.title()).toContain(t("lobby.table.of", { name: "Anna" }));
    const about = { type: "vote", ballot: { type: "standIn", seat: 1 }, wanted: true } as const;
    await host.ask(about);
    await says(strip(page), t("vote.standIn.me", { names: "Anna", count: 1 }));
    const names = ["Anna", "Bert", "Cleo"];
    expect(await lookInEveryLanguage(page, "online-vote-me", { names, soak: true })).toEqual([]);
    await cleo.ask(about);
    await says(strip(page), t("standIn.vote"));
    await says(strip(page), t("standIn.act"));
    await press(page, "standIn.return");
    await strip(page).waitFor({ state: "detached" });

    await press(page, "menu.open");
    await page.getByRole("dialog").waitFor();
    await shoot(page, "online-menu-votes");
    await press(page, "vote.standIn", { name: "Cleo" });
    await press(page, "table.close");
    await says(strip(page), t("vote.standIn.mine", { name: "Cleo" }));
    await press(page, "pause.withdraw");
    await strip(page).waitFor({ state: "detached" });

    const end = { type: "vote", ballot: { type: "end" }, wanted: true } as const;
    for (const client of [host, cleo]) await client.ask(end);
    await says(strip(page), t("vote.end.others", { names: "Anna and Cleo", count: 2 }));
    await press(page, "pause.agree");
    await says(strip(page), t("vote.end.over"));
    await shoot(page, "online-ended-by-vote");
    await press(page, "online.chairs");
    await says(page.locator(".gathering-start"), t("next.ask"));
    for (const client of [host, cleo]) await client.close();
  });

  it("see who is away also while the clock of that player runs, and whom a pause waits for", async () => {
    const { config } = tableOptions("card", 3);
    const colour = config.seats[2];
    if (colour === undefined || colour === AMBASSADOR) throw new Error("Cleo has no colour");
    const begun = cardConfig({ players: 3, first: colour });
    if (!begun.ok) throw new Error(begun.error.field);
    const { host, cleo, page } = await threePeople({
      config: begun.value,
      pace: { type: "live", seconds: 300 },
    });
    await cleo.close();
    const clock = page.locator(".seats-seat").filter({ has: page.getByRole("timer") });
    await says(clock.filter({ hasText: "Cleo" }), t("sign.away"));
    await press(page, "menu.open");
    await press(page, "pause.ask");
    await press(page, "table.close");
    // It does not wait for the one who is away.
    await says(strip(page), t("gathering.waitingFor", { names: "Anna" }));
    await host.ask({ type: "pause", wanted: true });
    await says(strip(page), t("pause.paused"));
    await says(strip(page), t("gathering.missing", { names: "Cleo" }));
    await shoot(page, "online-pause-without");
    await host.close();
  });
});

describe("without a network", () => {
  const forgive = (fault: string): boolean => /ERR_FAILED|404/.test(fault);

  it("an invitation, the tables and a replay wait, and go on by themselves", async () => {
    const site = inject("site");
    const anna = await Person.arrive(site, "Anna");
    const { key } = await anna.open(tableOptions("card", 3));
    const { page } = await arrive("Bert", { size: PHONE, forgive });
    await page.route("**/api/**", (route) => route.abort());
    await page.goto(`${site}/#/i/${key}`);
    await says(page.locator("h1"), t("online.waiting.title"));
    await shoot(page, "online-invitation-waiting");
    await page.unroute("**/api/**");
    await page.getByLabel(t("lobby.name"), { exact: true }).fill("Bert");
    await press(page, "lobby.name.enter");
    await says(page.locator("h1"), t("lobby.table.of", { name: "Anna" }));

    await page.route("**/api/**", (route) => route.abort());
    await page.goto(`${site}/#/lobby`);
    await page.reload();
    await says(page.locator("h1"), t("online.waiting.title"));
    await page.unroute("**/api/**");
    await press(page, "notice.tryNow");
    await says(page.locator("h1"), t("lobby.title"));
    await says(page.locator(".lobby-list").first(), t("lobby.mine.none"));

    await page.route("**/game.json*", (route) => route.abort());
    await page.goto(`${site}/#/replay/${"0".repeat(12)}/1`);
    await says(page.locator("main"), t("replay.bad.offline"));
    await page.unroute("**/game.json*");
    await press(page, "notice.tryNow");
    await says(page.locator("main"), t("replay.bad.notThere"));
  });
});
