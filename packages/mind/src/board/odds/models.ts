import { colouredChance, type ModelOf, weighedChance } from "../../shared/odds/model.js";
import type { Choice, Situation } from "./choices.js";

export type AnswerModel = ModelOf<Situation>;

/** Coloured answers equally likely; all with a grey or a mission card share PROVING_SHARE. */
export const coloured: AnswerModel = {
  name: "coloured",
  chanceOf: ({ choices }, at) => colouredChance(choices, at),
};

/** Proves as gladly as not, and is the likelier to show something the more of it is true. */
export const truthful: AnswerModel = {
  name: "truthful",
  chanceOf: ({ choices }, at) => weighedChance(choices, at, truthsOf),
};

const truthsOf = ({ truths }: Choice): number => truths;
