import type { CardViewEvent } from "@inkognito/engine/card";
import { type GameRecord, type RecordedMatch, recordGame } from "@inkognito/engine/record";
import type { PlayerId } from "@inkognito/protocol";
import type { EndedGame } from "../tables/runtime/tableRegistry.js";

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
