import { SPECTATOR, type Viewer } from "../../core/seat.js";
import type { BoardEvent } from "../terms/event.js";
import type { Hand } from "../terms/types.js";
import { redact } from "./redact.js";
import { emptyTable, evolveTable, type Table } from "./table.js";
import { type BoardView, blankOwn, evolveOwn, type Own } from "./view.js";

/**
 * The state is what all viewers know, what each seat knows beyond that, and what no seat knows. Each
 * part is folded from what its viewer is told, so a seat's view is looked up, never cut out of the truth.
 */
export interface BoardState {
  readonly table: Table;
  /** By seat. */
  readonly own: readonly Own[];
  /** B11.1: the hand laid aside unseen. */
  readonly arrested: Hand | null;
}

export const initialState: BoardState = { table: emptyTable, own: [], arrested: null };

export function evolve(state: BoardState, event: BoardEvent): BoardState {
  const told = redact(event, SPECTATOR);
  const table = told === null ? state.table : evolveTable(state.table, told);
  if (event.type === "began") {
    return {
      table,
      own: event.config.seats.map((_, seat) => blankOwn(seat as Own["seat"])),
      arrested: null,
    };
  }
  return {
    table,
    own: evolveAll(state, event),
    arrested: event.type === "dealt" ? event.arrested : state.arrested,
  };
}

/** The same array where no seat learned a secret, which is most of the time. */
function evolveAll({ own, table }: BoardState, event: BoardEvent): readonly Own[] {
  let after: Own[] | null = null;
  for (const before of own) {
    const told = redact(event, before.seat);
    const now = told === null ? before : evolveOwn(before, told, table.turn);
    if (now === before) continue;
    after ??= [...own];
    after[before.seat] = now;
  }
  return after ?? own;
}

export const viewOf = ({ table, own }: BoardState, viewer: Viewer): BoardView => ({
  viewer,
  table,
  own: viewer === SPECTATOR ? null : (own[viewer] ?? null),
});
