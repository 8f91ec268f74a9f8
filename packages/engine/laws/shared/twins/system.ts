import type { Game } from "../../../src/core/game.js";
import { redactLog } from "../../../src/core/told.js";
import type { System, TwinTypes } from "./twinFactory.js";

export const systemOf = <T extends TwinTypes>(game: Game<T>): System<T> => ({
  decide: game.decide,
  evolve: game.evolve,
  tell: (log, index, viewer, no) => redactLog(game, log.slice(index, index + 1), viewer, no),
  evolveView: game.evolveView,
  viewOf: game.viewOf,
  legal: (state, viewer) => game.legal(game.viewOf(state, viewer)),
  enumerate: (state, viewer) => game.enumerate(game.viewOf(state, viewer)),
});
