export type { BoardBot, BoardMoment } from "./bots/bot.js";
export { boardBots, LEVELS, type Level } from "./bots/levels.js";
export { randomFrom } from "./random.js";
