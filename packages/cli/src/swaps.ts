import type { BotGame, BotTable } from "./botGame.js";
import type { Level } from "./level.js";
import { NO_SPREAD, type Spread, together, withValue } from "./spread.js";

/**
 * What it changes when one bot takes the chair of another, everybody else staying: +1 for a game won
 * instead of lost, on the same deal. By partner's and opponents' level alike, so no private code of
 * bots among themselves is rewarded.
 */
export interface Swaps {
  readonly all: Spread;
  /** By seat. */
  readonly seats: readonly Spread[];
  /** By seat: the share of games the newcomer won there. */
  readonly wins: readonly Spread[];
}

export const NO_SWAPS: Swaps = { all: NO_SPREAD, seats: [], wins: [] };

/** One deal: as the table sits, then with the newcomer on each chair in turn. */
export function swapsOf(table: BotTable, number: number, newcomer: Level): Swaps {
  const { levels } = table;
  const before = table.playDeal(number, levels);
  const after = levels.map((_, seat) => table.playDeal(number, levels.with(seat, newcomer)));
  const changes = after.map((game, seat) => won(game, seat) - won(before, seat));
  const mean = changes.reduce((sum, each) => sum + each, 0) / changes.length;
  return {
    all: withValue(NO_SPREAD, mean),
    seats: changes.map((change) => withValue(NO_SPREAD, change)),
    wins: after.map((game, seat) => withValue(NO_SPREAD, won(game, seat))),
  };
}

const won = ({ outcome }: BotGame, seat: number): number =>
  outcome?.winners.some((each) => each === seat) ? 1 : 0;

export const addSwaps = (a: Swaps, b: Swaps): Swaps => ({
  all: together(a.all, b.all),
  seats: addEach(a.seats, b.seats),
  wins: addEach(a.wins, b.wins),
});

const addEach = (a: readonly Spread[], b: readonly Spread[]): readonly Spread[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) =>
    together(a[at] ?? NO_SPREAD, b[at] ?? NO_SPREAD),
  );
