import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatRecord, type RecordedPlayer, recordGame } from "@inkognito/engine/record";
import type { OpenGame } from "./host.js";

/** Puts a game that has ended into a folder, beside those that are there; says where. */
export type Recording = (game: OpenGame) => string;

export function recordingIn(folder: string): Recording {
  if (!existsSync(folder)) mkdirSync(folder);
  return ({ setup, events }) => {
    const { name, levels, match } = setup;
    const players = levels.map(
      (level): RecordedPlayer =>
        level === null ? { type: "person", name: name || null } : { type: "bot", level },
    );
    const record = recordGame(events.slice(), {
      players,
      match: match === null ? null : { game: match.games + 1, points: match.points },
    });
    if (record === null) throw new Error("the game goes on");
    for (let number = 1; ; number += 1) {
      const file = join(folder, `game-${number}.json`);
      if (existsSync(file)) continue;
      writeFileSync(file, formatRecord(record), { flag: "wx" });
      return file;
    }
  };
}
