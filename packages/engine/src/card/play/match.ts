import { AMBASSADOR, type Role, type Seat } from "../../core/seat.js";
import { orderFrom } from "../state/table.js";
import type { CardConfig } from "../terms/config.js";
import type { Outcome } from "../terms/event.js";

/** C9.1: who first has so many points. */
export const MATCH_POINTS = 3;

/** A match: games until a player has three points. Each game has its own seed and its own log. */
export interface Match {
  readonly config: CardConfig;
  /** By seat. */
  readonly points: readonly number[];
  /** Games ended so far. */
  readonly games: number;
}

export const beginMatch = (config: CardConfig): Match => ({
  config,
  points: config.seats.map(() => 0),
  games: 0,
});

/** C9.1: who has won the match; several who reach three together share it; empty: it goes on. */
export const winnersOf = ({ points }: Match): readonly Seat[] =>
  points.flatMap((each, seat) => (each >= MATCH_POINTS ? [seat as Seat] : []));

/**
 * The match after one more game. `began` is the config of that game with its first player as drawn:
 * the next one starts to the left of it, and with five players the Ambassador's role passes left.
 */
export function afterGame(match: Match, began: CardConfig, outcome: Outcome): Match {
  return {
    config: nextConfig(began),
    points: match.points.map((each, seat) => each + (outcome.points[seat] ?? 0)),
    games: match.games + 1,
  };
}

function nextConfig(config: CardConfig): CardConfig {
  if (config.first === "random") throw new Error("the first player of a played game is known");
  if (!config.seats.includes(AMBASSADOR)) {
    const [, first] = orderFrom(config, config.first);
    return { ...config, first: first ?? config.first };
  }
  const seats = passedLeft(config.seats);
  const first = seats[(config.seats.indexOf(config.first) + 1) % seats.length];
  // His new seat is left of his old one, and from that one no game was begun.
  if (first === undefined || first === AMBASSADOR) throw new Error("nobody is to begin");
  return { ...config, seats, first };
}

/** The Ambassador's player and the one to the left change roles; the others keep their colours. */
function passedLeft(seats: readonly Role[]): readonly Role[] {
  const was = seats.indexOf(AMBASSADOR);
  const will = (was + 1) % seats.length;
  return seats.with(was, seats[will] ?? AMBASSADOR).with(will, AMBASSADOR);
}
