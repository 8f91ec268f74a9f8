import { type BoardTypes, boardGame } from "../board/rules.js";
import { type CardTypes, cardGame } from "../card/rules.js";
import type { Game } from "../core/game.js";
import type { GameName } from "./index.js";

/** What each game is made of, secrets included. */
export interface HostTypes {
  readonly board: BoardTypes;
  readonly card: CardTypes;
}

/** Both games, for whoever is the authority over either. */
export const RULES: { readonly [G in GameName]: Game<HostTypes[G]> } = {
  board: boardGame,
  card: cardGame,
};
