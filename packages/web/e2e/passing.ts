import { BUILDS } from "@inkognito/engine/board";
import { AGENTS } from "@inkognito/engine/core";
import type { Page } from "playwright-core";
import { t } from "../src/i18n/i18n.js";
import { parseSetup } from "../src/setup/parseSetup.js";
import type { Setup, SoloSetup } from "../src/setup/setup.js";
import { press } from "./player.js";

/** The same table with these people on its first chairs. */
export function shared<S extends Setup | SoloSetup>(setup: S, names: readonly string[]): Setup {
  const whole = parseSetup(setup);
  if (!whole.ok) throw new Error("no such table");
  const seats = whole.value.seats.map((sitter, seat) => {
    const name = names[seat];
    if (name !== undefined) return { type: "person", name } as const;
    return sitter.type === "bot" ? sitter : ({ type: "bot", level: "agent" } as const);
  });
  return { ...whole.value, seats, coach: "show" };
}

/** Until the curtain has fallen for this person. */
export const curtainFor = (page: Page, name: string): Promise<void> =>
  page.locator(".curtain").getByRole("heading", { name, exact: true }).waitFor();

/** The person says to be there, and sees the table. */
export async function lift(page: Page, name: string): Promise<void> {
  await curtainFor(page, name);
  await press(page, "passing.here");
  await page.locator(".curtain").waitFor({ state: "detached" });
}

/** Everything that could reveal a secret, by the words of the catalog. */
const SECRETS = (): readonly string[] => [
  ...AGENTS.map((agent) => t(`agent.${agent}`)),
  ...BUILDS.map((build) => t(`build.${build}`)),
  t("papers.passport"),
  t("papers.notebook"),
];

/** What of it is anywhere in the document, seen or unseen. */
export async function givenAway(page: Page): Promise<readonly string[]> {
  const html = (await page.content()).replaceAll(/<(script|link|style)\b.*?>/g, "");
  return SECRETS().filter((word) => new RegExp(`\\b${word}\\b`, "i").test(html));
}
