import type { BoardViewEvent } from "@inkognito/engine/board";
import type { CardViewEvent } from "@inkognito/engine/card";
import { assertNever, type Seat, SPECTATOR, type Viewer } from "@inkognito/engine/core";
import type { Sound } from "./sounds.js";

type ViewEvent = BoardViewEvent | CardViewEvent;

const steps = (count: number): readonly Sound[] => Array.from({ length: count }, () => "step");

/** A spectator hears the sound of the winners. */
const verdict = (winners: readonly Seat[], viewer: Viewer): Sound =>
  viewer === SPECTATOR || winners.includes(viewer) ? "won" : "lost";

/** The sounds of an event for this viewer, in order. Gestures make none. */
export function soundsOf(event: ViewEvent, viewer: Viewer): readonly Sound[] {
  switch (event.type) {
    case "turnBegan": {
      const balls: readonly Sound[] = event.balls.length > 0 ? ["balls"] : [];
      return event.seat === viewer ? [...balls, "turn"] : balls;
    }
    case "moved":
      return steps(event.steps.length);
    case "walked":
      return steps(event.path.length);
    case "stepped":
    case "banished":
    case "located":
    case "ambassadorLocated":
      return ["step"];
    case "asked":
    case "objected":
      return ["question"];
    case "demanded":
      return event.of === null ? [] : ["question"];
    case "answered":
    case "swapped":
    case "blackShown":
    case "looked":
    case "sealed":
      return ["card"];
    case "roundBegan":
      return ["turn"];
    case "announced":
    case "announcedAlone":
      return ["announcement"];
    case "handAnswered":
      return event.given ? ["handshake"] : [];
    case "ended":
      return [verdict(event.outcome.winners, viewer)];
    case "began":
    case "placed":
    case "placementChosen":
    case "dealt":
    case "turnEnded":
    case "met":
    case "picked":
    case "chose":
    case "gestured":
      return [];
    default:
      return assertNever(event);
  }
}
