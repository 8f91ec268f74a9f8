import { type CardTypes, cardGame } from "../../../src/card/rules.js";
import type { Game } from "../../../src/core/game.js";
import type { CardAct } from "../../../src/testing/card.js";
import type { Leak as AnyLeak, System as AnySystem } from "../../shared/twins/stage.js";
import { systemOf } from "../../shared/twins/system.js";
import type { Opening } from "./original.js";
import type { Category } from "./twin.js";

export interface CardStage extends CardTypes {
  Act: CardAct;
  Opening: Opening;
  Category: Category;
}

export type System = AnySystem<CardStage>;
export type Leak = AnyLeak<CardStage>;

/** The same functions; their types are some of the stage's. */
export const game: Game<CardStage> = { ...cardGame };

export const realSystem: System = systemOf(game);
