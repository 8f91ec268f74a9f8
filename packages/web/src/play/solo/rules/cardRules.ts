import { cardGame } from "@inkognito/engine/card/rules";
import { ok } from "@inkognito/engine/core";
import { advise, bots, offTurn } from "@inkognito/mind/card";
import type { Rules } from "./rules.js";

export const cardRules: Rules<"card"> = {
  game: cardGame,
  bots,
  offTurn,
  advise,
  opening: ({ config }, chance) => ok(cardGame.setup(config, chance)),
  speakers: () => [],
  turnOf: ({ table }) => table.rounds.length,
};
