import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Role } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import type { Level } from "@inkognito/mind";
import { recordOf } from "../record.js";
import { round, type Share, shareOf } from "../statistics.js";
import { type BotGame, type BotTable, parseTable, playBots, TABLE_OPTIONS } from "../table.js";
import { parseCount } from "../usage.js";

export const summary = "bots against each other, with statistics";

export const help = `inkognito simulate [options]

  --game board        the game
  --seats A,B,C,D     3, 4 or 5 levels (the fifth is the Ambassador): random
  --games N           how many games (100)
  --seed S            any text; the same text plays the same games (1)
  --edition E         devir, piatnik, korea (korea)
  --repeats R         blocked, challenge (blocked)
  --placement P       random, chosen (random)
  --save DIR          writes every game there, one file each
  --json              one JSON object instead of a table`;

interface Report {
  readonly game: "board";
  readonly seats: readonly Level[];
  readonly games: number;
  readonly seed: string;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  readonly winsBySeat: readonly (Share & {
    readonly seat: number;
    readonly role: Role;
    readonly bot: Level;
  })[];
  readonly winsByBot: readonly (Share & { readonly bot: Level })[];
  readonly endings: Readonly<Record<string, number>>;
  readonly meanTurns: number;
  readonly meanActions: number;
  readonly unfinished: number;
  readonly refused: number;
}

export function run(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...TABLE_OPTIONS,
      games: { type: "string", default: "100" },
      save: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  const table = parseTable(values);
  const games = parseCount("games", values.games);
  if (values.save !== undefined) mkdirSync(values.save, { recursive: true });
  const report = simulate(table, games, (game, number) => {
    if (values.save === undefined) return;
    const name = `game-${String(number).padStart(String(games).length, "0")}.json`;
    writeFileSync(join(values.save, name), `${JSON.stringify(recordOf(game))}\n`);
  });
  console.log(values.json ? JSON.stringify(report) : inWords(report));
}

export function simulate(
  table: BotTable,
  games: number,
  keep: (game: BotGame, number: number) => void = () => {},
): Report {
  const { config, levels, seed } = table;
  const wins = levels.map(() => 0);
  const endings: Record<string, number> = {};
  let [turns, actions, unfinished, refused] = [0, 0, 0, 0];
  const began = performance.now();
  for (let number = 1; number <= games; number += 1) {
    const game = playBots(table, number);
    const outcome = boardGame.outcome(game.state);
    for (const seat of outcome?.winners ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
    const ending = outcome?.reason ?? "unfinished";
    endings[ending] = (endings[ending] ?? 0) + 1;
    turns += game.state.table.turn;
    actions += game.actions.length;
    unfinished += outcome === null ? 1 : 0;
    refused += game.refusals.length;
    keep(game, number);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    game: "board",
    seats: levels,
    games,
    seed,
    gamesPerSecond: round(games / seconds, 1),
    actionsPerSecond: round(actions / seconds, 0),
    winsBySeat: config.seats.map((role, seat) => ({
      seat,
      role,
      bot: levels[seat] as Level,
      ...shareOf(wins[seat] ?? 0, games),
    })),
    winsByBot: [...new Set(levels)].map((bot) => {
      const seats = levels.flatMap((level, seat) => (level === bot ? [seat] : []));
      const won = seats.reduce((sum, seat) => sum + (wins[seat] ?? 0), 0);
      return { bot, ...shareOf(won, games * seats.length) };
    }),
    endings,
    meanTurns: round(turns / games, 2),
    meanActions: round(actions / games, 2),
    unfinished,
    refused,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

function inWords(report: Report): string {
  const share = ({ rate, low, high }: Share): string =>
    `${percent(rate)}  (${percent(low)} to ${percent(high)})`;
  return [
    `${report.games} games, ${report.gamesPerSecond} games/s, ${report.actionsPerSecond} actions/s`,
    `mean length ${report.meanTurns} turns, ${report.meanActions} actions`,
    `unfinished ${report.unfinished}, refused ${report.refused}`,
    "",
    "wins by seat (95 %)",
    ...report.winsBySeat.map(
      (each) => `  ${each.seat} ${each.role.padEnd(10)} ${each.bot.padEnd(8)} ${share(each)}`,
    ),
    "wins by bot",
    ...report.winsByBot.map((each) => `  ${each.bot.padEnd(21)} ${share(each)}`),
    "endings",
    ...Object.entries(report.endings).map(([reason, count]) => `  ${reason.padEnd(21)} ${count}`),
  ].join("\n");
}
