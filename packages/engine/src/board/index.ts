/** The board game as a player may know it: terms, map, config, actions, views. No state, no log. */
export { check } from "./legal/check.js";
export { type BoardChoices, boardChoices, type MovementChoice } from "./legal/choices.js";
export type { Movement } from "./legal/destinations.js";
export { destinationsOf, enumerate, nextSteps } from "./legal/enumerate.js";
export * from "./legal/legal.js";
export { type Habits, sampleAction } from "./legal/sample.js";
export { type AnswerSituation, legalAnswers, owedFor, shownTo } from "./legal/shownCards.js";
export { isAnnounceable } from "./play/announceable.js";
export * from "./play/missions.js";
export * from "./state/table.js";
export * from "./state/view.js";
export { type ActionType, type BoardAction, CODES, isBoardAction } from "./terms/action.js";
export * from "./terms/cards.js";
export * from "./terms/config.js";
export type { BoardViewEvent, Outcome, Owed, Question, Reason, Revelation } from "./terms/event.js";
export * from "./terms/map.js";
export { type BoardRefusal, REFUSAL_CODES, type RefusalCode } from "./terms/refusal.js";
export * from "./terms/types.js";
