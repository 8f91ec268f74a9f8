/** The board game as a player may know it: words, map, config, actions, views. No state, no log. */
export { type ActionType, type BoardAction, CODES, isBoardAction } from "./action.js";
export { type AnswerSituation, legalAnswers, owedFor, shownTo } from "./answers.js";
export * from "./cards.js";
export { check } from "./check.js";
export * from "./config.js";
export type { Movement } from "./endings.js";
export { endingsOf, enumerate, nextSteps } from "./enumerate.js";
export { type BoardViewEvent, HIDDEN, type Hidden, type Owed, type Question } from "./event.js";
export * from "./legal.js";
export * from "./map.js";
export * from "./missions.js";
export type { Outcome, Reason, Revelation } from "./outcome.js";
export { type BoardRefusal, REFUSAL_CODES, type RefusalCode } from "./refusal.js";
export { type Below, type Habits, sampleAction } from "./sample.js";
export * from "./table.js";
export * from "./types.js";
export * from "./view.js";
