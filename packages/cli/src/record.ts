import type { BotGame } from "./table.js";

/** A game as it is kept in a file: enough to fold it again and to check every draw. */
export const recordOf = ({ seed, events, actions }: BotGame) => ({
  format: "inkognito-record",
  version: 1,
  game: "board",
  seed,
  actions,
  events,
});
