import { assertNever } from "../../core/result.js";
import { colourAt, isSeatOf, type Seat, seatsOf } from "../../core/seat.js";
import { hasColour, type Table } from "../state/table.js";
import type { BoardAction } from "../terms/action.js";
import { nextSeat } from "../terms/config.js";
import { type BoardRefusal, refuse } from "../terms/refusal.js";

type Announcing = Extract<BoardAction, { readonly type: "announce" | "announceAlone" }>;

/** In whose turn an announcement would be made now: from the commit of that movement to the next one's. */
interface Turn {
  readonly seat: Seat;
  /** The player has ended it: only others may still announce in it. */
  readonly ended: boolean;
}

/** B10.1, of public facts only; null: no one may announce. */
function announcingTurn({ config, phase, turn }: Table): Turn | null {
  switch (phase.type) {
    case "resolving":
      return { seat: phase.seat, ended: false };
    case "moving":
    case "walking": {
      const before = seatsOf(config).find((seat) => nextSeat(config, seat) === phase.seat);
      return turn > 1 && before !== undefined ? { seat: before, ended: true } : null;
    }
    case "unopened":
    case "placing":
    case "dealing":
    case "between":
    case "answering":
    case "banishing":
    case "handshake":
    case "escape":
    case "ended":
      return null;
    default:
      return assertNever(phase);
  }
}

/** B10.1: whom this seat may name as its partner in its own turn; empty: it may not announce in it. */
export function partnersOf(table: Table, seat: Seat): readonly Seat[] {
  const { config } = table;
  if (!hasColour(config, seat) || !isOwnTurn(table, seat)) return [];
  return seatsOf(config).filter((each) => each !== seat && hasColour(config, each));
}

/** B10.1: the only player whom this seat may name out of its own turn; null: it may not announce. */
export function partnerOffTurn(table: Table, seat: Seat): Seat | null {
  const { config } = table;
  const turn = config.rulesVersion >= 2 && hasColour(config, seat) ? announcingTurn(table) : null;
  return turn === null || turn.seat === seat || !hasColour(config, turn.seat) ? null : turn.seat;
}

function isOwnTurn(table: Table, seat: Seat): boolean {
  const turn = announcingTurn(table);
  return turn !== null && turn.seat === seat && !turn.ended;
}

export function checkAnnouncement(
  table: Table,
  seat: Seat,
  action: Announcing,
): BoardRefusal | null {
  const { config } = table;
  const offTurn = partnerOffTurn(table, seat);
  if (offTurn === null && !isOwnTurn(table, seat)) return refuse("notNow", "B10.1");
  if (!hasColour(config, seat)) return refuse("notAnAgent", "B10.1");
  if (action.type === "announceAlone") {
    if (config.seats.length !== 3) return refuse("notAlonePossible", "B11.3");
    return offTurn === null ? null : refuse("notNow", "B10.1");
  }
  const { partner } = action;
  if (!isSeatOf(config.seats.length, partner)) return refuse("noSuchSeat", "B10.1");
  if (partner === seat) return refuse("toYourself", "B10.1");
  if (colourAt(config, partner) === null) return refuse("notAnAgent", "B10.2");
  return offTurn === null || partner === offTurn ? null : refuse("notTheirTurn", "B10.1");
}
