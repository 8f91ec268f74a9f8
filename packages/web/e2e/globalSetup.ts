import { fileURLToPath } from "node:url";
import { startServer } from "@inkognito/server/testing";
import sparticuz from "@sparticuz/chromium";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { ensurePage } from "../../../scripts/page.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the real server listens. */
    readonly site: string;
    /** Where the one browser of all tests is reached. */
    readonly browser: string;
  }
}

/** The defaults of @sparticuz/chromium kill the browser with the first closed context. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  // What a screen reader would call an element, without a guess of our own.
  "--enable-blink-features=ComputedAccessibilityInfo",
];

const BUILT_PAGE = fileURLToPath(new URL("../dist", import.meta.url));

/**
 * One server with the built page and data of its own, and one Chromium for all tests. INKOGNITO_PAGE:
 * a page built elsewhere.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { INKOGNITO_PAGE: page = BUILT_PAGE, CHROMIUM_PATH } = process.env;
  if (page === BUILT_PAGE) ensurePage();
  const server = await startServer({ page });
  const browser = await chromium.launchServer({
    executablePath: CHROMIUM_PATH ?? (await sparticuz.executablePath()),
    args: ARGUMENTS,
  });
  project.provide("site", server.site);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}
