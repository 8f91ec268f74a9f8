import { parseArgs } from "node:util";
import { parseTable, TABLE_HELP, TABLE_OPTIONS } from "../games/botTables.js";
import type { BotGame, BotTable } from "../games/shared/botGame.js";
import { recorderAt } from "../records/recorder.js";
import { numbersUpTo, tallyInThreads } from "../stats/jobs.js";
import { progressOf } from "../stats/progress.js";
import { inWords, type Report, reportOf } from "../stats/report.js";
import { countDeal, emptyTally, type Tally } from "../stats/tally.js";
import { parseCount, UsageError } from "../usage.js";

export const summary = "bots against each other, with statistics";

export const help = `inkognito simulate [options]

${TABLE_HELP}
  --games N           how many deals, or matches (100)
  --duplicate         plays every deal twice; two levels change teams
  --rotate            plays every deal with the levels in every seat in turn
  --jobs N            how many threads play (1)
  --record PATH       keeps every game in this folder, or one game in this file (….json)
  --json              one JSON object instead of a table`;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...TABLE_OPTIONS,
      games: { type: "string", default: "100" },
      duplicate: { type: "boolean", default: false },
      rotate: { type: "boolean", default: false },
      jobs: { type: "string", default: "1" },
      record: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  const { record } = values;
  const table = parseTable(values);
  const games = parseCount("games", values.games);
  const jobs = parseCount("jobs", values.jobs);
  if (record !== undefined && jobs > 1) throw new UsageError("--record takes --jobs 1");
  const isSingle = games === 1 && !values.match && table.arrangement === "seated";
  const recorder = record === undefined ? null : recorderAt(record, games, isSingle);
  const progress = progressOf(games);
  const began = performance.now();
  const tally =
    jobs > 1
      ? await tallyInThreads(values, { deals: games, jobs, onDeals: progress.step })
      : tallyOf(table, games, (game) => {
          progress.reach(game.deal);
          recorder?.keep(game);
        });
  progress.end();
  const report = reportOf(table, tally, (performance.now() - began) / 1000);
  console.log(values.json ? JSON.stringify(report) : inWords(report));
}

function tallyOf(table: BotTable, deals: number, keep: (game: BotGame) => void): Tally {
  const tally = emptyTally();
  for (const number of numbersUpTo(deals)) {
    const games = [...table.play([number])];
    countDeal(tally, games);
    games.forEach(keep);
  }
  return tally;
}

export function simulate(table: BotTable, deals: number): Report {
  const began = performance.now();
  const tally = tallyOf(table, deals, () => {});
  return reportOf(table, tally, (performance.now() - began) / 1000);
}
