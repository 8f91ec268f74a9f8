import type { BoardAction, BoardView, BoardViewEvent } from "@inkognito/engine/board";

/** What a bot is given: what a person at that seat is given, and a text to be random by. */
export interface BoardMoment {
  readonly view: BoardView;
  /** Everything this seat was told, in order. */
  readonly told: readonly BoardViewEvent[];
  readonly seed: string;
}

/** A bot is a function: asked again in the same moment, after a crash say, it answers the same. */
export type BoardBot = (moment: BoardMoment) => BoardAction;
