import type { Game } from "../core/game.js";
import type { CardAction } from "./action.js";
import { check } from "./check.js";
import type { CardConfig } from "./config.js";
import { decide, setup } from "./decide.js";
import { endingsOf, enumerate } from "./enumerate.js";
import type { CardEvent, CardViewEvent } from "./event.js";
import { type LegalActions, legal } from "./legal.js";
import type { Outcome } from "./outcome.js";
import { redact } from "./redact.js";
import type { RefusalCode } from "./refusal.js";
import { type CardState, evolve, initialState, viewOf } from "./state.js";
import { awaitedAt } from "./table.js";
import type { Location } from "./types.js";
import { blankView, type CardView, evolveView } from "./view.js";

export interface CardTypes {
  Config: CardConfig;
  State: CardState;
  Action: CardAction;
  Event: CardEvent;
  View: CardView;
  ViewEvent: CardViewEvent;
  Legal: LegalActions;
  Movement: Location;
  Outcome: Outcome;
  Code: RefusalCode;
}

/** The card game, whole. Only who may hold the full state imports this; players need `./index`. */
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
  endings: endingsOf,
  awaited: ({ table }) => awaitedAt(table),
  outcome: ({ table }) => (table.phase.type === "ended" ? table.phase.outcome : null),
};

export type { CardEvent } from "./event.js";
export type { CardState } from "./state.js";
