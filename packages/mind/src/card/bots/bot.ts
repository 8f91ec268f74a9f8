import type { CardAction, CardView, CardViewEvent } from "@inkognito/engine/card";

/** What a bot is given: what a person at that seat is given, and a text to be random by. */
export interface CardMoment {
  readonly view: CardView;
  /** Everything this seat was told, in order. */
  readonly told: readonly CardViewEvent[];
  readonly seed: string;
}

/** A bot is a function: asked again in the same moment, after a crash say, it answers the same. */
export type CardBot = (moment: CardMoment) => CardAction;
