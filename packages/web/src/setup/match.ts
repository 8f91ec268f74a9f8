import {
  afterGame,
  type CardConfig,
  type Match,
  type Outcome,
  type Table,
  winnersOf,
} from "@inkognito/engine/card";
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

/** C9.1: the setup of the next game; null: this one has not ended, or nothing comes after it. */
export function nextSetup(setup: CardSetup, { phase, rounds }: Table): CardSetup | null {
  const [opening] = rounds;
  if (setup.match === null || phase.type !== "ended" || opening === undefined) return null;
  const began = { ...setup.config, first: opening.first };
  const after = afterGame(matchOf(setup.config, setup.match), began, phase.outcome);
  if (winnersOf(after).length > 0) return null;
  const { config, points, games } = after;
  return { ...setup, config, match: { points, games } };
}

const matchOf = (config: CardConfig, { points, games }: MatchSoFar): Match => ({
  config,
  points,
  games,
});
