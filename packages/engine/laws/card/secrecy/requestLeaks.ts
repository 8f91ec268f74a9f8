import type { CardState } from "../../../src/card/state/state.js";
import type { CardAction, Choice } from "../../../src/card/terms/action.js";
import { refuse } from "../../../src/card/terms/refusal.js";
import { AGENTS, type Colour, partnerOf } from "../../../src/core/agents.js";
import { type Seat, SPECTATOR, seatOf, type Viewer } from "../../../src/core/seat.js";
import { plantsOf } from "../../shared/twins/plants.js";
import type { CardTwinTypes, Leak } from "./system.js";

/** Secrets that slip into views, into what may be done, and into what is refused. */

const handAt = ({ own }: CardState, seat: Viewer) =>
  seat === SPECTATOR ? null : (own[seat]?.hand ?? null);

/** The order in which the agents are listed in the rules: who sorts by it tells who is who. */
function rank(state: CardState, colour: Colour): number {
  const seat = seatOf(state.table.config, colour);
  const hand = seat === null ? state.fictitious?.hand : handAt(state, seat);
  return hand == null ? 9 : AGENTS.indexOf(hand.identity);
}

/** The agent this seat has met, if any. */
function metBy({ table, own }: CardState, viewer: Viewer): Seat | null {
  if (table.phase.type !== "meeting") return null;
  const seats = table.phase.meeting.agents.map((colour) => seatOf(table.config, colour));
  const isIn = seats.some((seat) => seat === viewer) && own[viewer as Seat] !== undefined;
  return isIn ? (seats.find((seat) => seat !== null && seat !== viewer) ?? null) : null;
}

function isFriend(state: CardState, viewer: Viewer): boolean {
  const met = metBy(state, viewer);
  const [mine, theirs] = [handAt(state, viewer), met === null ? null : handAt(state, met)];
  return mine !== null && theirs !== null && partnerOf(mine.identity) === theirs.identity;
}

const rightCode = ({ own, fictitious }: CardState): string => {
  const hands = [...own.map(({ hand }) => hand), fictitious?.hand ?? null];
  return `${AGENTS.map((agent) => hands.find((hand) => hand?.identity === agent)?.number)}`;
};

const choiceOf = (action: CardAction): Choice | null =>
  action.type === "choose" ? action.choice : null;

const { offering, refusing } = plantsOf<CardTwinTypes>();

export const requestLeaks: readonly Leak[] = [
  {
    name: "the spectator's view carries a hand",
    betrays: "identity",
    plant: (real) => ({
      ...real,
      viewOf(state, viewer) {
        const view = real.viewOf(state, viewer);
        return viewer === SPECTATOR ? { ...view, own: state.own[0] ?? null } : view;
      },
    }),
  },
  {
    name: "the view counts the different pairs that each seat has shown",
    betrays: "unseen pairs",
    plant: (real) => ({
      ...real,
      viewOf(state, viewer) {
        const shown = state.own.map(({ seat, seen }) => {
          const pairs = seen.filter((each) => each.type === "pair" && each.from === seat);
          return new Set(pairs.map((each) => (each.type === "pair" ? `${each.cards}` : ""))).size;
        });
        return { ...real.viewOf(state, viewer), shown };
      },
    }),
  },
  {
    name: "the view says whether anyone in the meeting has announced",
    betrays: "pending choice",
    plant: (real) => ({
      ...real,
      viewOf(state, viewer) {
        const announced = state.own.some(({ choice }) => choice?.type === "announce");
        return { ...real.viewOf(state, viewer), announced };
      },
    }),
  },
  {
    name: "the Ambassador's location is in the view of the round before it is turned up",
    betrays: "face-down location",
    plant: (real) => ({
      ...real,
      viewOf(state, viewer) {
        const picked = state.own.find((own) => own.picked !== null)?.picked ?? null;
        return { ...real.viewOf(state, viewer), picked };
      },
    }),
  },
  {
    name: "an announcement is offered only to the true partner",
    betrays: "identity",
    plant: offering((awaits, state, viewer) =>
      awaits.type === "choose" && awaits.announce ? { announce: isFriend(state, viewer) } : {},
    ),
  },
  {
    name: "whom one may demand from is listed by identity",
    betrays: "identity",
    plant: offering((awaits, state) =>
      awaits.type === "choose"
        ? { demands: [...awaits.demands].sort((a, b) => rank(state, a) - rank(state, b)) }
        : {},
    ),
  },
  {
    name: "the list of all actions leaves out wrong codes",
    betrays: "number",
    plant: (real) => ({
      ...real,
      *enumerate(state, viewer) {
        for (const action of real.enumerate(state, viewer)) {
          const choice = choiceOf(action);
          if (choice?.type !== "announce" || `${choice.code}` === rightCode(state)) yield action;
        }
      },
    }),
  },
  {
    name: "a wrong code is refused",
    betrays: "number",
    plant: refusing((action, state) => {
      const choice = choiceOf(action);
      const wrong = choice?.type === "announce" && `${choice.code}` !== rightCode(state);
      return wrong ? refuse("notTheNumbers", "C6.1") : null;
    }),
  },
  {
    name: "cards are refused where the other announces",
    betrays: "pending choice",
    plant: refusing((action, state, seat) => {
      const announces = state.own.some(
        (own) => own.seat !== seat && own.choice?.type === "announce",
      );
      return announces && choiceOf(action)?.type === "cards" ? refuse("notHere", "C4.1") : null;
    }),
  },
  {
    name: "a look at the side that shows a number is refused",
    betrays: "sides",
    plant: refusing((action, { fictitious }) => {
      const choice = choiceOf(action);
      const number = fictitious?.left === "number" ? "left" : "right";
      return choice?.type === "look" && choice.side === number ? refuse("notHere", "C7.2") : null;
    }),
  },
];
