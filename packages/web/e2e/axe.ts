import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Options {
  readonly runOnly?: readonly string[];
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
}

interface Axe {
  run(
    where: { readonly exclude: readonly string[] },
    options: Options & { readonly resultTypes: readonly ["violations"]; readonly preload: false },
  ): Promise<{ readonly violations: readonly Violation[] }>;
}

export type Light = "dark" | "light";

/** All that another light can change: it has colours of its own, and nothing else. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"] as const;
const ALL_OTHERS = {
  rules: Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }])),
};

const MAP = ".map-drawing";

/** The builder brings axe onto the page; what it does beyond that takes three times as long as axe. */
const bringAxe = (page: Page): Promise<unknown> =>
  new AxeBuilder({ page }).setLegacyMode(true).withRules("html-has-lang").analyze();

/** What axe finds, one readable line each; nothing is what we want. */
async function axe(page: Page, exclude: readonly string[], options: Options) {
  if (!(await page.evaluate(() => "axe" in window))) await bringAxe(page);
  const violations = await page.evaluate(
    async ([where, how]) => {
      const { axe } = window as unknown as { readonly axe: Axe };
      const found = await axe.run(
        { exclude: where },
        { ...how, resultTypes: ["violations"], preload: false },
      );
      return found.violations;
    },
    [exclude, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
  );
}

/** Of the map axe cannot tell the colours: too much lies over one another. */
const coloursOf = (page: Page): Promise<readonly string[]> =>
  axe(page, [MAP], { runOnly: OF_COLOURS });

/** The map is large. When nothing on it can be chosen it is a picture, and always the same one. */
async function allOthersOf(page: Page): Promise<readonly string[]> {
  const lit = (await page.locator(`${MAP} [role=button]`).count()) > 0;
  return axe(page, lit ? [] : [MAP], ALL_OTHERS);
}

/** At this size, in both lights, and it stays in the last of them; the page goes by the system's. */
async function inBothLights(
  page: Page,
  last: Light,
  look: (light: Light) => Promise<readonly string[]>,
): Promise<string[]> {
  const width = page.viewportSize()?.width;
  const found: string[] = [];
  for (const light of [last === "dark" ? "light" : "dark", last] as const) {
    await page.emulateMedia({ colorScheme: light });
    await page.locator(`html[data-theme="${light}"]`).waitFor();
    found.push(...(await look(light)).map((fault) => `${width}, ${light}: ${fault}`));
  }
  return found;
}

/** Everything that axe finds. */
export const axeInBothLights = (page: Page, last: Light = "dark"): Promise<string[]> =>
  inBothLights(page, last, async (light) => [
    ...(await coloursOf(page)),
    ...(light === last ? await allOthersOf(page) : []),
  ]);

/** What cannot be told from its ground. */
export const contrastInBothLights = (page: Page): Promise<string[]> =>
  inBothLights(page, "dark", () => coloursOf(page));
