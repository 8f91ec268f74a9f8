import { type BoardTypes, boardGame } from "../board/rules.js";
import { type CardTypes, cardGame } from "../card/rules.js";
import type { Game } from "../core/game.js";
import type { GameName } from "./index.js";

/** The types of each game, secrets included. */
export interface HostTypes {
  readonly board: BoardTypes;
  readonly card: CardTypes;
}

/** Both games with their full state, for the authority over a game only. */
export const RULES: { readonly [G in GameName]: Game<HostTypes[G]> } = {
  board: boardGame,
  card: cardGame,
};
