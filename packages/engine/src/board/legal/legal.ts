import { AMBASSADOR, colourAt, roleOf, type Seat, seatsOf } from "../../core/seat.js";
import { askable, awaitedAt, isDealt, isFree, type Meeting, meetingsOf } from "../state/table.js";
import type { BoardView } from "../state/view.js";
import type { Card } from "../terms/cards.js";
import type { Owed, Question } from "../terms/event.js";
import { homesOf, neighboursOf, SPACES } from "../terms/map.js";
import type { Ball, Piece, SpaceId } from "../terms/types.js";
import { partnerOffTurn, partnersOf } from "./announcing.js";
import { checkBanishment, metPiece } from "./check.js";
import { walks } from "./movement.js";
import { legalAnswers, shownTo } from "./shownCards.js";

/** A meeting, with what can be done about it. */
export interface OpenMeeting extends Meeting {
  readonly askable: readonly Seat[];
  /** B4.2: where the own figure may step instead of asking. */
  readonly stepsTo: readonly SpaceId[];
}

/** The decision this seat has to take. Movement is chosen step by step: see `nextSteps`. */
export type LegalDecision =
  | { readonly type: "none" }
  | { readonly type: "place"; readonly homes: readonly SpaceId[] }
  | { readonly type: "move"; readonly balls: readonly Ball[] }
  | { readonly type: "walk"; readonly paths: readonly (readonly SpaceId[])[] }
  | {
      readonly type: "resolve";
      readonly meetings: readonly OpenMeeting[];
      /** B10.1: whom one may name as partner; empty: one may not announce. */
      readonly partners: readonly Seat[];
      readonly alone: boolean;
      readonly endTurn: boolean;
    }
  | {
      readonly type: "show";
      readonly question: Question;
      readonly owed: Owed | null;
      readonly answers: readonly (readonly Card[])[];
    }
  | {
      readonly type: "banish";
      readonly piece: Piece;
      readonly to: readonly SpaceId[];
      readonly object: boolean;
    }
  | { readonly type: "shakeHands"; readonly announcer: Seat };

export interface LegalActions {
  /** What an action has to carry now. */
  readonly decision: number;
  readonly awaits: LegalDecision;
  /** B10.1: the only player whom one may name as partner out of one's own turn; null: one may not announce. */
  readonly announceTo: Seat | null;
  readonly seal: boolean;
  /** Whom one may make a gesture to, besides all; empty: no gestures. */
  readonly gestureTo: readonly Seat[];
}

export function legal(view: BoardView): LegalActions {
  const { table, own } = view;
  const { config, phase, decision } = table;
  if (own === null || phase.type === "ended") {
    const awaits: LegalDecision = { type: "none" };
    return { decision, awaits, announceTo: null, seal: false, gestureTo: [] };
  }
  const mayName = phase.type !== "handshake" && isDealt(table) && !table.sealed;
  return {
    decision,
    awaits: awaits(view),
    announceTo: partnerOffTurn(table, own.seat),
    seal: mayName && roleOf(config, own.seat) === AMBASSADOR,
    gestureTo: seatsOf(config).filter((seat) => seat !== own.seat),
  };
}

function awaits({ table, own }: BoardView): LegalDecision {
  const { config, positions, phase } = table;
  if (own === null || !awaitedAt(table).includes(own.seat)) return { type: "none" };
  const { seat, hand } = own;
  const colour = colourAt(config, seat);
  switch (phase.type) {
    case "placing":
      return { type: "place", homes: colour === null ? [] : homesOf(colour) };
    case "moving":
      return { type: "move", balls: phase.balls };
    case "walking":
      return { type: "walk", paths: [...walks({ config, positions })] };
    case "resolving": {
      const meetings = meetingsOf(table, seat).map((meeting) => ({
        ...meeting,
        askable: askable(config, seat, meeting),
        stepsTo:
          colour === null
            ? []
            : neighboursOf(meeting.space, "any").filter((to) => isFree(positions, to)),
      }));
      return {
        type: "resolve",
        meetings,
        partners: partnersOf(table, seat),
        alone: colour !== null && config.seats.length === 3,
        endTurn: meetings.length === 0,
      };
    }
    case "answering": {
      const { question, owed } = phase;
      const earlier = shownTo(own.shows, question);
      const situation = { question, owed, repeats: config.repeats, earlier };
      const answers = hand === null ? [] : legalAnswers({ hand, ...situation });
      return { type: "show", question, owed, answers };
    }
    case "banishing": {
      const piece = metPiece(table, phase.question.space);
      const to = SPACES.map((space) => space.id).filter(
        (space) => checkBanishment(table, piece, space) === null,
      );
      return { type: "banish", piece, to, object: phase.objectable };
    }
    case "handshake":
      return { type: "shakeHands", announcer: phase.announcer };
    default:
      return { type: "none" };
  }
}
