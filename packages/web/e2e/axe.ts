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
    where: { readonly exclude: readonly (string | Element)[] },
    options: Options & { readonly resultTypes: readonly ["violations"]; readonly preload: false },
  ): Promise<{ readonly violations: readonly Violation[] }>;
}

type Light = "dark" | "light";

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
        { exclude: [...where, ...document.querySelectorAll("[data-looked-at]")] },
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

/** Parts of pages whose colours were found to be right, as `markKnownParts` names them. */
const known = new Set<string>();

/**
 * Marks the parts of the page that have the same markup, in the same surroundings, light and size, as
 * one that was looked at before: its colours are the same. Returns the names of all parts.
 */
const markKnownParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (before) => {
      /** A part with more elements than this is divided. */
      const LARGE = 40;
      const names = new Set(before);
      const found: string[] = [];
      const { theme } = document.documentElement.dataset;
      const nameOf = (text: string): string => {
        let [one, other] = [0x811c9dc5, 0x1b873593];
        for (let at = 0; at < text.length; at += 1) {
          one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
          other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b);
        }
        return `${one} ${other} ${text.length}`;
      };
      const hasText = ({ childNodes }: Element): boolean =>
        [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      /** What is chosen, and what has the focus, is not in the markup. */
      const choicesIn = (part: Element): string =>
        [...part.querySelectorAll("*")]
          .map((each) => (each.matches(":checked, :focus") ? 1 : 0))
          .join("");
      const look = (part: Element, around: string): void => {
        const isLarge = part.getElementsByTagName("*").length > LARGE;
        if (isLarge && !hasText(part)) {
          const inside = `${around} ${(part.cloneNode(false) as Element).outerHTML}`;
          for (const child of part.children) look(child, inside);
          return;
        }
        const name = nameOf(
          `${theme} ${innerWidth} ${around} ${part.outerHTML} ${choicesIn(part)}`,
        );
        found.push(name);
        if (names.has(name)) part.setAttribute("data-looked-at", "");
      };
      look(document.body, "");
      return found;
    },
    [...known],
  );

const unmarkParts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll("[data-looked-at]")) {
      part.removeAttribute("data-looked-at");
    }
  });

/** Of the map axe cannot tell the colours: too much lies over one another. */
async function coloursOf(page: Page): Promise<readonly string[]> {
  const parts = await markKnownParts(page);
  const found = await axe(page, [MAP], { runOnly: OF_COLOURS });
  await unmarkParts(page);
  if (found.length === 0) for (const part of parts) known.add(part);
  return found;
}

/** The map is large. When nothing on it can be chosen it is a picture, and always the same one. */
async function allOthersOf(page: Page): Promise<readonly string[]> {
  const lit = (await page.locator(`${MAP} [role=button]`).count()) > 0;
  return axe(page, lit ? [] : [MAP], ALL_OTHERS);
}

/**
 * In both lights, at this size; the page goes by the system's. It stays in the other light: to change
 * it draws the page anew, and the next look may begin there.
 */
async function inBothLights(
  page: Page,
  look: (light: "first" | "second") => Promise<readonly string[]>,
): Promise<string[]> {
  const width = page.viewportSize()?.width;
  const said = (light: Light, faults: readonly string[]): readonly string[] =>
    faults.map((fault) => `${width}, ${light}: ${fault}`);
  const first = (await page.locator("html").getAttribute("data-theme")) as Light;
  const second = first === "dark" ? "light" : "dark";
  const found = [...said(first, await look("first"))];
  await page.emulateMedia({ colorScheme: second });
  await page.locator(`html[data-theme="${second}"]`).waitFor();
  return [...found, ...said(second, await look("second"))];
}

/** Everything that axe finds. */
export const axeInBothLights = (page: Page): Promise<string[]> =>
  inBothLights(page, async (light) => [
    ...(await coloursOf(page)),
    ...(light === "first" ? await allOthersOf(page) : []),
  ]);

/** What cannot be told from its ground. */
export const contrastInBothLights = (page: Page): Promise<string[]> =>
  inBothLights(page, () => coloursOf(page));
