import type { BoardViewEvent } from "@inkognito/engine/board";
import type { CardViewEvent } from "@inkognito/engine/card";
import type { Seat, Viewer } from "@inkognito/engine/core";
import type { Speed } from "../shell/settings.js";

const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

type ViewEvent = BoardViewEvent | CardViewEvent;

/** The pause before an event of another player is shown, in milliseconds at normal speed. */
const PAUSES: Readonly<Partial<Record<ViewEvent["type"], number>>> = {
  turnBegan: 500,
  moved: 900,
  walked: 900,
  stepped: 600,
  asked: 900,
  answered: 900,
  objected: 700,
  banished: 700,
  announced: 1200,
  announcedAlone: 1200,
  handAnswered: 1200,
  sealed: 900,
  gestured: 600,
  roundBegan: 600,
  located: 700,
  ambassadorLocated: 900,
  met: 700,
  swapped: 900,
  demanded: 900,
  blackShown: 900,
  looked: 900,
};

/** What I have just done myself is shown at once. */
export const pauseBefore = (event: ViewEvent, viewer: Viewer, speed: Speed): number =>
  actorOf(event) === viewer ? 0 : (PAUSES[event.type] ?? 0) * FACTOR[speed];

function actorOf(event: ViewEvent): Seat | null {
  if (event.type === "asked") return event.question.asker;
  if (event.type === "answered") return event.question.of;
  return "seat" in event ? event.seat : null;
}
