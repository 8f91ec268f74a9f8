import { isBoardAction } from "@inkognito/engine/board";
import { SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { toldCount } from "@inkognito/engine/host";
import { seatOfPlayer } from "@inkognito/protocol";
import { formatLegal, formatView } from "../../delivery/choices.js";
import type { Connection } from "../../delivery/connection.js";
import { tableRefusal } from "../../rules/decide/refusal.js";
import { type OpenGame, viewerAt } from "../../rules/game/game.js";
import { horizonOf } from "../../rules/table/horizon.js";
import type { Handler, TableContext } from "./context.js";

/** Sends a seat what it may do now. */
export const handleLegal: Handler<"legal"> = async (context, connection, { steps = [] }) => {
  const known = await knownGame(context, connection);
  if (known === null) return tableRefusal("notNow");
  const { game, viewer } = known;
  if (viewer === SPECTATOR) return tableRefusal("notSeated");
  const { rules, state } = game;
  const view = rules.viewOf(state, viewer);
  const movement = { type: "move", decision: view.table.decision, steps };
  const chosen = isBoardAction(movement) && movement.type === "move" ? movement.steps : null;
  const text = chosen === null ? null : formatLegal(game, viewer, chosen);
  // The game's own refusal of the first steps of a movement.
  if (text === null) return rules.check(view, movement) ?? tableRefusal("badMessage");
  connection.send(text);
  return null;
};

/** Sends what this viewer knows of the game. */
export const handleView: Handler<"view"> = async (context, connection) => {
  const known = await knownGame(context, connection);
  if (known === null) return tableRefusal("notNow");
  const { game, viewer } = known;
  connection.send(formatView(game, viewer, toldCount(game, viewer)));
  return null;
};

interface KnownGame {
  readonly game: OpenGame;
  readonly viewer: Viewer;
}

/** The game that this person is told of; null: none, as in the `welcome`. */
async function knownGame(
  { cache }: TableContext,
  { player }: Connection,
): Promise<KnownGame | null> {
  const loaded = await cache.load();
  if (loaded === null || loaded.game === null) return null;
  const { game, log, table } = loaded;
  if (game.no <= horizonOf(log, player).games) return null;
  const viewer = viewerAt(game, seatOfPlayer(table, player));
  return viewer === null ? null : { game, viewer };
}
