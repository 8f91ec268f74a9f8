import { cardGame } from "../../../src/card/rules.js";
import type { CardState } from "../../../src/card/state/state.js";
import type { CardConfig } from "../../../src/card/terms/config.js";
import type { CardEvent } from "../../../src/card/terms/event.js";
import type { Chance } from "../../../src/core/chance.js";
import type { CardAct } from "../../../src/testing/card.js";
import type { Draws } from "../../../src/testing/chance.js";
import type { Move as AnyMove, Original as AnyOriginal } from "../../shared/twins/twinFactory.js";
import {
  type MoveChooser as AnyMoveChooser,
  write as writeDown,
} from "../../shared/twins/write.js";
import { chanceOf } from "./chances.js";
import type { Deal } from "./oracle.js";
import { type CardTwinTypes, game } from "./system.js";

/** How a game begins, with everything that chance decided written down. */
export interface Opening {
  readonly config: CardConfig;
  readonly deal: Deal;
  /** The text of the seed. */
  readonly seed: string;
  /** The Ambassador's pile and the fictitious agent's way, where they are not left to the seed. */
  readonly draws: Draws;
}

export type Move = AnyMove<CardTwinTypes>;
export type Original = AnyOriginal<CardTwinTypes>;
export type MoveChooser = AnyMoveChooser<CardTwinTypes>;

export const begin = ({ config }: Opening, chance: Chance): readonly CardEvent[] =>
  cardGame.setup(config, chance);

export const numbered = ({ table }: CardState, act: CardAct): unknown =>
  act.type === "gesture" ? act : { ...act, decision: table.decision };

/** Writes a game down, by the real rules. */
export const write = (name: string, opening: Opening, chooser: MoveChooser): Original =>
  writeDown<CardTwinTypes>({ game, begin, numbered, chanceOf }, name, opening, chooser);
