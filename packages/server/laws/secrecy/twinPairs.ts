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

/** Twins: pairs of games that differ only in what a viewer must not know. */

/** Games from their setup on, as all games of a server are. */
function* originals<T extends TwinTypes>(
  twins: TwinFactory<T>,
  name: string,
): Generator<Original<T>> {
  for (let round = 0; ; round += 1) {
    for (const [i, config] of twins.configs.entries()) {
      const rarities = twins === (cardTwins as unknown) ? twins.rarities : [];
      const rarity = rarities.filter(({ fits }) => fits(config))[round % 5];
      const seed = `sockets ${name} ${round} ${i}`;
      yield round % 2 === 0 || rarity === undefined
        ? twins.wholeGame(config, seed)
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

/** An endless sequence of pairs that differ in this kind of secret, for these viewers. */
export function* pairs<T extends TwinTypes>(
  twins: TwinFactory<T>,
  aim: T["Category"],
  viewersOf: (players: number, random: Random) => readonly Viewer[],
): Generator<Pair<T>> {
  for (const original of originals(twins, aim)) {
    const random = randomFrom(`${original.opening.seed} ${aim}`);
    for (const viewer of viewersOf(original.opening.config.seats.length, random)) {
      const script = viewerScriptOf(twins, original, viewer);
      const cuts = twins.cutsFor(script, aim);
      if (cuts.length === 0) continue;
      const cut = random.oneIn(2) ? (cuts.at(-1) ?? 0) : random.pick(cuts);
      const twin = twins.twinOf(script, { cut, aim }, random);
      if (twin === null) continue;
      const state = fold(twins.game, script.logs[cut] ?? []);
      yield {
        viewer,
        original: { ...script, slots: script.slots.slice(0, cut + 1) },
        twin,
        probes: viewer === SPECTATOR ? [] : refusedProbes(twins, state, viewer, random),
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
export const seatAndSpectator = (players: number, random: Random): readonly Viewer[] => [
  random.below(players) as Viewer,
  SPECTATOR,
];
