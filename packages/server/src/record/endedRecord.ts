import type { CardViewEvent, Match } from "@inkognito/engine/card";
import type { GameConfig } from "@inkognito/engine/games";
import { type GameRecord, type RecordedMatch, recordGame } from "@inkognito/engine/record";
import type { PlayerId, Sitter, TableId } from "@inkognito/protocol";

/** A game that has ended, with all of its events. */
export interface EndedGame {
  readonly table: TableId;
  readonly game: number;
  readonly config: GameConfig;
  /** By seat; people by their id. */
  readonly seats: readonly Sitter[];
  readonly seed: string;
  /** C9: the match after it; null: it was none. */
  readonly match: Match | null;
  /** Events of the engine, each as JSON. */
  readonly events: readonly string[];
}

/** A game of a table as a file, without its signature; names are those of the moment. */
export function endedRecord(
  ended: EndedGame,
  names: ReadonlyMap<PlayerId, string>,
): GameRecord | null {
  const events = ended.events.map((event): { readonly type: string } => JSON.parse(event));
  return recordGame(events, {
    players: ended.seats.map((sitter) =>
      sitter.type === "bot"
        ? { type: "bot", level: sitter.level }
        : { type: "person", name: names.get(sitter.player) ?? null },
    ),
    match: matchBefore(ended, events.at(-1) as CardViewEvent | undefined),
  });
}

/** C9.1: which game of the match it was, and the points before it. */
function matchBefore({ match }: EndedGame, last: CardViewEvent | undefined): RecordedMatch | null {
  if (match === null || last?.type !== "ended") return null;
  const { points } = last.outcome;
  return {
    game: match.games,
    points: match.points.map((each, seat) => each - (points[seat] ?? 0)),
  };
}
