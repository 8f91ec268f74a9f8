import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BotGame, BotTable } from "../botGame.js";
import { numbersUpTo, tallyInThreads } from "../jobs/jobs.js";
import { progressOf } from "../progress.js";
import { recordOf } from "../record.js";
import { inWords, type Report, reportOf } from "../report.js";
import { parseTable, TABLE_HELP, TABLE_OPTIONS } from "../table.js";
import { countDeal, emptyTally, type Tally } from "../tally.js";
import { parseCount, UsageError } from "../usage.js";

export const summary = "bots against each other, with statistics";

export const help = `inkognito simulate [options]

${TABLE_HELP}
  --games N           how many deals, or matches (100)
  --duplicate         plays every deal twice; two levels change teams
  --rotate            plays every deal with the levels on every chair in turn
  --jobs N            how many threads play (1)
  --save DIR          writes every game there, one file each
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
      save: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  const { save } = values;
  const table = parseTable(values);
  const games = parseCount("games", values.games);
  const jobs = parseCount("jobs", values.jobs);
  if (save !== undefined && jobs > 1) throw new UsageError("--save takes --jobs 1");
  // Not recursive: Node never returns from that where a parent folder cannot be made.
  if (save !== undefined && !existsSync(save)) mkdirSync(save);
  const keepIn = recorder(games);
  const progress = progressOf(games);
  const began = performance.now();
  const tally =
    jobs > 1
      ? await tallyInThreads(values, { deals: games, jobs, onDeals: progress.step })
      : tallyOf(table, games, (game) => {
          progress.reach(game.deal);
          if (save !== undefined) keepIn(save, game);
        });
  progress.end();
  const report = reportOf(table, tally, (performance.now() - began) / 1000);
  console.log(values.json ? JSON.stringify(report) : inWords(report));
}

/** Files in the order of play, so that their names sort as they were played. */
function recorder(deals: number): (folder: string, game: BotGame) => void {
  let number = 0;
  return (folder, game) => {
    number += 1;
    const name = `game-${String(number).padStart(String(deals).length, "0")}.json`;
    writeFileSync(join(folder, name), `${JSON.stringify(recordOf(game))}\n`);
  };
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
