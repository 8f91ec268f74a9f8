import { SPECTATOR, seatsOf, type Viewer } from "../../../src/core/seat.js";
import { compare, type Difference, type Recording, record } from "./compare.js";
import { randomFrom } from "./random.js";
import type { Original, System, TwinFactory, TwinTypes } from "./twinFactory.js";
import { viewerScriptOf } from "./write.js";

/** A pair that was compared, or that could not be made. */
export interface Tried<T extends TwinTypes> {
  readonly original: Original<T>;
  readonly viewer: Viewer;
  readonly aim: T["Category"];
  /** In what the twin is another game; null: there was no twin, the pair is discarded. */
  readonly differs: ReadonlySet<T["Category"]> | null;
  /** At how many moments the two were held against each other. */
  readonly moments: number;
  /** How the viewer could tell the two apart; null, as it should be: not at all. */
  readonly found: Difference | null;
}

/** How many twins this viewer of this game should get for the sake of this category. */
export type Wants<T extends TwinTypes> = (
  category: T["Category"],
  original: Original<T>,
  viewer: Viewer,
) => number;

/** Pairs without end, the same every time. */
export function* pairs<T extends TwinTypes>(
  twins: TwinFactory<T>,
  system: System<T>,
  wants: Wants<T>,
): Iterable<Tried<T>> {
  for (const original of originals(twins)) {
    for (const viewer of [...seatsOf(original.opening.config), SPECTATOR] as const) {
      yield* pairsOf(twins, system, original, viewer, wants);
    }
  }
}

/** Round after round, at each kind of table, two rare situations and a whole game. */
function* originals<T extends TwinTypes>(twins: TwinFactory<T>): Iterable<Original<T>> {
  const { configs, rarities, wholeGame } = twins;
  const turns = new Map(rarities.map((rarity) => [rarity, 0]));
  for (let round = 0; ; round += 1) {
    for (const [i, config] of configs.entries()) {
      const waiting = [...turns.keys()].filter(({ fits }) => fits(config));
      waiting.sort((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
      for (const rarity of waiting.slice(0, 2)) {
        turns.set(rarity, (turns.get(rarity) ?? 0) + 1);
        yield remembered(twins, `round ${round} table ${i} ${rarity.name}`, (seed) =>
          rarity.write(config, seed),
        );
      }
      yield remembered(twins, `round ${round} table ${i}`, (seed) => wholeGame(config, seed));
    }
  }
}

/** The planted leaks are all looked for in the same first games. */
const REMEMBERED = new WeakMap<object, Map<string, unknown>>();

function remembered<T extends TwinTypes>(
  twins: TwinFactory<T>,
  seed: string,
  written: (seed: string) => Original<T>,
): Original<T> {
  const games = (REMEMBERED.get(twins) ?? new Map()) as Map<string, Original<T>>;
  REMEMBERED.set(twins, games);
  const original = games.get(seed) ?? written(seed);
  if (games.size < 3 * twins.configs.length) games.set(seed, original);
  return original;
}

function* pairsOf<T extends TwinTypes>(
  twins: TwinFactory<T>,
  system: System<T>,
  original: Original<T>,
  viewer: Viewer,
  wants: Wants<T>,
): Iterable<Tried<T>> {
  const random = randomFrom(`${original.opening.seed} ${viewer}`);
  const script = viewerScriptOf(twins, original, viewer);
  let recording: Recording | null = null;
  for (const aim of twins.categories) {
    const wanted = wants(aim, original, viewer);
    const cuts = wanted === 0 ? [] : twins.cutsFor(script, aim);
    for (let n = cuts.length === 0 ? 0 : wanted; n > 0; n -= 1) {
      const cut = random.oneIn(2) ? (cuts.at(-1) ?? 0) : random.pick(cuts);
      const twin = twins.twinOf(script, { cut, aim }, random);
      if (twin !== null) recording ??= record(twins, system, script, random);
      const found =
        twin === null || recording === null ? null : compare(twins, system, recording, twin);
      const moments = twin?.slots.length ?? 0;
      yield { original, viewer, aim, differs: twin?.differs ?? null, moments, found };
    }
  }
}
