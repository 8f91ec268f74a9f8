import fc from "fast-check";
import { type Habits, sampleAction } from "../../src/board/legal/sample.js";
import { type BoardTypes, boardGame } from "../../src/board/rules.js";
import { meetingsOf } from "../../src/board/state/table.js";
import { boardConfig, EDITIONS, PLACEMENTS, REPEATS } from "../../src/board/terms/config.js";
import { seededChance, seedFromText } from "../../src/core/chance.js";
import { seededBelow } from "../../src/testing/random.js";
import {
  type Moment as AnyMoment,
  PLAYERS,
  pick,
  play,
  seating,
  seedOf,
  spreadOver,
} from "../shared/moments.js";

export {
  frozen,
  PLAYERS,
  pick,
  seatsAt,
  seedOf,
  shuffled,
  tries,
  viewAt,
} from "../shared/moments.js";

/** A table of random players. All that happens at it follows from these words. */
export interface RandomTable {
  readonly players: number;
  readonly edition: (typeof EDITIONS)[number];
  readonly repeats: (typeof REPEATS)[number];
  readonly placement: (typeof PLACEMENTS)[number];
  readonly seed: number;
}

export type Moment = AnyMoment<BoardTypes>;

/** 3 numbers of players × 3 editions × 2 × 2 options: 36 kinds of tables. */
export const TABLES: readonly Omit<RandomTable, "seed">[] = PLAYERS.flatMap((players) =>
  EDITIONS.flatMap((edition) =>
    REPEATS.flatMap((repeats) =>
      PLACEMENTS.map((placement) => ({ players, edition, repeats, placement })),
    ),
  ),
);

/** Any table with so many players. A failing one is told whole, so it can be kept as a named test. */
export const tableOf = (players: number): fc.Arbitrary<RandomTable> =>
  fc.record({
    players: fc.constant(players),
    edition: fc.constantFrom(...EDITIONS),
    repeats: fc.constantFrom(...REPEATS),
    placement: fc.constantFrom(...PLACEMENTS),
    seed: seedOf,
  });

export function momentsOf(table: RandomTable, entropy: readonly string[] = []): Iterable<Moment> {
  const below = seededBelow(table.seed);
  const { players, edition, repeats, placement } = table;
  const seats = seating(players, below);
  // B2.4: at every third table the first player is named.
  const first = table.seed % 3 === 0 ? (seats[table.seed % players] ?? "random") : "random";
  const config = boardConfig({ edition, repeats, placement, seats, first });
  if (!config.ok) throw new Error(`no such table: ${config.error.field}`);
  // In their partner's turn, too: at every decision they have a chance to announce.
  const habits: Habits = { announce: pick([75, 300, 2400], below), gesture: 12, seal: 25 };
  return play<BoardTypes>({
    game: boardGame,
    config: config.value,
    chance: seededChance(seedFromText(`laws ${table.seed}`), entropy),
    below,
    sample: (view) => sampleAction(view, below, habits),
  });
}

export const spread = (count: number): readonly Moment[] =>
  spreadOver<BoardTypes>(
    count,
    (seed) => momentsOf({ ...(TABLES[(seed * 5) % TABLES.length] as RandomTable), seed }),
    kindOf,
  );

/** The phase; pairs, penalties, chances to object and open meetings are kinds of their own. */
function kindOf({ state: { table } }: Moment): string {
  const { phase } = table;
  if (phase.type === "answering") return `answering ${phase.owed} ${phase.question.clear}`;
  if (phase.type === "banishing") return `banishing ${phase.objectable}`;
  if (phase.type === "resolving") return `resolving ${meetingsOf(table, phase.seat).length > 0}`;
  return phase.type;
}
