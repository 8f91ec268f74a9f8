import { type BoardAction, boardConfig } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { cardConfig } from "@inkognito/engine/card";
import { type Result, type Seat, seedFromText } from "@inkognito/engine/core";
import { act, momentOf, toldTo } from "@inkognito/engine/host";
import { bots } from "@inkognito/mind/board";
import { describe, expect, it } from "vitest";
import { isPassed, type Sitter } from "../../setup/setup.js";
import {
  botsTurn,
  canTakeBack,
  isShownTo,
  nextInFront,
  type OpenGame,
  openGame,
  seenBy,
  summaryOf,
  takeBack,
} from "./host.js";
import "./testing.js";

const SEED = seedFromText("passing");
const BOT: Sitter = { type: "bot", level: "agent" };
const person = (name: string): Sitter => ({ type: "person", name });

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Red and blue are people. */
const SEATS: readonly Sitter[] = [person("Ada"), BOT, person("Ben"), BOT];

const placing = (): OpenGame => {
  const config = must(boardConfig({ placement: "chosen" }));
  return withBots(must(openGame<"board">({ config, seats: SEATS }, SEED)));
};

function withBots(game: OpenGame): OpenGame {
  const next = botsTurn(game);
  return next === null ? game : withBots(next);
}

/** The person at this seat does what a bot would do there. */
function decide(game: OpenGame, seat: Seat): OpenGame {
  const view = boardGame.viewOf(game.state, seat);
  const action: BoardAction = bots.agent({ view, told: momentOf(game, seat).told, seed: SEED });
  return withBots(must(act(game, seat, action)));
}

describe("one device for two people", () => {
  it("[B2.1] has them choose one after the other, the first seat first", () => {
    const start = placing();
    expect(nextInFront(start, null)).toBe(0);
    const one = decide(start, 0);
    expect(nextInFront(one, 0)).toBe(2);
    const both = decide(one, 2);
    expect(both.state.table.phase.type).not.toBe("placing");
  });

  it("[B2.1] stays with a person who has a decision, even if another has one too", () => {
    expect(nextInFront(placing(), 2)).toBe(2);
  });

  it("lies in front of the awaited person, all through a game", () => {
    let game = decide(decide(placing(), 0), 2);
    let front: Seat = 0;
    for (let turn = 0; turn < 20 && game.state.table.phase.type !== "ended"; turn += 1) {
      front = nextInFront(game, front);
      expect(boardGame.awaited(boardGame.viewOf(game.state, front))).toContain(front);
      game = decide(game, front);
    }
  });

  it("never takes anything back: what one has seen the other has seen too", () => {
    const game = decide(placing(), 0);
    expect([canTakeBack(game), takeBack(game)]).toEqual([false, null]);
  });

  it("tells each seat its own, and knows what its person has seen", () => {
    const game = decide(placing(), 0);
    expect(toldTo(game, 0)).not.toEqual(toldTo(game, 2));
    const before = toldTo(placing(), 0).length;
    const dealt = must(openGame(game.setup, SEED));
    expect([seenBy(game, 0), seenBy(game, 2)]).toEqual([before, toldTo(dealt, 2).length]);
  });

  it("says in its summary that it is shared", () => {
    expect(summaryOf(decide(placing(), 0))).toMatchObject({ people: 2, role: "red", decisions: 1 });
  });

  it("is passed round only if there is more than one person", () => {
    expect([isPassed({ seats: SEATS }), isPassed({ seats: [person(""), BOT] })]).toEqual([
      true,
      false,
    ]);
  });
});

describe("two people who meet in the card game", () => {
  /** All seats are people here: bots would come to Rialto as well. The Ambassador's is San Giorgio. */
  const meeting = (): OpenGame<"card"> => {
    const config = must(cardConfig({ players: 4, first: "red" }));
    const seats = config.seats.map((role) => person(role));
    let game = must(openGame<"card">({ config, seats, match: null }, SEED));
    for (const location of ["rialto", "sanMarco", "rialto", "salute"] as const) {
      const { decision } = game.state.table;
      game = must(act(game, nextInFront(game, null), { type: "locate", decision, location }));
    }
    return game;
  };

  it("[C4.1] choose one after the other, and each is shown cards when both have", () => {
    let game = meeting();
    expect(game.state.table.phase).toMatchObject({ type: "meeting", choosers: [0, 2] });
    const shown: Seat[] = [];
    for (const seat of [0, 2] as const) {
      expect(nextInFront(game, null)).toBe(seat);
      const since = toldTo(game, seat).length;
      const { decision } = game.state.table;
      const hand = game.state.own[seat]?.hand;
      if (!hand) throw new Error("no hand");
      const wrong = hand.identity === "F" ? "B" : "F";
      const cards = [`identity:${hand.identity}`, `identity:${wrong}`] as const;
      game = must(act(game, seat, { type: "choose", decision, choice: { type: "cards", cards } }));
      if (toldTo(game, seat, since).some(({ event }) => isShownTo(event, seat))) shown.push(seat);
    }
    expect(shown).toEqual([2]);
    expect(toldTo(game, 0).some(({ event }) => isShownTo(event, 0))).toBe(true);
    expect(toldTo(game, 1).some(({ event }) => isShownTo(event, 1))).toBe(false);
  });
});
