import type { Level } from "../../shared/bots/level.js";
import { agentBot, noviceBot } from "./agent.js";
import type { CardBot } from "./bot.js";
import { randomBot } from "./random.js";

export const cardBots: Readonly<Record<Level, CardBot>> = {
  random: randomBot,
  novice: noviceBot,
  agent: agentBot,
};
