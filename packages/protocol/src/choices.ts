/** The bots of either game, from weak to strong. */
export { LEVELS as BOT_LEVELS, type Level as BotLevel } from "@inkognito/mind/levels";

/** How much a page may tell its player about what follows from the answers; the same for all at a table. */
export const ASSISTANTS = ["off", "facts", "consequences", "odds"] as const;
export type Assistant = (typeof ASSISTANTS)[number];

export const LIVE_SECONDS = [30, 60, 90, 120, 300] as const;
export const PACE_DAYS = [1, 2, 3, 7] as const;

export const BOT_PACES = ["human", "instant"] as const;

/** In characters as people count them. */
export const MAX_NAME = 20;
export const MAX_SAID = 300;
/** In JavaScript's characters, as the page counts them; fits into one frame in any script. */
export const MAX_NOTES = 20_000;
