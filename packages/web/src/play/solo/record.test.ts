import { boardConfig } from "@inkognito/engine/board";
import { cardConfig } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import { type Result, seedFromText } from "@inkognito/engine/core";
import { act, hasEnded, momentOf } from "@inkognito/engine/host";
import {
  formatRecord,
  type GameRecord,
  isVerified,
  parseRecord,
  verifyRecord,
} from "@inkognito/engine/record";
import { bots } from "@inkognito/mind/card";
import { describe, expect, it } from "vitest";
import type { CardSetup, MatchSoFar, SoloSetup } from "../../setup/setup.js";
import { botsTurn, type OpenGame, openGame } from "./host.js";
import { recordOf } from "./record.js";
import "./testing.js";

const SEED = seedFromText("record");

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function setupFor(name: string, match: MatchSoFar | null): CardSetup {
  const config = must(cardConfig({ players: 3 }));
  const [, ...others] = config.seats;
  return {
    config,
    seats: [
      { type: "person", name },
      ...others.map(() => ({ type: "bot", level: "agent" }) as const),
    ],
    match,
  };
}

/** The person does what a bot would do. */
function step(game: OpenGame<"card">): OpenGame<"card"> {
  const next = botsTurn(game);
  if (next !== null) return next;
  const moment = { view: cardGame.viewOf(game.state, 0), told: momentOf(game, 0).told, seed: SEED };
  return must(act(game, 0, bots.agent(moment)));
}

function ended(name: string, match: MatchSoFar | null = null): OpenGame<"card"> {
  let game: OpenGame<"card"> = must(openGame(setupFor(name, match), SEED));
  while (!hasEnded(game)) game = step(game);
  return game;
}

const read = (text: string | null): GameRecord => must(parseRecord(text ?? ""));

describe("the file of a game on this device", () => {
  it("verifies, and is unsigned", async () => {
    const record = read(recordOf(ended("Dora")));
    const verification = await verifyRecord(record, () => Promise.resolve(null));
    expect(isVerified(verification, null)).toBe(true);
    expect(verification.signature).toEqual({ type: "none" });
    expect(record.players).toEqual([
      { type: "person", name: "Dora" },
      { type: "bot", level: "agent" },
      { type: "bot", level: "agent" },
    ]);
    expect(record.match).toBeNull();
  });

  it("says which game of a match it was", () => {
    const record = read(recordOf(ended("Dora", { points: [1, 0, 1], games: 2 })));
    expect(record.match).toEqual({ game: 3, points: [1, 0, 1] });
  });

  it.each(["", "Do\u202era"])("leaves out a name that no file may have: %j", (name) => {
    const text = recordOf(ended(name));
    expect(read(text).players[0]).toEqual({ type: "person", name: null });
    expect(formatRecord(read(text))).toBe(text);
  });

  it("is not made while the game is on", () => {
    const game: OpenGame<"card"> = must(openGame(setupFor("Dora", null), SEED));
    expect(recordOf(game)).toBeNull();
    expect(recordOf(step(game))).toBeNull();
  });

  it("is not made of a game that began in the middle", () => {
    const config = must(boardConfig());
    const setup: SoloSetup = {
      config,
      seat: 0,
      levels: config.seats.map(() => "random"),
      scenario: {
        hands: [
          { identity: "F", build: "tall", mission: "A" },
          { identity: "B", build: "short", mission: "B" },
          { identity: "Z", build: "fat", mission: "C" },
          { identity: "X", build: "thin", mission: "D" },
        ],
        arrested: null,
        first: 0,
        balls: ["white", "white", "white"],
      },
    };
    let game = must(openGame(setup, SEED));
    const decided = (action: object): void => {
      game = must(act(game, 0, { decision: game.state.table.decision, ...action } as never));
    };
    decided({ type: "move", steps: [] });
    decided({ type: "announce", partner: 1, code: "A-B" });
    for (let next = botsTurn(game); next !== null; next = botsTurn(game)) game = next;
    expect(hasEnded(game)).toBe(true);
    expect(recordOf(game)).toBeNull();
  });
});
