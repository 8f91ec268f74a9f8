import { type CardAction, cardConfig, legal, winnersOf } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import { type Result, redactLog, type Seat, seedFromText } from "@inkognito/engine/core";
import { act, hasEnded, momentOf, toldTo } from "@inkognito/engine/host";
import { bots } from "@inkognito/mind/card";
import { describe, expect, it } from "vitest";
import {
  botsTurn,
  canTakeBack,
  type OpenGame,
  openGame,
  openNext,
  reopen,
  savedOf,
  summaryOf,
  takeBack,
} from "../play/solo/host.js";
import { standings } from "./match.js";
import type { CardSetup, MatchSoFar } from "./setup.js";
import "../play/solo/testing.js";

type CardTable = OpenGame<"card">;

const SEED = seedFromText("match");

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const NEW: MatchSoFar = { points: [0, 0, 0, 0], games: 0 };

/** Red is a person, all others know what they do. */
function setupFor(match: MatchSoFar | null, players = 4): CardSetup {
  const config = must(cardConfig({ players }));
  const seats = config.seats.map((_, seat) =>
    seat === 0
      ? ({ type: "person", name: "" } as const)
      : ({ type: "bot", level: "agent" } as const),
  );
  return { config, seats, match, seed: SEED };
}

const opened = (setup: CardSetup): CardTable => must(openGame(setup, SEED));

/** The person does what a bot would do. */
function step(game: CardTable): CardTable {
  const bots = botsTurn(game);
  if (bots !== null) return bots;
  return must(act(game, 0, adviceFor(game, 0)));
}

function adviceFor(game: CardTable, seat: Seat): CardAction {
  const { view, told } = momentOf(game, seat);
  return bots.agent({ view, told, seed: game.chance.seed });
}

function toTheEnd(game: CardTable): CardTable {
  let now = game;
  while (!hasEnded(now)) now = step(now);
  return now;
}

const afterwards = (game: CardTable): CardTable | null =>
  openNext(game, (fixed, games) => seedFromText(`${fixed} ${games}`)) as CardTable | null;

const outcomeOf = ({ state }: CardTable) => cardGame.outcome(state);

describe("a card game on this device", () => {
  it.each([3, 4, 5])("is played to its end, and told as the log says: %i players", (players) => {
    const game = toTheEnd(opened(setupFor(null, players)));
    expect(toldTo(game, 0)).toEqual(redactLog(cardGame, game.events.slice(), 0));
    expect(summaryOf(game)).toMatchObject({ game: "card", players, people: 1, ended: true });
  });

  it("goes on from the save as if it had never been closed", () => {
    const game = step(step(step(opened(setupFor(NEW)))));
    const again = must(reopen(JSON.parse(JSON.stringify(savedOf(game)))));
    expect([savedOf(again), again.state]).toEqual([savedOf(game), game.state]);
  });

  it("can be taken back by one decision", () => {
    const until = (game: CardTable): CardTable =>
      legal(cardGame.viewOf(game.state, 0)).awaits.type === "none" ? until(step(game)) : game;
    const before = until(opened(setupFor(null)));
    const after = step(before);
    expect([canTakeBack(before), canTakeBack(after)]).toEqual([false, true]);
    const back = takeBack(after);
    expect(back && [savedOf(back), back.state]).toEqual([savedOf(before), before.state]);
  });
});

describe("a match", () => {
  it("[C9.1] goes on until a player has three points, with a fresh deal each time", () => {
    const seeds = new Set<string>();
    let game: CardTable | null = opened(setupFor(NEW));
    let last: CardTable = game;
    while (game !== null) {
      seeds.add(game.chance.seed);
      last = toTheEnd(game);
      game = afterwards(last);
    }
    const table = standings(last.setup as CardSetup, outcomeOf(last));
    expect(seeds.size).toBe(table?.game);
    expect(Math.max(...(table?.points ?? []))).toBe(3);
    expect(table?.winners).toEqual(
      winnersOf({ config: last.setup.config, points: table?.points ?? [], games: 0 }),
    );
  });

  it("[C9.1] begins each game to the left of the last one's first player", () => {
    const first = toTheEnd(opened(setupFor(NEW)));
    const second = afterwards(first);
    const { seats } = first.setup.config;
    const began = seats.indexOf(first.state.table.rounds[0]?.first ?? "red");
    expect(second?.setup.config.first).toBe(seats[(began + 1) % 4]);
    expect(second?.setup.match).toEqual({ points: outcomeOf(first)?.points, games: 1 });
  });

  it("[C9.1] of five passes the Ambassador's role left, and people stay where they sit", () => {
    const points = [0, 0, 0, 0, 0];
    const first = toTheEnd(opened(setupFor({ points, games: 0 }, 5)));
    const second = afterwards(first);
    expect(second?.setup.config.seats).toEqual(["ambassador", "green", "blue", "yellow", "red"]);
    expect(second?.setup.seats).toEqual(first.setup.seats);
  });

  it.each<[string, MatchSoFar | null, boolean]>([
    ["of a single game", null, true],
    ["of a game that goes on", NEW, false],
    ["of one that is won", { points: [2, 2, 2, 2], games: 4 }, true],
  ])("has no next game: %s", (_, match, ended) => {
    const game = opened(setupFor(match));
    const now = ended ? toTheEnd(game) : game;
    expect(afterwards(now)).toBeNull();
  });
});
