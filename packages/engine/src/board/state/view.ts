import { type Seat, SPECTATOR, type Viewer } from "../../core/seat.js";
import { HIDDEN } from "../../core/told.js";
import type { Card } from "../terms/cards.js";
import type { BoardViewEvent, Question } from "../terms/event.js";
import type { Hand, Placement, Sheet } from "../terms/types.js";
import { emptyTable, evolveTable, type Table } from "./table.js";

/** Cards that were shown, as a seat that saw them remembers it. */
export interface Show {
  readonly question: Question;
  readonly penalty: boolean;
  readonly turn: number;
  readonly cards: readonly Card[];
}

/** What one seat knows beyond the table. */
export interface Own {
  readonly seat: Seat;
  /** Chosen, and not yet revealed (B2.1). */
  readonly placement: Placement | null;
  /** Null before the deal, and for the Ambassador's player. */
  readonly hand: Hand | null;
  /** Every answer whose cards this seat saw, its own answers included. */
  readonly shows: readonly Show[];
  readonly sheet: Sheet | null;
}

/** What a viewer knows: the fold of what it was told. */
export interface BoardView {
  readonly viewer: Viewer;
  readonly table: Table;
  /** Null: a spectator. */
  readonly own: Own | null;
}

export const blankOwn = (seat: Seat): Own => ({
  seat,
  placement: null,
  hand: null,
  shows: [],
  sheet: null,
});

export const blankView = (viewer: Viewer): BoardView => ({
  viewer,
  table: emptyTable,
  own: viewer === SPECTATOR ? null : blankOwn(viewer),
});

export function evolveView(view: BoardView, event: BoardViewEvent): BoardView {
  const { viewer, table, own } = view;
  return {
    viewer,
    table: evolveTable(table, event),
    own: own === null ? null : evolveOwn(own, event, table.turn),
  };
}

export function evolveOwn(own: Own, event: BoardViewEvent, turn: number): Own {
  switch (event.type) {
    case "placementChosen":
      return event.placement === HIDDEN ? own : { ...own, placement: event.placement };
    case "placed":
      return own.placement === null ? own : { ...own, placement: null };
    case "dealt":
      return event.hand === HIDDEN ? own : { ...own, hand: event.hand };
    case "sealed":
      return event.sheet === HIDDEN ? own : { ...own, sheet: event.sheet };
    case "answered": {
      if (event.cards === HIDDEN) return own;
      const { question, penalty, cards } = event;
      return { ...own, shows: [...own.shows, { question, penalty, turn, cards }] };
    }
    default:
      return own;
  }
}
