import type { GameName } from "@inkognito/engine/games";
import {
  formatRecord,
  parseRecord,
  type RecordedMatch,
  type RecordedPlayer,
  recordGame,
} from "@inkognito/engine/record";
import type { Setup, Sitter } from "../../setup/setup.js";
import type { OpenGame } from "./host.js";

/**
 * The file of a game that has ended on this device; null: it has not ended, or it began in the middle,
 * where no deal could be checked.
 */
export function recordOf({ setup, events: log }: OpenGame<GameName>): string | null {
  const events = log.slice();
  if ("scenario" in setup && setup.scenario !== undefined) return null;
  const match = matchOf(setup);
  const named = recordGame(events, { players: setup.seats.map(playerOf), match });
  if (named === null) return null;
  const text = formatRecord(named);
  if (parseRecord(text).ok) return text;
  // A name that no file may have is left out, the game is not.
  const nameless = recordGame(events, { players: setup.seats.map(withoutName), match });
  return nameless === null ? null : formatRecord(nameless);
}

const playerOf = (sitter: Sitter): RecordedPlayer =>
  sitter.type === "bot" || sitter.name !== "" ? sitter : withoutName(sitter);

const withoutName = (sitter: Sitter): RecordedPlayer =>
  sitter.type === "bot" ? sitter : { type: "person", name: null };

function matchOf(setup: Setup): RecordedMatch | null {
  const match = "match" in setup ? setup.match : null;
  return match === null ? null : { game: match.games + 1, points: match.points };
}
