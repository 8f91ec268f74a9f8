import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGUAGES, t } from "../src/i18n/i18n.js";
import { contrastInBothLights } from "./axe.js";
import { cardTable, shortest } from "./cardTables.js";
import { speakOn } from "./languages.js";
import {
  button,
  choice,
  eventually,
  panel,
  prepareAnnouncement,
  prepareCall,
  press,
  prompt,
  sit,
} from "./player.js";
import { coveredBy, cut, outOfSight } from "./sight.js";
import { ACQUAINTED, beingAsked, tableOf } from "./tables.js";
import { browsing, gameAt, visit } from "./visit.js";

browsing();

const PHONE = { width: 360, height: 740 } as const;

describe("seen without scrolling at 1280", () => {
  it("the end: all players without masks", async () => {
    const page = await sit(
      tableOf({ seat: 1, first: 0, away: { "red-tall": 40 }, shown: ACQUAINTED }),
    );
    await press(page, "handshake.yes");
    await page.locator(".end").waitFor();
    const people = page.locator(".cast-name, .cast-agent");
    expect(await people.count()).toBe(8);
    expect(await outOfSight(people)).toEqual([]);
    expect(await outOfSight(page.locator(".end-actions .button"))).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await contrastInBothLights(page)).toEqual([]);
  });

  it("an announcement: who, which code, and the last warning", async () => {
    const page = await sit(tableOf({ shown: ACQUAINTED }), { settings: { coach: "show" } });
    await press(page, "move.stay");
    await prepareAnnouncement(page, "Green", "A-C");
    const parts = page.locator(".panel").locator("#prompt, .panel-choice, .panel-warning, .button");
    // The sentence, three people, three codes, the warning, and two buttons.
    expect(await parts.count()).toBe(10);
    expect(await outOfSight(parts)).toEqual([]);
    const announce = button(page, "announce.do");
    expect(await announce.getAttribute("aria-describedby")).toBe(
      await page.locator(".panel-warning").getAttribute("id"),
    );
    // What it warns of can be read in the rules.
    const rule = page.locator(".panel-warning").getByRole("button");
    expect(await outOfSight(rule)).toEqual([]);
    expect(await rule.getAttribute("aria-label")).toBe(t("rule.open", { rule: "B10.3" }));
  });

  it("my papers with more height, and what is asked above them", async () => {
    const page = await sit(beingAsked());
    const papers = page.locator(".table-papers");
    const height = async (): Promise<number> => (await papers.boundingBox())?.height ?? 0;
    const small = await height();
    await press(page, "papers.larger");
    await eventually(height).toBeGreaterThan(small + 100);
    expect(await outOfSight(prompt(page))).toEqual([]);
    expect(await outOfSight(panel(page).locator(".panel-actions .button"))).toEqual([]);
    await press(page, "papers.smaller");
    await eventually(height).toBe(small);
  });
});

describe("seen on a phone", () => {
  it("the last warning, once everything is chosen, and every code above it", async () => {
    const page = await sit(tableOf({ shown: ACQUAINTED }), { size: PHONE });
    await press(page, "move.stay");
    await prepareAnnouncement(page, "Green", "A-C");
    await eventually(() => outOfSight(page.locator(".panel-warning"))).toEqual([]);
    const first = choice(page, "A-B");
    await first.scrollIntoViewIfNeeded();
    expect(await outOfSight(first)).toEqual([]);
  });

  it("the last warning of the card game, and its end", { tags: ["soak"] }, async () => {
    const setup = shortest(cardTable({ people: ["Ada"] }));
    const page = await visit({
      path: gameAt(setup),
      size: PHONE,
      settings: { speed: "instant", coach: "show" },
    });
    await prepareCall(page);
    await eventually(() => outOfSight(page.locator(".panel-warning"))).toEqual([]);
    await press(page, "call.do", { edition: "telephone" });
    await page.locator(".end").waitFor();
    expect(await page.locator(".end-reason").getByRole("button").count()).toBe(1);
    expect(await contrastInBothLights(page)).toEqual([]);
  });

  it("every name in full, also beside a gesture, in every language", async () => {
    const page = await sit(tableOf({ rules: { players: 5 }, seat: 4 }), { size: PHONE });
    const names = page.locator(".seats b");
    for (const language of LANGUAGES) {
      await speakOn(page, language);
      expect(await names.allTextContents()).toContain(t("seats.name", { role: "ambassador" }));
      expect([language, await cut(names)]).toEqual([language, []]);
      await press(page, "gesture.open");
      await page.getByRole("button", { name: t("gesture.tic.X") }).click();
      const mask = page.locator(".seats-tic");
      await mask.waitFor();
      const covered = await coveredBy(page.locator(".seats-words > *"), mask);
      expect([language, covered]).toEqual([language, []]);
    }
    await speakOn(page, "en");
  });

  it("every space that can be chosen is as wide as a fingertip, or as its neighbours allow", async () => {
    const away = { "red-tall": 42, "green-short": 43 };
    const page = await sit(tableOf({ away, balls: ["white", "orange", "blue"] }), { size: PHONE });
    await choice(page, "tall red figure, at the Molo").click();
    const near = await reaches(page);
    expect(near.length).toBeGreaterThan(2);
    expect(near.filter(({ width }) => width < 31.9)).toEqual([]);
    await page.locator('[data-space="43"]').click();
    await press(page, "move.finish");
    await choice(page, "Ask Green about their identity").click();
    await press(page, "reveal.on");
    await page.locator(".banish-filter").waitFor();
    const far = await reaches(page);
    expect(far.length).toBeGreaterThan(30);
    expect(far.filter(({ width, room }) => width < Math.min(31.9, room - 0.1))).toEqual([]);
    // Each is hit in its middle by a finger that means it.
    expect(far.filter(({ hit }) => !hit)).toEqual([]);
  });
});

interface Reach {
  readonly name: string | null;
  /** In pixels. */
  readonly width: number;
  /** To the nearest other one. */
  readonly room: number;
  readonly hit: boolean;
}

const reaches = (page: Page): Promise<readonly Reach[]> =>
  page.locator(".space[role=button] > .space-reach").evaluateAll((circles) => {
    const boxes = circles.map((circle) => {
      const { left, top, width } = circle.getBoundingClientRect();
      return { circle, width, x: left + width / 2, y: top + width / 2 };
    });
    return boxes.map(({ circle, width, x, y }, index) => ({
      name: circle.parentElement?.ariaLabel ?? null,
      width,
      room: Math.min(
        ...boxes
          .filter((_, other) => other !== index)
          .map((box) => Math.hypot(box.x - x, box.y - y)),
      ),
      hit: circle.parentElement?.contains(document.elementFromPoint(x, y)) === true,
    }));
  });
