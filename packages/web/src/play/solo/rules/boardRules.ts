import { isAnnounceable } from "@inkognito/engine/board";
import { boardGame, setupScenario } from "@inkognito/engine/board/rules";
import { err, ok } from "@inkognito/engine/core";
import { offTurnIn } from "@inkognito/engine/host";
import { advise, bots, offTurn } from "@inkognito/mind/board";
import type { Rules } from "./rules.js";

export const boardRules: Rules<"board"> = {
  game: boardGame,
  bots,
  offTurn,
  advise,
  opening({ config, scenario }, chance) {
    if (scenario === undefined) return ok(boardGame.setup(config, chance));
    const opening = setupScenario({ ...scenario, config }, chance);
    return opening.ok ? opening : err("badSetup");
  },
  // B10.1
  speakers: (game) => (isAnnounceable(game.state.table) ? offTurnIn(game) : []),
  turnOf: ({ table }) => table.turn,
};
