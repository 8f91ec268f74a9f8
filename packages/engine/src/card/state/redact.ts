import { assertNever } from "../../core/result.js";
import { SPECTATOR, type Viewer } from "../../core/seat.js";
import { HIDDEN } from "../../core/told.js";
import type { CardEvent, CardViewEvent } from "../terms/event.js";

/** Part V, row by row: what this viewer is told of this event. There is no default. */
export function redact(event: CardEvent, viewer: Viewer): CardViewEvent | null {
  switch (event.type) {
    case "began":
    case "roundBegan":
    case "located":
    case "ambassadorLocated":
    case "met":
    case "demanded":
    case "announced":
    case "ended":
      return event;
    case "dealt": {
      const hand = viewer === SPECTATOR ? null : event.hands[viewer];
      return { type: event.type, hand: hand ?? HIDDEN };
    }
    case "picked": {
      const { type, seat, location } = event;
      return { type, seat, location: viewer === seat ? location : HIDDEN };
    }
    case "chose": {
      const { type, seat, choice } = event;
      return { type, seat, choice: viewer === seat ? choice : HIDDEN };
    }
    case "swapped":
      return {
        type: event.type,
        shows: event.shows.map(({ from, to, cards }) => ({
          from,
          to,
          cards: viewer === from || viewer === to ? cards : HIDDEN,
        })),
      };
    case "blackShown": {
      const { type, asker, of, witness, card } = event;
      const sees = viewer === asker || viewer === of || viewer === witness;
      return { type, asker, of, witness, card: sees ? card : HIDDEN };
    }
    case "looked": {
      const { type, seat, side, card } = event;
      return { type, seat, side, card: viewer === seat ? card : HIDDEN };
    }
    case "gestured": {
      const { seat, to } = event;
      return to === "all" || viewer === seat || viewer === to ? event : null;
    }
    default:
      return assertNever(event);
  }
}
