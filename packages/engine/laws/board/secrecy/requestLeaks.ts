import type { BoardState } from "../../../src/board/state/state.js";
import type { BoardAction } from "../../../src/board/terms/action.js";
import { refuse } from "../../../src/board/terms/refusal.js";
import { figureOf, type Piece } from "../../../src/board/terms/types.js";
import { AGENTS, partnerOf } from "../../../src/core/agents.js";
import { colourAt, type Seat, SPECTATOR, type Viewer } from "../../../src/core/seat.js";
import { plantsOf } from "../../shared/twins/plants.js";
import { sheetOf } from "./randomMoves.js";
import type { BoardTwinTypes, Leak } from "./system.js";

/** Secrets that slip into views, into what may be done, and into what is refused. */

const handAt = ({ own }: BoardState, seat: Viewer) =>
  seat === SPECTATOR ? null : (own[seat]?.hand ?? null);

function isFriend(state: BoardState, viewer: Viewer, seat: Seat): boolean {
  const [mine, theirs] = [handAt(state, viewer), handAt(state, seat)];
  return mine !== null && theirs !== null && partnerOf(mine.identity) === theirs.identity;
}

/** The order in which the agents are listed in the rules: who sorts by it tells who is who. */
const rank = (state: BoardState, seat: Seat): number => {
  const hand = handAt(state, seat);
  return hand === null ? 9 : AGENTS.indexOf(hand.identity);
};

const isTrueFigure = (state: BoardState, piece: Piece): boolean =>
  state.own.some(({ seat, hand }) => {
    const colour = colourAt(state.table.config, seat);
    return colour !== null && hand !== null && figureOf(colour, hand.build) === piece;
  });

/** Has the player who was asked last shown the same cards to someone else, too? */
function shownElsewhere({ table, own }: BoardState): boolean {
  if (table.phase.type !== "banishing") return false;
  const { of, asker } = table.phase.question;
  const shows = own[of]?.shows.filter(({ question }) => question.of === of) ?? [];
  const last = `${shows.at(-1)?.cards}`;
  return shows.some(({ question, cards }) => question.asker !== asker && `${cards}` === last);
}

const { offering, refusing } = plantsOf<BoardTwinTypes>();

const viewLeaks: readonly Leak[] = [
  {
    name: "the spectator's view carries a hand",
    betrays: "identity",
    plant: (real) => ({
      ...real,
      viewOf: (state, viewer) => real.viewOf(state, viewer === SPECTATOR ? 0 : viewer),
    }),
  },
  {
    name: "the view counts the different cards that each seat has shown",
    betrays: "unseen cards",
    plant: (real) => ({
      ...real,
      viewOf: (state, viewer) => {
        const counts = state.own.map(
          ({ seat, shows }) =>
            new Set(shows.filter((s) => s.question.of === seat).flatMap(({ cards }) => cards)).size,
        );
        return { ...real.viewOf(state, viewer), counts };
      },
    }),
  },
  {
    name: "true figures come first in the positions",
    betrays: "build",
    plant: (real) => ({
      ...real,
      viewOf: (state, viewer) => {
        const view = real.viewOf(state, viewer);
        const entries = Object.entries(view.table.positions) as [Piece, number][];
        const last = (piece: Piece): number => (isTrueFigure(state, piece) ? 0 : 1);
        const sorted = entries.sort(([a], [b]) => last(a) - last(b));
        return { ...view, table: { ...view.table, positions: Object.fromEntries(sorted) } };
      },
    }),
  },
  {
    name: "a sheet counts as sealed in the others' views only if it is right",
    betrays: "sheet",
    plant: (real) => ({
      ...real,
      viewOf: (state, viewer) => {
        const view = real.viewOf(state, viewer);
        const sheet = state.own[4]?.sheet;
        if (!sheet) return view;
        const right = sheetOf({ hands: state.own.map(({ hand }) => hand), arrested: null });
        const sealed = JSON.stringify(sheet) === JSON.stringify(right);
        return { ...view, table: { ...view.table, sealed } };
      },
    }),
  },
];

