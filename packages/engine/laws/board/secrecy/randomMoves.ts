import { sampleAction } from "../../../src/board/legal/sample.js";
import { boardGame } from "../../../src/board/rules.js";
import type { BoardState } from "../../../src/board/state/state.js";
import { afterSteps, meetingsOf } from "../../../src/board/state/table.js";
import type { Sheet } from "../../../src/board/terms/types.js";
import { COLOURS, partnerOf } from "../../../src/core/agents.js";
import { AMBASSADOR, agentSeats, colourAt, seatOf } from "../../../src/core/seat.js";
import type { Act } from "../../../src/testing/board.js";
import { gestureAt } from "../../shared/twins/gestures.js";
import type { Random } from "../../shared/twins/random.js";
import type { Deal } from "./oracle.js";
import type { Move, MoveChooser } from "./original.js";

const NEVER = 2 ** 31;

/**
 * Plays on at random, with a liking for what has secrets in it: meetings, repeated answers,
 * objections, whispers, sheets. Stops after so many moves, with luck on an announcement.
 */
export function randomMoves(random: Random, prelude: readonly Move[], length: number): MoveChooser {
  const rest = [...prelude];
  return (state, written) => {
    if (state.table.phase.type === "handshake") return null;
    if (random.oneIn(4)) return gestureAt(state.table.config.seats.length, random);
    const next = rest.shift() ?? (random.oneIn(9) ? seal(state, random) : null);
    if (next !== null) return next;
    return written < length ? awaited(state, random) : announcement(state, random);
  };
}

function seal(state: BoardState, random: Random): Move | null {
  const seat = seatOf(state.table.config, AMBASSADOR);
  if (seat === null || !boardGame.legal(boardGame.viewOf(state, seat)).seal) return null;
  const hands = state.own.map(({ hand }) => hand);
  const deal = { hands: random.oneIn(2) ? hands : random.shuffled(hands), arrested: null };
  return { seat, act: { type: "seal", sheet: sheetOf(deal) } };
}

/** What is right to write down (B12.5). */
export function sheetOf({ hands }: Deal): Sheet {
  const held = hands.filter((hand) => hand !== null);
  const suspicions = COLOURS.map((colour, i) => {
    const { identity, build } = held[i] as (typeof held)[number];
    return [colour, { identity, build }];
  });
  return Object.fromEntries(suspicions) as Sheet;
}

function awaited(state: BoardState, random: Random): Move | null {
  const seats = boardGame.awaited(boardGame.viewOf(state, "spectator"));
  if (seats.length === 0) return null;
  const seat = random.pick(seats);
  const view = boardGame.viewOf(state, seat);
  const habits = { announce: NEVER, gesture: NEVER, seal: NEVER };
  const sample = (): Act => sampleAction(view, random.below, habits) as Act;
  const tries = Array.from({ length: 12 }, sample);
  const liked = tries.find((act) => isLiked(state, seat, act));
  return { seat, act: liked !== undefined && !random.oneIn(3) ? liked : (tries[0] as Act) };
}

function isLiked(state: BoardState, seat: Move["seat"], act: Act): boolean {
  const { table, own } = state;
  const meets = (positions: typeof table.positions): boolean =>
    meetingsOf({ ...table, positions }, seat).length > 0;
  switch (act.type) {
    case "move":
      return meets(afterSteps(table.positions, act.steps));
    case "walk":
      return meets({ ...table.positions, ambassador: act.path.at(-1) ?? 0 });
    case "ask":
    case "object":
      return true;
    case "show":
      return (own[seat]?.shows ?? []).some(({ cards }) =>
        act.cards.every((c) => cards.includes(c)),
      );
    default:
      return false;
  }
}

/** The last thing that happens while secrets last: the hand is offered, not yet taken. */
function announcement(state: BoardState, random: Random): Move | null {
  const { table, own } = state;
  const { phase, config } = table;
  const offTurn = random.oneIn(2) ? announcementOffTurn(state, random) : null;
  if (offTurn !== null) return offTurn;
  if (phase.type !== "resolving" || colourAt(config, phase.seat) === null) return null;
  const { seat } = phase;
  const identity = own[seat]?.hand?.identity;
  const others = agentSeats(config).filter((each) => each !== seat);
  const friend = others.find(
    (each) => identity && own[each]?.hand?.identity === partnerOf(identity),
  );
  const partner = friend !== undefined && random.oneIn(2) ? friend : random.pick(others);
  return { seat, act: { type: "announce", partner, code: random.pick(SAID) } };
}

const SAID = ["A-B", "C-D", "D-B"] as const;

/** B10.1: in the turn of the player who is named. */
function announcementOffTurn(state: BoardState, random: Random): Move | null {
  const seats = agentSeats(state.table.config);
  for (const seat of random.shuffled(seats)) {
    const { announceTo } = boardGame.legal(boardGame.viewOf(state, seat));
    if (announceTo === null) continue;
    return { seat, act: { type: "announce", partner: announceTo, code: random.pick(SAID) } };
  }
  return null;
}
