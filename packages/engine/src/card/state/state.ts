import { assertNever } from "../../core/result.js";
import { type Seat, SPECTATOR, type Viewer } from "../../core/seat.js";
import type { CardEvent } from "../terms/event.js";
import type { Hand } from "../terms/types.js";
import { redact } from "./redact.js";
import { emptyTable, evolveTable, type Table } from "./table.js";
import { blankOwn, type CardView, evolveOwn, type Own } from "./view.js";

/** What all viewers know, what each seat knows, and what no seat knows: as in the board game. */
export interface CardState {
  readonly table: Table;
  /** By seat. */
  readonly own: readonly Own[];
  /** C7.1: the fictitious agent's cards. */
  readonly fictitious: { readonly hand: Hand; readonly left: "identity" | "number" } | null;
}

export const initialState: CardState = { table: emptyTable, own: [], fictitious: null };

/** What everybody knows after this. */
export function evolvePublic(table: Table, event: CardEvent): Table {
  const told = redact(event, SPECTATOR);
  return told === null ? table : evolveTable(table, told);
}

export function evolve(state: CardState, event: CardEvent): CardState {
  const table = evolvePublic(state.table, event);
  if (event.type === "began") {
    const own = event.config.seats.map((_, seat) => blankOwn(seat as Seat));
    return { table, own, fictitious: null };
  }
  return {
    table,
    own: evolveAll(state, event),
    fictitious: event.type === "dealt" ? event.fictitious : state.fictitious,
  };
}

/**
 * Can this event change what this seat knows beyond the table? Most cannot, and are not folded. There is
 * no default: a new event does not compile before it is decided here.
 */
export function concerns(event: CardEvent, seat: Seat): boolean {
  switch (event.type) {
    case "began":
    case "roundBegan":
    case "located":
    case "met":
    case "gestured":
    case "ended":
      return false;
    case "picked":
    case "chose":
      return event.seat === seat;
    case "swapped":
      return event.shows.some(({ from, to }) => from === seat || to === seat);
    case "dealt":
    case "ambassadorLocated":
    case "demanded":
    case "blackShown":
    case "looked":
    case "announced":
      return true;
    default:
      return assertNever(event);
  }
}

function evolveAll({ own, table }: CardState, event: CardEvent): readonly Own[] {
  let after: Own[] | null = null;
  for (const before of own) {
    if (!concerns(event, before.seat)) continue;
    const told = redact(event, before.seat);
    const now = told === null ? before : evolveOwn(before, told, table.rounds.length);
    if (now === before) continue;
    after ??= [...own];
    after[before.seat] = now;
  }
  return after ?? own;
}

export const viewOf = ({ table, own }: CardState, viewer: Viewer): CardView => ({
  viewer,
  table,
  own: viewer === SPECTATOR ? null : (own[viewer] ?? null),
});
