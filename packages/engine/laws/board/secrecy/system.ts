import { type BoardTypes, boardGame } from "../../../src/board/rules.js";
import type { Game } from "../../../src/core/game.js";
import type { Act } from "../../../src/testing/board.js";
import { systemOf } from "../../shared/twins/system.js";
import type { Leak as AnyLeak, System as AnySystem } from "../../shared/twins/twinFactory.js";
import type { Opening } from "./original.js";
import type { Category } from "./twin.js";

export interface BoardTwinTypes extends BoardTypes {
  Act: Act;
  Opening: Opening;
  Category: Category;
}

export type System = AnySystem<BoardTwinTypes>;
export type Leak = AnyLeak<BoardTwinTypes>;

/** The same functions; with the types that twins need. */
export const game: Game<BoardTwinTypes> = { ...boardGame };

export const realSystem: System = systemOf(game);
