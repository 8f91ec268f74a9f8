import { afterGame, beginMatch, type Match } from "@inkognito/engine/card";
import type { TableEvent, TableState } from "@inkognito/protocol";
import { type OpenGame, outcomeOf } from "./game.js";

/** The event that ends the game in the table's log; null: the game goes on. */
export function gameEndOf(table: TableState, game: OpenGame): TableEvent | null {
  const outcome = outcomeOf(game);
  if (outcome === null) return null;
  return {
    type: "ended",
    game: game.no,
    winners: [...outcome.winners],
    match: matchAfter(table, game),
  };
}

/** C9.1: the match with this game's points, and with what the next game begins with. */
function matchAfter({ options, match }: TableState, { config, state }: OpenGame): Match | null {
  if (!options.match || config.game !== "card" || !("rounds" in state.table)) return null;
  const { rounds, phase } = state.table;
  const [opening] = rounds;
  if (opening === undefined || phase.type !== "ended") return null;
  const began = { ...config, first: opening.first };
  return afterGame(match ?? beginMatch(config), began, phase.outcome);
}
