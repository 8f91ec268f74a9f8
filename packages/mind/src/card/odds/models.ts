import { type AnswerModel, colouredChance } from "../../shared/odds/model.js";
import type { CardSituation } from "./choices.js";

export type CardAnswerModel = AnswerModel<CardSituation>;

/**
 * Coloured pairs equally likely; all with a black card share PROVING_SHARE. On demand either black card
 * is as likely, as far as it may be shown.
 */
export const cardColoured: CardAnswerModel = {
  name: "coloured",
  chanceOf: ({ choices }, at) => colouredChance(choices, at),
};

/** Proves as gladly as not: whatever may be shown is equally likely. */
export const cardTruthful: CardAnswerModel = {
  name: "truthful",
  chanceOf: ({ choices }) => 1 / choices.length,
};
