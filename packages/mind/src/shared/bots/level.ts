/** From weak to strong: the levels of both games. Apart from the bots, for whoever only names them. */
export const LEVELS = ["random", "novice", "agent"] as const;
export type Level = (typeof LEVELS)[number];

/** The levels of the board game. */
export const BOARD_LEVELS = [...LEVELS, "master"] as const;
export type BoardLevel = (typeof BOARD_LEVELS)[number];
