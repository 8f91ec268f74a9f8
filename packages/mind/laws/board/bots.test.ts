import {
  type BoardOptions,
  boardConfig,
  EDITIONS,
  PLACEMENTS,
  REPEATS,
} from "@inkognito/engine/board";
import { type BoardTypes, boardGame } from "@inkognito/engine/board/rules";
import { seededChance, seedFromText } from "@inkognito/engine/core";
import { type Played, type Player, playOut, type Speaker } from "@inkognito/engine/host";
import { beforeAll, describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { bots, offTurn } from "../../src/board/bots/bots.js";
import type { Level } from "../../src/shared/bots/levels.js";

/** Games of each kind. */
const GAMES = size("bots", { short: 4, full: 20 });

function play(levels: readonly Level[], number: number, options: BoardOptions = {}) {
  const config = boardConfig({ players: levels.length, ...options });
  if (!config.ok) throw new Error(`no such table: ${config.error.field}`);
  const chance = seededChance(seedFromText(`bots ${number}`));
  const players = levels.map(
    (level): Player<BoardTypes> =>
      ({ seat, view, told }) =>
        bots[level]({ view, told, seed: `bots ${number} ${seat}` }),
  );
  const speakers = levels.map(
    (level): Speaker<BoardTypes> =>
      ({ seat, view, told }) =>
        offTurn[level]({ view, told, seed: `bots ${number} ${seat}` }),
  );
  const maxActions = 20_000;
  return playOut({
    rules: boardGame,
    config: config.value,
    chance,
    players,
    speakers,
    maxActions,
  });
}

const many = (levels: readonly Level[]): readonly Played<BoardTypes>[] =>
  Array.from({ length: GAMES }, (_, number) => {
    const options = OPTIONS[number % OPTIONS.length];
    return play(levels, number, options);
  });

/** All editions, both ways of repeating, both ways of placing. */
const OPTIONS: readonly BoardOptions[] = EDITIONS.flatMap((edition) =>
  REPEATS.flatMap((repeats) => PLACEMENTS.map((placement) => ({ edition, repeats, placement }))),
);

/** Where a right sheet won (B12.6), the end does not say whether the announcement was right. */
function rightShare(games: readonly Played<BoardTypes>[]): number {
  const ends = games.map(({ state }) => boardGame.outcome(state)?.reason);
  const judged = ends.filter((reason) => reason !== "sheetRight");
  const right = judged.filter((reason) => reason === "accomplished" || reason === "escaped");
  return right.length / judged.length;
}

const turnsOf = ({ state }: Played<BoardTypes>): number =>
  state.table.turn / state.table.config.seats.length;

const TABLES = ([3, 4, 5] as const).flatMap((players) => [
  { players, level: "agent" as const, least: 0.95 },
  { players, level: "novice" as const, least: 0.7 },
]);

describe.each(TABLES)("$players × $level", ({ players, level, least }) => {
  let games: readonly Played<BoardTypes>[] = [];

  beforeAll(() => {
    games = many(Array.from({ length: players }, () => level));
  }, 3_600_000);

  it("[B10.3] announcements are right often enough", () => {
    expect(rightShare(games)).toBeGreaterThanOrEqual(least);
  });

  it("[B10.1] games end, in 4 to 30 turns a player on average", () => {
    const turns = games.map(turnsOf);
    const mean = turns.reduce((sum, each) => sum + each, 0) / games.length;
    expect(games.filter(({ state }) => boardGame.outcome(state) === null)).toEqual([]);
    expect(Math.max(...turns)).toBeLessThan(200);
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(30);
  });

  it("[B3.9] no decision is refused", () => {
    expect(games.flatMap(({ refusals }) => refusals)).toEqual([]);
  });
});

describe("mixed tables", () => {
  const winsOf = (levels: readonly Level[], level: Level): number => {
    const won = many(levels).flatMap(({ state }) => boardGame.outcome(state)?.winners ?? []);
    return won.filter((seat) => levels[seat] === level).length;
  };

  it("[B10.3] agents win more often than players who move at random", () => {
    const levels: readonly Level[] = ["agent", "random", "agent", "random"];
    expect(winsOf(levels, "agent")).toBeGreaterThan(1.3 * winsOf(levels, "random"));
  });

  it.each(["agent", "novice"] as const)(
    "[B10.1] %s finishes games among random players",
    (level) => {
      for (const game of many([level, "random", "random", "random", "random"])) {
        expect(game.refusals).toEqual([]);
        expect(boardGame.outcome(game.state)).not.toBeNull();
      }
    },
  );

  it("[B2.4] the same seed plays the same game", () => {
    const levels: readonly Level[] = ["agent", "novice", "agent", "novice", "agent"];
    expect(play(levels, 1).actions).toEqual(play(levels, 1).actions);
  });
});
