import { LEVELS } from "../../shared/bots/level.js";

/** From weak to strong. Names only: who offers them need not carry the bots. */
export const CARD_LEVELS = [...LEVELS, "master"] as const;
export type CardLevel = (typeof CARD_LEVELS)[number];
