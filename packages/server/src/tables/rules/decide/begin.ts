import { err, ok, type Result, type Seat } from "@inkognito/engine/core";
import type {
  PlayerId,
  Sitter,
  TableEvent,
  TableRefusalCode,
  TableState,
} from "@inkognito/protocol";

/*
 * How a game begins. Sitting down is a yes to the next game. After that game the players are asked
 * again: it begins when all agree, or when the host begins it without the others.
 */

const isSitter = (sitter: Sitter | null): sitter is Sitter => sitter !== null;

const isFull = ({ seats }: TableState): boolean =>
  seats.every(isSitter) && seats.some((sitter) => sitter?.type === "player");

const isBetweenGames = ({ phase, games }: TableState): boolean =>
  phase.type === "gathering" && games > 0;

/** The seats of players who have not agreed to the next game. */
const undecidedSeats = ({ seats, next }: TableState): readonly Seat[] =>
  seats.flatMap((sitter, seat) =>
    sitter?.type === "player" && next[seat] !== true ? [seat as Seat] : [],
  );

/** Does everybody who sits here agree to the next game? */
export const allAgree = (state: TableState): boolean =>
  isBetweenGames(state) && isFull(state) && undecidedSeats(state).length === 0;

/**
 * The host begins the game. `without` undefined: without all who have not agreed. Those who are named have
 * a bot until they come, even if they agreed before they went.
 */
export function decideStart(
  state: TableState,
  without: readonly PlayerId[] | undefined,
  commitment: string,
): Result<readonly TableEvent[], TableRefusalCode> {
  if (!isFull(state)) return err("notEnough");
  const isNamed = (seat: Seat): boolean => {
    const sitter = state.seats[seat];
    return sitter?.type === "player" && without?.includes(sitter.player) === true;
  };
  const isHost = (seat: Seat): boolean => {
    const sitter = state.seats[seat];
    return sitter?.type === "player" && sitter.player === state.host;
  };
  const undecided = isBetweenGames(state)
    ? undecidedSeats(state).filter((seat) => !isHost(seat))
    : [];
  if (without !== undefined && !undecided.every(isNamed)) return err("notAgreed");
  const missing = state.seats
    .map((_, seat) => seat as Seat)
    .filter((seat) => undecided.includes(seat) || (isNamed(seat) && !isHost(seat)));
  return ok(beginning(state, missing, commitment));
}

/** `missing`: bots play for these seats until the players come. */
export const beginning = (
  { games, config, seats }: TableState,
  missing: readonly Seat[],
  commitment: string,
): readonly TableEvent[] => [
  { type: "started", game: games + 1, config, seats: seats.filter(isSitter) },
  { type: "sealed", commitment },
  ...missing.map((seat): TableEvent => ({ type: "stoodIn", seat, why: "missing" })),
];
