import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import type { SoloSetup } from "../src/play/solo/protocol.js";
import { button, choice, panel, press, sit, walkOnMap } from "./player.js";
import { cut, enlarge, lost, moving, outOfSight } from "./sight.js";
import { ACQUAINTED, beingAsked, tableOf } from "./tables.js";
import { browsing, DESKTOP, PHONE, picture, shoot, stickingOut } from "./visit.js";

browsing();

const away = { "red-tall": 42, "green-short": 43 };
const balls = ["white", "black", "purple"] as const;
const meeting = tableOf({ away, balls });
const asked = beingAsked();
const ended = tableOf({ seat: 1, first: 0, away: { "red-tall": 40 }, shown: ACQUAINTED });

describe("a player who wants no motion", () => {
  it("sees none: not at the shake, not on the map, not when cards are dealt", async () => {
    const page = await sit(meeting, { settings: { speed: "fast" } });
    expect(await moving(page)).toEqual([]);
    await walkOnMap(page, "red-tall", 43);
    expect(await moving(page)).toEqual([]);
    await press(page, "move.finish");
    await choice(page, "Ask Green about their identity").click();
    await button(page, "reveal.on").waitFor();
    expect(await moving(page)).toEqual([]);
    await press(page, "gesture.open");
    await page.getByRole("button", { name: t("gesture.tic.X") }).click();
    await page
      .locator(".seats")
      .getByRole("img", { name: t("gesture.tic.X") })
      .waitFor();
    expect(await moving(page)).toEqual([]);
    await page.getByRole("tab", { name: t("papers.notebook") }).click();
    await page.locator(".notebook").waitFor();
    expect(await moving(page)).toEqual([]);
  });
});

describe("a player who needs text twice as large", () => {
  const states: readonly (readonly [string, SoloSetup])[] = [
    ["moving", meeting],
    ["asked", asked],
  ];
  it.each(states)("loses no control and nothing sticks out: %s", async (name, setup) => {
    const page = await sit(setup);
    await enlarge(page);
    await shoot(page, `large-text-${name}`);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect([size, await lost(page)]).toEqual([size, []]);
      expect([size, await stickingOut(page)]).toEqual([size, []]);
    }
    // What is asked is read without scrolling, and every name in full.
    await page.locator(".table").evaluate((table) => table.scrollTo(0, 0));
    expect(await outOfSight(page.locator("#prompt"))).toEqual([]);
    expect(await cut(page.locator(".seats b"))).toEqual([]);
  });

  it("reads the handshake, the papers and the end as well", async () => {
    const page = await sit(ended, { size: PHONE });
    await enlarge(page);
    const fits = async (size: typeof DESKTOP | typeof PHONE): Promise<void> => {
      expect([size, await lost(page)]).toEqual([size, []]);
      expect([size, await stickingOut(page)]).toEqual([size, []]);
    };
    await shoot(page, "large-text-handshake", fits);
    await page.locator(".table").evaluate((table) => table.scrollTo(0, 0));
    expect(await outOfSight(page.locator("#prompt"))).toEqual([]);
    await press(page, "papers.title");
    for (const tab of ["passport", "cards", "notebook", "log"] as const) {
      await page.getByRole("tab", { name: t(`papers.${tab}`) }).click();
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        expect([tab, size, await stickingOut(page)]).toEqual([tab, size, []]);
      }
    }
    await press(page, "table.side.play");
    await press(page, "handshake.yes");
    await page.locator(".end").waitFor();
    await shoot(page, "large-text-end", fits);
  });
});

describe("a player with forced colours", () => {
  it("sees which card is chosen", async () => {
    const page = await sit(asked);
    await page.emulateMedia({ forcedColors: "active" });
    const card = panel(page).locator(".show-card").first();
    const looks = async (): Promise<string> => {
      await page.mouse.move(0, 0);
      await page.locator("h1").click();
      return (await card.screenshot()).toString("base64");
    };
    const seen = new Set<string>();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      seen.add(await looks());
      await card.click();
      seen.add(await looks());
      await picture(page, "forced-colours-asked");
    }
    expect(seen.size).toBe(4);
  });

  it("sees which player is meant in an announcement, and on which side the table is", async () => {
    const page = await sit(meeting, { size: PHONE });
    await page.emulateMedia({ forcedColors: "active" });
    await press(page, "move.stay");
    await press(page, "announce.open");
    await choice(page, "Green").click();
    await panel(page).getByRole("button", { name: /^A-C/ }).click();
    const look = (some: Locator): Promise<readonly string[]> =>
      some.evaluate((element) => {
        const { outlineStyle, borderTopColor } = getComputedStyle(element);
        return [outlineStyle, borderTopColor];
      });
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect(await look(choice(page, "Green"))).not.toEqual(await look(choice(page, "Blue")));
    }
    const [table, papers] = [button(page, "table.side.play"), button(page, "papers.title")];
    expect(await look(table)).not.toEqual(await look(papers));
    await shoot(page, "forced-colours-announce");
  });
});
