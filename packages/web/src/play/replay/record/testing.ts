import type { GameName } from "@inkognito/engine/games";
import { type GameRecord, parseRecord } from "@inkognito/engine/record";
import board from "../../../../../engine/golden/records/board-1.json?raw";
import card from "../../../../../engine/golden/records/card-1.json?raw";

const GOLDEN: Readonly<Record<GameName, string>> = { board, card };

/** A whole game that was kept, on one line. */
export const goldenText = (game: GameName): string => JSON.stringify(JSON.parse(GOLDEN[game]));

export function goldenRecord(game: GameName): GameRecord {
  const record = parseRecord(GOLDEN[game]);
  if (!record.ok) throw new Error(`${record.error.path}: ${record.error.reason}`);
  return record.value;
}
