import type { CardBot } from "./bot.js";
import type { CardLevel } from "./level.js";
import { cardBots } from "./levels.js";
import { masterBot } from "./master.js";

/** Apart, so that a page that offers no master does not carry one. */
export const allCardBots: Readonly<Record<CardLevel, CardBot>> = {
  ...cardBots,
  master: masterBot,
};
