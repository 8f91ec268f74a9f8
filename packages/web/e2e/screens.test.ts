import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { speakAtOnce } from "../src/i18n/testing.js";
import type { SoloSetup } from "../src/play/solo/protocol.js";
import type { Settings } from "../src/shell/settings.js";
import { type LookOptions, lookInEveryLanguage } from "./languages.js";
import {
  ask,
  button,
  choice,
  lit,
  panel,
  piece,
  prepareAnnouncement,
  press,
  sendAnywhere,
  sit,
  take,
  walkOnMap,
} from "./player.js";
import { ACQUAINTED, beingAsked, TRIO, tableOf } from "./tables.js";
import { atTable, browsing, gameAt, PHONE, visit } from "./visit.js";

browsing();

/** Many screens in one game; a limit for a machine that is busy with other things. */
const LONG = 400_000;
/** npm test looks at one long turn and the end of a game. */
const SOAK = { tags: ["soak"] };

describe("every screen of the board game, in every language", {
  tags: ["slow"],
  timeout: LONG,
}, () => {
  let found: string[] = [];

  beforeEach(() => {
    found = [];
    speakAtOnce("en");
  });
  afterEach(() => expect(found).toEqual([]));

  const tour = (setup: SoloSetup, settings: Partial<Settings> = {}): Promise<Page> =>
    sit(setup, { settings });

  const look = async (page: Page, name: string, options: LookOptions = {}): Promise<void> => {
    found.push(...(await lookInEveryLanguage(page, name, options)));
  };

  it("a turn with two meetings, and my papers after it", async () => {
    const away = { "red-tall": 42, "red-short": 50, "green-short": 43, ambassador: 49 };
    const page = await tour(tableOf({ away, balls: ["white", "black", "purple"] }));
    await look(page, "table-moving", { soak: true });
    await piece(page, "red-tall").click();
    await look(page, "table-moving-chosen", { soak: true });
    await lit(page, 43).click();
    await walkOnMap(page, "ambassador", 50);
    await look(page, "table-moving-planned");
    await press(page, "move.finish");
    await panel(page).getByText(t("resolve.step")).first().waitFor();
    await look(page, "table-meetings");
    await ask(page, "green", "identity");
    await button(page, "reveal.on").waitFor();
    await look(page, "table-answer");
    await press(page, "reveal.on");
    await look(page, "table-banish");
    await sendAnywhere(page);
    await choice(page, t("role.blue")).click();
    await ask(page, "blue", "build");
    await press(page, "reveal.on");
    await sendAnywhere(page);
    await prepareAnnouncement(page, t("role.green"), "A-C");
    await look(page, "table-announce");
    await press(page, "gesture.open");
    await page.getByRole("dialog").waitFor();
    await look(page, "table-gesture");
    await press(page, "table.close");
    for (const tab of ["passport", "cards", "notebook", "log"] as const) {
      await page.setViewportSize(PHONE);
      await button(page, "papers.title").click();
      await page.getByRole("tab", { name: t(`papers.${tab}`) }).click();
      await look(page, `papers-${tab}`);
    }
  });

  it("being asked, and the penalty for the same answer again", SOAK, async () => {
    const page = await tour(beingAsked({ repeats: "challenge" }), { coach: "show" });
    await look(page, "table-asked-coach");
    await press(page, "coach.title");
    for (const card of TRIO) await take(page, card);
    await look(page, "table-asked");
    await panel(page).locator(".panel-actions .button").click();
    await panel(page)
      .getByRole("button", { name: t("rule.open", { rule: "B7.4" }) })
      .waitFor();
    await look(page, "table-penalty");
  });

  it("the handshake, and a victory", SOAK, async () => {
    const setup = tableOf({ seat: 1, first: 0, away: { "red-tall": 40 }, shown: ACQUAINTED });
    const page = await tour(setup);
    await button(page, "handshake.yes").waitFor();
    await look(page, "table-handshake");
    await press(page, "handshake.yes");
    await page.getByRole("heading", { name: t("end.won") }).waitFor();
    await look(page, "end-won");
  });

  it("the Ambassador's turn, his sheet, and a defeat", SOAK, async () => {
    const page = await tour(
      tableOf({
        rules: { players: 5 },
        seat: 4,
        away: { "red-tall": 40, "green-thin": 36 },
        shown: ACQUAINTED,
      }),
    );
    await look(page, "ambassador-walk");
    await lit(page, 36).click();
    await press(page, "move.finish");
    await panel(page).locator(".panel-card").waitFor();
    await look(page, "ambassador-meeting");
    await ask(page, "green", "identity");
    await press(page, "reveal.on");
    await sendAnywhere(page);
    await press(page, "seal.open");
    await page.getByRole("dialog").waitFor();
    await look(page, "ambassador-seal");
    await press(page, "seal.do");
    await press(page, "resolve.end");
    await page.getByRole("heading", { name: t("end.lost") }).waitFor();
    await look(page, "end-ambassador");
  });

  it("placing the figures, waiting, and the end of a game for three", SOAK, async () => {
    const { scenario: _, ...chosen } = tableOf({ rules: { placement: "chosen" } });
    const placing = await tour(chosen);
    await look(placing, "table-place");
    const three = tableOf({ rules: { players: 3 }, seat: 2, first: 0 });
    const settings = { speed: "slow", coach: "off" } as const;
    const waiting = await visit({ path: gameAt(three), settings });
    await atTable(waiting);
    await button(waiting, "table.hurry").waitFor();
    await look(waiting, "table-waiting");
    const alone = await tour(
      tableOf({ rules: { players: 3 }, seat: 2, away: { "blue-thin": 23 } }),
    );
    await press(alone, "move.stay");
    await press(alone, "announce.open");
    await press(alone, "announce.alone");
    await look(alone, "table-announce-alone");
    await press(alone, "announce.do");
    await alone.locator(".end").waitFor();
    await look(alone, "end-three");
  });
});
