export type { Because, Considered } from "./board/bots/agent/sense.js";
export { allBoardBots } from "./board/bots/allLevels.js";
export type { BoardBot, BoardMoment } from "./board/bots/bot.js";
export { boardBots } from "./board/bots/levels.js";
export {
  type Beliefs,
  consider as considerMaster,
  type Judged,
} from "./board/bots/master/consider.js";
export { type Held, heldBy } from "./board/bots/master/estimates.js";
export { standIn } from "./board/bots/standIn.js";
export { type Advice, advise } from "./board/coach/advice.js";
export { adviceBits } from "./board/coach/bits.js";
export type { Consequences, Line } from "./board/notebook/consequences.js";
export type { Face, Fact } from "./board/notebook/facts.js";
export {
  type Block,
  type Mark,
  type Notebook,
  notebook,
  type Row,
} from "./board/notebook/notebook.js";
export {
  type Belief,
  beliefOf,
  believe,
} from "./board/odds/belief.js";
export {
  bitsTold,
  type Forecast,
  type Forecasted,
  forecast,
  type Told,
} from "./board/odds/bits.js";
export type { Asked, Choice, Masks, Situation } from "./board/odds/choices.js";
export {
  type Leak,
  type LeakOptions,
  type Leaks,
  leaks,
  type Realised,
} from "./board/odds/leaks.js";
export { type BoardAnswerModel, coloured, truthful } from "./board/odds/models.js";
export {
  type CastOdds,
  chanceThat,
  type HandOdds,
  type Odds,
  odds,
  oddsOf,
} from "./board/odds/odds.js";
export type { Claim } from "./board/why/claim.js";
export { contradictions, type Guess } from "./board/why/guesses.js";
export { type Why, why } from "./board/why/why.js";
export { type Knowledge, knowledge, type Possible } from "./board/worlds/knowledge.js";
export type { CardBecause, CardConsidered } from "./card/bots/agent/sense.js";
export { allCardBots } from "./card/bots/allLevels.js";
export type { CardBot, CardMoment } from "./card/bots/bot.js";
export { CARD_LEVELS, type CardLevel } from "./card/bots/level.js";
export { cardBots } from "./card/bots/levels.js";
export {
  type CardBeliefs,
  type CardJudged,
  consider as considerCardMaster,
} from "./card/bots/master/consider.js";
export { type CardHeld, cardHeldBy } from "./card/bots/master/estimates.js";
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
export { BOARD_LEVELS, type BoardLevel, LEVELS, type Level } from "./shared/bots/level.js";
export { type AnswerModel, PROVING_SHARE } from "./shared/odds/model.js";
export { randomFrom } from "./shared/random.js";
export type { Contradiction } from "./shared/why/contradiction.js";
export type { Proof } from "./shared/why/proof.js";
export type { Verdict } from "./shared/worlds/verdict.js";
