import { type CardTypes, cardGame } from "../../../src/card/rules.js";
import type { Game } from "../../../src/core/game.js";
import type { CardAct } from "../../../src/testing/card.js";
import { systemOf } from "../../shared/twins/system.js";
import type { Leak as AnyLeak, System as AnySystem } from "../../shared/twins/twinFactory.js";
import type { Opening } from "./original.js";
import type { Category } from "./twin.js";

export interface CardTwinTypes extends CardTypes {
  Act: CardAct;
  Opening: Opening;
  Category: Category;
}

export type System = AnySystem<CardTwinTypes>;
export type Leak = AnyLeak<CardTwinTypes>;

/** The same functions; with the types that twins need. */
export const game: Game<CardTwinTypes> = { ...cardGame };

export const realSystem: System = systemOf(game);
