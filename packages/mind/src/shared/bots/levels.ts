/** The levels of the bots, from weak to strong; the same in both games. Names only: the page loads them without the bots. */
export const LEVELS = ["random", "novice", "agent", "master"] as const;
export type Level = (typeof LEVELS)[number];
