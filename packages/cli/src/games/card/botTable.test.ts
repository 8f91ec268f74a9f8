import { EDITIONS } from "@inkognito/engine/card";
import { describe, expect, it } from "vitest";
import { simulate } from "../../commands/simulate.js";
import { UsageError } from "../../usage.js";
import { parseTable } from "../botTables.js";
import type { BotGame } from "../shared/botGame.js";

const values = (players: number, edition: string, match = false) => ({
  game: "card",
  seats: Array.from({ length: players }, () => "agent").join(","),
  seed: "7",
  edition,
  match,
});

const TABLES = [3, 4, 5].flatMap((players) => EDITIONS.map((edition) => ({ players, edition })));

describe("simulating the card game", () => {
  it.each(TABLES)("[C6.3] $players agents, $edition: games end, nothing is refused", (table) => {
    const report = simulate(parseTable(values(table.players, table.edition)), 5);
    expect(report).toMatchObject({ game: "card", games: 5, refused: 0, unfinished: 0 });
    expect(report.points).toHaveLength(table.players);
    expect(report.matches).toBeUndefined();
  });

  it("[C9.1] with four players both winners of a game get a point", () => {
    const { points = [] } = simulate(parseTable(values(4, "safe")), 5);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(10);
  });

  it("[C9.1] a match is played until someone has three points", () => {
    const report = simulate(parseTable(values(3, "telephone", true)), 2);
    expect(report.matches).toMatchObject({ played: 2 });
    expect(report.games).toBeGreaterThanOrEqual(6);
  });

  it("[C2.1] the same seed plays the same games", () => {
    const play = () =>
      [...parseTable(values(5, "safe")).play([1, 2, 3])].map(({ actions }) => actions);
    expect(play()).toEqual(play());
  });

  it.each([
    { name: "repeats", given: { ...values(4, "safe"), repeats: "blocked" } },
    { name: "edition", given: values(4, "korea") },
    { name: "seats", given: values(6, "safe") },
    { name: "match", given: { ...values(4, "korea", true), game: "board" } },
  ])("[T1] what is not the card game's is refused: --$name", ({ name, given }) => {
    expect(() => parseTable(given)).toThrow(UsageError);
    expect(() => parseTable(given)).toThrow(`--${name}`);
  });
});

describe("watching the card game", () => {
  const games = (): readonly BotGame[] => [...parseTable(values(4, "telephone", true)).play([1])];

  it("[C9.1] tells a match to its end, game by game", () => {
    const told = games();
    expect(told.map(({ match }) => match?.games)).toEqual(told.map((_, i) => i + 1));
    expect(told.slice(0, -1).flatMap(({ match }) => match?.winners)).toEqual([]);
    const { points = [], winners = [] } = told.at(-1)?.match ?? {};
    expect(winners).toEqual([...points.keys()].filter((seat) => points[seat] === 3));
  });

  it("[V] a spectator reads no card, a seat reads its own", () => {
    const [game] = games();
    const linesTo = (viewer: 0 | "spectator"): readonly string[] => [
      ...(game?.lines(viewer) ?? []),
    ];
    const shown = (lines: readonly string[]) => lines.filter((line) => / shows /.test(line));
    expect(shown(linesTo("spectator")).join("\n")).not.toMatch(/Fiddle|Bubble|Zsa|Agent|\d/);
    expect(shown(linesTo(0)).join("\n")).toMatch(/Fiddle|Bubble|Zsa|Agent|\d/);
  });
});
