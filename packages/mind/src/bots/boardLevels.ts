import type { BoardBot } from "./bot.js";
import { boardBots, LEVELS } from "./levels.js";
import { masterBot } from "./master.js";

/** From weak to strong. Apart, so that a page that offers no master does not carry one. */
export const BOARD_LEVELS = [...LEVELS, "master"] as const;
export type BoardLevel = (typeof BOARD_LEVELS)[number];

export const allBoardBots: Readonly<Record<BoardLevel, BoardBot>> = {
  ...boardBots,
  master: masterBot,
};
