import { BOARD_LEVELS, type BoardLevel, CARD_LEVELS } from "@inkognito/mind";

/** A level of either game. */
export type Level = BoardLevel;

export const LEVELS_OF: Readonly<Record<"board" | "card", readonly Level[]>> = {
  board: BOARD_LEVELS,
  card: CARD_LEVELS,
};
