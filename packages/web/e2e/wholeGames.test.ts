import { blankView, evolveView, legal } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { seedFromText } from "@inkognito/engine/core";
import { randomFrom } from "@inkognito/mind";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { peopleOf } from "../src/setup/setup.js";
import { awaited, button, eventually, panel, sit } from "./player.js";
import { savedGame } from "./saved.js";
import { tableOf } from "./tables.js";
import { browsing } from "./visit.js";

browsing();

type Below = (limit: number) => number;

const { INKOGNITO_GAMES = "1" } = process.env;
const GAMES = Number(INKOGNITO_GAMES);
const HOUR = 3_600_000;
/** No game among agents takes as long as this. */
const MOST_DECISIONS = 2_000;

const isThere = async (some: Locator): Promise<boolean> => (await some.count()) > 0;

async function clickAny(some: Locator, below: Below): Promise<void> {
  await some.nth(below(await some.count())).click();
}

/** Moves whatever can be moved, or nothing, and mends it until it is allowed. */
async function move(page: Page, below: Below): Promise<void> {
  const choices = panel(page).locator(".panel-list:not(ol) .panel-choice:visible");
  for (let steps = below(4); steps > 0 && (await isThere(choices)); steps -= 1) {
    const another = button(page, "move.other");
    if (await isThere(another)) await another.click();
    if (!(await isThere(choices))) break;
    await clickAny(choices, below);
    await clickAny(choices, below);
  }
  const finish = panel(page).locator(".panel-actions .button").last();
  while (await finish.isDisabled()) await panel(page).locator("ol .panel-choice").last().click();
  await finish.click();
}

/** Does something that is allowed, through the page. */
async function decide(page: Page, below: Below): Promise<"over" | "looked" | "acted"> {
  const here = panel(page);
  await awaited(page);
  if (await isThere(here.locator(".end"))) return "over";
  const on = button(page, "reveal.on");
  const shake = button(page, "handshake.yes");
  const answers = here.locator("details .panel-choice");
  const questions = here.locator(".panel-card .button");
  const whom = here.locator(".panel-card .panel-row .panel-choice");
  if (await isThere(on)) {
    await on.click();
    return "looked";
  }
  if (await isThere(shake)) await shake.click();
  else if (await isThere(here.locator(".banish-filter"))) {
    await clickAny(here.locator(".panel-choice"), below);
  } else if (await isThere(here.locator(".show-row"))) {
    await here.locator("details > summary").click();
    await clickAny(answers, below);
    await here.locator(".panel-actions .button").click();
  } else if (await isThere(here.locator(".panel-card"))) {
    if (await isThere(whom)) await clickAny(whom, below);
    await clickAny(questions, below);
  } else if (await isThere(button(page, "resolve.end"))) await button(page, "resolve.end").click();
  else await move(page, below);
  return "acted";
}

/** Until the page shows everything there is, and that I am awaited, or that it is over. */
async function caughtUp(page: Page, after: number): Promise<number> {
  let decided = after;
  await eventually(async () => {
    const saved = await savedGame(page);
    if (saved === undefined) return "no game";
    const [seat = 0] = peopleOf(saved.setup);
    const told = saved.events.flatMap((event) => boardGame.redact(event, seat) ?? []);
    const view = told.reduce(evolveView, blankView(seat));
    decided = saved.actions.filter((each) => each.seat === seat).length;
    if (decided <= after) return "not yet decided";
    if (view.table.phase.type !== "ended" && legal(view).awaits.type === "none") return "waiting";
    return (await page.locator(".log p").count()) === told.length ? "shown" : "not yet shown";
  }).toBe("shown");
  return decided;
}

describe("a whole game through the page", { tags: ["soak"], timeout: HOUR }, () => {
  const games = Array.from(
    { length: GAMES },
    (_, game) => [game, ([4, 3, 5] as const)[game % 3] ?? 4] as const,
  );

  it.each(games)("game %i, for %i, against agents, is played to its end", async (game, players) => {
    const { scenario: _, ...setup } = tableOf({ rules: { players } });
    const page = await sit({ ...setup, seed: seedFromText(`whole ${game}`) });
    await page.getByRole("tab", { name: t("papers.log") }).click();
    const below = randomFrom(`player ${game}`);
    let decided = await caughtUp(page, -1);
    for (let did = await decide(page, below); did !== "over"; did = await decide(page, below)) {
      if (did === "acted") decided = await caughtUp(page, decided);
      expect(decided).toBeLessThan(MOST_DECISIONS);
    }
    expect(await page.locator(".person-won").count()).toBeGreaterThan(0);
  });
});
