import { agentBot, noviceBot } from "./agent.js";
import type { BoardBot } from "./bot.js";
import { randomBot } from "./random.js";

/** From weak to strong: the levels of both games. */
export const LEVELS = ["random", "novice", "agent"] as const;
export type Level = (typeof LEVELS)[number];

export const boardBots: Readonly<Record<Level, BoardBot>> = {
  random: randomBot,
  novice: noviceBot,
  agent: agentBot,
};
