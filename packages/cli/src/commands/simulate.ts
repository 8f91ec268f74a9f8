import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Role } from "@inkognito/engine/board";
import type { Level } from "@inkognito/mind";
import type { BotGame, BotTable } from "../botGame.js";
import { recordOf } from "../record.js";
import { round, type Share, shareOf } from "../statistics.js";
import { parseTable, TABLE_HELP, TABLE_OPTIONS } from "../table.js";
import { parseCount } from "../usage.js";

export const summary = "bots against each other, with statistics";

export const help = `inkognito simulate [options]

${TABLE_HELP}
  --games N           how many games, or matches (100)
  --save DIR          writes every game there, one file each
  --json              one JSON object instead of a table`;

interface AnnouncementShare {
  readonly total: number;
  readonly right: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

interface Report {
  readonly game: "board" | "card";
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
  /** How many announcements each bot made, how many were right, and the share of those. */
  readonly announcements: readonly (AnnouncementShare & { readonly bot: Level })[];
  readonly decisions: readonly {
    readonly bot: Level;
    readonly meanMs: number;
    readonly longestMs: number;
  }[];
  readonly endings: Readonly<Record<string, number>>;
  readonly meanTurns: number;
  readonly meanTurnsPerPlayer: number;
  readonly mostTurnsPerPlayer: number;
  readonly meanActions: number;
  readonly unfinished: number;
  readonly refused: number;
  /** By seat; only where games have points. */
  readonly points?: readonly number[];
  /** Only where matches are played; `games` counts the games in all of them. */
  readonly matches?: Matches;
}

interface Matches {
  readonly played: number;
  readonly meanGames: number;
  readonly winsBySeat: readonly (Share & { readonly seat: number; readonly bot: Level })[];
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
  // Not recursive: Node never returns from that where a parent folder cannot be made.
  if (values.save !== undefined && !existsSync(values.save)) mkdirSync(values.save);
  const report = simulate(table, games, (game, number) => {
    if (values.save === undefined) return;
    const name = `game-${String(number).padStart(String(games).length, "0")}.json`;
    writeFileSync(join(values.save, name), `${JSON.stringify(recordOf(game))}\n`);
  });
  console.log(values.json ? JSON.stringify(report) : inWords(report));
}

export function simulate(
  table: BotTable,
  count: number,
  keep: (game: BotGame, number: number) => void = () => {},
): Report {
  const { levels, seed, roles } = table;
  const wins = levels.map(() => 0);
  const points = levels.map(() => 0);
  const matchWins = levels.map(() => 0);
  const endings: Record<string, number> = {};
  const made = levels.map(() => ({ total: 0, right: 0 }));
  const thought = levels.map(() => ({ decisions: 0, total: 0, longest: 0 }));
  let [games, matches, turns, most, actions, unfinished, refused] = [0, 0, 0, 0, 0, 0, 0];
  let scored = false;
  const began = performance.now();
  for (const game of table.play(count)) {
    games += 1;
    const { outcome, announcement, match } = game;
    for (const seat of outcome?.winners ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
    for (const [seat, each] of (game.points ?? []).entries()) {
      scored = true;
      points[seat] = (points[seat] ?? 0) + each;
    }
    for (const seat of match?.winners ?? []) matchWins[seat] = (matchWins[seat] ?? 0) + 1;
    matches += match !== null && match.winners.length > 0 ? 1 : 0;
    const ending = outcome?.reason ?? "unfinished";
    endings[ending] = (endings[ending] ?? 0) + 1;
    const tally = announcement === null ? undefined : made[announcement.seat];
    if (tally !== undefined) {
      tally.total += 1;
      tally.right += announcement?.right ? 1 : 0;
    }
    for (const [seat, { decisions, total, longest }] of game.thinking.entries()) {
      const all = thought[seat] as (typeof thought)[number];
      all.decisions += decisions;
      all.total += total;
      all.longest = Math.max(all.longest, longest);
    }
    turns += game.turns;
    most = Math.max(most, game.turns);
    actions += game.actions.length;
    unfinished += outcome === null ? 1 : 0;
    refused += game.refusals.length;
    keep(game, games);
  }
  const seconds = (performance.now() - began) / 1000;
  const of = <T>(bot: Level, bySeat: readonly T[]): readonly T[] =>
    bySeat.filter((_, seat) => levels[seat] === bot);
  return {
    game: table.game,
    seats: levels,
    games,
    seed,
    gamesPerSecond: round(games / seconds, 1),
    actionsPerSecond: round(actions / seconds, 0),
    winsBySeat: roles.map((role, seat) => ({
      seat,
      role,
      bot: levels[seat] as Level,
      ...shareOf(wins[seat] ?? 0, games),
    })),
    winsByBot: [...new Set(levels)].map((bot) => {
      const won = of(bot, wins);
      return { bot, ...shareOf(sum(won), games * won.length) };
    }),
    announcements: [...new Set(levels)].map((bot) => {
      const mine = of(bot, made);
      const total = sum(mine.map((each) => each.total));
      const right = sum(mine.map((each) => each.right));
      const { rate, low, high } = shareOf(right, total);
      return { bot, total, right, rate, low, high };
    }),
    decisions: [...new Set(levels)].map((bot) => {
      const mine = of(bot, thought);
      const decisions = sum(mine.map((each) => each.decisions));
      const total = sum(mine.map((each) => each.total));
      const longestMs = round(Math.max(...mine.map((each) => each.longest)), 1);
      return { bot, meanMs: round(total / Math.max(1, decisions), 3), longestMs };
    }),
    endings,
    meanTurns: round(turns / games, 2),
    meanTurnsPerPlayer: round(turns / games / levels.length, 2),
    mostTurnsPerPlayer: round(most / levels.length, 2),
    meanActions: round(actions / games, 2),
    unfinished,
    refused,
    ...(scored ? { points } : {}),
    ...(matches > 0 ? { matches: matchesOf(matches, games, matchWins, levels) } : {}),
  };
}

const matchesOf = (
  played: number,
  games: number,
  wins: readonly number[],
  levels: readonly Level[],
): Matches => ({
  played,
  meanGames: round(games / played, 2),
  winsBySeat: levels.map((bot, seat) => ({ seat, bot, ...shareOf(wins[seat] ?? 0, played) })),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

const share = ({ rate, low, high }: Pick<Share, "rate" | "low" | "high">): string =>
  `${percent(rate)}  (${percent(low)} to ${percent(high)})`;

const matchLines = ({ played, meanGames, winsBySeat }: Matches): readonly string[] => [
  `${played} matches, ${meanGames} games each on average; won by seat`,
  ...winsBySeat.map((each) => `  ${each.seat} ${each.bot.padEnd(19)} ${share(each)}`),
];

function inWords(report: Report): string {
  return [
    `${report.games} games, ${report.gamesPerSecond} games/s, ${report.actionsPerSecond} actions/s`,
    `mean length ${report.meanTurns} turns, ${report.meanActions} actions`,
    `turns per player: mean ${report.meanTurnsPerPlayer}, most ${report.mostTurnsPerPlayer}`,
    `unfinished ${report.unfinished}, refused ${report.refused}`,
    "",
    "wins by seat (95 %)",
    ...report.winsBySeat.map(
      (each) => `  ${each.seat} ${each.role.padEnd(10)} ${each.bot.padEnd(8)} ${share(each)}`,
    ),
    "wins by bot",
    ...report.winsByBot.map((each) => `  ${each.bot.padEnd(21)} ${share(each)}`),
    "right announcements by bot",
    ...report.announcements.map(
      (each) =>
        `  ${each.bot.padEnd(8)} ${`${each.right}/${each.total}`.padEnd(12)} ${share(each)}`,
    ),
    "decisions by bot",
    ...report.decisions.map(
      ({ bot, meanMs, longestMs }) =>
        `  ${bot.padEnd(21)} mean ${meanMs} ms, longest ${longestMs} ms`,
    ),
    "endings",
    ...Object.entries(report.endings).map(([reason, count]) => `  ${reason.padEnd(21)} ${count}`),
    ...(report.points === undefined ? [] : [`points by seat: ${report.points.join(", ")}`]),
    ...(report.matches === undefined ? [] : matchLines(report.matches)),
  ].join("\n");
}
