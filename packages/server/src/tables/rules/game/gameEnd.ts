import { beginMatch } from "@inkognito/engine/card";
import { matchAfter, outcomeOf } from "@inkognito/engine/host";
import type { TableEvent, TableState } from "@inkognito/protocol";
import type { OpenGame } from "./game.js";

/** The event that ends the game in the table's log; null: the game goes on. */
export function gameEndOf({ options, match }: TableState, game: OpenGame): TableEvent | null {
  const outcome = outcomeOf(game);
  if (outcome === null) return null;
  const { no, config, state } = game;
  const isOfMatch = options.match && config.game === "card";
  return {
    type: "ended",
    game: no,
    winners: [...outcome.winners],
    match: isOfMatch ? matchAfter(match ?? beginMatch(config), state) : null,
  };
}
