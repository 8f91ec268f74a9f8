import { readdirSync, readFileSync } from "node:fs";
import type { GameName } from "@inkognito/engine/games";
import { act, hasEnded } from "@inkognito/engine/host";
import { expect, it } from "vitest";
import { adviceFor, botsTurn, nextInFront, type OpenGame, reopen } from "./host.js";
import { parseSaveSummary } from "./saveSummary.js";
import "./testing.js";

const FIXTURES = new URL("../../../fixtures/", import.meta.url);
const SAVES = readdirSync(FIXTURES, { recursive: true, encoding: "utf8" })
  .filter((file) => /(solo|passed)-\w+\.json$/.test(file))
  .sort();

/** No game of fixtures takes as long as this. */
const MOST_ACTIONS = 1_000;

/** One more action: of a bot, or the one the coach suggests to a person. */
function next(game: OpenGame<GameName>): OpenGame<GameName> {
  const after = botsTurn(game);
  if (after !== null) return after;
  const seat = nextInFront(game, null);
  const { suggestion } = adviceFor(game, seat);
  if (suggestion === null) throw new Error(`no suggestion for seat ${seat}`);
  const acted = act(game, seat, suggestion.do);
  if (!acted.ok) throw new Error(acted.error.code);
  return acted.value;
}

it("there are saved games of both kinds", () => {
  expect(SAVES.length).toBeGreaterThanOrEqual(4);
});

it.each(SAVES)("%s opens and is played to its end", (file) => {
  const stored = JSON.parse(readFileSync(new URL(file, FIXTURES), "utf8"));
  expect(parseSaveSummary(stored["solo spine"])).toMatchObject({ type: "game", ended: false });
  const opened = reopen(stored.solo);
  if (!opened.ok) throw new Error(opened.error);
  expect(opened.value.events.slice()).toEqual(stored.solo.events);
  let game = opened.value;
  for (let actions = 0; !hasEnded(game) && actions < MOST_ACTIONS; actions += 1) game = next(game);
  expect(hasEnded(game)).toBe(true);
  expect(game.events.slice().slice(0, stored.solo.events.length)).toEqual(stored.solo.events);
});
