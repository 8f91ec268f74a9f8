import { parseArgs } from "node:util";
import type { TableValues } from "../botGame.js";
import { swapsInThreads, tallyInThreads } from "../jobs/jobs.js";
import { LEVELS_OF, type Level } from "../level.js";
import { type Progress, progressOf } from "../progress.js";
import { percent, share } from "../report.js";
import { type Mean, meanOf, NO_SPREAD } from "../spread.js";
import { parseTable } from "../table.js";
import { parseChoice, parseCount } from "../usage.js";

export const summary = "every level against every other, on the same deals";

export const help = `inkognito arena [options]

  --game G            board, card (board)
  --players N         3, 4, 5 (4)
  --edition E         board: devir, piatnik, korea (korea)
                      card: telephone, safe (telephone)
  --levels A,B,…      board: ${LEVELS_OF.board.join(", ")} (all)
                      card: ${LEVELS_OF.card.join(", ")} (all)
  --games N           games of each pair of levels, at least 2 (400)
  --seed S            any text; the same text plays the same games (1)
  --jobs N            how many threads play (1)
  --json              one JSON object instead of tables

Four players: every deal is played twice, and the two teams change bots. Any number of players: every
deal is played by one level alone, then again with the other level on each chair in turn; what counts
is how much more often that chair wins.`;

/** Two teams: how often the first one's bots win. */
interface TeamMatch {
  readonly a: Level;
  readonly b: Level;
  readonly games: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
}

/** One bot takes a chair at a table of another's: how much more of its games that chair wins. */
interface Swap {
  readonly newcomer: Level;
  readonly table: Level;
  readonly games: number;
  readonly gain: Mean;
  readonly bySeat: readonly {
    readonly seat: number;
    readonly role: string;
    readonly gain: Mean;
    readonly wins: Mean;
  }[];
}

interface ArenaReport {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly matches: readonly TeamMatch[];
  readonly swaps: readonly Swap[];
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: "string", default: "board" },
      players: { type: "string", default: "4" },
      edition: { type: "string" },
      levels: { type: "string" },
      games: { type: "string", default: "400" },
      seed: { type: "string", default: "1" },
      jobs: { type: "string", default: "1" },
      json: { type: "boolean", default: false },
    },
  });
  const players = Number(parseChoice("players", ["3", "4", "5"], values.players));
  const known = LEVELS_OF[parseChoice("game", ["board", "card"], values.game)];
  const levels = [...new Set(values.levels?.split(",") ?? known)].map((text) =>
    parseChoice("levels", known, text.trim()),
  );
  const games = parseCount("games", values.games, 2);
  const jobs = parseCount("jobs", values.jobs);
  const table = { game: values.game, edition: values.edition, seed: values.seed, match: false };
  // Says what is wrong with the table before anything is played.
  parseTable({ ...table, seats: Array(players).fill(levels[0]).join(",") });

  const pairs = levels.flatMap((b, i) => levels.slice(i + 1).map((a) => ({ a, b })));
  const size: Size = { table, players, games, jobs };
  const rounds = players === 4 ? 2 * pairs.length : pairs.length;
  const progress = progressOf(rounds * dealsFor(games, 2));
  const matches: TeamMatch[] = [];
  const swaps: Swap[] = [];
  for (const { a, b } of pairs) {
    if (players === 4) matches.push(await teams(size, a, b, progress));
    swaps.push(await swapped(size, a, b, progress));
  }
  progress.end();
  const report = { game: values.game, players, seed: values.seed, matches, swaps };
  console.log(values.json ? JSON.stringify(report) : inWords(report));
}

interface Size {
  readonly table: Omit<TableValues, "seats">;
  readonly players: number;
  readonly games: number;
  readonly jobs: number;
}

const dealsFor = (games: number, each: number): number => Math.max(1, Math.floor(games / each));

async function teams(size: Size, a: Level, b: Level, progress: Progress): Promise<TeamMatch> {
  const values = { ...size.table, seats: [a, a, b, b].join(","), duplicate: true };
  const deals = dealsFor(size.games, 2);
  const { games, deals: byLevel } = await tallyInThreads(values, {
    deals,
    jobs: size.jobs,
    onDeals: progress.step,
  });
  const { rate, low, high } = meanOf(byLevel[a] ?? NO_SPREAD, 0, 1);
  return { a, b, games, winRate: rate, low, high };
}

async function swapped(
  size: Size,
  newcomer: Level,
  table: Level,
  progress: Progress,
): Promise<Swap> {
  const values = { ...size.table, seats: Array(size.players).fill(table).join(",") };
  const deals = dealsFor(size.games, 2);
  const { all, seats, wins } = await swapsInThreads(values, newcomer, {
    deals,
    jobs: size.jobs,
    onDeals: progress.step,
  });
  const { roles } = parseTable(values);
  return {
    newcomer,
    table,
    games: deals * (size.players + 1),
    gain: meanOf(all, -1, 1),
    bySeat: roles.map((role, seat) => ({
      seat,
      role,
      gain: meanOf(seats[seat] ?? NO_SPREAD, -1, 1),
      wins: meanOf(wins[seat] ?? NO_SPREAD, 0, 1),
    })),
  };
}

const signed = ({ rate, low, high }: Mean): string =>
  `${rate < 0 ? "" : "+"}${percent(rate).trim()}  (${percent(low).trim()} to ${percent(high).trim()})`;

function inWords({ game, players, matches, swaps }: ArenaReport): string {
  const teamLines = matches.map(
    ({ a, b, games, winRate, low, high }) =>
      `  ${a.padEnd(8)} ${b.padEnd(8)} ${share({ rate: winRate, low, high })}   ${games} games`,
  );
  const swapLines = swaps.flatMap(({ newcomer, table, gain, bySeat, games }) => [
    `  ${newcomer.padEnd(8)} ${table.padEnd(8)} ${signed(gain)}   ${games} games`,
    ...bySeat.map(
      (each) => `    ${each.role.padEnd(12)} wins ${share(each.wins)}, ${signed(each.gain)}`,
    ),
  ]);
  return [
    `The ${game} game, ${players} players; in brackets the 95 % interval`,
    ...(matches.length === 0 ? [] : ["", "a pair against a pair, teams swapped", ...teamLines]),
    "",
    "one at a table of another's: wins there, and how many more than the other",
    ...swapLines,
  ].join("\n");
}
