import { cardGame } from "@inkognito/engine/card/rules";
import { ok } from "@inkognito/engine/core";
import { adviseCard, allCardBots } from "@inkognito/mind";
import type { Rules } from "./rules.js";

export const cardRules: Rules<"card"> = {
  game: cardGame,
  bots: allCardBots,
  advise: adviseCard,
  opening: ({ config }, chance) => ok(cardGame.setup(config, chance)),
  turnOf: ({ table }) => table.rounds.length,
};
