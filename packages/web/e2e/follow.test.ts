import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { speakAtOnce } from "../src/i18n/testing.js";
import { amongAgents } from "./cardTables.js";
import { button } from "./player.js";
import { tableOf } from "./tables.js";
import { atTable, browsing, gameAt, shoot, stickingOut, visit } from "./visit.js";

browsing();
speakAtOnce("en");

/** A line of the list of what has happened, as long as it was in sight. */
interface Seen {
  /** The event's number and its words. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** Notes when each line comes into sight and when it leaves; the end of the game takes all away. */
const watchLines = (page: Page) =>
  page.addInitScript(() => {
    const seen: { key: string; from: number; to: number }[] = [];
    const now = new Map<string, (typeof seen)[number]>();
    const inSight = (line: Element): boolean => {
      const { top, bottom } = line.getBoundingClientRect();
      const frame = line.parentElement?.getBoundingClientRect();
      const panel = line.closest(".table-panel")?.getBoundingClientRect();
      return [frame, panel].every(
        (each) =>
          each !== undefined && (top + bottom) / 2 > each.top && (top + bottom) / 2 < each.bottom,
      );
    };
    const look = (): void => {
      const lines = new Map(
        [...document.querySelectorAll(".lately-line")]
          .filter(inSight)
          .map((line) => [`${line.getAttribute("data-event")} ${line.textContent}`, line]),
      );
      for (const key of lines.keys()) {
        if (now.has(key)) continue;
        now.set(key, { key, from: performance.now(), to: 0 });
      }
      for (const [key, line] of now) {
        if (lines.has(key)) continue;
        seen.push({ ...line, to: performance.now() });
        now.delete(key);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { seen });
  });

const linesSeen = (page: Page): Promise<readonly Seen[]> =>
  page.evaluate(() => (globalThis as unknown as { seen: readonly Seen[] }).seen);

const wordsIn = (key: string): string => key.slice(key.indexOf(" ") + 1);

const readingTime = (words: string): number =>
  Math.max(900, 250 * words.trim().split(/\s+/).length);

/** So much of the page's time goes by at once. */
const STEP = 300;

/** What can be done now: the coach's advice is followed, or nothing but waiting. */
const nextStep = (page: Page): Promise<"over" | "acted" | "showing" | "thinking"> =>
  page.evaluate(
    ([words, hurry]) => {
      if (document.querySelector(".end") !== null) return "over";
      const buttons = [...document.querySelectorAll<HTMLButtonElement>("button:enabled")];
      const found = words.flatMap((each) => buttons.filter((b) => b.textContent === each))[0];
      found?.click();
      if (found !== undefined) return "acted";
      return buttons.some((each) => each.textContent === hurry) ? "showing" : "thinking";
    },
    [[t("reveal.on"), t("coach.doIt")], t("table.hurry")] as const,
  );

/**
 * Plays to the end as fast as possible; the page's clock goes on only while events wait to be shown.
 * Returns how long that was before each decision.
 */
async function playFast(page: Page): Promise<readonly number[]> {
  const waits: number[] = [];
  let wait = 0;
  for (;;) {
    const did = await nextStep(page);
    if (did === "over") return waits;
    if (did === "acted") {
      waits.push(wait);
      wait = 0;
    }
    const time = did === "showing" ? STEP : 10;
    wait += did === "showing" ? STEP : 0;
    await page.clock.runFor(time);
    // Advice and events come from a worker, in real time.
    if (did === "thinking") await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe("at the normal pace", { tags: ["soak"] }, () => {
  it.each([
    ["board", tableOf({ balls: ["white", "white", "white"] })],
    ["card", amongAgents(4, 0)],
  ] as const)("each line of a whole %s game stays until it is read", async (_, setup) => {
    const page = await visit({ settings: { speed: "normal", coach: "show" } });
    await page.clock.install();
    await watchLines(page);
    await page.goto(page.url().split("#")[0] + gameAt(setup));
    await page.reload();
    await atTable(page);
    const waits = await playFast(page);
    const lines = await linesSeen(page);
    expect(lines.length).toBeGreaterThan(15);
    // A line that has been read may come into sight again for a moment.
    const longest = new Map<string, number>();
    for (const { key, from, to } of lines) {
      longest.set(key, Math.max(longest.get(key) ?? 0, to - from));
    }
    const tooShort = [...longest].filter(([key, time]) => time < readingTime(wordsIn(key)));
    expect(tooShort).toEqual([]);
    expect(Math.max(...waits)).toBeGreaterThan(1_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(20_000 + STEP);
  });
});

describe("the list of what has happened since my last turn", () => {
  it("shows again what a line tells when it is pressed, and lists it again after a reload", async () => {
    const page = await visit({
      path: gameAt(tableOf({ first: 1 })),
      settings: { speed: "instant" },
    });
    await atTable(page);
    await page.locator(".panel:not(.panel-waiting)").waitFor();
    const lines = await page.locator(".lately-line").allTextContents();
    expect(lines.length).toBeGreaterThan(1);
    await page.locator(".lately-line button", { hasText: "→" }).first().click();
    await page.locator(".map-again").waitFor();
    await page.locator(".map-again").waitFor({ state: "detached" });
    await page.reload();
    await atTable(page);
    await page.locator(".lately-line").first().waitFor();
    expect(await page.locator(".lately-line").allTextContents()).toEqual(lines);
  });
});

/** What has moved on the page; a busy machine may look too late to see it move. */
interface Motion {
  readonly started: string[];
  readonly walks: {
    readonly piece: string | null;
    readonly places: number;
    readonly time: number;
  }[];
}

const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const motion: Motion = { started: [], walks: [] };
    Object.assign(globalThis, { motion });
    document.addEventListener("animationstart", ({ animationName }) =>
      motion.started.push(animationName),
    );
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      const effect = animation.effect as KeyframeEffect;
      const places = new Set(effect.getKeyframes().map(({ transform }) => transform)).size;
      const time = Number(effect.getComputedTiming().duration);
      motion.walks.push({ piece: this.getAttribute("data-piece"), places, time });
      return animation;
    };
  });

describe("with motion", () => {
  it("balls land in the bowl, and figures walk along the routes, one after another", async () => {
    const setup = tableOf({ first: 1, balls: ["white", "white", "white"] });
    const page = await visit({ motion: true, settings: { speed: "normal", coach: "off" } });
    await watchMotion(page);
    await page.goto(page.url().split("#")[0] + gameAt(setup));
    await page.reload();
    await atTable(page);
    await page.waitForFunction(() => {
      const { motion } = globalThis as unknown as { motion: Motion };
      return motion.started.includes("ball-lands") && motion.walks.length > 0;
    });
    const [walk] = await page.evaluate(
      () => (globalThis as unknown as { motion: Motion }).motion.walks,
    );
    expect(walk?.piece).toMatch(/^(green|blue|yellow)-|^ambassador$/);
    expect(walk?.places).toBeGreaterThan(3);
    expect(walk?.time).toBeLessThanOrEqual(3 * 350);
    await page.locator(".map-trails path").first().waitFor({ state: "attached" });
  });
});

describe("the beginning of a game", () => {
  const begin = (speed: "slow" | "normal"): Promise<Page> =>
    visit({ path: gameAt(tableOf({ first: 1 })), settings: { speed, coach: "off" } });

  it("tells me who I am and whom I look for before anything happens", async () => {
    const page = await begin("slow");
    const deal = page.getByRole("dialog");
    await deal.waitFor();
    expect(await deal.textContent()).toContain("Lord Fiddlebottom");
    expect(await deal.textContent()).toContain("Your partner is Colonel Bubble");
    expect(await page.locator(".lately-line").count()).toBe(0);
    await shoot(page, "deal", async () => expect(await stickingOut(page)).toEqual([]));
    await button(page, "deal.skip").press("Enter");
    await deal.waitFor({ state: "detached" });
    await page.locator(".lately-line").first().waitFor();
  });

  it("goes on by itself, and the space bar shows the next thing at once", async () => {
    const page = await begin("normal");
    await page.clock.install();
    await page.getByRole("dialog").waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
    const lines = page.locator(".lately-line");
    const before = await lines.count();
    // No line is read in less than 900 ms.
    for (let time = 0; time < 800 && (await lines.count()) === before; time += 50) {
      await page.locator("h1").press("Space");
      await page.clock.runFor(50);
    }
    expect(await lines.count()).toBeGreaterThan(before);
  });
});
