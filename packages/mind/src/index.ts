export type { Because, Considered } from "./bots/agent/sense.js";
export type { BoardBot, BoardMoment } from "./bots/bot.js";
export { boardBots, LEVELS, type Level } from "./bots/levels.js";
export type { CardBecause, CardConsidered } from "./card/bots/agent/sense.js";
export type { CardBot, CardMoment } from "./card/bots/bot.js";
export { cardBots } from "./card/bots/levels.js";
export { adviseCard, type CardAdvice } from "./card/coach/advice.js";
export type { CardConsequences, CardLine } from "./card/notebook/consequences.js";
export type { CardFace, CardFact } from "./card/notebook/facts.js";
export {
  type CardNotebook,
  type Cell,
  type Column,
  cardNotebook,
  type GridRow,
  gridOf,
  type Page,
} from "./card/notebook/notebook.js";
export { type CardKnowledge, type CardPossible, cardKnowledge } from "./card/worlds/knowledge.js";
export { type Advice, advise } from "./coach/advice.js";
export type { Consequences, Line } from "./notebook/consequences.js";
export type { Face, Fact } from "./notebook/facts.js";
export { type Block, type Mark, type Notebook, notebook, type Row } from "./notebook/notebook.js";
export type { Verdict } from "./notebook/verdict.js";
export { randomFrom } from "./random.js";
export { type Knowledge, knowledge, type Possible } from "./worlds/knowledge.js";
