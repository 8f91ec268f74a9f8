import type { CDPSession, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import type { SoloSetup } from "../src/play/solo/protocol.js";
import { amongAgents } from "./cardTables.js";
import {
  awaited,
  button,
  choice,
  eventually,
  lit,
  panel,
  press,
  prompt,
  sit,
  stands,
} from "./player.js";
import { lost } from "./sight.js";
import { ACQUAINTED, beingAsked, tableOf } from "./tables.js";
import { browsing, DESKTOP, gameAt, PHONE, picture, stickingOut, visit } from "./visit.js";

browsing();

const hold = (setup: SoloSetup, coach: "off" | "show" = "off"): Promise<Page> =>
  sit(setup, { size: PHONE, touch: true, settings: { coach } });

/** Buttons at the foot of the screen that lie below something else. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".panel-actions button, .table-sides button, .coach-button")]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const across = [8, width / 2, width - 8].map((right) => x + right);
        return across.some((at) => !each.contains(document.elementFromPoint(at, y + height / 2)));
      })
      .map((each) => each.textContent),
  );

/** What a thumb cannot hit, and what sticks out sideways; the map has its own measure. */
async function tooMuch(page: Page): Promise<readonly string[]> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a, summary, select, input, [role=tab]")]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 40)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );
  return [...small, ...(await stickingOut(page))];
}

/** Lit spaces that lie beyond the frame of the map, or are too small to be hit at all. */
const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const frame = document.querySelector(".map")?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll(".space[role=button]")]
      .map((each) => ({ name: each.ariaLabel ?? "", box: each.getBoundingClientRect() }))
      .filter(({ box: { left, right, top, bottom, width } }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const seen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
        return !seen || width < 31.9;
      })
      .map(({ name }) => name);
  });

/** How many units of the map are seen from left to right. */
const seenWidth = (page: Page): Promise<number> =>
  page
    .locator(".map-drawing")
    .evaluate((drawing) => Number(drawing.getAttribute("viewBox")?.split(" ")[2]));

/** How many shapes the emblems of the figures have, and which figures' are too small to be told. */
const emblems = (page: Page) =>
  page.locator(".map-piece:has(.figure-emblem)").evaluateAll((pieces) => {
    const drawn = pieces.map((piece) => {
      const shape = piece.querySelector<SVGPathElement>(".figure-emblem path");
      const { width = 0, height = 0 } = shape?.getBBox() ?? {};
      const size = Math.min(width, height) * (shape?.getScreenCTM()?.a ?? 0);
      return { name: piece.getAttribute("data-piece"), path: shape?.getAttribute("d"), size };
    });
    return {
      shapes: new Set(drawn.map(({ path }) => path)).size,
      small: drawn.filter(({ size }) => size < 7).map(({ name, size }) => `${name}: ${size}`),
    };
  });

describe("on a phone", () => {
  it("a turn is played by tapping the list and the map, which comes nearer", async () => {
    const away = { "red-tall": 42, "red-short": 50, "green-short": 43, ambassador: 49 };
    const page = await hold(tableOf({ away, balls: ["white", "black", "purple"] }));
    const whole = await seenWidth(page);
    // Four colours, four shapes: told apart without the colour, also from far away.
    expect(await emblems(page)).toEqual({ shapes: 4, small: [] });
    expect(await tooMuch(page)).toEqual([]);
    await choice(page, "tall red figure, at the Molo").tap();
    await eventually(() => seenWidth(page)).toBeLessThan(whole / 1.5);
    expect(await tooMuch(page)).toEqual([]);
    expect(await outOfSight(page)).toEqual([]);
    await lit(page, 43).tap();
    await choice(page, "the Ambassador, at San Marco").tap();
    await choice(page, "Rialto, with the black ball").tap();
    await button(page, "move.finish").tap();
    await choice(page, "Ask Green about their identity").tap();
    await button(page, "reveal.on").waitFor();
    expect(await tooMuch(page)).toEqual([]);
    await button(page, "reveal.on").tap();
    expect(await tooMuch(page)).toEqual([]);
    await choice(page, "banish to San Basilio").tap();
    await stands(page, "green-short", "San Basilio");
    await choice(page, "Yellow").tap();
    expect(await tooMuch(page)).toEqual([]);
    await choice(page, "Ask Yellow about their build").tap();
    await button(page, "reveal.on").tap();
    await choice(page, "banish to the embassy").tap();
    await button(page, "announce.open").tap();
    await choice(page, "Green").tap();
    await panel(page).getByRole("button", { name: /^A-C/ }).tap();
    expect(await tooMuch(page)).toEqual([]);
    await button(page, "announce.back").tap();
    for (const tab of ["passport", "cards", "notebook", "log"] as const) {
      await button(page, "papers.title").tap();
      await page.getByRole("tab", { name: t(`papers.${tab}`) }).tap();
      expect([tab, await tooMuch(page)]).toEqual([tab, []]);
    }
    await button(page, "table.side.play").tap();
    await button(page, "resolve.end").tap();
    await page.getByRole("heading", { level: 1, name: /^Turn [2-9]/ }).waitFor();
  });

  it("the coach sits where the thumb is, and in the way of nothing", async () => {
    const page = await hold(
      tableOf({ away: { "red-tall": 42 }, balls: ["white", "black", "purple"] }),
      "show",
    );
    await button(page, "coach.title").tap();
    await choice(page, "tall red figure, at the Molo").tap();
    await button(page, "move.stay").waitFor();
    await eventually(() => covered(page)).toEqual([]);
    expect(await tooMuch(page)).toEqual([]);
  });

  const { scenario: _, ...placing } = tableOf({ rules: { placement: "chosen" } });
  const states: readonly (readonly [string, SoloSetup])[] = [
    ["being asked", beingAsked()],
    ["the handshake", tableOf({ seat: 1, first: 0, away: { "red-tall": 40 }, shown: ACQUAINTED })],
    ["placing", placing],
  ];
  it.each(states)("everything is large enough, and nothing sticks out: %s", async (_, setup) => {
    const page = await hold(setup);
    expect(await tooMuch(page)).toEqual([]);
    await press(page, "gesture.open");
    expect(await tooMuch(page)).toEqual([]);
  });

  it("the sheet and the end screen fit as well", async () => {
    const away = { "red-tall": 40 };
    const page = await hold(tableOf({ rules: { players: 5 }, seat: 4, away, shown: ACQUAINTED }));
    expect(await tooMuch(page)).toEqual([]);
    // Beside all those buttons the turn is still to be read.
    const title = page.locator("h1");
    expect(await title.evaluate((h1) => h1.scrollWidth <= h1.clientWidth)).toBe(true);
    await button(page, "seal.open").tap();
    expect(await tooMuch(page)).toEqual([]);
    await button(page, "seal.do").tap();
    await button(page, "walk.stay").tap();
    await button(page, "resolve.end").tap();
    await page.locator(".end").waitFor();
    expect(await tooMuch(page)).toEqual([]);
  });
});

