import type { Colour } from "../../core/agents.js";
import type { Chance } from "../../core/chance.js";
import { assertNever, err, ok, type Result } from "../../core/result.js";
import {
  AMBASSADOR,
  agentSeats,
  colourAt,
  hasAmbassadorPlayer,
  isSeatOf,
  roleOf,
  type Seat,
  seatOf,
} from "../../core/seat.js";
import { check, metPiece } from "../legal/check.js";
import { owedFor, shownTo } from "../legal/shownCards.js";
import { type BoardState, viewOf } from "../state/state.js";
import { meetingsOf } from "../state/table.js";
import type { BoardAction } from "../terms/action.js";
import { sortCards } from "../terms/cards.js";
import { nextSeat } from "../terms/config.js";
import type { BoardEvent, Question } from "../terms/event.js";
import { type BoardRefusal, refuse } from "../terms/refusal.js";
import type { Piece, Placement, SpaceId } from "../terms/types.js";
import { type Announcement, judge } from "./outcome.js";
import { opening, placed, turnBegan } from "./setup.js";

/** A request into facts, or the reason why not. What may be asked is `check`'s business alone. */
export function decide(
  state: BoardState,
  seat: unknown,
  action: unknown,
  chance: Chance,
): Result<readonly BoardEvent[], BoardRefusal> {
  if (!isSeatOf(state.table.config.seats.length, seat)) return err(refuse("notAtTable", "T2"));
  const refusal = check(viewOf(state, seat), action);
  return refusal === null ? ok(carryOut(state, seat, action as BoardAction, chance)) : err(refusal);
}

/** Only fields that were checked are copied: whatever else a request carries stays outside. */
function carryOut(
  state: BoardState,
  seat: Seat,
  action: BoardAction,
  chance: Chance,
): readonly BoardEvent[] {
  const { table } = state;
  const { config, phase } = table;
  switch (action.type) {
    case "place":
      return chosen(state, seat, action.placement, chance);
    case "move":
      return [
        {
          type: "moved",
          seat,
          steps: action.steps.map(({ ball, piece, to }) => ({ ball, piece, to })),
        },
      ];
    case "walk":
      return [{ type: "walked", seat, path: [...action.path] }];
    case "ask":
      return [{ type: "asked", question: questionOf(state, seat, action) }];
    case "step": {
      const { own } = meetingAt(state, seat, action.space);
      return [{ type: "stepped", seat, piece: own, to: action.to }];
    }
    case "show": {
      if (phase.type !== "answering") throw new Error("nobody asked");
      const { question, owed } = phase;
      const cards = sortCards(action.cards);
      return [{ type: "answered", question, penalty: owed !== null, cards }];
    }
    case "object": {
      if (phase.type !== "banishing") throw new Error("nothing to object to");
      const shown = shownTo(state.own[seat]?.shows ?? [], phase.question);
      return [{ type: "objected", seat, owed: owedFor(phase.question, shown) }];
    }
    case "banish": {
      if (phase.type !== "banishing") throw new Error("nobody to send away");
      const piece = metPiece(table, phase.question.space);
      return [{ type: "banished", seat, piece, to: action.to }];
    }
    case "endTurn":
      return [{ type: "turnEnded", seat }, turnBegan(table, nextSeat(config, seat), chance)];
    case "announce":
      return [{ type: "announced", seat, partner: action.partner, code: action.code }];
    case "announceAlone":
      return [{ type: "announcedAlone", seat }, ended(state, { alone: true, seat }, chance)];
    case "shakeHands": {
      if (phase.type !== "handshake") throw new Error("no hand was offered");
      const { announcer, code } = phase;
      const handGiven = action.given;
      const announcement = {
        alone: false,
        seat: announcer,
        partner: seat,
        code,
        handGiven,
      } as const;
      return [{ type: "handAnswered", seat, given: handGiven }, ended(state, announcement, chance)];
    }
    case "seal": {
      const { red, green, blue, yellow } = action.sheet;
      const copy = ({ identity, build }: typeof red) => ({ identity, build });
      const sheet = { red: copy(red), green: copy(green), blue: copy(blue), yellow: copy(yellow) };
      return [{ type: "sealed", seat, sheet }];
    }
    case "gesture":
      return [{ type: "gestured", seat, tic: action.tic, to: action.to }];
    default:
      return assertNever(action);
  }
}

/** B2.1: revealed together, when the last one has placed; then the cards are dealt. */
function chosen(
  { table, own }: BoardState,
  seat: Seat,
  { tall, short, fat, thin }: Placement,
  chance: Chance,
): readonly BoardEvent[] {
  const { config } = table;
  const placement: Placement = { tall, short, fat, thin };
  const all: (readonly [Colour, Placement])[] = [];
  for (const each of agentSeats(config)) {
    const colour = colourAt(config, each);
    const theirs = each === seat ? placement : own[each]?.placement;
    if (colour !== null && theirs) all.push([colour, theirs]);
  }
  const ready: BoardEvent = { type: "placementChosen", seat, placement };
  return all.length < agentSeats(config).length
    ? [ready]
    : [ready, placed(all), ...opening(config, chance)];
}

function meetingAt({ table }: BoardState, seat: Seat, space: SpaceId) {
  const meeting = meetingsOf(table, seat).find((each) => each.space === space);
  if (meeting === undefined) throw new Error(`no meeting on space ${space}`);
  return meeting;
}

function questionOf(
  state: BoardState,
  asker: Seat,
  { space, of, about }: Extract<BoardAction, { type: "ask" }>,
): Question {
  const { config } = state.table;
  const through = isThrough(meetingAt(state, asker, space).other);
  const byHim = roleOf(config, asker) === AMBASSADOR;
  const witness = through && hasAmbassadorPlayer(config) ? seatOf(config, AMBASSADOR) : null;
  return { asker, of, about, clear: through || byHim, space, witness };
}

const isThrough = (met: Piece): boolean => met === AMBASSADOR;

function ended(state: BoardState, announcement: Announcement, chance: Chance): BoardEvent {
  const { config, positions } = state.table;
  const ambassador = seatOf(config, AMBASSADOR);
  const revelation = {
    hands: state.own.map(({ hand }) => hand),
    arrested: state.arrested,
    sheet: ambassador === null ? null : (state.own[ambassador]?.sheet ?? null),
  };
  const outcome = judge({ config, positions, ...revelation }, announcement);
  return { type: "ended", outcome, revelation, seed: chance.seed };
}
