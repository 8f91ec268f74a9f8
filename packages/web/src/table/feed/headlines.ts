import { colourOf, type Piece, type SpaceId, spaceOf } from "@inkognito/engine/board";
import {
  AMBASSADOR,
  HIDDEN,
  type Role,
  type Seat,
  SPECTATOR,
  seatOf,
} from "@inkognito/engine/core";
import type { Feed, ViewEvent } from "./feed.js";

/** Whose game it is and at which table. */
export type Watching = Pick<Feed, "viewer" | "setup">;

/** Told in no headline: the preparation, what is still hidden, and what the next event says as well. */
const SILENT: ReadonlySet<ViewEvent["type"]> = new Set<ViewEvent["type"]>([
  "began",
  "placementChosen",
  "placed",
  "dealt",
  "turnEnded",
  "chose",
  "ended",
]);

/** The seat that acted; null: the event is no one's action. */
export function actorOf(event: ViewEvent, { setup }: Watching): Seat | null {
  switch (event.type) {
    case "asked":
      return event.question.asker;
    case "answered":
      return event.question.of;
    case "blackShown":
      return event.of;
    case "located":
      return seatOf(setup.config, event.colour);
    case "turnBegan":
      return null;
    default:
      return "seat" in event ? event.seat : null;
  }
}

/** Something the viewer did. */
export const isOwn = (event: ViewEvent, watching: Watching): boolean =>
  watching.viewer !== SPECTATOR && actorOf(event, watching) === watching.viewer;

/** An action of the viewer that answers a decision: signs and sheets come at any time. */
export const isDecision = (event: ViewEvent, watching: Watching): boolean =>
  event.type !== "gestured" && event.type !== "sealed" && isOwn(event, watching);

/** Does the event get a headline in the list of what has happened? What I did myself I know. */
export function hasHeadline(event: ViewEvent, watching: Watching): boolean {
  if (SILENT.has(event.type) || isOwn(event, watching)) return false;
  if (event.type === "turnBegan") return event.seat !== watching.viewer;
  return event.type !== "picked" || event.location !== HIDDEN;
}

/** Does it concern the viewer: were they asked, was their figure moved, was a sign made to them? */
export function concerns(event: ViewEvent, watching: Watching): boolean {
  const { viewer, setup } = watching;
  if (viewer === SPECTATOR || isOwn(event, watching)) return false;
  const role = setup.config.seats[viewer];
  const isMine = (piece: Piece): boolean => (colourOf(piece) ?? AMBASSADOR) === role;
  switch (event.type) {
    case "asked":
      return event.question.of === viewer;
    case "demanded":
      return event.of !== null && event.of === role;
    case "moved":
      return event.steps.some(({ piece }) => isMine(piece));
    case "stepped":
    case "banished":
      return isMine(event.piece);
    case "gestured":
      return event.to === viewer;
    default:
      return false;
  }
}

/** Were cards shown to the viewer, which lie there until the viewer goes on? */
export function isRevealed(event: ViewEvent, { viewer }: Watching): boolean {
  switch (event.type) {
    case "answered":
      return event.cards !== HIDDEN && event.question.of !== viewer;
    case "swapped":
      return event.shows.some(({ from, cards }) => cards !== HIDDEN && from !== viewer);
    case "blackShown":
      return event.card !== HIDDEN && event.of !== viewer;
    case "looked":
      return event.card !== HIDDEN;
    default:
      return false;
  }
}

/** At most so many words has a card in any language. */
const CARD = 5;

/** "the Ambassador"; a name that people gave is read at a glance. */
const nameWords = (role: Role | undefined): number => (role === AMBASSADOR ? 2 : 1);

/** "tall → San Marco"; the figure of another player has its colour as well. */
const goingWords = (piece: Piece, to: SpaceId, mover: Role | undefined): number =>
  (colourOf(piece) === mover ? 2 : 3) + 1 + spaceOf(to).name.split(" ").length;

/** At most so many words have headlines that are never much shorter. */
const WORDS: Readonly<Partial<Record<ViewEvent["type"], number>>> = {
  located: 7,
  ambassadorLocated: 7,
  announcedAlone: 6,
  handAnswered: 7,
  objected: 14,
};

/** At most so many words has the headline of an event, in any of our languages. */
export function wordsIn(event: ViewEvent, { setup }: Pick<Watching, "setup">): number {
  const { seats } = setup.config;
  const name = (seat: Seat): number => nameWords(seats[seat]);
  switch (event.type) {
    case "turnBegan":
      return name(event.seat) + 2 + event.balls.length;
    case "moved": {
      const { seat, steps } = event;
      const ends = new Map(steps.map(({ piece, to }) => [piece, to]));
      return [...ends].reduce(
        (sum, [piece, to]) => sum + goingWords(piece, to, seats[seat]),
        name(seat) + (steps.length === 0 ? 3 : 0),
      );
    }
    case "walked":
      return name(event.seat) + (event.path.length === 0 ? 3 : 8);
    case "stepped":
    case "banished":
      return name(event.seat) + 2 + goingWords(event.piece, event.to, seats[event.seat]);
    case "asked":
      return name(event.question.asker) + name(event.question.of) + 3;
    case "answered": {
      const { question, cards } = event;
      const names = name(question.asker) + name(question.of);
      return names + (cards === HIDDEN ? 3 : 1 + cards.length * CARD);
    }
    case "swapped":
      return event.shows.reduce((sum, { from, to, cards }) => {
        const words = cards === HIDDEN ? 3 : 1 + cards.length * CARD;
        return sum + name(from) + name(to) + words;
      }, 0);
    case "blackShown":
      return name(event.asker) + name(event.of) + 1 + CARD;
    case "roundBegan":
      return 2;
    case "met":
      return event.meeting.ambassador ? 14 : 12;
    default:
      return WORDS[event.type] ?? 13;
  }
}
