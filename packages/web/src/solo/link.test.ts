import { boardConfig } from "@inkognito/engine/board";
import { describe, expect, it } from "vitest";
import { formatLink, parseLink } from "./link.js";
import type { SoloSetup } from "./protocol.js";

const config = boardConfig({ players: 3 });
if (!config.ok) throw new Error(config.error.field);
const SETUP: SoloSetup = {
  config: config.value,
  seat: 2,
  levels: ["random", "random", "random"],
};

const linkTo = (value: unknown): string => formatLink(value as SoloSetup);

describe("a link", () => {
  it("carries a setup there and back, in letters an address may have", () => {
    expect(formatLink(SETUP)).toMatch(/^[\w-]+$/);
    expect(parseLink(formatLink(SETUP))).toEqual({ ok: true, value: SETUP });
  });

  it("drops what does not belong to a setup", () => {
    expect(parseLink(linkTo({ ...SETUP, extra: "x" }))).toEqual({ ok: true, value: SETUP });
  });

  it.each([
    ["nothing", ""],
    ["what is no base64", "%%%"],
    ["what is no JSON", "bm90IGEgZ2FtZQ"],
    ["a list", linkTo([])],
    ["a setup without a chair", linkTo({ ...SETUP, seat: undefined })],
    ["more shows than a game has", linkTo({ ...SETUP, scenario: { shown: Array(201).fill({}) } })],
  ])("of %s is no setup", (_, text) => {
    expect(parseLink(text)).toEqual({ ok: false, error: "badSetup" });
  });
});
