import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { optionsOf, parseDraft } from "../lobby/tableDraft.js";
import { parseSettings } from "../shell/settings.js";
import { setupOf } from "./choice.js";
import { parseSetupLink } from "./setupLink.js";

interface Kept {
  readonly settings: readonly { readonly stored: string; readonly config: object }[];
  readonly wishes: readonly { readonly stored: string; readonly options: { config: object } }[];
  readonly links: readonly { readonly link: string; readonly setup: object }[];
}

const FIXTURE = new URL("../../fixtures/2026-11-18-forms/choices.json", import.meta.url);
const { settings, wishes, links }: Kept = JSON.parse(readFileSync(FIXTURE, "utf8"));

/** A new game is played by the rules of today. */
const today = ({ rulesVersion: _, ...config }: { readonly rulesVersion?: unknown }) =>
  expect.objectContaining(config);

describe("what the forms kept before first player, direction and left-out colour were choices", () => {
  it.each(settings)("[B2.4] [B12.2] is the same game on this device: %j", ({ stored, config }) => {
    const { choice } = parseSettings(JSON.parse(stored));
    expect(setupOf(choice, 0).config).toEqual(today(config));
    expect(choice.first).toBe("random");
  });

  it.each(wishes)("[B2.4] [B12.2] is the same table with others: %j", ({ stored, options }) => {
    const { config, ...rest } = options;
    expect(optionsOf(parseDraft(JSON.parse(stored)))).toEqual({
      ...rest,
      coach: "explain",
      config: today(config),
    });
  });

  it.each(links)("[B2.4] is the same setup in a link: %j", ({ link, setup }) => {
    expect(parseSetupLink(link)).toEqual({ ok: true, value: setup });
  });
});
