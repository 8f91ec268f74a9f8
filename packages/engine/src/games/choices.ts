import { type BoardChoices, boardChoices } from "../board/legal/choices.js";
import type { BoardView } from "../board/state/view.js";
import type { Step } from "../board/terms/types.js";
import { type CardChoices, cardChoices } from "../card/legal/choices.js";
import type { CardView } from "../card/state/view.js";
import type { GameName } from "./index.js";

export interface Choices {
  readonly board: BoardChoices;
  readonly card: CardChoices;
}

interface Views {
  readonly board: BoardView;
  readonly card: CardView;
}

/** What a seat may choose from, written out for programs. Null: `chosen` begins no movement of now. */
export const CHOICES: {
  readonly [G in GameName]: (view: Views[G], chosen: readonly Step[]) => Choices[G] | null;
} = {
  board: boardChoices,
  card: (view, chosen) => (chosen.length === 0 ? cardChoices(view) : null),
};
