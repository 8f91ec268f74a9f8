import { type BoardTypes, boardGame } from "../../../src/board/rules.js";
import type { Game } from "../../../src/core/game.js";
import type { Act } from "../../../src/testing/board.js";
import type { Leak as AnyLeak, System as AnySystem } from "../../shared/twins/stage.js";
import { systemOf } from "../../shared/twins/system.js";
import type { Opening } from "./original.js";
import type { Category } from "./twin.js";

export interface BoardStage extends BoardTypes {
  Act: Act;
  Opening: Opening;
  Category: Category;
}

export type System = AnySystem<BoardStage>;
export type Leak = AnyLeak<BoardStage>;

/** The same functions; their types are some of the stage's. */
export const game: Game<BoardStage> = { ...boardGame };

export const realSystem: System = systemOf(game);
