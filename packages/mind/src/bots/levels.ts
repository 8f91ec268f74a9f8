import { agentBot, noviceBot } from "./agent.js";
import type { BoardBot } from "./bot.js";
import { masterBot } from "./master.js";
import { randomBot } from "./random.js";

/** From weak to strong: the levels of both games. */
export const LEVELS = ["random", "novice", "agent"] as const;
export type Level = (typeof LEVELS)[number];

/** From weak to strong. */
export const BOARD_LEVELS = [...LEVELS, "master"] as const;
export type BoardLevel = (typeof BOARD_LEVELS)[number];

export const boardBots: Readonly<Record<BoardLevel, BoardBot>> = {
  random: randomBot,
  novice: noviceBot,
  agent: agentBot,
  master: masterBot,
};
