import { cardGame } from "../../../src/card/rules.js";
import type { CardState } from "../../../src/card/state/state.js";
import type { CardConfig } from "../../../src/card/terms/config.js";
import type { CardEvent } from "../../../src/card/terms/event.js";
import type { Chance } from "../../../src/core/chance.js";
import type { CardAct } from "../../../src/testing/card.js";
import type { Draws } from "../../../src/testing/chance.js";
import type { Move as AnyMove, Original as AnyOriginal } from "../../shared/twins/stage.js";
import { type Author as AnyAuthor, write as writeDown } from "../../shared/twins/write.js";
import { chanceOf } from "./chances.js";
import type { Deal } from "./oracle.js";
import { type CardStage, game } from "./system.js";

/** How a game begins, with everything that chance decided written down. */
export interface Opening {
  readonly config: CardConfig;
  readonly deal: Deal;
  /** The text of the seed. */
  readonly seed: string;
  /** The Ambassador's pile and the fictitious agent's way, where they are not left to the seed. */
  readonly draws: Draws;
}

export type Move = AnyMove<CardStage>;
export type Original = AnyOriginal<CardStage>;
export type Author = AnyAuthor<CardStage>;

export const begin = ({ config }: Opening, chance: Chance): readonly CardEvent[] =>
  cardGame.setup(config, chance);

export const numbered = ({ table }: CardState, act: CardAct): unknown =>
  act.type === "gesture" ? act : { ...act, decision: table.decision };

/** Writes a game down, by the real rules. */
export const write = (name: string, opening: Opening, author: Author): Original =>
  writeDown<CardStage>({ game, begin, numbered, chanceOf }, name, opening, author);
