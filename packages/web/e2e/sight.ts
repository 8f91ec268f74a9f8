import type { Locator, Page } from "playwright-core";
import { DESKTOP, PHONE } from "./visit.js";

/** Which of them are hidden or cut off, by the edge of a frame or by something that lies over them. */
export const outOfSight = (some: Locator): Promise<readonly string[]> =>
  some.evaluateAll((elements) =>
    elements
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        // Lines of text overlap a little; what is cut off is cut off by more than that.
        return [top + 4, bottom - 4].some((y) => {
          const hit = document.elementFromPoint((left + right) / 2, y);
          return hit === null || !each.contains(hit);
        });
      })
      .map((each) => each.textContent ?? ""),
  );

/** Which of them have more words than there is room for. */
export const cut = (some: Locator): Promise<readonly string[]> =>
  some.evaluateAll((elements) =>
    elements
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
      )
      .map((each) => each.textContent ?? ""),
  );

/** Which of these lie under one of those. */
export async function coveredBy(some: Locator, those: Locator): Promise<readonly string[]> {
  const covers = await those.evaluateAll((elements) =>
    elements.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  return some.evaluateAll(
    (elements, boxes) =>
      elements
        .filter((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return boxes.some(
            (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          );
        })
        .map((each) => each.textContent ?? ""),
    covers,
  );
}

/**
 * Words anywhere on the page that are cut off by the edge of their frame or run out of their box; what
 * can be scrolled into sight is not cut off, and what is for screen readers only does not count.
 */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SLACK = 2;
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? "";
      const parent = text.parentElement;
      if (words === "" || parent === null || parent.closest("svg, .unseen, option, noscript")) {
        continue;
      }
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      // From the words outwards: a frame that scrolls is the end of what can be cut off.
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { display, overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (clipPath === "inset(50%)") break;
        if (display === "inline" || display === "contents") continue;
        const edge = box.getBoundingClientRect();
        const scrollsX = /auto|scroll/.test(overflowX);
        const scrollsY = /auto|scroll/.test(overflowY);
        const wide = left < edge.left - SLACK || right > edge.right + SLACK;
        const high = top < edge.top - SLACK || bottom > edge.bottom + SLACK;
        if ((wide && !scrollsX) || (high && !scrollsY && overflowY !== "visible")) {
          found.add(`"${words}" in ${box.tagName} ${box.className}`);
        }
        if (scrollsX || scrollsY) break;
      }
    }
    return [...found];
  });

/** What moves at this moment, at either size; fading in and out is no motion. */
export async function moving(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    found.push(...(await movingNow(page)).map((name) => `${size.width}: ${name}`));
  }
  await page.setViewportSize(DESKTOP);
  return found;
}

const movingNow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const moves = frames.some((frame) =>
          Object.keys(frame).some((key) => /transform|translate|rotate|scale|offsetPath/.test(key)),
        );
        return playState === "running" && moves;
      })
      .map((animation) => (animation as CSSAnimation).animationName ?? animation.id),
  );

/** Doubles the size of text; "" takes that back. */
export const enlarge = (page: Page, to: "225%" | "" = "225%"): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, to);

/** Every control can be brought into sight and hit; what cannot is named. */
export const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a, summary, select")]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => !each.matches(":disabled"))
      .filter((each) => {
        each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return !each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      })
      .map((each) => each.textContent),
  );
