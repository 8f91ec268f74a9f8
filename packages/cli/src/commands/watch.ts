import { parseArgs } from "node:util";
import { boardGame } from "@inkognito/engine/board/rules";
import { type Seat, SPECTATOR, tell, type Viewer } from "@inkognito/engine/core";
import { line } from "../render.js";
import { parseTable, playBots, TABLE_OPTIONS } from "../table.js";
import { parseChoice } from "../usage.js";

export const summary = "a game of bots, told as it happens";

export const help = `inkognito watch [options]

  --seats A,B,C,D     3, 4 or 5 levels (the fifth is the Ambassador): random
  --seed S            any text; the same text plays the same game (1)
  --eyes V            whose eyes: spectator, or a seat's number from 0 (spectator)
  --edition E, --repeats R, --placement P   as in simulate`;

export function run(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: { ...TABLE_OPTIONS, eyes: { type: "string", default: SPECTATOR } },
  });
  const table = parseTable(values);
  const viewers = [SPECTATOR, ...table.levels.map((_, seat) => String(seat))];
  const eyes = parseChoice("eyes", viewers, values.eyes);
  const viewer: Viewer = eyes === SPECTATOR ? SPECTATOR : (Number(eyes) as Seat);
  for (const { event } of tell(boardGame, playBots(table, 1).events, viewer)) {
    const text = line(event, table.config);
    if (text !== null) console.log(text);
  }
}
