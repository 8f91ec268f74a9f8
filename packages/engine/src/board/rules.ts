import type { Game } from "../core/game.js";
import type { BoardAction } from "./action.js";
import { check } from "./check.js";
import type { BoardConfig } from "./config.js";
import { decide } from "./decide.js";
import type { Movement } from "./endings.js";
import { endingsOf, enumerate } from "./enumerate.js";
import type { BoardEvent, BoardViewEvent } from "./event.js";
import { type LegalActions, legal } from "./legal.js";
import type { Outcome } from "./outcome.js";
import { redact } from "./redact.js";
import type { RefusalCode } from "./refusal.js";
import { setup } from "./setup.js";
import { type BoardState, evolve, initialState, viewOf } from "./state.js";
import { awaitedAt } from "./table.js";
import { type BoardView, blankView, evolveView } from "./view.js";

export interface BoardTypes {
  Config: BoardConfig;
  State: BoardState;
  Action: BoardAction;
  Event: BoardEvent;
  View: BoardView;
  ViewEvent: BoardViewEvent;
  Legal: LegalActions;
  Movement: Movement;
  Outcome: Outcome;
  Code: RefusalCode;
}

/** The board game, whole. Only who may hold the full state imports this; players need `./index`. */
export const boardGame: Game<BoardTypes> = {
  initial: initialState,
  blank: blankView,
  setup,
  decide,
  evolve,
  redact,
  evolveView,
  viewOf,
  check,
  legal,
  enumerate,
  endings: endingsOf,
  awaited: ({ table }) => awaitedAt(table),
  outcome: ({ table }) => (table.phase.type === "ended" ? table.phase.outcome : null),
};

export type { BoardEvent } from "./event.js";
export {
  type RecalledShow,
  type Scenario,
  type ScenarioError,
  setupScenario,
} from "./scenario.js";
export type { BoardState } from "./state.js";
