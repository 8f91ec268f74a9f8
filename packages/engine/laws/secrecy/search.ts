import { seatsOf } from "../../src/board/config.js";
import { SPECTATOR, type Viewer } from "../../src/core/seat.js";
import { compare, type Difference, type Recording, record } from "./compare.js";
import type { Original } from "./original.js";
import { randomFrom } from "./random.js";
import { CONFIGS, RARITIES, type Rarity, rareGame, wholeGame } from "./scenarios.js";
import type { System } from "./system.js";
import { CATEGORIES, type Category, cutsFor, tellingOf, twinOf } from "./twin.js";

/** A pair that was compared, or that could not be made. */
export interface Tried {
  readonly original: Original;
  readonly viewer: Viewer;
  readonly aim: Category;
  /** In what the twin is another game; null: there was no twin, the pair is discarded. */
  readonly differs: ReadonlySet<Category> | null;
  /** At how many moments the two were held against each other. */
  readonly moments: number;
  /** How the viewer could tell the two apart; null, as it should be: not at all. */
  readonly found: Difference | null;
}

/** How many twins this viewer of this game should get for the sake of this category. */
export type Wants = (category: Category, original: Original, viewer: Viewer) => number;

/** Pairs without end, the same every time. */
export function* pairs(system: System, wants: Wants): Iterable<Tried> {
  for (const original of originals()) {
    for (const viewer of [...seatsOf(original.opening.config), SPECTATOR] as const) {
      yield* pairsOf(system, original, viewer, wants);
    }
  }
}

/** Round after round, at each kind of table, two rare situations and a whole game. */
function* originals(): Iterable<Original> {
  const turns = new Map<Rarity, number>(RARITIES.map((rarity) => [rarity, 0]));
  for (let round = 0; ; round += 1) {
    for (const [i, config] of CONFIGS.entries()) {
      const waiting = [...turns.keys()].filter(({ fits }) => fits(config));
      waiting.sort((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
      for (const rarity of waiting.slice(0, 2)) {
        turns.set(rarity, (turns.get(rarity) ?? 0) + 1);
        yield remembered(`round ${round} table ${i} ${rarity.name}`, (seed) =>
          rareGame(config, rarity, seed),
        );
      }
      yield remembered(`round ${round} table ${i}`, (seed) => wholeGame(config, seed));
    }
  }
}

/** The planted leaks are all looked for in the same first games. */
const REMEMBERED = new Map<string, Original>();

function remembered(seed: string, written: (seed: string) => Original): Original {
  const original = REMEMBERED.get(seed) ?? written(seed);
  if (REMEMBERED.size < 3 * CONFIGS.length) REMEMBERED.set(seed, original);
  return original;
}

function* pairsOf(
  system: System,
  original: Original,
  viewer: Viewer,
  wants: Wants,
): Iterable<Tried> {
  const random = randomFrom(`${original.opening.seed} ${viewer}`);
  const telling = tellingOf(original, viewer);
  let recording: Recording | null = null;
  for (const aim of CATEGORIES) {
    const wanted = wants(aim, original, viewer);
    const cuts = wanted === 0 ? [] : cutsFor(telling, aim);
    for (let n = cuts.length === 0 ? 0 : wanted; n > 0; n -= 1) {
      const cut = random.oneIn(2) ? (cuts.at(-1) ?? 0) : random.pick(cuts);
      const twin = twinOf(telling, { cut, aim }, random);
      if (twin !== null) recording ??= record(system, telling, random);
      const found = twin === null || recording === null ? null : compare(system, recording, twin);
      const moments = twin?.slots.length ?? 0;
      yield { original, viewer, aim, differs: twin?.differs ?? null, moments, found };
    }
  }
}
