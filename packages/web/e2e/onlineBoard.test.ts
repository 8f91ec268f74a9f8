import { SPECTATOR } from "@inkognito/engine/core";
import { expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import {
  arrive,
  atGame,
  contentOf,
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
import { browsing, PHONE, shoot } from "./visit.js";

browsing();

/** Five browsers on one machine, from the first chair to the last card. */
const WHOLE_GAME = 300_000;

it(
  "four people play the board game by link, one reloads, one is cut off, one watches",
  async () => {
    const [anna, bert, cleo, dora, eve] = (await Promise.all([
      arrive("Anna"),
      arrive("Bert", { size: PHONE }),
      arrive("Cleo", { forgive: isCutOff }),
      arrive("Dora", { settings: { theme: "day" } }),
      arrive("Eve"),
    ])) as [Guest, Guest, Guest, Guest, Guest];
    await enter(anna, "#/lobby");
    const link = await openTable(anna);
    for (const guest of [bert, cleo, dora]) {
      await enter(guest, link);
      await sitDown(guest);
    }
    await enter(eve, link);
    await anna.page.getByText(t("gathering.ready")).waitFor();
    await anna.page.getByRole("button", { name: t("gathering.start.first") }).click();
    const guests = [anna, bert, cleo, dora];
    await Promise.all([...guests, eve].map(atGame));

    const { table } = tableOf(anna);
    const devices = await Promise.all(guests.map((guest) => deviceOf(guest, table)));
    const party = { guests, devices };
    for (let i = 0; i < 9; i += 1) await decideOnce(party, "page");
    await shoot(anna.page, "online-game");
    await shoot(eve.page, "online-watching");

    await bert.page.reload();
    await atGame(bert);
    await eventuallyTold(bert, 1, devices);

    await cleo.page.context().setOffline(true);
    await cleo.page.getByText(t("online.lost")).waitFor();
    await shoot(cleo.page, "online-lost");
    for (let i = 0; i < 10; i += 1) await decideOnce(party, "device");
    await cleo.page.context().setOffline(false);
    await cleo.page.getByText(t("online.lost")).waitFor({ state: "detached" });
    await eventuallyTold(cleo, 2, devices);

    const before = await Promise.all([...guests, eve].map(contentOf));
    // Whoever watches has no papers.
    expect(await eve.page.locator(".passport, [role=tab]").count()).toBe(0);
    for (let i = 0; i < 4; i += 1) await decideOnce(party, "page");
    while (await decideOnce(party, "device"));
    await Promise.all([...guests, eve].map(eventuallyOver));
    await shoot(anna.page, "online-end");
    expect(await eve.page.locator(".person").count()).toBe(4);

    const record = await recordOf(anna, 1);
    const viewers = [0, 1, 2, 3, SPECTATOR] as const;
    for (const [at, guest] of [...guests, eve].entries()) {
      expectOnlyOwn(guest, viewers[at] ?? SPECTATOR, record, "board");
    }
    for (const content of before) expect(content).not.toContain(record.seed);
    expect(devices.flatMap(({ faults }) => faults)).toEqual([]);
    await Promise.all(devices.map((device) => device.close()));
  },
  WHOLE_GAME,
);