const offerLeaks: readonly Leak[] = [
  {
    name: "only the true partner is offered for an announcement",
    betrays: "identity",
    plant: offering((awaits, state, viewer) =>
      awaits.type === "resolve"
        ? { ...awaits, partners: awaits.partners.filter((seat) => isFriend(state, viewer, seat)) }
        : awaits,
    ),
  },
  {
    name: "out of one's own turn an announcement is offered to the true partner only",
    betrays: "identity",
    plant: (real) => ({
      ...real,
      legal(state, viewer) {
        const offered = real.legal(state, viewer);
        const { announceTo } = offered;
        const isOffered = announceTo !== null && isFriend(state, viewer, announceTo);
        return { ...offered, announceTo: isOffered ? announceTo : null };
      },
    }),
  },
  {
    name: "the offered hand says whether it is the partner's",
    betrays: "identity",
    plant: offering((awaits, state, viewer) =>
      awaits.type === "shakeHands"
        ? { ...awaits, right: isFriend(state, viewer, awaits.announcer) }
        : awaits,
    ),
  },
  {
    name: "whom one may ask is listed by identity",
    betrays: "identity",
    plant: offering((awaits, state) => {
      if (awaits.type !== "resolve") return awaits;
      const meetings = awaits.meetings.map((meeting) => ({
        ...meeting,
        askable: [...meeting.askable].sort((a, b) => rank(state, a) - rank(state, b)),
      }));
      return { ...awaits, meetings };
    }),
  },
  {
    name: "meetings with true figures are listed last",
    betrays: "build",
    plant: offering((awaits, state) => {
      if (awaits.type !== "resolve") return awaits;
      const last = ({ other }: { other: Piece }): number => (isTrueFigure(state, other) ? 1 : 0);
      return { ...awaits, meetings: [...awaits.meetings].sort((a, b) => last(a) - last(b)) };
    }),
  },
  {
    name: "the figure to be banished is marked as a decoy",
    betrays: "build",
    plant: offering((awaits, state) =>
      awaits.type === "banish" ? { ...awaits, decoy: !isTrueFigure(state, awaits.piece) } : awaits,
    ),
  },
  {
    name: "an objection is offered only if the cards were shown to another asker, too",
    betrays: "unseen cards",
    plant: offering((awaits, state) =>
      awaits.type === "banish"
        ? { ...awaits, object: awaits.object && shownElsewhere(state) }
        : awaits,
    ),
  },
  {
    name: "whom one may make a gesture to is listed by identity",
    betrays: "identity",
    plant: (real) => ({
      ...real,
      legal(state, viewer) {
        const offered = real.legal(state, viewer);
        const gestureTo = [...offered.gestureTo].sort((a, b) => rank(state, a) - rank(state, b));
        return { ...offered, gestureTo };
      },
    }),
  },
  {
    name: "the list of all actions begins with the true partner",
    betrays: "identity",
    plant: (real) => ({
      ...real,
      *enumerate(state, viewer) {
        const first = (action: BoardAction): boolean =>
          action.type === "announce" && isFriend(state, viewer, action.partner);
        if (state.table.phase.type !== "resolving") return yield* real.enumerate(state, viewer);
        const all = [...real.enumerate(state, viewer)];
        yield* all.filter(first);
        yield* all.filter((action) => !first(action));
      },
    }),
  },
];

const refusalLeaks: readonly Leak[] = [
  {
    name: "an announcement to the wrong partner is refused",
    betrays: "identity",
    plant: refusing((action, state, seat) =>
      action.type === "announce" && !isFriend(state, seat, action.partner)
        ? refuse("notAnAgent", "B10.1")
        : null,
    ),
  },
  {
    name: "announcing alone is refused to a player who has a partner",
    betrays: "identity",
    plant: refusing((action, state, seat) =>
      action.type === "announceAlone" && state.own.some((own) => isFriend(state, seat, own.seat))
        ? refuse("notAlonePossible", "B11.3")
        : null,
    ),
  },
  {
    name: "a wrong sheet is refused",
    betrays: "identity",
    plant: refusing((action, { own }) => {
      if (action.type !== "seal") return null;
      const right = sheetOf({ hands: own.map(({ hand }) => hand), arrested: null });
      const isRight = JSON.stringify(action.sheet) === JSON.stringify(right);
      return isRight ? null : refuse("sheetRepeats", "B12.5");
    }),
  },
  {
    name: "an objection is refused unless the cards were shown to another asker, too",
    betrays: "unseen cards",
    plant: refusing((action, state) =>
      action.type === "object" && !shownElsewhere(state) ? refuse("notObjectable", "B7.5") : null,
    ),
  },
  {
    name: "a gesture to one's own partner is refused",
    betrays: "identity",
    plant: refusing((action, state, seat) =>
      action.type === "gesture" && action.to !== "all" && isFriend(state, seat, action.to)
        ? refuse("toYourself", "B10.1")
        : null,
    ),
  },
];

export const requestLeaks: readonly Leak[] = [...viewLeaks, ...offerLeaks, ...refusalLeaks];
