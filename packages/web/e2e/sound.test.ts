import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { type Sound, TONES } from "../src/sound/sounds.js";
import { ask, button, eventually, lit, piece, press, sit } from "./player.js";
import { tableOf } from "./tables.js";
import { browsing } from "./visit.js";

browsing();

declare global {
  interface Window {
    heard: { contexts: number; pitches: number[] };
  }
}

/** The browser's own sounds, with an ear at every string that is struck. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = { contexts: 0, pitches: [] };
    const Real = AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        window.heard.contexts += 1;
      }
      override createOscillator(): OscillatorNode {
        const node = super.createOscillator();
        const set = node.frequency.setValueAtTime.bind(node.frequency);
        node.frequency.setValueAtTime = (pitch, time) => {
          window.heard.pitches.push(Math.round(pitch));
          return set(pitch, time);
        };
        return node;
      }
    };
  });
}

const heard = (page: Page) => page.evaluate(() => window.heard);

const pitchesOf = (...sounds: readonly Sound[]): readonly number[] =>
  sounds.flatMap((sound) =>
    TONES[sound].filter(({ wave }) => wave !== "hiss").map(({ pitch: [from] }) => Math.round(from)),
  );

/** Red goes to green and asks. */
async function goAndAsk(page: Page): Promise<void> {
  await piece(page, "red-tall").click();
  await lit(page, 43).click();
  await press(page, "move.finish");
  await ask(page, "green", "identity");
  await button(page, "reveal.on").waitFor();
}

const MEETING = tableOf({
  away: { "red-tall": 42, "green-short": 43 },
  balls: ["white", "white", "white"],
});

it("a player with sounds off hears none; with sounds on each is heard exactly once", async () => {
  const page = await sit(MEETING);
  await listen(page);
  await page.reload();
  await goAndAsk(page);
  expect(await heard(page)).toEqual({ contexts: 0, pitches: [] });

  await page.getByRole("button", { name: t("settings.sound"), pressed: false }).click();
  await eventually(() => page.evaluate(() => localStorage.getItem("inkognito.settings"))).toContain(
    '"sound":true',
  );
  await page.getByRole("button", { name: t("settings.sound"), pressed: true }).click();
  await page.goto(page.url().replace(/#.*/, "#/settings"));
  await page
    .getByRole("radio", { name: t("settings.sound.on") })
    .nth(1)
    .check();
  await press(page, "settings.sound.try");
  const sample = pitchesOf("balls", "step", "question", "card", "turn");
  await eventually(() => heard(page)).toEqual({ contexts: 1, pitches: sample });

  // What was told before is not heard again when the game is opened again.
  await page.reload();
  await page.getByRole("link", { name: t("settings.toTable") }).click();
  await button(page, "reveal.on").waitFor();
  expect((await heard(page)).contexts).toBe(0);
});

it("a turn is heard as it is told", async () => {
  const page = await sit(MEETING, { settings: { sound: true } });
  await listen(page);
  await page.reload();
  await goAndAsk(page);
  const pitches = pitchesOf("step", "question", "card");
  await eventually(() => heard(page)).toEqual({ contexts: 1, pitches });
});
