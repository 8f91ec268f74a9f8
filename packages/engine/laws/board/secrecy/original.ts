import { type Scenario, setupScenario } from "../../../src/board/play/scenario.js";
import { boardGame } from "../../../src/board/rules.js";
import type { BoardState } from "../../../src/board/state/state.js";
import type { BoardConfig } from "../../../src/board/terms/config.js";
import type { BoardEvent } from "../../../src/board/terms/event.js";
import type { Chance } from "../../../src/core/chance.js";
import type { Act } from "../../../src/testing/board.js";
import type { Move as AnyMove, Original as AnyOriginal } from "../../shared/twins/twinFactory.js";
import {
  type MoveChooser as AnyMoveChooser,
  write as writeDown,
} from "../../shared/twins/write.js";
import { chanceOf } from "./chances.js";
import type { Deal } from "./oracle.js";
import { type BoardTwinTypes, game } from "./system.js";

/** The part of a scenario that says where the game stands. */
export type Middle = Required<Pick<Scenario, "first" | "positions" | "balls" | "shown">>;

/** How a game begins, with everything that chance decided written down. */
export interface Opening {
  readonly config: BoardConfig;
  readonly deal: Deal;
  /** The text of the seed. */
  readonly seed: string;
  /** Null: from the setup on; otherwise a scenario. */
  readonly middle: Middle | null;
}

export type Move = AnyMove<BoardTwinTypes>;
export type Original = AnyOriginal<BoardTwinTypes>;
export type MoveChooser = AnyMoveChooser<BoardTwinTypes>;

export function begin({ config, deal, middle }: Opening, chance: Chance): readonly BoardEvent[] {
  if (middle === null) return boardGame.setup(config, chance);
  const opened = setupScenario({ config, ...deal, ...middle }, chance);
  if (!opened.ok) throw new Error(`no such scenario: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

export const numbered = ({ table }: BoardState, act: Act): unknown =>
  act.type === "gesture" || act.type === "seal" ? act : { ...act, decision: table.decision };

/** Writes a game down, by the real rules. */
export const write = (name: string, opening: Opening, chooser: MoveChooser): Original =>
  writeDown<BoardTwinTypes>({ game, begin, numbered, chanceOf }, name, opening, chooser);
