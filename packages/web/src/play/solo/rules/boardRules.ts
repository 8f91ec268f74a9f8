import { boardGame, setupScenario } from "@inkognito/engine/board/rules";
import { err, ok } from "@inkognito/engine/core";
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
  turnOf: ({ table }) => table.turn,
};
