/** The bots of either game, from weak to strong. */
export { LEVELS as BOT_LEVELS, type Level as BotLevel } from "@inkognito/mind/levels";

/** What everybody's page may show of what follows from the answers; the same for all at the table. */
export const ASSISTANTS = ["off", "facts", "consequences", "odds"] as const;
export type Assistant = (typeof ASSISTANTS)[number];

export const LIVE_SECONDS = [30, 60, 90, 120, 300] as const;
export const PACE_DAYS = [1, 2, 3, 7] as const;

export const BOT_PACES = ["human", "instant"] as const;
