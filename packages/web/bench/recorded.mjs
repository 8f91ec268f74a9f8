import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startServer } from "@inkognito/server/testing";
import sparticuz from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const { INKOGNITO_PAGE: page = fileURLToPath(new URL("../dist", import.meta.url)), CHROMIUM_PATH } =
  process.env;

/** The built page in a real browser, for as long as `use` takes. */
export async function withBrowser(use) {
  const server = await startServer({ page });
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH ?? (await sparticuz.executablePath()),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  try {
    return await use(browser, server.site);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A tab with a recorded game at its first event. */
export async function openRecord(browser, site, game) {
  const record = new URL(`../../engine/golden/records/${game}-1.json`, import.meta.url);
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en" });
  await tab.goto(`${site}/`);
  await tab.locator("h1").first().waitFor();
  await tab.evaluate(
    (content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], "game.json", { type: "application/json" }));
      const init = { dataTransfer, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent("drop", init));
    },
    readFileSync(record, "utf8"),
  );
  await tab.locator("input[type=range]").waitFor();
  return tab;
}
