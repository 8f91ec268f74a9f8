import type { Page } from "playwright-core";
import { expect } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { key, pressOn } from "./keyboard.js";
import { logLines } from "./player.js";

interface Heard {
  /** What the table has told, line by line. */
  readonly told: readonly string[];
  /** What any other part of the page has said of itself. */
  readonly besides: readonly string[];
}

/** From now on, writes down whatever a screen reader would say unasked, also of a table that is to come. */
export async function listen(page: Page): Promise<() => Promise<Heard>> {
  await page.evaluate(() => {
    const heard = { told: [] as string[], besides: [] as string[] };
    Object.assign(window, { heard });
    const LIVE = "[aria-live], [role=log], [role=status], [role=alert]";
    const wordsOf = ({ textContent }: Node): readonly string[] =>
      (textContent ?? "").trim() === "" ? [] : [textContent ?? ""];
    const hear = ({ target, addedNodes }: MutationRecord): void => {
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(LIVE) ?? null;
      if (region === null) {
        // A part that comes with its words on it.
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const parts = [node, ...node.querySelectorAll(LIVE)].filter((each) => each.matches(LIVE));
          for (const part of parts) heard.besides.push(...wordsOf(part));
        }
      } else if (region.role !== "log") heard.besides.push(...wordsOf(region));
      else {
        const said = region.matches(".unseen") ? heard.told : heard.besides;
        // A line that is written over is said again.
        for (const node of place === region ? addedNodes : [target]) said.push(...wordsOf(node));
      }
    };
    new MutationObserver((changes) => changes.forEach(hear)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

/** Opens the log in my papers; returns its lines, the oldest first. */
export async function readLog(page: Page): Promise<readonly string[]> {
  await pressOn(page, t("papers.passport"), "Space");
  await key(page, "End");
  return logLines(page);
}

/** These lines were announced, each once and in order, and by no other element. */
export function saidOnce({ told, besides }: Heard, lines: readonly string[]): void {
  expect(told).toEqual(lines);
  expect(besides.filter((words) => lines.some((line) => words.includes(line)))).toEqual([]);
}
