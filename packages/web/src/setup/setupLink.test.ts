import { boardConfig } from "@inkognito/engine/board";
import { cardConfig } from "@inkognito/engine/card";
import { describe, expect, it } from "vitest";
import type { Setup, SoloSetup } from "./setup.js";
import { formatSetupLink, parseSetupLink } from "./setupLink.js";

const config = boardConfig({ players: 3 });
if (!config.ok) throw new Error(config.error.field);
const SETUP: SoloSetup = {
  config: config.value,
  seat: 2,
  levels: ["random", "random", "random"],
};

const BOT = { type: "bot", level: "random" } as const;
const WHOLE: Setup = {
  config: config.value,
  seats: [BOT, BOT, { type: "person", name: "" }],
};

const linkTo = (value: unknown): string => formatSetupLink(value as SoloSetup);

const person = (name: string) => ({ type: "person", name });

describe("a link", () => {
  it("carries a setup there and back, in letters an address may have", () => {
    expect(formatSetupLink(SETUP)).toMatch(/^[\w-]+$/);
    expect(parseSetupLink(formatSetupLink(WHOLE))).toEqual({ ok: true, value: WHOLE });
  });

  it("drops what does not belong to a setup", () => {
    expect(parseSetupLink(linkTo({ ...WHOLE, extra: "x" }))).toEqual({ ok: true, value: WHOLE });
  });

  it("may have the short form for one person and bots", () => {
    expect(parseSetupLink(formatSetupLink(SETUP))).toEqual({ ok: true, value: WHOLE });
  });

  it("carries a card game in the middle of its match", () => {
    const card = cardConfig({ players: 3, first: "green" });
    if (!card.ok) throw new Error(card.error.field);
    const setup = { ...WHOLE, config: card.value, match: { points: [2, 0, 1], games: 3 } };
    expect(parseSetupLink(formatSetupLink(setup))).toEqual({ ok: true, value: setup });
  });

  it.each([
    ["nothing", ""],
    ["what is no base64", "%%%"],
    ["what is no JSON", "bm90IGEgZ2FtZQ"],
    ["a list", linkTo([])],
    ["a setup without a chair", linkTo({ ...SETUP, seat: undefined })],
    ["a table of bots", linkTo({ ...WHOLE, seats: [BOT, BOT, BOT] })],
    ["a chair too few", linkTo({ ...WHOLE, seats: WHOLE.seats.slice(1) })],
    ["an unknown kind of player", linkTo({ ...WHOLE, seats: [BOT, { type: "cat" }, BOT] })],
    ["a name too long", linkTo({ ...WHOLE, seats: [BOT, BOT, person("x".repeat(21))] })],
    ["a card game without its match", linkTo({ ...WHOLE, config: { game: "card" } })],
    ["more shows than a game has", linkTo({ ...SETUP, scenario: { shown: Array(201).fill({}) } })],
  ])("of %s is no setup", (_, text) => {
    expect(parseSetupLink(text)).toEqual({ ok: false, error: "badSetup" });
  });
});