describe("a phone on its side", () => {
  const sizes = [
    { width: 640, height: 360 },
    { width: 740, height: 320 },
    { width: 844, height: 390 },
  ] as const;

  /** Where what lies on the table and what is asked begin and end, of the whole screen. */
  const places = (page: Page) =>
    page.evaluate(() => {
      const boxOf = (found: string): DOMRect =>
        document.querySelector(found)?.getBoundingClientRect() ?? new DOMRect();
      const [stage, asked] = [boxOf(".table-play > :first-child"), boxOf(".table-panel")];
      return {
        isBeside: stage.right <= asked.left + 1 && stage.top === asked.top,
        isSeen: Math.max(stage.bottom, asked.bottom) <= innerHeight,
        isLarge: Math.min(stage.width / innerWidth, stage.height / innerHeight) > 0.38,
      };
    });

  const fits = async (page: Page): Promise<void> => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      const beside = { isBeside: true, isSeen: true, isLarge: true };
      expect([size, await places(page)]).toEqual([size, beside]);
      expect([size, await tooMuch(page)]).toEqual([size, []]);
      expect([size, await covered(page)]).toEqual([size, []]);
      expect([size, await lost(page)]).toEqual([size, []]);
    }
  };

  it.each([
    ["five at the table", tableOf({ rules: { players: 5 }, seat: 4 })],
    ["the handshake", tableOf({ seat: 1, first: 0, away: { "red-tall": 40 }, shown: ACQUAINTED })],
  ])("has the map beside what is asked: %s", async (name, setup) => {
    const page = await hold(setup);
    await fits(page);
    await picture(page, `sideways-${name}`);
    await press(page, "papers.title");
    expect(await tooMuch(page)).toEqual([]);
  });

  it("has the map beside what is asked, but above it where there is next to no height", async () => {
    const page = await hold(tableOf({ away: { "red-tall": 42 } }));
    await fits(page);
    await picture(page, "sideways-moving");
    await page.setViewportSize({ width: 740, height: 250 });
    expect(await tooMuch(page)).toEqual([]);
    expect(await lost(page)).toEqual([]);
    const map = await page.locator(".map").boundingBox();
    expect(map).toMatchObject({ width: 740 });
    expect(map?.height).toBeGreaterThan(150);
  });

  it("has the places of the card game beside what is asked", async () => {
    const settings = { speed: "instant", coach: "show" } as const;
    const path = gameAt(amongAgents(5, 4));
    const page = await visit({ path, size: PHONE, touch: true, settings });
    await awaited(page);
    await fits(page);
    await picture(page, "sideways-card");
  });
});

describe("a phone that becomes a large screen", () => {
  it("shows the whole map again", async () => {
    const page = await sit(tableOf({ away: { "red-tall": 42 } }), { size: DESKTOP });
    const whole = await seenWidth(page);
    await page.setViewportSize(PHONE);
    await choice(page, "tall red figure, at the Molo").click();
    await eventually(() => seenWidth(page)).toBeLessThan(whole / 1.5);
    await page.setViewportSize(DESKTOP);
    await eventually(() => seenWidth(page)).toBe(whole);
  });
});

describe("the map under two fingers", () => {
  const touch = (
    session: CDPSession,
    type: "touchStart" | "touchMove" | "touchEnd",
    ...fingers: (readonly [number, number])[]
  ) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });

  it("is pinched and pushed, and neither of them chooses anything", async () => {
    const page = await hold(tableOf());
    const session = await page.context().newCDPSession(page);
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator(".map").boundingBox()) ?? {};
    const [cx, cy] = [x + width / 2, y + height / 2];
    const whole = await seenWidth(page);
    await touch(session, "touchStart", [cx - 20, cy], [cx + 20, cy]);
    for (const apart of [30, 50, 80]) {
      await touch(session, "touchMove", [cx - apart, cy], [cx + apart, cy]);
    }
    await touch(session, "touchEnd");
    await eventually(() => seenWidth(page)).toBeLessThan(whole / 2);
    const box = () => page.locator(".map-drawing").getAttribute("viewBox");
    const before = await box();
    await touch(session, "touchStart", [cx, cy]);
    for (const far of [20, 40, 60]) await touch(session, "touchMove", [cx - far, cy]);
    await touch(session, "touchEnd");
    await eventually(box).not.toBe(before);
    expect(await prompt(page).textContent()).toBe(t("prompt.move"));
    await press(page, "table.map.whole");
    await eventually(() => seenWidth(page)).toBe(whole);
  });
});
