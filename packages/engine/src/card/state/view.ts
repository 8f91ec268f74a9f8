import { type Seat, SPECTATOR, type Viewer } from "../../core/seat.js";
import { HIDDEN } from "../../core/told.js";
import type { Choice } from "../terms/action.js";
import type { Card } from "../terms/cards.js";
import type { CardViewEvent } from "../terms/event.js";
import type { Hand, Location, Side } from "../terms/types.js";
import { emptyTable, evolveTable, type Table } from "./table.js";

/** Cards that were shown, as a seat that saw them remembers it. */
export type Seen =
  | {
      readonly type: "pair";
      readonly round: number;
      readonly from: Seat;
      readonly to: Seat;
      readonly cards: readonly Card[];
    }
  | {
      readonly type: "black";
      readonly round: number;
      readonly asker: Seat;
      readonly of: Seat;
      readonly card: Card;
    }
  | { readonly type: "look"; readonly round: number; readonly side: Side; readonly card: Card };

/** What one seat knows beyond the table. */
export interface Own {
  readonly seat: Seat;
  /** Null before the deal, and for the Ambassador's player. */
  readonly hand: Hand | null;
  /** C8.1: the Ambassador's location of this round, face down. */
  readonly picked: Location | null;
  /** Chosen in the open meeting; it is final. */
  readonly choice: Choice | null;
  /** All cards this seat saw or showed, in order. */
  readonly seen: readonly Seen[];
}

/** What a viewer knows: the fold of what it was told. */
export interface CardView {
  readonly viewer: Viewer;
  readonly table: Table;
  /** Null: a spectator. */
  readonly own: Own | null;
}

export const blankOwn = (seat: Seat): Own => ({
  seat,
  hand: null,
  picked: null,
  choice: null,
  seen: [],
});

export const blankView = (viewer: Viewer): CardView => ({
  viewer,
  table: emptyTable,
  own: viewer === SPECTATOR ? null : blankOwn(viewer),
});

export function evolveView(view: CardView, event: CardViewEvent): CardView {
  const { viewer, table, own } = view;
  return {
    viewer,
    table: evolveTable(table, event),
    own: own === null ? null : evolveOwn(own, event, table.rounds.length),
  };
}

export function evolveOwn(own: Own, event: CardViewEvent, round: number): Own {
  switch (event.type) {
    case "dealt":
      return event.hand === HIDDEN ? own : { ...own, hand: event.hand };
    case "picked":
      return event.location === HIDDEN ? own : { ...own, picked: event.location };
    case "ambassadorLocated":
      return own.picked === null ? own : { ...own, picked: null };
    case "chose":
      return event.choice === HIDDEN ? own : after(own, event.choice, own.seen);
    case "swapped": {
      const seen: Seen[] = [];
      for (const { from, to, cards } of event.shows) {
        if (cards !== HIDDEN) seen.push({ type: "pair", round, from, to, cards });
      }
      return remembering(own, seen);
    }
    case "blackShown": {
      const { asker, of, card } = event;
      return remembering(own, card === HIDDEN ? [] : [{ type: "black", round, asker, of, card }]);
    }
    case "looked": {
      const { side, card } = event;
      return remembering(own, card === HIDDEN ? [] : [{ type: "look", round, side, card }]);
    }
    case "demanded":
    case "announced":
      return remembering(own, []);
    default:
      return own;
  }
}

/** The meeting has been decided: what was chosen in it is no longer pending. */
const remembering = (own: Own, seen: readonly Seen[]): Own =>
  own.choice === null && seen.length === 0 ? own : after(own, null, [...own.seen, ...seen]);

/** Field by field, as the table is made. */
const after = ({ seat, hand, picked }: Own, choice: Choice | null, seen: readonly Seen[]): Own => ({
  seat,
  hand,
  picked,
  choice,
  seen,
});
