import type { Level } from "../../shared/bots/level.js";
import { agentBot, noviceBot } from "./agent.js";
import type { BoardBot } from "./bot.js";
import { randomBot } from "./random.js";

export const boardBots: Readonly<Record<Level, BoardBot>> = {
  random: randomBot,
  novice: noviceBot,
  agent: agentBot,
};
