import { boardConfig } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { cardConfig } from "@inkognito/engine/card";
import { fold, type Result, redactLog, type Seat, seedFromText } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { act, toldTo } from "@inkognito/engine/host";
import { describe, expect, it } from "vitest";
import {
  botsTurn,
  canTakeBack,
  type OpenGame,
  openGame,
  reopen,
  savedOf,
  summaryOf,
  takeBack,
} from "./host.js";
import type { SoloSetup } from "./protocol.js";
import { isWorthKeeping, parseSaveSummary } from "./saveSummary.js";
import "./testing.js";

const SEED = seedFromText("host");

/** One person among bots. */
const FOUR = [
  { type: "person", name: "" },
  ...Array.from({ length: 3 }, () => ({ type: "bot", level: "random" }) as const),
] as const;

function setupFor(players: number, seat: Seat = 0): SoloSetup {
  const config = must(boardConfig({ players }));
  return { config, seat, levels: config.seats.map(() => "random") };
}

/** Red, which is me, moves first, with three white balls. */
const SCRIPTED: SoloSetup = {
  ...setupFor(4),
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

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const opened = (setup: SoloSetup): OpenGame => must(openGame(setup, SEED));

function afterBots(game: OpenGame): OpenGame {
  const next = botsTurn(game);
  return next === null ? game : afterBots(next);
}

const decisionOf = (game: OpenGame): number => game.state.table.decision;

/** None of my figures moves. */
const stay = (game: OpenGame): OpenGame =>
  must(act(game, 0, { type: "move", decision: decisionOf(game), steps: [] }));

const endTurn = (game: OpenGame): OpenGame =>
  must(act(game, 0, { type: "endTurn", decision: decisionOf(game) }));

const myTurn = (game: OpenGame): OpenGame => endTurn(stay(game));

/** Everything the game has, without what only makes it faster. */
const logOf = ({ events }: OpenGame) => events.slice();

const whole = (game: OpenGame<GameName> | null) =>
  game === null ? null : [savedOf(game), game.state, game.told];

describe("a new game", () => {
  it.each([3, 4, 5])("is dealt to %i players, and bots play until I am asked", (players) => {
    const game = afterBots(opened(setupFor(players)));
    expect(boardGame.awaited(boardGame.viewOf(game.state, 0))).toContain(0);
  });

  it("is the same for the same seed, and another for another one", () => {
    expect(logOf(opened(setupFor(4)))).toEqual(logOf(opened(setupFor(4))));
    expect(must(openGame(setupFor(4), seedFromText("other"))).state).not.toEqual(
      opened(setupFor(4)).state,
    );
  });

  it("begins in the middle if the setup says so", () => {
    expect(opened(SCRIPTED).state.table.phase).toEqual({
      type: "moving",
      seat: 0,
      balls: ["white", "white", "white"],
    });
  });

  it.each<[string, unknown]>([
    ["a chair that does not exist", { ...setupFor(4), seat: 4 }],
    ["a bot too few", { ...setupFor(4), levels: ["random", "random", "random"] }],
    ["a level that is none", { ...setupFor(4), levels: ["x", "x", "x", "x"] }],
    ["no config", { ...setupFor(4), config: null }],
    ["hands that are none", { ...SCRIPTED, scenario: { ...SCRIPTED.scenario, hands: 7 } }],
    [
      "the same ball four times",
      { ...SCRIPTED, scenario: { ...SCRIPTED.scenario, balls: ["purple", "purple", "white"] } },
    ],
    ["a short seed of its own", { ...setupFor(4), seed: "1" }],
    ["nothing", null],
  ])("is refused with %s", (_, setup) => {
    expect(openGame(setup as SoloSetup, SEED)).toEqual({ ok: false, error: "badSetup" });
  });
});

describe("an action", () => {
  it("changes state and views as the whole log does", () => {
    const game = afterBots(myTurn(opened(SCRIPTED)));
    expect(game.state).toEqual(fold(boardGame, game.events.slice()));
    expect(toldTo(game, 0)).toEqual(redactLog(boardGame, game.events.slice(), 0));
    expect(toldTo(game, 0, 3)).toEqual(toldTo(game, 0).slice(3));
  });

  it("that is not allowed changes nothing", () => {
    const late = act(opened(SCRIPTED), 0, { type: "endTurn", decision: 99 });
    expect(late).toEqual({ ok: false, error: { code: "staleDecision", rule: "T3" } });
  });
});

describe("taking back", () => {
  it("then doing the same gives the same log, bots included", () => {
    const before = opened(SCRIPTED);
    const after = afterBots(myTurn(before));
    const again = afterBots(endTurn(takeBack(after) ?? before));
    expect(logOf(again)).toEqual(logOf(after));
    expect(again.state).toEqual(after.state);
  });

  it("goes back one decision of mine at a time, to the very beginning", () => {
    const before = opened(SCRIPTED);
    const moved = stay(before);
    expect([canTakeBack(before), canTakeBack(moved)]).toEqual([false, true]);
    expect(whole(takeBack(moved))).toEqual(whole(before));
    expect(takeBack(before)).toBeNull();
  });

  it("does not stop at a gesture, which decides nothing", () => {
    const before = opened(SCRIPTED);
    const waved = must(act(before, 0, { type: "gesture", tic: "F", to: "all" }));
    expect(canTakeBack(waved)).toBe(false);
    const wavedAgain = must(act(stay(waved), 0, { type: "gesture", tic: "B", to: 1 }));
    expect(whole(takeBack(wavedAgain))).toEqual(whole(waved));
  });
});

describe("a saved game", () => {
  const kept = (game: OpenGame): unknown => JSON.parse(JSON.stringify(savedOf(game)));

  it("goes on as if it had never been put away", () => {
    const game = afterBots(myTurn(opened(SCRIPTED)));
    expect(whole(must(reopen(kept(game))))).toEqual(whole(game));
  });

  it("of version 1 goes on: it had the short form of the setup", () => {
    const game = afterBots(myTurn(opened(SCRIPTED)));
    const old = { ...savedOf(game), version: 1, setup: SCRIPTED };
    expect(whole(must(reopen(JSON.parse(JSON.stringify(old)))))).toEqual(whole(game));
  });

  const saved = savedOf(opened(SCRIPTED));
  it.each<[string, unknown]>([
    ["nothing at all", undefined],
    ["a word", "game"],
    ["another version", { ...saved, version: 3 }],
    ["a lost event", { ...saved, events: saved.events.slice(1) }],
    ["another seed", { ...saved, seed: seedFromText("other") }],
    [
      "an action that is none",
      { ...saved, actions: [{ seat: 0, action: { type: "fly" }, before: 4 }] },
    ],
    ["actions that are none", { ...saved, actions: 3 }],
  ])("that is damaged is unreadable, not an exception: %s", (_, value) => {
    expect(reopen(value)).toEqual({ ok: false, error: "unreadable" });
  });

  it("says in its summary what it is, and no secret", () => {
    expect(summaryOf(myTurn(opened(SCRIPTED)))).toEqual({
      type: "game",
      game: "board",
      players: 4,
      people: 1,
      role: "red",
      turn: 2,
      decisions: 2,
      ended: false,
      inMatch: false,
    });
  });

  it("[C9.1] says that a match goes on, in its second game before the first decision as well", () => {
    const setup = {
      config: must(cardConfig({})),
      seats: FOUR,
      match: { points: [1, 0, 0, 0], games: 1 },
    };
    const second = summaryOf(must(openGame(setup, seedFromText("second"))));
    expect(second).toMatchObject({ decisions: 0, inMatch: true });
    expect(isWorthKeeping(second)).toBe(true);
    const first = summaryOf(
      must(
        openGame({ ...setup, match: { points: [0, 0, 0, 0], games: 0 } }, seedFromText("first")),
      ),
    );
    expect(isWorthKeeping(first)).toBe(false);
  });

  it("[C9.1] between two games of a match there is something to keep, after the last one nothing", () => {
    const ended = { type: "game", game: "card", players: 4, people: 1, role: "red" } as const;
    const now = { ...ended, turn: 9, decisions: 9, ended: true };
    expect(isWorthKeeping({ ...now, inMatch: true })).toBe(true);
    expect(isWorthKeeping({ ...now, inMatch: false })).toBe(false);
    // A summary of an earlier version says nothing of a match.
    expect(parseSaveSummary(now)).toEqual({ ...now, inMatch: false });
  });
});
