/** The card game as a player may know it: terms, config, actions, views. No state, no log. */
export { check } from "./legal/check.js";
export { type CardChoices, cardChoices } from "./legal/choices.js";
export { codesOf, destinationsOf, enumerate } from "./legal/enumerate.js";
export * from "./legal/legal.js";
export { type Habits, sampleAction } from "./legal/sample.js";
export { legalPairs, type PairSituation } from "./legal/shownCards.js";
export * from "./play/match.js";
export * from "./state/table.js";
export * from "./state/view.js";
export { type CardAction, type Choice, isCardAction } from "./terms/action.js";
export * from "./terms/cards.js";
export * from "./terms/config.js";
export type { CardViewEvent, Outcome, Reason, Revelation } from "./terms/event.js";
export { type CardRefusal, REFUSAL_CODES, type RefusalCode } from "./terms/refusal.js";
export * from "./terms/types.js";
