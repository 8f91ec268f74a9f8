import { median } from "../../engine/bench/measure.mjs";
import { openRecord, withBrowser } from "./recorded.mjs";

/** From the key to the picture, in the built page in a real browser. */
export const replayBenchmarks = () =>
  withBrowser(async (browser, site) => {
    const results = [];
    for (const game of ["board", "card"]) {
      for (const eyes of ["all", "0"]) {
        const steps = await stepsThrough(await openRecord(browser, site, game), eyes);
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
  });

/** Every step of a game, in milliseconds. */
async function stepsThrough(tab, eyes) {
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
