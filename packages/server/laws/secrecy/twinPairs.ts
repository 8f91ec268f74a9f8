import { SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { cardTwins } from "../../../engine/laws/card/secrecy/twinFactory.js";
import { type Random, randomFrom } from "../../../engine/laws/shared/twins/random.js";
import type {
  Original,
  Script,
  TwinFactory,
  TwinTypes,
} from "../../../engine/laws/shared/twins/twinFactory.js";
import { viewerScriptOf } from "../../../engine/laws/shared/twins/write.js";
import { fold } from "../../../engine/src/core/game.js";

/** Pairs of games that differ only in what a viewer must not know, for the laws of the server. */

/** Games that begin with a setup, as all games of a server do. */
function* originals<T extends TwinTypes>(
  stage: TwinFactory<T>,
  name: string,
): Generator<Original<T>> {
  for (let round = 0; ; round += 1) {
    for (const [i, config] of stage.configs.entries()) {
      const rarities = stage === (cardTwins as unknown) ? stage.rarities : [];
      const rarity = rarities.filter(({ fits }) => fits(config))[round % 5];
      const seed = `sockets ${name} ${round} ${i}`;
      yield round % 2 === 0 || rarity === undefined
        ? stage.wholeGame(config, seed)
        : rarity.write(config, seed);
    }
  }
}

export interface Pair<T extends TwinTypes> {
  readonly viewer: Viewer;
  readonly original: Script<T>;
  readonly twin: Script<T>;
  readonly probes: readonly unknown[];
}

/** Pairs that differ in this for these viewers, without end. */
export function* pairs<T extends TwinTypes>(
  stage: TwinFactory<T>,
  aim: T["Category"],
  viewersOf: (players: number, random: Random) => readonly Viewer[],
): Generator<Pair<T>> {
  for (const original of originals(stage, aim)) {
    const random = randomFrom(`${original.opening.seed} ${aim}`);
    for (const viewer of viewersOf(original.opening.config.seats.length, random)) {
      const telling = viewerScriptOf(stage, original, viewer);
      const cuts = stage.cutsFor(telling, aim);
      if (cuts.length === 0) continue;
      const cut = random.oneIn(2) ? (cuts.at(-1) ?? 0) : random.pick(cuts);
      const twin = stage.twinOf(telling, { cut, aim }, random);
      if (twin === null) continue;
      const state = fold(stage.game, telling.logs[cut] ?? []);
      yield {
        viewer,
        original: { ...telling, slots: telling.slots.slice(0, cut + 1) },
        twin,
        probes: viewer === SPECTATOR ? [] : refusedProbes(stage, state, viewer, random),
      };
    }
  }
}

const PROBES = 6;

const refusedProbes = <T extends TwinTypes>(
  { game, probesAt }: TwinFactory<T>,
  state: T["State"],
  viewer: Viewer,
  random: Random,
): readonly unknown[] =>
  probesAt(state, viewer, random)
    .map((probe) => ({ type: "", ...(probe as object) }))
    .filter((probe) => game.check(game.viewOf(state, viewer), probe) !== null)
    .slice(0, PROBES);

/** A seat and a spectator. */
export const anybody = (players: number, random: Random): readonly Viewer[] => [
  random.below(players) as Viewer,
  SPECTATOR,
];
