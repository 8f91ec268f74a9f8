export type { Because, Considered } from "./bots/agent/sense.js";
export type { BoardBot, BoardMoment } from "./bots/bot.js";
export { boardBots, LEVELS, type Level } from "./bots/levels.js";
export { type Advice, advise } from "./coach/advice.js";
export type { Consequences, Line, Verdict } from "./notebook/consequences.js";
export type { Face, Fact } from "./notebook/facts.js";
export { type Block, type Mark, type Notebook, notebook, type Row } from "./notebook/notebook.js";
export { randomFrom } from "./random.js";
export { type Knowledge, knowledge, type Possible } from "./worlds/knowledge.js";
