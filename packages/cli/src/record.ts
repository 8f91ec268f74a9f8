import type { BotGame } from "./botGame.js";

/** A game as it is kept in a file: enough to fold it again and to check every draw. */
export const recordOf = ({ game, seed, events, actions }: BotGame) => ({
  format: "inkognito-record",
  version: 1,
  game,
  seed,
  actions,
  events,
});
