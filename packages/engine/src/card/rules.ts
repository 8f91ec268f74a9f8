import type { Game } from "../core/game.js";
import { check } from "./legal/check.js";
import { destinationsOf, enumerate } from "./legal/enumerate.js";
import { type LegalActions, legal } from "./legal/legal.js";
import { decide } from "./play/decide.js";
import { setup } from "./play/setup.js";
import { redact } from "./state/redact.js";
import { type CardState, evolve, initialState, viewOf } from "./state/state.js";
import { awaitedAt } from "./state/table.js";
import { blankView, type CardView, evolveView } from "./state/view.js";
import type { CardAction } from "./terms/action.js";
import type { CardConfig } from "./terms/config.js";
import type { CardEvent, CardViewEvent, Outcome } from "./terms/event.js";
import type { RefusalCode } from "./terms/refusal.js";
import type { Location } from "./terms/types.js";

export interface CardTypes {
  Config: CardConfig;
  State: CardState;
  Action: CardAction;
  Event: CardEvent;
  View: CardView;
  ViewEvent: CardViewEvent;
  Legal: LegalActions;
  Destination: Location;
  Outcome: Outcome;
  Code: RefusalCode;
}

/** The whole card game. Only the authority, which has the full state, imports this; players need `./index`. */
export const cardGame: Game<CardTypes> = {
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
  offTurn: () => [],
  outcome: ({ table }) => (table.phase.type === "ended" ? table.phase.outcome : null),
};

export type { CardState } from "./state/state.js";
export type { CardEvent } from "./terms/event.js";
