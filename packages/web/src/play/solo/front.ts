import type { BoardViewEvent } from "@inkognito/engine/board";
import type { CardViewEvent } from "@inkognito/engine/card";
import { HIDDEN, type Seat } from "@inkognito/engine/core";

/** Was this seat shown cards of another player? Then its person wants to look at them before leaving. */
export function isShownTo(event: BoardViewEvent | CardViewEvent, seat: Seat): boolean {
  switch (event.type) {
    case "answered":
      return event.cards !== HIDDEN && event.question.of !== seat;
    case "swapped":
      return event.shows.some(({ from, cards }) => cards !== HIDDEN && from !== seat);
    case "blackShown":
      return event.card !== HIDDEN && event.of !== seat;
    case "looked":
      return event.card !== HIDDEN;
    default:
      return false;
  }
}
