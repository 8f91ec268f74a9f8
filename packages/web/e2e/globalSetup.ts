import { serve } from "@inkognito/server";
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
const ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];

/** One server with the built page and one Chromium for all tests. INKOGNITO_PAGE: a page built elsewhere. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { INKOGNITO_PAGE: page, CHROMIUM_PATH } = process.env;
  if (page === undefined) ensurePage();
  const serving = await serve({ env: { PORT: "0" }, ...(page === undefined ? {} : { page }) });
  const browser = await chromium.launchServer({
    executablePath: CHROMIUM_PATH ?? (await sparticuz.executablePath()),
    args: ARGUMENTS,
  });
  project.provide("site", serving.address);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await serving.close();
  };
}
