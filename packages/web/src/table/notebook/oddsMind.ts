import * as boardMind from "@inkognito/mind/board";
import * as cardMind from "@inkognito/mind/card";

/* The functions for odds in a module of their own, fetched only at tables with odds. */

export const board = {
  adviceBits: boardMind.adviceBits,
  beliefOf: boardMind.beliefOf,
  forecast: boardMind.forecast,
  leaks: boardMind.leaks,
  oddsOf: boardMind.oddsOf,
};
export const card = {
  adviceBits: cardMind.adviceBits,
  beliefOf: cardMind.beliefOf,
  forecast: cardMind.forecast,
  leaks: cardMind.leaks,
  oddsOf: cardMind.oddsOf,
};
