import { BOARD_LEVELS } from "@inkognito/mind/levels";

/** The bots of either game, from weak to strong. */
export const BOT_LEVELS = BOARD_LEVELS;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What everybody's page may show of what follows from the answers; the same for all at the table. */
export const ASSISTANTS = ["off", "facts", "consequences", "odds"] as const;
export type Assistant = (typeof ASSISTANTS)[number];

export const LIVE_SECONDS = [30, 60, 90, 120, 300] as const;
export const PACE_DAYS = [1, 2, 3, 7] as const;

export const BOT_PACES = ["human", "instant"] as const;
