import type { BoardLevel } from "../../shared/bots/level.js";
import type { BoardBot } from "./bot.js";
import { boardBots } from "./levels.js";
import { masterBot } from "./master.js";

/** Apart, so that a page that offers no master does not carry one. */
export const allBoardBots: Readonly<Record<BoardLevel, BoardBot>> = {
  ...boardBots,
  master: masterBot,
};
