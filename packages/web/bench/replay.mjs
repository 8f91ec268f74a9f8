import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startServer } from "@inkognito/server/testing";
import sparticuz from "@sparticuz/chromium";
import { chromium } from "playwright-core";
import { median } from "../../engine/bench/measure.mjs";

const { INKOGNITO_PAGE: page = fileURLToPath(new URL("../dist", import.meta.url)), CHROMIUM_PATH } =
  process.env;
const recordOf = (game) =>
  readFileSync(new URL(`../../engine/golden/records/${game}-1.json`, import.meta.url), "utf8");

/** From the key to the picture, in the built page in a real browser. */
export async function replayBenchmarks() {
  const server = await startServer({ page });
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH ?? (await sparticuz.executablePath()),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  try {
    const results = [];
    for (const game of ["board", "card"]) {
      for (const eyes of ["all", "0"]) {
        const steps = await stepsThrough(browser, server.site, recordOf(game), eyes);
        const sorted = steps.toSorted((a, b) => a - b);
        results.push({
          name: `replay: a step, ${game} game, ${eyes === "all" ? "all open" : "a seat's eyes"}`,
          unit: "ms",
          value: median(steps),
          atMost: 50,
          note: `${steps.length} steps, 95 % of them within ${sorted[Math.floor(sorted.length * 0.95)].toFixed(1)} ms`,
        });
      }
    }
    return results;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Every step of a game, in milliseconds. */
async function stepsThrough(browser, site, text, eyes) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en" });
  await tab.goto(`${site}/`);
  await tab.locator("h1").first().waitFor();
  await tab.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], "game.json", { type: "application/json" }));
    const init = { dataTransfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent("drop", init));
  }, text);
  const slider = tab.locator("input[type=range]");
  await slider.waitFor();
  if (eyes !== "all") {
    await tab.locator(".replay-controls select").selectOption({ index: 1 });
    await tab.locator(".papers").waitFor();
  }
  const steps = await tab.evaluate(async () => {
    const range = document.querySelector("input[type=range]");
    const painted = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      });
    const taken = [];
    await painted();
    while (Number(range.value) < Number(range.max)) {
      const before = range.value;
      const begin = performance.now();
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }),
      );
      do await painted();
      while (range.value === before);
      taken.push(performance.now() - begin);
    }
    return taken;
  });
  await tab.close();
  return steps;
}
