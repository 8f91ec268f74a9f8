import { colouredChance, type ModelOf } from "../../shared/odds/model.js";
import type { Situation } from "./choices.js";

export type AnswerModel = ModelOf<Situation>;

/**
 * Coloured pairs equally likely; all with a black card share PROVING_SHARE. On demand either black card
 * is as likely, as far as it may be shown.
 */
export const coloured: AnswerModel = {
  name: "coloured",
  chanceOf: ({ choices }, at) => colouredChance(choices, at),
};

/** Proves as gladly as not: whatever may be shown is equally likely. */
export const truthful: AnswerModel = {
  name: "truthful",
  chanceOf: ({ choices }) => 1 / choices.length,
};
