import { parseArgs } from "node:util";
import { LEVELS, type Level } from "@inkognito/mind/levels";
import { parseTable } from "../games/botTables.js";
import type { TableValues } from "../games/shared/botGame.js";
import { type Reliability, reliabilityOf } from "../stats/calibration.js";
import { calibrationInThreads, swapsInThreads, tallyInThreads } from "../stats/jobs.js";
import { PARTS, type Part } from "../stats/parts.js";
import { type Progress, progressOf } from "../stats/progress.js";
import { percent, share } from "../stats/report.js";
import { type Mean, meanOf, NO_SPREAD } from "../stats/spread.js";
import { parseChoice, parseCount } from "../usage.js";

export const summary = "every level against every other, on the same deals";

export const help = `inkognito arena [options]

  --game G            board, card (board)
  --players N         3, 4, 5 (4)
  --edition E         board: devir, piatnik, korea (korea)
                      card: telephone, safe (telephone)
  --levels A,B,…      board: ${LEVELS.join(", ")} (all)
                      card: ${LEVELS.join(", ")} (all)
  --games N           games of each pair of levels, at least 2 (400)
  --seed S            any text; the same text plays the same games (1)
  --jobs N            how many threads play (1)
  --seat N            the other level only in this seat, from 1; 5 is the Ambassador's (all)
  --calibration       instead: of what a master holds likely at tables of each level, how much is true
  --json              one JSON object instead of tables

Four players: every deal is played twice, and the two teams change bots. Any number of players: every
deal is played by one level alone, then again with the other level in each seat in turn; what counts
is how much more often that seat wins.`;

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
  /** By what the chair was in the deal. */
  readonly byPart: readonly {
    readonly part: Part;
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

/** What a master holds likely, and how much of it is true, by who sits at the table. */
interface CalibrationReport {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly tables: readonly {
    readonly level: Level;
    readonly games: number;
    readonly bins: readonly Reliability[];
  }[];
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
      seat: { type: "string" },
      chair: { type: "string" },
      calibration: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const players = Number(parseChoice("players", ["3", "4", "5"], values.players));
  parseChoice("game", ["board", "card"], values.game);
  const levels = [...new Set(values.levels?.split(",") ?? LEVELS)].map((text) =>
    parseChoice("levels", LEVELS, text.trim()),
  );
  const games = parseCount("games", values.games, 2);
  const jobs = parseCount("jobs", values.jobs);
  const table = { game: values.game, edition: values.edition, seed: values.seed, match: false };
  // Says what is wrong with the table before anything is played.
  parseTable({ ...table, seats: Array(players).fill(levels[0]).join(",") });

  if (values.calibration) {
    const report = await calibrated({ table, players, games, jobs }, levels);
    console.log(values.json ? JSON.stringify(report) : reliabilityInWords(report));
    return;
  }
  const pairs = levels.flatMap((b, i) => levels.slice(i + 1).map((a) => ({ a, b })));
  const seat = seatAsked(values, players);
  const size: Size = { table, players, games, jobs };
  const asTeams = players === 4 && seat === null;
  const rounds = asTeams ? 2 * pairs.length : pairs.length;
  const progress = progressOf(rounds * dealsFor(games, 2));
  const matches: TeamMatch[] = [];
  const swaps: Swap[] = [];
  for (const { a, b } of pairs) {
    if (asTeams) matches.push(await teams(size, a, b, progress));
    swaps.push(await swapped(size, { newcomer: a, table: b, chair: seat }, progress));
  }
  progress.end();
  const report = { game: values.game, players, seed: values.seed, matches, swaps };
  console.log(values.json ? JSON.stringify(report) : inWords(report));
}

/** The seat that is asked for; null: all in turn. `--chair` is what `--seat` was called before. */
export function seatAsked(
  { seat, chair }: { readonly seat?: string | undefined; readonly chair?: string | undefined },
  players: number,
): number | null {
  const asked = seat ?? chair;
  if (asked === undefined) return null;
  const seats = [...Array(players).keys()].map((each) => `${each + 1}`);
  return Number(parseChoice("seat", seats, asked)) - 1;
}

interface Size {
  readonly table: Omit<TableValues, "seats">;
  readonly players: number;
  readonly games: number;
  readonly jobs: number;
}

async function calibrated(
  { table, players, games, jobs }: Size,
  levels: readonly Level[],
): Promise<CalibrationReport> {
  const tables = levels.map((level) => ({
    level,
    values: { ...table, seats: Array(players).fill(level).join(",") },
  }));
  const progress = progressOf(tables.length * games);
  const found: CalibrationReport["tables"][number][] = [];
  for (const { level, values } of tables) {
    const threads = { deals: games, jobs, onDeals: progress.step };
    const bins = reliabilityOf(await calibrationInThreads(values, threads));
    found.push({ level, games, bins });
  }
  progress.end();
  return { game: table.game, players, seed: table.seed, tables: found };
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

interface Taking {
  readonly newcomer: Level;
  readonly table: Level;
  /** Null: each chair in turn. */
  readonly chair: number | null;
}

async function swapped(
  size: Size,
  { newcomer, table, chair }: Taking,
  progress: Progress,
): Promise<Swap> {
  const values = { ...size.table, seats: Array(size.players).fill(table).join(",") };
  const deals = dealsFor(size.games, 2);
  const { all, seats, wins, parts } = await swapsInThreads(
    values,
    { swapIn: newcomer, chair },
    { deals, jobs: size.jobs, onDeals: progress.step },
  );
  const { roles } = parseTable(values);
  return {
    newcomer,
    table,
    games: deals * (chair === null ? size.players + 1 : 2),
    gain: meanOf(all, -1, 1),
    bySeat: roles.flatMap((role, seat) =>
      chair !== null && seat !== chair
        ? []
        : [
            {
              seat,
              role,
              gain: meanOf(seats[seat] ?? NO_SPREAD, -1, 1),
              wins: meanOf(wins[seat] ?? NO_SPREAD, 0, 1),
            },
          ],
    ),
    byPart: PARTS.flatMap((part) => {
      const changed = parts[part];
      if (changed === undefined) return [];
      return [{ part, gain: meanOf(changed.gain, -1, 1), wins: meanOf(changed.wins, 0, 1) }];
    }),
  };
}

const signed = ({ rate, low, high }: Mean): string =>
  `${rate < 0 ? "" : "+"}${percent(rate).trim()}  (${percent(low).trim()} to ${percent(high).trim()})`;

function inWords({ game, players, matches, swaps }: ArenaReport): string {
  const teamLines = matches.map(
    ({ a, b, games, winRate, low, high }) =>
      `  ${a.padEnd(8)} ${b.padEnd(8)} ${share({ rate: winRate, low, high })}   ${games} games`,
  );
  const swapLines = swaps.flatMap(({ newcomer, table, gain, byPart, games }) => [
    `  ${newcomer.padEnd(8)} ${table.padEnd(8)} ${signed(gain)}   ${games} games`,
    ...byPart.map(
      (each) => `    ${each.part.padEnd(12)} wins ${share(each.wins)}, ${signed(each.gain)}`,
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

function reliabilityInWords({ game, players, tables }: CalibrationReport): string {
  const lines = tables.flatMap(({ level, games, bins }) => [
    "",
    `among ${players} × ${level}, ${games} games`,
    "  held at       facts    on average   true (95 %)",
    ...bins.map((bin) => {
      const at = `${Math.round(100 * bin.from)} to ${Math.round(100 * bin.to)} %`;
      const off = bin.reliable ? "" : "   off";
      return `  ${at.padEnd(11)} ${String(bin.claims).padStart(7)}    ${percent(bin.held)}     ${share(bin)}${off}`;
    }),
  ]);
  return [
    `The ${game} game: of what a master holds likely when its turn begins, how much is true`,
    ...lines,
  ].join("\n");
}
