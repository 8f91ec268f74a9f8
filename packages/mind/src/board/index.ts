export { PROVING_SHARE } from "../shared/odds/model.js";
export type { Because, Considered } from "./bots/agent/sense.js";
export { bots, offTurn, standIn } from "./bots/bots.js";
export { type Estimate, estimatesOf } from "./bots/master/belief.js";
export type { Beliefs, Judged } from "./bots/master/consider.js";
export { type Advice, adviceBits, advise } from "./coach/advice.js";
export { type Insight, insight } from "./insight/insight.js";
export { type Standing, standing } from "./insight/standing.js";
export type { Face, Fact } from "./notebook/facts.js";
export type { Consequences, Verdicts } from "./notebook/notebook.js";
export { type Block, type Mark, type Notebook, notebook, type Row } from "./notebook/notebook.js";
export { type Belief, beliefOf, believe } from "./odds/belief.js";
export {
  type AnswerBits,
  bitsTold,
  type Forecast,
  type Forecasted,
  forecast,
} from "./odds/bits.js";
export {
  type AnswerModel,
  type Asked,
  type Choice,
  coloured,
  type Situation,
  truthful,
} from "./odds/choices.js";
export { type Leak, type LeakOptions, type Leaks, leaks, type Realised } from "./odds/leaks.js";
export { type CastOdds, chanceThat, type HandOdds, type Odds, odds, oddsOf } from "./odds/odds.js";
export type { Claim } from "./why/claim.js";
export { contradictions, type Guess, type Why, why } from "./why/why.js";
export type { Masks } from "./worlds/evidence.js";
export { type Knowledge, knowledge, type Possible } from "./worlds/knowledge.js";
