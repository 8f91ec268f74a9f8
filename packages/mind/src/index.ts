export type { Because, Considered } from "./bots/agent/sense.js";
export { allBoardBots } from "./bots/boardLevels.js";
export type { BoardBot, BoardMoment } from "./bots/bot.js";
export { BOARD_LEVELS, type BoardLevel, LEVELS, type Level } from "./bots/level.js";
export { boardBots } from "./bots/levels.js";
export { type Beliefs, consider as considerMaster, type Judged } from "./bots/master/consider.js";
export { type Held, heldBy } from "./bots/master/held.js";
export { standIn } from "./bots/standIn.js";
export type { CardBecause, CardConsidered } from "./card/bots/agent/sense.js";
export type { CardBot, CardMoment } from "./card/bots/bot.js";
export { allCardBots } from "./card/bots/cardLevels.js";
export { CARD_LEVELS, type CardLevel } from "./card/bots/level.js";
export { cardBots } from "./card/bots/levels.js";
export {
  type CardBeliefs,
  type CardJudged,
  consider as considerCardMaster,
} from "./card/bots/master/consider.js";
export { type CardHeld, cardHeldBy } from "./card/bots/master/held.js";
export { cardStandIn } from "./card/bots/standIn.js";
export { adviseCard, type CardAdvice } from "./card/coach/advice.js";
export { cardAdviceBits } from "./card/coach/bits.js";
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
export { type CardBelief, cardBeliefOf, cardBelieve } from "./card/odds/belief.js";
export {
  type CardAsked,
  type CardForecast,
  type CardForecasted,
  type CardTold,
  cardBitsTold,
  cardForecast,
} from "./card/odds/bits.js";
export type { CardChoice, CardShowing, CardSituation } from "./card/odds/choices.js";
export {
  type CardLeak,
  type CardLeakOptions,
  type CardLeaks,
  type CardRealised,
  cardLeaks,
} from "./card/odds/leaks.js";
export { type CardAnswerModel, cardColoured, cardTruthful } from "./card/odds/models.js";
export {
  type CardCastOdds,
  type CardHandOdds,
  type CardOdds,
  cardChanceThat,
  cardOdds,
  cardOddsOf,
} from "./card/odds/odds.js";
export type { CardClaim } from "./card/why/claim.js";
export { type CardGuess, cardContradictions } from "./card/why/guesses.js";
export { type CardWhy, cardWhy } from "./card/why/why.js";
export { type CardKnowledge, type CardPossible, cardKnowledge } from "./card/worlds/knowledge.js";
export { type Advice, advise } from "./coach/advice.js";
export { adviceBits } from "./coach/bits.js";
export type { Consequences, Line } from "./notebook/consequences.js";
export type { Face, Fact } from "./notebook/facts.js";
export { type Block, type Mark, type Notebook, notebook, type Row } from "./notebook/notebook.js";
export type { Verdict } from "./notebook/verdict.js";
export {
  type Belief,
  beliefOf,
  believe,
} from "./odds/belief.js";
export { bitsTold, type Forecast, type Forecasted, forecast, type Told } from "./odds/bits.js";
export type { Asked, Choice, Masks, Situation } from "./odds/choices.js";
export { type Leak, type LeakOptions, type Leaks, leaks, type Realised } from "./odds/leaks.js";
export { type AnswerModel, PROVING_SHARE } from "./odds/model.js";
export { type BoardAnswerModel, coloured, truthful } from "./odds/models.js";
export { type CastOdds, chanceThat, type HandOdds, type Odds, odds, oddsOf } from "./odds/odds.js";
export { randomFrom } from "./random.js";
export type { Claim } from "./why/claim.js";
export type { Contradiction } from "./why/contradiction.js";
export { contradictions, type Guess } from "./why/guesses.js";
export type { Proof } from "./why/proof.js";
export { type Why, why } from "./why/why.js";
export { type Knowledge, knowledge, type Possible } from "./worlds/knowledge.js";
