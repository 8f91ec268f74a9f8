import type { Level } from "@inkognito/mind/levels";
import type { BotGame, BotTable } from "../games/shared/botGame.js";
import { meansByPart, type Part, partsOf } from "./parts.js";
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
  /** By what the chair was in that deal. */
  readonly parts: Partial<Record<Part, Changed>>;
}

/** What the newcomer won there, and how much more than the bot it replaced. */
interface Changed {
  readonly wins: Spread;
  readonly gain: Spread;
}

export const NO_SWAPS: Swaps = { all: NO_SPREAD, seats: [], wins: [], parts: {} };

/** One deal: as the table sits, then with the newcomer on each chair in turn, or on just one. */
export function swapsOf(
  table: BotTable,
  number: number,
  newcomer: Level,
  chair: number | null = null,
): Swaps {
  const { levels } = table;
  const before = table.playDeal(number, levels);
  const parts = partsOf(before);
  const taken = [...levels.keys()].filter((seat) => chair === null || seat === chair);
  const wins = taken.map((seat) => won(table.playDeal(number, levels.with(seat, newcomer)), seat));
  const changes = taken.map((seat, i) => (wins[i] ?? 0) - won(before, seat));
  const taking = taken.map((seat) => parts[seat] ?? []);
  const gains = new Map(meansByPart(taking, changes));
  const mean = changes.reduce((sum, each) => sum + each, 0) / changes.length;
  const bySeat = (values: readonly number[]): readonly Spread[] =>
    levels.map((_, seat) => {
      const value = values[taken.indexOf(seat)];
      return value === undefined ? NO_SPREAD : withValue(NO_SPREAD, value);
    });
  return {
    all: withValue(NO_SPREAD, mean),
    seats: bySeat(changes),
    wins: bySeat(wins),
    parts: Object.fromEntries(
      meansByPart(taking, wins).map(([part, share]): [Part, Changed] => [
        part,
        {
          wins: withValue(NO_SPREAD, share),
          gain: withValue(NO_SPREAD, gains.get(part) ?? 0),
        },
      ]),
    ),
  };
}

const won = ({ outcome }: BotGame, seat: number): number =>
  outcome?.winners.some((each) => each === seat) ? 1 : 0;

export const addSwaps = (a: Swaps, b: Swaps): Swaps => ({
  all: together(a.all, b.all),
  seats: addEach(a.seats, b.seats),
  wins: addEach(a.wins, b.wins),
  parts: addParts(a.parts, b.parts),
});

function addParts(a: Swaps["parts"], b: Swaps["parts"]): Swaps["parts"] {
  const parts: Partial<Record<Part, Changed>> = { ...a };
  for (const [part, { wins, gain }] of Object.entries(b) as [Part, Changed][]) {
    const before = parts[part] ?? { wins: NO_SPREAD, gain: NO_SPREAD };
    parts[part] = { wins: together(before.wins, wins), gain: together(before.gain, gain) };
  }
  return parts;
}

const addEach = (a: readonly Spread[], b: readonly Spread[]): readonly Spread[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) =>
    together(a[at] ?? NO_SPREAD, b[at] ?? NO_SPREAD),
  );
