import type { Role } from "@inkognito/engine/core";
import type { Level } from "@inkognito/mind/levels";
import type { BotTable } from "../games/shared/botGame.js";
import { PARTS, type Part } from "./parts.js";
import { round, type Share, shareOf } from "./share.js";
import { type Mean, meanOf, NO_SPREAD } from "./spread.js";
import { addChairs, chairAt, type Tally } from "./tally.js";

interface AnnouncementShare extends Pick<Share, "rate" | "low" | "high"> {
  readonly total: number;
  readonly right: number;
}

export interface Report {
  readonly game: "board" | "card";
  readonly seats: readonly Level[];
  readonly arrangement: BotTable["arrangement"];
  readonly games: number;
  readonly seed: string;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  /** Every bot on every chair it had. */
  readonly winsBySeat: readonly (Share & {
    readonly seat: number;
    readonly role: Role;
    readonly bot: Level;
  })[];
  /** By what a chair was in a game. The interval counts games, not chairs: partners win together. */
  readonly winsByPart: readonly (Mean & { readonly part: Part; readonly games: number })[];
  /** The interval counts deals, not chairs: partners win together. */
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

export function reportOf(table: BotTable, tally: Tally, seconds: number): Report {
  const { levels, roles } = table;
  const { games, turns, actions } = tally;
  const bots = [...new Set(levels)];
  const onChairs = roles.flatMap((role, seat) =>
    bots.flatMap((bot) => {
      const chair = chairAt(tally, seat, bot);
      return chair.games > 0 ? [{ seat, role, bot, chair }] : [];
    }),
  );
  const allOf = (bot: Level) =>
    addChairs(onChairs.filter((each) => each.bot === bot).map(({ chair }) => chair));
  const pointsAt = (seat: number): number =>
    addChairs(onChairs.filter((each) => each.seat === seat).map(({ chair }) => chair)).points;
  return {
    game: table.game,
    seats: levels,
    arrangement: table.arrangement,
    games,
    seed: table.seed,
    gamesPerSecond: round(games / seconds, 1),
    actionsPerSecond: round(actions / seconds, 0),
    winsBySeat: onChairs.map(({ seat, role, bot, chair }) => ({
      seat,
      role,
      bot,
      ...shareOf(chair.wins, chair.games),
    })),
    winsByPart: PARTS.flatMap((part) => {
      const spread = tally.parts[part];
      return spread === undefined ? [] : [{ part, games: spread.count, ...meanOf(spread, 0, 1) }];
    }),
    winsByBot: bots.map((bot) => {
      const { wins, games: played } = allOf(bot);
      return { bot, wins, games: played, ...meanOf(tally.deals[bot] ?? NO_SPREAD, 0, 1) };
    }),
    announcements: bots.map((bot) => {
      const { announced: total, announcedRight: right } = allOf(bot);
      const { rate, low, high } = shareOf(right, total);
      return { bot, total, right, rate, low, high };
    }),
    decisions: bots.map((bot) => {
      const { thoughtMs, decisions, longestMs } = allOf(bot);
      return {
        bot,
        meanMs: round(thoughtMs / Math.max(1, decisions), 3),
        longestMs: round(longestMs, 1),
      };
    }),
    endings: tally.endings,
    meanTurns: round(turns / games, 2),
    meanTurnsPerPlayer: round(turns / games / levels.length, 2),
    mostTurnsPerPlayer: round(tally.mostTurns / levels.length, 2),
    meanActions: round(actions / games, 2),
    unfinished: tally.unfinished,
    refused: tally.refused,
    ...(tally.scored ? { points: roles.map((_, seat) => pointsAt(seat)) } : {}),
    ...(tally.matches > 0
      ? {
          matches: {
            played: tally.matches,
            meanGames: round(games / tally.matches, 2),
            winsBySeat: onChairs.map(({ seat, bot, chair }) => ({
              seat,
              bot,
              ...shareOf(chair.matchWins, tally.matches),
            })),
          },
        }
      : {}),
  };
}

export const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

export const share = ({ rate, low, high }: Pick<Share, "rate" | "low" | "high">): string =>
  `${percent(rate)}  (${percent(low)} to ${percent(high)})`;

const matchLines = ({ played, meanGames, winsBySeat }: Matches): readonly string[] => [
  `${played} matches, ${meanGames} games each on average; won by seat`,
  ...winsBySeat.map((each) => `  ${each.seat} ${each.bot.padEnd(19)} ${share(each)}`),
];

export function inWords(report: Report): string {
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
    "wins by part",
    ...report.winsByPart.map((each) => `  ${each.part.padEnd(21)} ${share(each)}`),
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
