import type { Page } from "playwright-core";

interface Focused {
  /** As a screen reader would say it. */
  readonly name: string;
  /** Why nobody can see it; null: it is seen. */
  readonly hidden: string | null;
}

const THE_PAGE = "the page";

/** Who has the focus, and whether people can see that. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name = element.ariaLabel ?? element.textContent?.trim() ?? "";
    if (element === document.body) return { name: "the page", hidden: "the focus is lost" };
    const radio = element instanceof HTMLInputElement && element.type === "radio";
    const seen = radio ? (element.closest("label") ?? element) : element;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      return { name, hidden: "beyond the edge of the page" };
    }
    // A heading is where a screen reader starts; there is nothing on it to press.
    if (/^H\d$/.test(element.tagName)) return { name, hidden: null };
    const marks = [seen, ...seen.querySelectorAll(".space-focus, .map-lamp")];
    const marked = marks.some((mark) => {
      const { outlineStyle, stroke, opacity } = getComputedStyle(mark);
      return outlineStyle !== "none" || (mark !== seen && stroke !== "none" && opacity !== "0");
    });
    return { name, hidden: marked ? null : "without a mark" };
  });

/** Goes by Tab to what has this name, and presses the key there; every stop on the way must be seen. */
export async function pressOn(
  page: Page,
  name: string | RegExp,
  key: "Enter" | "Space" = "Enter",
): Promise<void> {
  const passed: string[] = [];
  // After the last thing on the page comes the browser's own frame, and then the first again.
  let rounds = 0;
  for (let tabs = 0; tabs < 150; tabs += 1) {
    const { name: here, hidden } = await focused(page);
    if (here === THE_PAGE) rounds += 1;
    else if (hidden !== null && tabs > 0) throw new Error(`${here}: ${hidden}`);
    if (rounds > 1) break;
    if (typeof name === "string" ? here === name : name.test(here)) {
      return page.keyboard.press(key);
    }
    passed.push(here);
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way to ${name} past ${passed.slice(0, 40).join(" | ")}`);
}

/** From now on, writes down what the live region says. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) said.push(node.textContent ?? "");
      }
    }).observe(document.querySelector("[role=log]") ?? document.body, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
