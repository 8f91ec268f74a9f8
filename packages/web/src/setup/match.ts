import { type CardConfig, type Match, type Outcome, winnersOf } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import type { CardSetup, MatchSoFar } from "./setup.js";

export interface Standings {
  /** By seat; this game is counted once it has ended. */
  readonly points: readonly number[];
  /** The game being played, from 1. */
  readonly game: number;
  /** C9.1: empty while the match goes on. */
  readonly winners: readonly Seat[];
}

/** Where a match stands; null: a single game. */
export function standings({ config, match }: CardSetup, outcome: Outcome | null): Standings | null {
  if (match === null) return null;
  const points = match.points.map((each, seat) => each + (outcome?.points[seat] ?? 0));
  const winners = winnersOf(matchOf(config, { ...match, points }));
  return { points, game: match.games + 1, winners };
}

const matchOf = (config: CardConfig, { points, games }: MatchSoFar): Match => ({
  config,
  points,
  games,
});
