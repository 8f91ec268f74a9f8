/**
 * Plays a few turns with the coach, in a real browser on the built page, looks at the notebook and at a
 * round of the card game, and makes an animated picture of it: `node packages/web/tools/film.mjs docs/pictures/game.webp`.
 * Needs `npm run build` and img2webp (Debian: webp).
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sparticuz from "@sparticuz/chromium";
import { chromium } from "playwright-core";
import { preview } from "vite";

const [, , target = "game.webp"] = process.argv;

const COMMON = {
  seats: ["person", "bot", "bot", "bot"].map((type) =>
    type === "person" ? { type, name: "" } : { type, level: "agent" },
  ),
  assistant: "odds",
  coach: "show",
  seed: "5".repeat(64),
};
const COLOURS = { rulesVersion: 2, seats: ["red", "green", "blue", "yellow"], first: "red" };
const BOARD = {
  ...COMMON,
  config: {
    ...COLOURS,
    game: "board",
    edition: "piatnik",
    direction: "clockwise",
    repeats: "blocked",
    placement: "random",
    ambassadorMustMove: true,
  },
};
const CARDS = {
  ...COMMON,
  config: { ...COLOURS, game: "card", edition: "telephone", gestures: false },
  match: null,
};

const site = await preview({
  root: fileURLToPath(new URL("..", import.meta.url)),
  preview: { port: 0 },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await sparticuz.executablePath()),
  args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
});
const frames = mkdtempSync(join(tmpdir(), "film-"));
const shots = [];

const page = await browser.newPage({
  viewport: { width: 1280, height: 860 },
  deviceScaleFactor: 0.7,
  reducedMotion: "reduce",
});
await page.addInitScript(() =>
  localStorage.setItem("inkognito.settings", JSON.stringify({ speed: "instant", coach: "show" })),
);

/** Does what the coach says, and shows each decision before. */
async function play(setup, decisions) {
  const link = Buffer.from(JSON.stringify(setup)).toString("base64url");
  await page.goto(`${address}?${setup.config.game}#/table?setup=${link}`);
  const replace = page.getByRole("button", { name: /^Start the game/ });
  const decision = page.locator(".table-panel .panel:not(.panel-waiting)");
  await decision.or(replace).first().waitFor();
  if ((await replace.count()) > 0) await replace.click();
  const advice = page.getByRole("button", { name: "Do it", exact: true });
  for (let shown = 0; shown < decisions; shown += 1) {
    await decision.first().waitFor();
    await shoot(1.6);
    if ((await advice.count()) > 0) await advice.first().click();
    else await page.locator(".table-panel .panel .button-lamp").first().click();
  }
  await decision.first().waitFor();
}

async function shoot(seconds) {
  const path = join(frames, `${shots.length}.png`);
  await page.waitForTimeout(400);
  await page.screenshot({ path });
  shots.push(["-d", String(seconds * 1000), path]);
}

const [address = ""] = site.resolvedUrls?.local ?? [];
await page.goto(address);
await page.getByRole("button", { name: "Play now" }).waitFor();
await shoot(2);
await play(BOARD, 11);
await page.getByRole("tab", { name: "Notebook" }).click();
await page.getByRole("button", { name: "Larger" }).click();
await shoot(2.5);
await play(CARDS, 4);

await browser.close();
await site.close();
execFileSync("img2webp", [
  "-loop",
  "0",
  "-lossy",
  "-q",
  "50",
  "-m",
  "6",
  ...shots.flat(),
  "-o",
  target,
]);
rmSync(frames, { recursive: true });
