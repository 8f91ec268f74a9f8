import { SPECTATOR } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { expect } from "vitest";
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
import { press } from "./player.js";
import { PHONE, shoot } from "./visit.js";

/** Five browsers on one machine, from the first chair to the last card. */
export const WHOLE_GAME = 300_000;

export interface GameByLink {
  readonly host: Guest;
  readonly others: readonly Guest[];
  readonly spectator: Guest;
}

/**
 * Four people play a game by link to its end: one reloads, one is cut off and comes back, one
 * watches. No page is sent or holds what it may not have.
 */
export async function gameByLink(game: GameName): Promise<GameByLink> {
  const [anna, bert, cleo, dora, eve] = (await Promise.all([
    arrive("Anna"),
    arrive("Bert", { size: PHONE }),
    arrive("Cleo", { forgive: isCutOff }),
    arrive("Dora", { settings: { theme: "day" } }),
    arrive("Eve", game === "card" ? { size: PHONE } : {}),
  ])) as [Guest, Guest, Guest, Guest, Guest];
  await enter(anna, "#/lobby");
  const link = await openTable(anna, (page) =>
    page.getByLabel(t(`choice.game.${game}`), { exact: true }).check(),
  );
  const others = [bert, cleo, dora];
  for (const guest of others) {
    await enter(guest, link);
    await sitDown(guest);
  }
  await enter(eve, link);
  await anna.page.getByText(t("gathering.ready")).waitFor();
  await press(anna.page, "gathering.start.first");
  const guests = [anna, ...others];
  const all = [...guests, eve];
  await Promise.all(all.map(atGame));

  const { table } = tableOf(anna);
  const devices = await Promise.all(guests.map((guest) => deviceOf(guest, table)));
  const played = { guests, devices };
  for (let i = 0; i < 9; i += 1) await decideOnce(played, "page");
  await shoot(anna.page, `online-${game}`);
  await shoot(eve.page, `online-${game}-watching`);

  await bert.page.reload();
  await atGame(bert);
  await eventuallyTold(bert, 1, devices);

  await cleo.page.context().setOffline(true);
  await cleo.page.getByText(t("online.lost")).waitFor();
  await shoot(cleo.page, `online-${game}-lost`);
  for (let i = 0; i < 8; i += 1) await decideOnce(played, "device");
  await cleo.page.context().setOffline(false);
  await cleo.page.getByText(t("online.lost")).waitFor({ state: "detached" });
  await eventuallyTold(cleo, 2, devices);

  const before = await Promise.all(all.map(contentOf));
  // A spectator has no papers.
  expect(await eve.page.locator(".passport, [role=tab]").count()).toBe(0);
  for (let i = 0; i < 4; i += 1) await decideOnce(played, "page");
  while (await decideOnce(played, "device"));
  await Promise.all(all.map(eventuallyOver));
  await shoot(anna.page, `online-${game}-end`);
  await shoot(bert.page, `online-${game}-end-guest`);

  const record = await recordOf(anna, 1);
  const viewers = [0, 1, 2, 3, SPECTATOR] as const;
  for (const [at, guest] of all.entries()) {
    expectOnlyOwn(guest, viewers[at] ?? SPECTATOR, record, game);
  }
  for (const content of before) expect(content).not.toContain(record.seed);
  expect(devices.flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all(devices.map((device) => device.close()));
  return { host: anna, others, spectator: eve };
}
