/** The card game as a player may know it: words, config, actions, views. No state, no log. */
export { type CardAction, type Choice, isCardAction } from "./action.js";
export * from "./cards.js";
export { check } from "./check.js";
export * from "./config.js";
export { codesOf, endingsOf, enumerate } from "./enumerate.js";
export type { CardViewEvent } from "./event.js";
export * from "./legal.js";
export * from "./match.js";
export type { Outcome, Reason, Revelation } from "./outcome.js";
export { legalPairs, type PairSituation } from "./pairs.js";
export { type CardRefusal, REFUSAL_CODES, type RefusalCode } from "./refusal.js";
export { type Habits, sampleAction } from "./sample.js";
export * from "./table.js";
export * from "./types.js";
export * from "./view.js";
