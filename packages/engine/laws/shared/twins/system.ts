import type { Game } from "../../../src/core/game.js";
import { tell } from "../../../src/core/told.js";
import type { StageTypes, System } from "./stage.js";

export const systemOf = <T extends StageTypes>(game: Game<T>): System<T> => ({
  decide: game.decide,
  evolve: game.evolve,
  tell: (log, index, viewer, no) => tell(game, log.slice(index, index + 1), viewer, no),
  evolveView: game.evolveView,
  viewOf: game.viewOf,
  legal: (state, viewer) => game.legal(game.viewOf(state, viewer)),
  enumerate: (state, viewer) => game.enumerate(game.viewOf(state, viewer)),
});
