import type { Game } from "../core/game.js";
import { seatsOf } from "../core/seat.js";
import { partnerOffTurn } from "./legal/announcing.js";
import { check } from "./legal/check.js";
import type { Movement } from "./legal/destinations.js";
import { destinationsOf, enumerate } from "./legal/enumerate.js";
import { type LegalActions, legal } from "./legal/legal.js";
import { decide } from "./play/decide.js";
import { setup } from "./play/setup.js";
import { redact } from "./state/redact.js";
import { type BoardState, evolve, initialState, viewOf } from "./state/state.js";
import { awaitedAt } from "./state/table.js";
import { type BoardView, blankView, evolveView } from "./state/view.js";
import type { BoardAction } from "./terms/action.js";
import type { BoardConfig } from "./terms/config.js";
import type { BoardEvent, BoardViewEvent, Outcome } from "./terms/event.js";
import type { RefusalCode } from "./terms/refusal.js";

export { judge } from "./play/outcome.js";

export interface BoardTypes {
  Config: BoardConfig;
  State: BoardState;
  Action: BoardAction;
  Event: BoardEvent;
  View: BoardView;
  ViewEvent: BoardViewEvent;
  Legal: LegalActions;
  Destination: Movement;
  Outcome: Outcome;
  Code: RefusalCode;
}

/** The whole board game. Only the authority, which has the full state, imports this; players need `./index`. */
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
  destinations: destinationsOf,
  awaited: ({ table }) => awaitedAt(table),
  // B10.1: when a turn has ended and its player has not announced, others may name that player.
  offTurn: ({ table }, last) =>
    last.type === "turnBegan"
      ? seatsOf(table.config).filter((seat) => partnerOffTurn(table, seat) !== null)
      : [],
  outcome: ({ table }) => (table.phase.type === "ended" ? table.phase.outcome : null),
};

export {
  type RecalledShow,
  type Scenario,
  type ScenarioError,
  setupScenario,
} from "./play/scenario.js";
export type { BoardState } from "./state/state.js";
export type { BoardEvent } from "./terms/event.js";
