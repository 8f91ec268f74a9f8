import type { Signal } from "./information.js";

/**
 * How a player chooses what to show. Pure: it is given the situation as the answerer would know it in
 * one world, with public facts, and says how likely each choice is then. Everything else about odds is
 * counting.
 */
export interface ModelOf<Situation> {
  readonly name: string;
  /** The chance of the choice at this index of the situation's list. All of them together make 1. */
  chanceOf(situation: Situation, at: number): number;
}

/** What a model of either game can tell of a choice. */
export interface Choosable {
  /** Is a grey, a mission or a black card among the cards? */
  readonly proves: boolean;
}

/** The chance of a proof that is not needed; all such choices share it. */
export const PROVING_SHARE = 1 / 10_000;

/** All choices that prove nothing are equally likely; the others share PROVING_SHARE. */
export function colouredChance(choices: readonly Choosable[], at: number): number {
  let proving = 0;
  for (const { proves } of choices) if (proves) proving += 1;
  const coloured = choices.length - proving;
  if (proving === 0 || coloured === 0) return 1 / choices.length;
  return choices[at]?.proves ? PROVING_SHARE / proving : (1 - PROVING_SHARE) / coloured;
}

/** Each choice as likely as its weight says. */
export function weighedChance<Choice>(
  choices: readonly Choice[],
  at: number,
  weightOf: (choice: Choice) => number,
): number {
  let sum = 0;
  for (const choice of choices) sum += weightOf(choice);
  return weightOf(choices[at] as Choice) / sum;
}

/** Only the rules make something impossible; a model makes it unlikely, to this at most. */
const LEAST = 1e-12;

/** What the model thinks of one of the choices; what is not among them, only something unseen explains. */
export function likelihoodOf<Situation>(
  model: ModelOf<Situation>,
  situation: Situation,
  at: number,
): number {
  return at < 0 ? 1 : Math.max(model.chanceOf(situation, at), LEAST);
}

/** All choices of a situation, each with its chance. */
export const signalsOf = <S extends { readonly choices: readonly { readonly set: number }[] }>(
  model: ModelOf<S>,
  situation: S,
): readonly Signal[] =>
  situation.choices.map(({ set }, at) => ({
    key: set,
    chance: likelihoodOf(model, situation, at),
  }));
