import type { Locator } from "playwright-core";

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
