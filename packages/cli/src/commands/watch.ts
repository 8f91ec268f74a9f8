import { parseArgs } from "node:util";
import { type Seat, SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { parseTable, TABLE_HELP, TABLE_OPTIONS } from "../games/botTables.js";
import type { BotTable, MatchStand } from "../games/shared/botGame.js";
import { recorderAt } from "../records/recorder.js";
import { parseChoice } from "../usage.js";

export const summary = "a game of bots, told as it happens";

export const help = `inkognito watch [options]

${TABLE_HELP}
  --eyes V            whose eyes: spectator, or a seat's number from 0 (spectator)
  --record PATH       keeps the game in this file (….json), or a match in this folder`;

export function run(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...TABLE_OPTIONS,
      eyes: { type: "string", default: SPECTATOR },
      record: { type: "string" },
    },
  });
  const table = parseTable(values);
  const viewers = [SPECTATOR, ...table.levels.map((_, seat) => String(seat))];
  const eyes = parseChoice("eyes", viewers, values.eyes);
  const viewer: Viewer = eyes === SPECTATOR ? SPECTATOR : (Number(eyes) as Seat);
  const { record } = values;
  const recorder = record === undefined ? null : recorderAt(record, 1, !values.match);
  for (const game of table.play([1])) {
    recorder?.keep(game);
    for (const text of game.lines(viewer)) console.log(text);
    if (game.match !== null) console.log(`\n${standing(table, game.match)}\n`);
  }
}

/** Roles may pass on from game to game, so a match is told by seat. */
function standing({ levels }: BotTable, { games, points, winners }: MatchStand): string {
  const nameOf = (seat: number): string => `seat ${seat} (${levels[seat]})`;
  const lines = points.map((each, seat) => `  ${nameOf(seat)}: ${each}`);
  const heading = `Points after game ${games}:`;
  const won = winners.map(nameOf).join(" and ");
  return [heading, ...lines, ...(winners.length === 0 ? [] : [`${won} won the match.`])].join("\n");
}
