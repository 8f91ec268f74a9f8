import { assertNever } from "../../core/result.js";
import type { Viewer } from "../../core/seat.js";
import { HIDDEN } from "../../core/told.js";
import type { BoardEvent, BoardViewEvent } from "../terms/event.js";

/**
 * Part V, row by row: what this viewer is told of this event. There is no default: a new event does
 * not compile before a developer has decided who sees what of it.
 */
export function redact(event: BoardEvent, viewer: Viewer): BoardViewEvent | null {
  switch (event.type) {
    case "began":
    case "placed":
    case "turnBegan":
    case "moved":
    case "walked":
    case "stepped":
    case "asked":
    case "objected":
    case "banished":
    case "turnEnded":
    case "announced":
    case "announcedAlone":
    case "handAnswered":
    case "ended":
      return event;
    case "placementChosen": {
      const { type, seat, placement } = event;
      return { type, seat, placement: viewer === seat ? placement : HIDDEN };
    }
    case "dealt": {
      const hand = viewer === "spectator" ? null : event.hands[viewer];
      return { type: event.type, hand: hand ?? HIDDEN };
    }
    case "answered": {
      const { type, question, penalty, cards } = event;
      const { asker, of, witness } = question;
      const sees = viewer === of || viewer === asker || viewer === witness;
      return { type, question, penalty, count: cards.length, cards: sees ? cards : HIDDEN };
    }
    case "sealed": {
      const { type, seat, sheet } = event;
      return { type, seat, sheet: viewer === seat ? sheet : HIDDEN };
    }
    case "gestured": {
      const { seat, to } = event;
      return to === "all" || viewer === seat || viewer === to ? event : null;
    }
    default:
      return assertNever(event);
  }
}
