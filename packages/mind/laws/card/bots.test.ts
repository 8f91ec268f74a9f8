import { cardConfig, EDITIONS } from "@inkognito/engine/card";
import { type CardTypes, cardGame } from "@inkognito/engine/card/rules";
import { seededChance, seedFromText } from "@inkognito/engine/core";
import { type Played, type Player, playOut } from "@inkognito/engine/host";
import { beforeAll, describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { bots } from "../../src/card/bots/bots.js";
import type { Level } from "../../src/shared/bots/levels.js";

/** Games of each kind. */
const GAMES = size("bots", { short: 5, full: 20 }) * 4;

/** Both editions in turn. */
function play(levels: readonly Level[], number: number): Played<CardTypes> {
  const edition = EDITIONS[number % EDITIONS.length] ?? "safe";
  const config = cardConfig({ players: levels.length, edition, gestures: number % 3 === 0 });
  if (!config.ok) throw new Error(`no such table: ${config.error.field}`);
  const chance = seededChance(seedFromText(`card bots ${number}`));
  const players = levels.map(
    (level): Player<CardTypes> =>
      ({ seat, view, told }) =>
        bots[level]({ view, told, seed: `card bots ${number} ${seat}` }),
  );
  return playOut({ rules: cardGame, config: config.value, chance, players, maxActions: 5_000 });
}

const many = (levels: readonly Level[]): readonly Played<CardTypes>[] =>
  Array.from({ length: GAMES }, (_, number) => play(levels, number));

const rightShare = (games: readonly Played<CardTypes>[]): number =>
  games.filter(({ state }) => cardGame.outcome(state)?.reason === "codeRight").length /
  games.length;

const TABLES = ([3, 4, 5] as const).flatMap((players) => [
  { players, level: "agent" as const, least: 0.95 },
  { players, level: "novice" as const, least: 0.7 },
]);

describe.each(TABLES)("$players × $level", ({ players, level, least }) => {
  let games: readonly Played<CardTypes>[] = [];

  beforeAll(() => {
    games = many(Array.from({ length: players }, () => level));
  }, 3_600_000);

  it("[C6.2] announcements are right often enough", () => {
    expect(rightShare(games)).toBeGreaterThanOrEqual(least);
  });

  it("[C6.3] games end, none after more than 60 rounds", () => {
    expect(games.filter(({ state }) => cardGame.outcome(state) === null)).toEqual([]);
    expect(Math.max(...games.map(({ state }) => state.table.rounds.length))).toBeLessThan(60);
  });

  it("[C4.1] no decision is refused", () => {
    expect(games.flatMap(({ refusals }) => refusals)).toEqual([]);
  });
});

describe("novices", () => {
  it("[C6.2] announce too early now and then", () => {
    expect(rightShare(many(["novice", "novice", "novice"]))).toBeLessThan(1);
  });
});

describe("mixed tables", () => {
  /** Points a seat of this level, on average. */
  const pointsOf = (levels: readonly Level[], level: Level): number => {
    const outcomes = many(levels).map(({ state }) => cardGame.outcome(state));
    const seats = levels.flatMap((each, seat) => (each === level ? [seat] : []));
    const points = outcomes.flatMap((each) => seats.map((seat) => each?.points[seat] ?? 0));
    return points.reduce((sum, each) => sum + each, 0) / seats.length;
  };

  const WEAKER = { agent: "novice", novice: "random" } as const;

  it.each([
    { strong: "agent", seats: "agent,novice,agent,novice" },
    { strong: "agent", seats: "novice,agent,novice" },
    { strong: "agent", seats: "novice,agent,novice,agent,novice" },
    { strong: "novice", seats: "novice,random,novice,random" },
  ] as const)("[C9.1] among $seats the stronger get more points", ({ strong, seats }) => {
    const table = seats.split(",") as Level[];
    expect(pointsOf(table, strong)).toBeGreaterThan(1.15 * pointsOf(table, WEAKER[strong]));
  });

  it.each(["agent", "novice"] as const)(
    "[C6.3] %s finishes games among random players",
    (level) => {
      for (const game of many([level, "random", "random", "random", "random"])) {
        expect(game.refusals).toEqual([]);
        expect(cardGame.outcome(game.state)).not.toBeNull();
      }
    },
  );

  it("[C2.2] the same seed plays the same game", () => {
    const levels: readonly Level[] = ["agent", "novice", "agent", "novice", "agent"];
    expect(play(levels, 1).actions).toEqual(play(levels, 1).actions);
  });
});
