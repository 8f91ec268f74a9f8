import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds, one readable line each; nothing is what we want. */
export async function axe(page: Page): Promise<readonly string[]> {
  // We have no frames; without looking for them it is twice as fast.
  const looking = new AxeBuilder({ page }).setLegacyMode(true);
  // The map is large. When nothing on it can be chosen it is a picture, and always the same one.
  const map = page.locator(".map-drawing");
  const still = (await map.count()) > 0 && (await map.locator("[role=button]").count()) === 0;
  const { violations } = await (still ? looking.exclude(".map-drawing") : looking).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
  );
}
