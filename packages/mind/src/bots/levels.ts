import type { BoardBot } from "./bot.js";
import { randomBot } from "./random.js";

export const LEVELS = ["random"] as const;
export type Level = (typeof LEVELS)[number];

export const boardBots: Readonly<Record<Level, BoardBot>> = { random: randomBot };
