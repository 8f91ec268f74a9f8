import fc from "fast-check";
import { sampleAction } from "../../src/card/legal/sample.js";
import { type CardTypes, cardGame } from "../../src/card/rules.js";
import { cardConfig, EDITIONS } from "../../src/card/terms/config.js";
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

/** A table of random players. All that happens at it follows from these words. */
export interface RandomTable {
  readonly players: number;
  readonly edition: (typeof EDITIONS)[number];
  readonly gestures: boolean;
  readonly seed: number;
}

export type Moment = AnyMoment<CardTypes>;

/** 3 numbers of players × 2 editions, with gestures and without: 12 kinds of tables. */
export const TABLES: readonly Omit<RandomTable, "seed">[] = PLAYERS.flatMap((players) =>
  EDITIONS.flatMap((edition) => [true, false].map((gestures) => ({ players, edition, gestures }))),
);

export const tableOf = (players: number): fc.Arbitrary<RandomTable> =>
  fc.record({
    players: fc.constant(players),
    edition: fc.constantFrom(...EDITIONS),
    gestures: fc.boolean(),
    seed: seedOf,
  });

export function momentsOf(table: RandomTable, entropy: readonly string[] = []): Iterable<Moment> {
  const below = seededBelow(table.seed);
  const { players, edition, gestures } = table;
  const config = cardConfig({ edition, gestures, seats: seating(players, below) });
  if (!config.ok) throw new Error(`no such table: ${config.error.field}`);
  const habits = { announce: pick([10, 40, 400], below), gesture: 12 };
  return play<CardTypes>({
    game: cardGame,
    config: config.value,
    chance: seededChance(seedFromText(`laws ${table.seed}`), entropy),
    below,
    sample: (view) => sampleAction(view, below, habits),
  });
}

export const spread = (count: number): readonly Moment[] =>
  spreadOver<CardTypes>(
    count,
    (seed) => momentsOf({ ...(TABLES[(seed * 5) % TABLES.length] as RandomTable), seed }),
    kindOf,
  );

/** The phase; meetings by who is in them and whether someone has chosen, hands by what is left. */
function kindOf({ state: { table } }: Moment): string {
  const { phase, rounds } = table;
  if (phase.type === "locating") return `locating ${rounds.length % 5}`;
  if (phase.type !== "meeting") return phase.type;
  const { meeting, choosers, chosen } = phase;
  return `${meeting.agents.length} ${meeting.ambassador} ${choosers.length} ${chosen.length}`;
}
