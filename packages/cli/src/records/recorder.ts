import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  formatRecord,
  type GameRecord,
  MAX_CHARACTERS,
  parseRecord,
  type RecordedMatch,
  recordGame,
} from "@inkognito/engine/record";
import type { BotGame } from "../games/shared/botGame.js";
import { UsageError } from "../usage.js";

/** Null: it was broken off. */
const recordOf = (game: BotGame): GameRecord | null =>
  recordGame(game.events, {
    players: game.levels.map((level) => ({ type: "bot", level })),
    match: matchOf(game),
  });

/** C9.1: the points before this game. */
function matchOf({ match, points }: BotGame): RecordedMatch | null {
  if (match === null) return null;
  return {
    game: match.games,
    points: match.points.map((each, seat) => each - (points?.[seat] ?? 0)),
  };
}

export interface Recorder {
  /** A game that did not end has no file; that is said on stderr. */
  keep(game: BotGame): void;
}

/**
 * Where games are kept: a path that ends in `.json` is one file for one game, any other a folder with
 * a file for each, numbered in the order of play so that their names sort like that.
 */
export function recorderAt(path: string, deals: number, isSingle: boolean): Recorder {
  const isFile = path.endsWith(".json");
  if (isFile && !isSingle) {
    throw new UsageError(`--record takes a folder for several games, not "${path}"`);
  }
  // Not recursive: Node never returns from that where a parent folder cannot be made.
  if (!isFile && !existsSync(path)) mkdirSync(path);
  let number = 0;
  return {
    keep(game) {
      number += 1;
      const record = recordOf(game);
      const name = `game-${String(number).padStart(String(deals).length, "0")}.json`;
      const file = isFile ? path : join(path, name);
      if (record === null) console.error(`inkognito: no ${file}: the game was broken off`);
      else writeFileSync(file, formatRecord(record));
    },
  };
}

/** Reads the file that was named on the command line; a bad one is bad input. */
export function readRecord(path: string): GameRecord {
  // UTF-8 has at most four bytes a character: what is longer need not be read to be refused.
  if (statSync(path).size > 4 * MAX_CHARACTERS)
    throw new UsageError(`${path}: too large for a game`);
  const parsed = parseRecord(textOf(path));
  if (parsed.ok) return parsed.value;
  const { path: place, reason } = parsed.error;
  throw new UsageError(place === "file" ? `${path}: ${reason}` : `${path}: ${place}: ${reason}`);
}

function textOf(path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${path}: not UTF-8`);
    throw error;
  }
}
