import { SPECTATOR } from "@inkognito/engine/core";
import { expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import {
  arrive,
  atGame,
  decideOnce,
  deviceOf,
  enter,
  eventuallyOver,
  eventuallyTold,
  expectOnlyOwn,
  type Guest,
  isCutOff,
  openTable,
  recordOf,
  sitDown,
  tableOf,
} from "./online.js";
import { press, says } from "./player.js";
import { browsing, PHONE, shoot } from "./visit.js";

browsing();

/** Five browsers on one machine, from the first chair to the last card. */
const WHOLE_GAME = 300_000;

it(
  "four people play the card game by link and go on with their match",
  async () => {
    const [anna, bert, cleo, dora, eve] = (await Promise.all([
      arrive("Anna"),
      arrive("Bert", { size: PHONE }),
      arrive("Cleo", { forgive: isCutOff }),
      arrive("Dora", { settings: { theme: "day" } }),
      arrive("Eve", { size: PHONE }),
    ])) as [Guest, Guest, Guest, Guest, Guest];
    await enter(anna, "#/lobby");
    const link = await openTable(anna, (page) =>
      page.getByLabel(t("choice.game.card"), { exact: true }).check(),
    );
    for (const guest of [bert, cleo, dora]) {
      await enter(guest, link);
      await sitDown(guest);
    }
    await enter(eve, link);
    await press(anna.page, "gathering.start.first");
    const guests = [anna, bert, cleo, dora];
    await Promise.all([...guests, eve].map(atGame));

    const { table } = tableOf(anna);
    const devices = await Promise.all(guests.map((guest) => deviceOf(guest, table)));
    const party = { guests, devices };
    for (let i = 0; i < 10; i += 1) await decideOnce(party, "page");
    await shoot(anna.page, "online-card");
    await shoot(eve.page, "online-card-watching");
    await bert.page.reload();
    await atGame(bert);
    await eventuallyTold(bert, 1, devices);
    await cleo.page.context().setOffline(true);
    await cleo.page.getByText(t("online.lost")).waitFor();
    for (let i = 0; i < 8; i += 1) await decideOnce(party, "device");
    await cleo.page.context().setOffline(false);
    await eventuallyTold(cleo, 2, devices);
    for (let i = 0; i < 6; i += 1) await decideOnce(party, "page");
    while (await decideOnce(party, "device"));
    await Promise.all([...guests, eve].map(eventuallyOver));
    await shoot(anna.page, "online-card-end");
    await shoot(bert.page, "online-card-end-guest");

    const record = await recordOf(anna, 1);
    const viewers = [0, 1, 2, 3, SPECTATOR] as const;
    for (const [at, guest] of [...guests, eve].entries()) {
      expectOnlyOwn(guest, viewers[at] ?? SPECTATOR, record, "card");
    }
    expect(devices.flatMap(({ faults }) => faults)).toEqual([]);
    await Promise.all(devices.map((device) => device.close()));

    // C9.1: only the host goes on, and everybody sees the second game with its points.
    expect(await bert.page.getByRole("button", { name: t("match.next") }).count()).toBe(0);
    await press(anna.page, "match.next");
    for (const { page } of [...guests, eve]) {
      await says(page.locator("h1"), t("cardTable.title.match", { game: 2 }));
    }
  },
  WHOLE_GAME,
);
